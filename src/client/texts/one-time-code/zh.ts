import type { Translation } from '../translation.ts'

export const oneTimeCode = {
  title: '输入一次性代码',
  help: '打开身份验证器应用，输入其中为 Castellan 显示的代码。',
  otp: '一次性代码',
  login: '登录',
  issues: {
    required: '必填字段',
    tooShort: '代码为 6 位数字；输入的内容太短。',
    tooLong: '代码为 6 位数字；输入的内容太长。',
  },
} satisfies Translation<'zh', 'oneTimeCode'>
