import type { Translation } from '../translation.ts'

export const mailboxes = {
  search: '查找邮箱',
  columns: {
    name: '邮箱',
    address: '地址',
    state: '登录',
    source: '帐户',
  },
  states: {
    blocked: '已阻止',
    notBlocked: '未阻止',
    applying: '正在应用设置',
    unknown: '未测量',
  },
  sources: {
    cloud: '云端',
    synchronized: '来自本地目录',
  },
  block: '阻止 {{chosen}} 个',
  unblock: '取消阻止 {{chosen}} 个',
  obstacles: {
    blocked: '所选邮箱都无法阻止：已被阻止，或正在更改。',
    notBlocked: '所选邮箱都无法取消阻止：未被阻止，或正在更改。',
    synchronized: '这些帐户来自本地目录，只能在本地目录中更改。',
  },
  confirm: {
    block_other: '阻止登录 {{count}} 个邮箱？',
    unblock_other: '取消阻止登录 {{count}} 个邮箱？',
    blockText: '此后无人能用密码登录 {{company}} 的这些帐户。成员仍可用自己的帐户打开邮箱。',
    unblockText: '知道密码的人可以再次登录 {{company}} 的这些帐户。成员并不需要这样。',
    synchronized: '以下邮箱保持不变，因为其帐户来自本地目录：{{names}}。',
  },
  asked: '正在更改邮箱。',
  none: '没有共享邮箱',
  noneReason: '最近一次读取该公司的租户时没有共享邮箱。',
  unread: '此设备上没有该公司的租户信息',
  unreadReason: '请连接该公司，或等待读取完成。',
} satisfies Translation<'zh', 'mailboxes'>
