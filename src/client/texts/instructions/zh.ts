import type { Translation } from '../translation.ts'

export const instructions = {
  title: '说明',
  invitation: '此处尚无内容。请记下在 {{company}} 修复此项需要了解的事：该问谁、会影响什么、试过什么。',
  none: '此处尚无内容。',
  write: '编写说明',
  edited: '{{name}}，{{time}}',
  purpose: '如何在 {{company}} 修复“{{check}}”。能查看该公司状况的所有人都能读到。',
  text: '说明',
  help: '纯文本，保留换行。留空则删除说明。',
  unchanged: '没有任何更改。',
  saved: '说明已保存。',
  takenAway: '说明已删除。',
  notSaved: '无法保存说明。',
  failures: {
    forbidden: '你的角色不再允许此操作。',
    notKept: '此设备无法保存。你输入的内容仍在这里。',
  },
} satisfies Translation<'zh', 'instructions'>
