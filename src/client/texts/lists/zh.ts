import type { Translation } from '../translation.ts'

export const lists = {
  columns: {
    title: '表格的列',
    search: '查找列',
    group: '“{{group}}”的全部',
    others: '数据',
    chosen: '{{chosen}}/{{all}}',
    notFound: '没有匹配的列。',
    reset: '恢复初始状态',
  },
  csv: {
    label: '存为 CSV 文件',
    nothing: '此列表中没有内容。',
    done: '列表已存为“{{file}}”。',
  },
  views: {
    label: '视图',
    none: '还没有视图。请按需要整理列表，然后以一个名称保存。',
    save: '保存此视图…',
    remove: '删除“{{name}}”…',
    standard: '初始状态',
    title: '保存此视图',
    purpose: '为在此可查看该列表的所有人保存其搜索、排序和列。',
    replaces: '已有同名视图，它将变为您现在看到的内容。',
    confirm: '保存',
    replace: '替换',
    saved: '视图“{{name}}”已保存。',
    removeTitle: '删除此视图？',
    removeText: '“{{name}}”将对所有人消失。列表本身不会丢失任何内容。',
    removed: '视图“{{name}}”已删除。',
    failed: '视图未保存',
    forbidden: '您的角色可以查看视图，但不能更改。',
    notKept: '此设备无法保存更改。请释放一些存储空间，然后重试。',
  },
} satisfies Translation<'zh', 'lists'>
