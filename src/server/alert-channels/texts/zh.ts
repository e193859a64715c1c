import type { AlertMailTexts } from './en.ts'

export const zh: AlertMailTexts = {
  lead: '请查看以下警报。',
  labels: { time: '时间', account: '帐户', address: '地址', country: '国家/地区' },
  labelled: (label, value) => `${label}：${value}`,
  open: '打开警报',
  unlisted: (count) => `此处未列出的警报：${count} 条`,
  note: '您收到此邮件是因为您的地址是警报的收件人。组织的安全管理员可以在 Castellan 中更改此设置。',
  test: {
    subject: '测试：警报会发送到这里',
    lead: '这是一封测试邮件。有关警报的邮件会发送到此地址。',
    note: '组织的安全管理员在 Castellan 中请求发送此邮件。没有发生任何事件。',
  },
}
