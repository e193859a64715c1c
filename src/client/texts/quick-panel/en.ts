export const quickPanel = {
  title: 'Quick panel',
  notLoaded: 'The quick panel is not on this device yet. It comes with the next network.',
  tabs: { notifications: 'Notifications', auditLogs: 'Audit Logs', settings: 'Settings' },
  told: {
    purpose: 'What this device was told lately.',
    loading: 'Reading notifications',
    empty: 'Nothing has come yet',
    emptyReason:
      'Each device has its own switch for notifications. Where they are on, the last ones are listed here, offline too.',
  },
  changes: {
    purpose: 'Changes made on this device in about the last day.',
    loading: 'Reading changes',
    empty: 'No changes lately',
    emptyReason: 'What you change on this device is listed here once the server has carried it out.',
    done: 'Done',
    pending_one: '{{count}} change is not done yet',
    pending_other: '{{count}} changes are not done yet',
  },
  settings: {
    purpose: 'Only on this device.',
    dark: 'Dark appearance',
    darkHelp: 'As the device says, until you choose here.',
    compact: 'Compact tables',
    folded: 'Folded menu',
  },
} as const
