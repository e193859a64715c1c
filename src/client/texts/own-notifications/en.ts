export const ownNotifications = {
  purpose: 'What you were notified of on any of your devices, the newest first.',
  search: 'Find a notification or a company',
  markAll: 'Mark all as read',
  all: 'All notifications',
  allRead: 'Everything here is read.',
  notKept: 'Nothing could be kept on this device.',
  columns: { title: 'Notification', reading: 'Read', company: 'Company', at: 'Time' },
  reading: { unread: 'Unread', read: 'Read' },
  filter: { add: 'Filter' },
  table: {
    select: 'Select this notification',
    selectAll: 'Select all notifications',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Reading notifications',
  },
  empty: {
    none: 'No notifications yet',
    noneReason:
      'Alerts and trouble with a connection are told here, and on devices with notifications turned on.',
    unread: 'Your notifications are not on this device yet',
    unreadReason: 'They come with the next network and stay here from then on.',
    filtered: 'No notification fits',
    filteredReason: 'None has these words and filters.',
  },
} as const
