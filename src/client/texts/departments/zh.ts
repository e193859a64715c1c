import type { Translation } from '../translation.ts'

export const departments = {
  purpose: '公司员工资料中填写的部门。',
  search: '搜索部门',
  none: '无部门',
  people_other: '{{count}} 人',
  ignored_other: '忽略 {{count}} 人',
  columns: {
    name: '部门',
    people: '员工',
    ignored: '已忽略',
  },
  table: {
    select: '选择此部门',
    selectAll: '选择所有部门',
    selected: '已选择 {{chosen}}/{{maximum}}',
    loading: '正在读取部门',
  },
  empty: {
    choose: '请选择公司',
    chooseReason: '部门属于某一公司。请在上方栏中选择公司。',
    none: '还没有部门',
    noneReason: '{{company}}没有员工，因此没有人属于任何部门。',
    unread: '部门尚未加载',
    unreadReason: '此设备尚未读取员工，且服务器没有响应。',
    filtered: '没有匹配的部门',
    filteredReason: '没有部门或人员包含这些词。',
  },
  panel: {
    gone: '此部门不存在',
    goneReason: '已无人属于该部门，或它已被重命名。',
    more_other: '另有 {{count}} 人',
  },
  rename: {
    button: '重命名',
    assign: '分配部门',
    title: '重命名{{name}}',
    name: '部门名称',
    save: '应用于所有人',
    reach_other: '这将更改 {{count}} 人的部门。',
    directory: '不会更改公司目录中的内容。目录之后提供的信息将再次生效。',
  },
} satisfies Translation<'zh', 'departments'>
