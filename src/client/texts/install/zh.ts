import type { Translation } from '../translation.ts'

export const install = {
  title: '安装 Castellan',
  why: '它会有自己的图标和窗口，浏览器也不太会删除此处保存的数据。',
  install: '安装',
  showHow: '查看步骤',
  steps: {
    share: '在 Safari 的工具栏中点按“共享”。',
    add: '选择“添加到主屏幕”。',
    confirm: '点按“添加”。之后 Castellan 会出现在你的应用中。',
  },
} satisfies Translation<'zh', 'install'>
