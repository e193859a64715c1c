import type { Translation } from '../translation.ts'

export const setupMfa = {
  title: '设置双重身份验证',
  why: '你的组织要求第二重身份验证：手机上的身份验证器应用。',
  scan: '用该应用扫描图片，或手动输入密钥。然后输入应用显示的代码。',
  loading: '正在获取密钥',
  qr: '用于身份验证器应用的 QR 码。下方的密钥内容相同。',
  key: '手动输入的密钥',
  copy: '复制',
  code: '应用中的代码',
  codeHelp: '6 位数字；每 30 秒更换一次。',
  issues: {
    required: '必填字段',
    tooShort: '代码为 6 位数字；输入的内容太短。',
    tooLong: '代码为 6 位数字；输入的内容太长。',
  },
} satisfies Translation<'zh', 'setupMfa'>
