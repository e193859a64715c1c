import type { Translation } from '../translation.ts'

export const signOut = {
  title: '有未发送的更改，仍要退出登录？',
  unsent_other: '此设备上有 {{count}} 项更改尚未到达服务器。',
  none: '所有内容均已发送。退出登录时会删除此设备上保存的内容。',
  send: '全部发送后立即退出登录。',
  sendLocked: '请先解锁：锁定的设备无法发送。',
  sending: '正在发送。没有等待内容时会退出登录。',
  keepTitle: '封存在此设备上',
  keep: '在你再次登录之前，它们以不可读取的形式等待。其他人看不到它们的存在。',
  discardTitle: '放弃',
  discard: '它们会被删除，永不发送。此操作无法撤销。',
  discardAsk_other: '输入 {{count}} 以放弃这些更改。',
  discardConfirm: '放弃并退出登录',
  discardFirst: '请先输入数字。',
  stay: '保持登录',
  problems: {
    offline: '没有网络。更改仍在这里。',
    server: '服务器没有响应。更改仍在这里。',
    portal: '此网络要求先登录。请在浏览器中打开任意页面，然后重新发送。',
    unauthorized: '服务器不再识别此会话。请重新登录以发送；更改仍在这里。',
    storage: '此设备无法读取其存储。请关闭应用的其他窗口后重试。',
    outdated: '此版本过旧，服务器已不再支持。请重新加载以更新；更改仍在这里。',
    wiped: '管理员已要求擦除此设备。',
    decisions: '某些更改需要你决定后才能发送。请从上方的栏中打开。',
    slow: '尚未全部发送。其余内容仍在这里。',
  },
} satisfies Translation<'zh', 'signOut'>
