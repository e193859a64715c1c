import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: '選択を解除',
  pending: 'このデバイスで変更、未送信',
  conflict: '双方で変更あり、判断が必要',
  view: '表示形式',
  asCards: 'カード',
  asTable: '表',
} satisfies Translation<'ja', 'table'>
