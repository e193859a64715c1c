import type { Translation } from '../translation.ts'

export const incidents = {
  purpose: '把所有公司中相互关联的警报归在一起：同一攻击者的行为占一行。',
  search: '查找事件、帐户、公司或地址',
  sameAddress_other: '同一地址出现在 {{count}} 家公司',
  alerts_other: '{{count}} 条警报',
  open_other: '{{count}} 条待查看',
  columns: {
    title: '起因',
    companies: '公司',
    accounts: '帐户',
    count: '警报数',
    open: '待查看',
    at: '首次出现',
    addresses: '地址',
  },
  acts: {
    resolve: '全部解决',
    takeUp: '全部处理',
    noneOpen: '没有未关闭的警报。',
  },
  empty: {
    none: '没有事件',
    noneReason: '已读取的来源没有报告值得您查看的内容。',
    unreadReason: '事件会在首次联系服务器时到达。',
    filtered: '没有匹配的事件',
    filteredReason: '没有事件符合这些词、状态或时间范围。',
  },
  panel: {
    who: '谁和在哪里',
    course: '按顺序发生了什么',
    gone: '此事件已不存在',
    goneReason: '其警报已超过 90 天，或其公司不再由您管理。',
  },
  keys: { next: '下一个事件', previous: '上一个事件' },
  table: {
    select: '选择事件',
    selectAll: '选择所有事件',
    selected: '已选择 {{maximum}} 个中的 {{chosen}} 个',
    loading: '正在加载事件',
  },
} satisfies Translation<'zh', 'incidents'>
