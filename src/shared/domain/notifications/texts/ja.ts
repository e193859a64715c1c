import type { NoticeWords } from './notice-words.ts'

export const ja: NoticeWords<'ja'> = {
  severities: { high: '高', medium: '中', low: '低', informational: '情報' },
  title: '{{severity}}：{{what}}',
  kinds: {
    directoryDisconnected: 'Microsoft 365 に再接続する必要があります',
    directoryUnreadable: 'Microsoft 365 を読み取れませんでした',
    peopleVanished: { other: '{{count}} 人がディレクトリからいなくなりました' },
    alertsRaised: { other: '新しいアラートが {{count}} 件あります' },
    notificationsArrive: 'このデバイスに通知が届きます',
  },
  actions: {
    ignore: { other: 'すべて無視' },
    acknowledge: { other: '{{count}} 件に対応する' },
    snooze: { other: '{{count}} 件をこの通知から 1 日スヌーズ' },
  },
  organization: 'あなたの組織',
  generic: '確認が必要なことがあります。',
  waiting: 'このデバイスに送信待ちの変更があります。',
}
