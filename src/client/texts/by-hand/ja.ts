import type { Translation } from '../translation.ts'

export const byHand = {
  title: '手動で行う方法',
  where: '場所',
  steps: '手順',
  command: 'コマンド',
  commandHelp: '会社のテナントにサインインした PowerShell で使います。<山かっこ> の中を書き換えてください。',
  copy: 'コマンドをコピー',
  selected: '選択しました。Ctrl+C または ⌘C でコピーしてください',
  breaks: '影響',
  page: '提供元のページ',
} satisfies Translation<'ja', 'byHand'>
