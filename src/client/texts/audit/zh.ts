import type { Translation } from '../translation.ts'

export const audit = {
  title: '自定义审核',
  purpose: '分数只计入审核所查看的检查。被排除的检查仍会读取。',
  reset: '恢复默认设置',
  scope: {
    label: '范围',
    company: '单个公司',
  },
  company: {
    none: '没有匹配的公司',
  },
  loading: '正在读取审核设置',
  inheritOf: '继承“{{name}}”的设置',
  inherited: '按所有公司的设置',
  obstacles: {
    loading: '仍在读取设置。',
    saving: '正在保存。',
    noCompany: '请先选择公司。',
    unchanged: '没有任何更改。',
  },
  saved: '审核设置已保存在此设备上，有网络后发送到服务器。',
  failures: {
    notKept: '此设备无法保存更改。没有任何更改；你输入的内容仍在这里。',
    forbidden: '你的角色不再允许此操作。没有任何更改。',
  },
  resolve: {
    title: '处理检查',
    purpose: '你对 {{company}} 的“{{check}}”所做的决定。此后该检查计为已满足。',
    status: '状态',
    choose: '选择状态',
    details: '状态详情',
    takeBack: '撤回',
    saved: '处理结果已保存在此设备上，有网络后发送到服务器。',
    takenBack: '处理结果已在此设备上撤回，有网络后发送到服务器。',
  },
} satisfies Translation<'zh', 'audit'>
