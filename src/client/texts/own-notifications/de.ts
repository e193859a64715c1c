import type { Translation } from '../translation.ts'

export const ownNotifications = {
  purpose: 'Worüber Sie auf einem Ihrer Geräte benachrichtigt wurden, das Neueste zuerst.',
  search: 'Benachrichtigung oder Unternehmen finden',
  markAll: 'Alle als gelesen markieren',
  all: 'Alle Benachrichtigungen',
  allRead: 'Hier ist alles gelesen.',
  notKept: 'Auf diesem Gerät konnte nichts gespeichert werden.',
  columns: { title: 'Benachrichtigung', reading: 'Gelesen', company: 'Unternehmen', at: 'Zeit' },
  reading: { unread: 'Ungelesen', read: 'Gelesen' },
  filter: { add: 'Filtern' },
  table: {
    select: 'Diese Benachrichtigung auswählen',
    selectAll: 'Alle Benachrichtigungen auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Benachrichtigungen werden gelesen',
  },
  empty: {
    none: 'Noch keine Benachrichtigungen',
    noneReason:
      'Warnungen und Störungen einer Verbindung stehen hier und kommen auf Geräte mit eingeschalteten Benachrichtigungen.',
    unread: 'Ihre Benachrichtigungen sind noch nicht auf diesem Gerät',
    unreadReason: 'Sie kommen mit dem nächsten Netz und bleiben dann hier.',
    filtered: 'Keine Benachrichtigung passt',
    filteredReason: 'Keine hat diese Wörter und Filter.',
  },
} satisfies Translation<'de', 'ownNotifications'>
