import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: '選択を解除',
  pending: 'このデバイスで変更、未送信',
  conflict: '双方で変更あり、判断が必要',
  view: '表示形式',
  asCards: 'カード',
  asTable: '表',
  keys: { next: '次の行', previous: '前の行', open: '行を開く', select: '行を選択' },
  arrange: '絞り込みとツール',
  offline: 'この一覧にはネットワークが必要です',
  offlineReason:
    '正確を期すためサーバーに問い合わせており、このデバイスには保存されません。ネットワークにつながり次第、読み取られます。',
  lastRead: 'ネットワークがありません。これは最後に読み取った一覧です。',
  notReadAgain: '一覧を再読み取りできませんでした。これは最後に読み取った内容です。',
} satisfies Translation<'ja', 'table'>
