import type { Translation } from '../translation.ts'

export const forgotPassword = {
  title: '忘记密码',
  help: '请输入帐户的电子邮件地址。你会收到一封邮件，其中包含用于设置新密码的验证码；如果你从未登录过，则会再次收到邀请。',
  emailWrong: '请输入有效的电子邮件地址。',
  submit: '提交',
  emailSent: '电子邮件已发送',
  invited: '邀请已重新发送到 {{email}}。请使用其中的临时密码登录。',
  resetTitle: '设置新密码',
  resetHelp: '请输入发送到 {{email}} 的验证码。有效期为一小时。',
  codeIssues: {
    required: '必填字段',
    tooShort: '验证码为 6 个字符；输入的内容太短。',
  },
  notReady: '请输入验证码，并输入两次符合所有规则的密码。',
} satisfies Translation<'zh', 'forgotPassword'>
