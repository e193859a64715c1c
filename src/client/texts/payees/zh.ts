import type { Translation } from '../translation.ts'

export const payees = {
  purpose: '公司在其会计工具中记录的付款，便于与其订阅对照。',
  search: '查找收款方或说明',
  unnamed: '未注明收款方',
  month: '月份',
  toIntegrations: '前往集成',
  columns: {
    vendor: '收款方',
    posted_on: '入账日期',
    description: '说明',
    account: '账户',
    cost: '费用',
    currency: '货币',
  },
  table: {
    select: '选择此支出',
    selectAll: '选择所有支出',
    selected: '已选择 {{chosen}} / {{maximum}}',
    loading: '正在读取支出',
  },
  empty: {
    none: '还没有支出',
    noneReason: '公司连接到 QuickBooks 并完成读取后，支出会列在此处。',
    unread: '支出尚未保存到此设备',
    unreadReason: '下次联网时会获取，此后会保留在此处。',
    filtered: '没有符合的支出',
    filteredReason: '没有符合这些词语和筛选条件的支出。',
  },
  panel: {
    context: 'QuickBooks 中的支出',
    gone: '此支出不在这里',
    goneReason: '它已从账簿中删除、早于 13 个月，或属于您不负责的公司。',
  },
} satisfies Translation<'zh', 'payees'>
