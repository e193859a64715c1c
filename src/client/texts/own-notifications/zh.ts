import type { Translation } from '../translation.ts'

export const ownNotifications = {
  purpose: '您在任一设备上收到的通知，最新的在前。',
  search: '查找通知或公司',
  markAll: '全部标记为已读',
  all: '所有通知',
  allRead: '这里的通知都已读。',
  notKept: '无法在此设备上保存任何内容。',
  columns: { title: '通知', reading: '已读', company: '公司', at: '时间' },
  reading: { unread: '未读', read: '已读' },
  filter: { add: '筛选' },
  table: {
    select: '选择此通知',
    selectAll: '选择所有通知',
    selected: '已选择 {{chosen}}/{{maximum}}',
    loading: '正在读取通知',
  },
  empty: {
    none: '还没有通知',
    noneReason: '警报和连接问题会显示在这里，也会发送到已开启通知的设备。',
    unread: '您的通知尚未在此设备上',
    unreadReason: '下次联网时会到达，之后一直保留在这里。',
    filtered: '没有符合的通知',
    filteredReason: '没有通知符合这些词和筛选条件。',
  },
} satisfies Translation<'zh', 'ownNotifications'>
