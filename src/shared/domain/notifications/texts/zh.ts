import type { NoticeWords } from './notice-words.ts'

export const zh: NoticeWords<'zh'> = {
  severities: { high: '高', medium: '中', low: '低', informational: '信息' },
  title: '{{severity}}：{{what}}',
  kinds: {
    directoryDisconnected: '需要重新连接 Microsoft 365',
    directoryUnreadable: '无法读取 Microsoft 365',
    peopleVanished: { other: '{{count}} 人已不在目录中' },
    alertsRaised: { other: '{{count}} 条新警报' },
    notificationsArrive: '此设备可以收到通知',
  },
  actions: {
    ignore: { other: '全部忽略' },
    acknowledge: { other: '处理这 {{count}} 条警报' },
    snooze: { other: '自本通知起暂停 {{count}} 条警报一天' },
  },
  organization: '你的组织',
  generic: '有内容需要查看。',
  waiting: '此设备上有更改等待发送。',
}
