import type { Translation } from '../translation.ts'

export const unsaved = {
  title: '保存せずに終了しますか?',
  text: '入力した内容はまだ保存されておらず、失われます。',
  exit: '保存せずに終了',
  stay: '編集を続ける',
} satisfies Translation<'ja', 'unsaved'>
