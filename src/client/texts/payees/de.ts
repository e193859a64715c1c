import type { Translation } from '../translation.ts'

export const payees = {
  purpose: 'Was Firmen laut ihrer Buchhaltung bezahlt haben, zum Vergleich mit ihren Abonnements.',
  search: 'Empfänger oder Beschreibung suchen',
  unnamed: 'Empfänger nicht genannt',
  month: 'Monat',
  toIntegrations: 'Zu den Integrationen',
  columns: {
    vendor: 'Empfänger',
    posted_on: 'Buchungsdatum',
    description: 'Beschreibung',
    account: 'Konto',
    cost: 'Kosten',
    currency: 'Währung',
  },
  table: {
    select: 'Diese Ausgabe auswählen',
    selectAll: 'Alle Ausgaben auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Ausgaben werden gelesen',
  },
  empty: {
    none: 'Noch keine Ausgaben',
    noneReason: 'Sie stehen hier, sobald eine Firma mit QuickBooks verbunden ist und gelesen wurde.',
    unread: 'Die Ausgaben sind noch nicht auf diesem Gerät',
    unreadReason: 'Sie kommen mit dem nächsten Netz und bleiben von da an hier.',
    filtered: 'Keine Ausgabe passt',
    filteredReason: 'Keine Ausgabe hat diese Wörter und Filter.',
  },
  panel: {
    context: 'Ausgabe bei QuickBooks',
    gone: 'Diese Ausgabe ist nicht hier',
    goneReason:
      'Sie wurde in den Büchern gelöscht, ist älter als 13 Monate oder gehört zu einer Firma, die Sie nicht betreuen.',
  },
} satisfies Translation<'de', 'payees'>
