import type { NoticeWords } from './notice-words.ts'

export const en: NoticeWords<'en'> = {
  severities: { high: 'High', medium: 'Medium', low: 'Low', informational: 'For information' },
  title: '{{severity}}: {{what}}',
  kinds: {
    directoryDisconnected: 'Microsoft 365 has to be connected again',
    directoryUnreadable: 'Microsoft 365 could not be read',
    peopleVanished: {
      one: '{{count}} person is gone from the directory',
      other: '{{count}} people are gone from the directory',
    },
    alertsRaised: { one: '{{count}} new alert', other: '{{count}} new alerts' },
    notificationsArrive: 'notifications arrive on this device',
  },
  actions: {
    ignore: { one: 'Ignore them', other: 'Ignore all' },
    acknowledge: { one: 'Acknowledge', other: 'Acknowledge all {{count}}' },
    snooze: { one: 'Snooze a day from this notice', other: 'Snooze all {{count}} a day from this notice' },
  },
  organization: 'Your organization',
  generic: 'Something needs a look.',
  waiting: 'Changes on this device wait to be sent.',
}
