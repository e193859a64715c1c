import type { Translation } from '../translation.ts'

export const session = {
  title: '你的会话已结束',
  nothingLost: '此设备上的内容不会丢失。请重新登录，以发送待处理的更改并继续当前操作。',
  putOff: '暂不',
  signIn: '重新登录',
} satisfies Translation<'zh', 'session'>
