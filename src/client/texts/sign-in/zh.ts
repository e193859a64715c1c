import type { Translation } from '../translation.ts'
import { errors } from '../errors/zh.ts'

export const signIn = {
  title: '欢迎',
  titleBack: '欢迎回来',
  forgotPassword: '忘记密码',
  or: '或',
  microsoft: '使用 Microsoft 继续',
  passwordChanged: errors.passwordChanged,
  offline: '没有网络。登录需要网络；你输入的内容会保留在这里。',
  enteringTrial: '正在使用试用帐户登录',
  opening: '正在打开此设备保存的内容',
  openingTest: '正在打开测试站点。其中的一切都是虚构的，可以随意尝试。',
} satisfies Translation<'zh', 'signIn'>
