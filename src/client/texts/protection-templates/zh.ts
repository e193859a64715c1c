import type { Translation } from '../translation.ts'

export const protectionTemplates = {
  columns: { kind: '类型', policy: '策略', companies: '公司' },
  empty: {
    none: '没有模板',
    unread: '此设备上还没有内容',
    unreadReason: '此设备尚未加载。一旦连上服务器，便会自动加载。',
  },
  spread: {
    title: '所在公司',
    nowhere: '没有公司拥有此名称和类型的策略。',
    same_other: '{{count}} 家公司的内容相同',
    drifted_other: '{{count}} 家公司的内容不同',
    lacking_other: '{{count}} 家公司没有',
    unread_other: '此设备不了解其中 {{count}} 家公司',
    here: '与模板一致',
    differs: '不同',
  },
  save: {
    act: '另存为模板',
    title: '将“{{name}}”另存为模板',
    name: '模板名称',
    description: '用途',
    taken: '另一个模板已使用此名称。',
    failed: '模板未保存',
  },
  form: {
    template: '模板',
    newTitle: '新模板：{{kind}}',
    editTitle: '更改模板 {{name}}',
  },
  deploy: {
    title: '部署基线 {{name}}',
    noTemplates: '它的模板都不在这里。',
  },
} satisfies Translation<'zh', 'protectionTemplates'>
