import type { Translation } from '../translation.ts'

export const keys = {
  scopes: {
    panel: 'このパネル',
    screen: 'この画面',
    everywhere: 'すべての画面',
  },
  rest: '入力中やダイアログの背後では、文字キーはショートカットとして働きません。',
} satisfies Translation<'ja', 'keys'>
