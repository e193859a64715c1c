import type { MailTexts } from './en.ts'

export const zh: MailTexts = {
  greeting: (name) => (name ? `${name}，您好：` : '您好：'),
  farewell: 'Castellan',
  invitation: {
    subject: '邀请您使用 Castellan',
    lead: '您已受邀使用 Castellan。请使用以下信息登录，随后设置您自己的密码。',
    address: '电子邮箱',
    password: '临时密码',
    action: '登录',
    note: '临时密码的有效期为 7 天。如果您并未预料到此邀请，请忽略本邮件。',
  },
  signUpCode: {
    subject: '请确认您的电子邮箱',
    lead: '请输入以下验证码，以确认您的电子邮箱并完成 Castellan 账户的注册。',
    code: '验证码',
    note: '验证码的有效期为 1 小时。如果您没有注册账户，请忽略本邮件。',
  },
  resetCode: {
    subject: '重置您的 Castellan 密码',
    lead: '我们收到了重置您 Castellan 账户密码的请求。请输入以下验证码，然后设置新密码。',
    code: '重置验证码',
    action: '设置新密码',
    note: '验证码的有效期为 1 小时。如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。',
  },
  passwordChanged: {
    subject: '您的 Castellan 密码已更改',
    lead: '您的 Castellan 账户密码刚刚已更改，其他所有登录均已退出。',
    note: '如果这不是您本人的操作，请立即重置密码并通知您的管理员。',
    action: '重置密码',
  },
  factorSet: {
    subject: '您的 Castellan 账户已设置身份验证器应用',
    lead: '您的 Castellan 账户刚刚设置了身份验证器应用。从现在起，登录时需要输入其验证码。',
    note: '如果这不是您本人的操作，请立即重置密码并通知您的管理员。',
    action: '重置密码',
  },
  factorRemoved: {
    subject: '您的 Castellan 账户的身份验证器应用已移除',
    lead: '您的 Castellan 账户的身份验证器应用刚刚被移除。从现在起，只需密码即可登录。',
    note: '如果这不是您本人的操作，请立即重置密码并通知您的管理员。',
    action: '重置密码',
  },
}
