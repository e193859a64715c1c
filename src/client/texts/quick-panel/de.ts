import type { Translation } from '../translation.ts'

export const quickPanel = {
  title: 'Schnellzugriff',
  notLoaded:
    'Der Schnellzugriff ist noch nicht auf diesem Gerät. Er kommt, sobald wieder eine Verbindung besteht.',
  tabs: { notifications: 'Benachrichtigungen', auditLogs: 'Audit-Logs', settings: 'Einstellungen' },
  told: {
    purpose: 'Was dieses Gerät zuletzt gemeldet hat.',
    loading: 'Benachrichtigungen werden gelesen',
    empty: 'Noch nichts eingetroffen',
    emptyReason:
      'Jedes Gerät hat seinen eigenen Schalter für Benachrichtigungen. Sind sie eingeschaltet, stehen die letzten hier, auch offline.',
  },
  changes: {
    purpose: 'Änderungen, die auf diesem Gerät etwa am letzten Tag gemacht wurden.',
    loading: 'Änderungen werden gelesen',
    empty: 'Keine Änderungen in letzter Zeit',
    emptyReason: 'Was Sie auf diesem Gerät ändern, steht hier, sobald der Server es ausgeführt hat.',
    done: 'Erledigt',
    pending_one: '{{count}} Änderung ist noch nicht erledigt',
    pending_other: '{{count}} Änderungen sind noch nicht erledigt',
  },
  settings: {
    purpose: 'Nur auf diesem Gerät.',
    dark: 'Dunkle Darstellung',
    darkHelp: 'Wie das Gerät, bis Sie hier wählen.',
    compact: 'Kompakte Tabellen',
    folded: 'Eingeklapptes Menü',
  },
} satisfies Translation<'de', 'quickPanel'>
