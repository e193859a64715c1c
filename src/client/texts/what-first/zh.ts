import type { Translation } from '../translation.ts'

export const whatFirst = {
  title: '先做什么',
  purpose: '这里收效最大的更改：没有它们攻击者会得到什么、涉及多少家公司、需要的工作有多少。',
  purposeOne: '这里收效最大的更改：没有它们攻击者会得到什么、需要的工作有多少。',
  loading: '正在权衡未完成的检查',
  people_other: '{{count, number}} 人',
  peopleAtLeast_other: '至少 {{count, number}} 人',
  preview: '预览',
  previewOf: '预览：{{name}}',
  showHow: '查看方法',
  showHowOf: '查看方法：{{name}}',
  done: '没有需要先做的事',
  doneReason: '每项已测量的检查都已满足，或已另行处理。',
  unread: '尚不清楚',
  unreadReason: '连接 Microsoft 365 并完成读取后，就能知道先做什么。',
  neverRead_other: '{{count}} 家公司从未读取，不计入此处。',
} satisfies Translation<'zh', 'whatFirst'>
