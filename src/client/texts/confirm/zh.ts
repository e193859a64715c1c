import type { Translation } from '../translation.ts'
import { errors } from '../errors/zh.ts'

export const confirm = {
  title: '确认你的电子邮件地址',
  help: '创建帐户时，已向 {{email}} 发送验证码。',
  box: '第 {{place}} 个字符，共 {{count}} 个',
  incomplete: '请输入全部六个字符。',
  request: '获取验证码',
  notices: {
    invalidCode: errors.invalidCode,
    expiredCode: errors.expiredCode,
    codeSent: '验证码已发送',
    requestFailed: '无法获取验证码',
    unreachable: '无法连接到服务器。请检查网络后重试；验证码仍在这里。',
  },
} satisfies Translation<'zh', 'confirm'>
