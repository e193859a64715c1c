import type { Translation } from '../translation.ts'

export const keys = {
  scopes: {
    panel: '此面板',
    screen: '此屏幕',
    everywhere: '所有屏幕',
  },
  rest: '正在输入时或对话框打开时，字母键不作为快捷键。',
} satisfies Translation<'zh', 'keys'>
