import type { Translation } from '../translation.ts'

export const unsaved = {
  title: '不保存就退出？',
  text: '你输入的内容尚未保存，将会丢失。',
  exit: '不保存并退出',
  stay: '继续编辑',
} satisfies Translation<'zh', 'unsaved'>
