import type { Translation } from '../translation.ts'

export const firstRun = {
  title: '设置 Castellan',
  checking: '正在检查设置链接',
  opening: '正在登录',
  ownerTitle: '你是谁？',
  ownerHelp: '此站点还没有任何用户。你将成为所有者，可以执行所有操作并邀请其他人。',
  firstName: '名字',
  lastName: '姓氏',
  email: '电子邮件',
  organizationTitle: '你的组织',
  organizationHelp: '管理各公司的服务商。其自己的公司会一并创建。',
  organization: '组织名称',
  timeZone: '时区',
  timeZoneHelp: '报告和计划以此为准。',
  hasPSA: '我们使用自己的工具（PSA）处理工单',
  hasPSAHelp: '如果没有，连接该工具的步骤将被忽略。',
  finish: '完成设置并登录',
  invalidTitle: '此设置链接已失效',
  invalidHelp:
    '链接已被使用，或者服务器之后重新启动并显示了新链接。如果还没有人设置此站点，请使用最近一次启动时的链接。',
  toLogin: '前往登录',
  issues: {
    required: '必填字段',
    email: '这不是电子邮件地址。',
  },
} satisfies Translation<'zh', 'firstRun'>
