import type { Translation } from '../translation.ts'

export const ignored = {
  purpose: '被排除在统计和报告之外的人及原因。无法为其分配许可证。',
  search: '搜索员工',
  columns: {
    department: '部门',
    why: '原因',
  },
  by: {
    person: '由人员',
    rule: '由导入设置',
  },
  byPerson: '由人员决定',
  reasons: {
    otherDomain: '域不在导入范围',
    notChosen: '不在选定帐户中',
    leftOut: '被设置排除',
    noLicences: '没有许可证',
    noGroups: '不属于任何组',
  },
  unignore: '取消忽略',
  more_other: '另有 {{count}} 人未列出。请选择公司以查看全部。',
  table: {
    select: '选择此员工',
    selectAll: '选择所有被忽略的员工',
    selected: '已选择 {{chosen}}/{{maximum}}',
    loading: '正在读取被忽略的员工',
  },
  empty: {
    none: '没有人被忽略',
    noneReason: '所有人都计入。可在员工列表中或通过公司的导入设置忽略某人。',
    unread: '被忽略的员工尚未加载',
    unreadReason: '此设备尚未读取员工，且服务器没有响应。',
    filtered: '没有匹配的人',
    filteredReason: '没有被忽略的员工符合搜索和筛选条件。',
  },
  panel: {
    rule: '取消忽略后，无论设置如何，该员工都保持导入状态。',
    open: '在员工中打开',
    gone: '此员工未被忽略',
    goneReason: '已重新计入，或已被移除。',
  },
} satisfies Translation<'zh', 'ignored'>
