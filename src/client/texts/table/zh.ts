import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: '清除选择',
  pending: '已在此设备上更改，尚未发送',
  conflict: '两端均已更改，需要决定',
  view: '视图',
  asCards: '卡片',
  asTable: '表格',
} satisfies Translation<'zh', 'table'>
