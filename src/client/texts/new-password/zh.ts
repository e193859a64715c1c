import type { Translation } from '../translation.ts'

export const newPassword = {
  changeTitle: '设置新密码',
  changeHelp: '你的帐户是使用临时密码创建的。请设置一个只有你知道的密码。',
  password: '新密码',
  confirmation: '确认密码',
  change: '更改密码',
  rules: '密码要求',
  met: '已满足',
  open: '尚未满足',
  rule: {
    length: '8 到 99 个字符',
    upper: '一个大写字母',
    lower: '一个小写字母',
    digit: '一个数字',
    special: '一个特殊字符',
    noSpaces: '不含空格',
    notEmail: '不是你的电子邮件地址',
  },
  issues: {
    required: '必填字段',
    length: '密码需要 8 到 99 个字符。',
    invalid: '密码未满足下面的所有规则。',
    matchesEmail: '密码不能包含你的电子邮件地址。',
    different: '两次输入的密码不一致。',
  },
} satisfies Translation<'zh', 'newPassword'>
