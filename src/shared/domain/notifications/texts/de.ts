import type { NoticeWords } from './notice-words.ts'

export const de: NoticeWords<'de'> = {
  severities: { high: 'Hoch', medium: 'Mittel', low: 'Niedrig', informational: 'Zur Information' },
  title: '{{severity}}: {{what}}',
  kinds: {
    directoryDisconnected: 'Microsoft 365 muss neu verbunden werden',
    directoryUnreadable: 'Microsoft 365 konnte nicht gelesen werden',
    peopleVanished: {
      one: '{{count}} Person ist nicht mehr im Verzeichnis',
      other: '{{count}} Personen sind nicht mehr im Verzeichnis',
    },
    alertsRaised: { one: '{{count}} neue Warnung', other: '{{count}} neue Warnungen' },
    notificationsArrive: 'Benachrichtigungen kommen auf diesem Gerät an',
  },
  actions: {
    ignore: { one: 'Ignorieren', other: 'Alle ignorieren' },
    acknowledge: { one: 'Übernehmen', other: 'Alle {{count}} übernehmen' },
    snooze: {
      one: 'Ab dieser Meldung einen Tag stumm',
      other: 'Alle {{count}} ab dieser Meldung einen Tag stumm',
    },
  },
  organization: 'Ihre Organisation',
  generic: 'Etwas ist zu prüfen.',
  waiting: 'Änderungen auf diesem Gerät warten darauf, gesendet zu werden.',
}
