import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const signIn = {
  product: 'Castellan',
  title: '欢迎',
  email: '电子邮件',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  submit: '登录',
  required: '必填字段',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    userNotConfirmed: errors.userNotConfirmed,
    notAuthorized: errors.notAuthorized,
    challenge: '此帐户登录还需要一个步骤，此应用尚不支持。',
    unreachable: '无法连接到服务器。请检查网络后重试；你输入的内容仍在这里。',
  },
} satisfies Translation<'zh', 'signIn'>
