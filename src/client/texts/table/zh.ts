import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: '清除选择',
  pending: '已在此设备上更改，尚未发送',
  conflict: '两端均已更改，需要决定',
  view: '视图',
  asCards: '卡片',
  asTable: '表格',
  keys: { next: '下一行', previous: '上一行', open: '打开该行', select: '选择该行' },
  arrange: '筛选与工具',
  offline: '此列表需要网络',
  offlineReason: '为保证准确，此列表从服务器获取，不保存在此设备上。有网络后会立即读取。',
  lastRead: '没有网络。这是上次读取的列表。',
  notReadAgain: '无法重新读取列表。这是上次读取的内容。',
} satisfies Translation<'zh', 'table'>
