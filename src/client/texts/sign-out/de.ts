import type { Translation } from '../translation.ts'

export const signOut = {
  title: 'Mit nicht gesendeten Änderungen abmelden?',
  unsent_one: '{{count}} Änderung auf diesem Gerät ist noch nicht beim Server.',
  unsent_other: '{{count}} Änderungen auf diesem Gerät sind noch nicht beim Server.',
  none: 'Alles ist gesendet. Was auf diesem Gerät aufbewahrt wird, wird beim Abmelden gelöscht.',
  send: 'Meldet Sie ab, sobald alles gesendet ist.',
  sendLocked: 'Entsperren Sie zuerst: Ein gesperrtes Gerät kann nicht senden.',
  sending: 'Wird gesendet. Sie werden abgemeldet, wenn nichts mehr wartet.',
  keepTitle: 'Versiegelt auf diesem Gerät behalten',
  keep: 'Sie warten unlesbar, bis Sie sich hier wieder anmelden. Niemand sonst sieht, dass es sie gibt.',
  discardTitle: 'Verwerfen',
  discard: 'Sie werden gelöscht und nie gesendet. Das lässt sich nicht rückgängig machen.',
  discardAsk_one: 'Geben Sie {{count}} ein, um diese Änderung zu verwerfen.',
  discardAsk_other: 'Geben Sie {{count}} ein, um diese Änderungen zu verwerfen.',
  discardConfirm: 'Verwerfen und abmelden',
  discardFirst: 'Geben Sie zuerst die Zahl ein.',
  stay: 'Angemeldet bleiben',
  problems: {
    offline: 'Es gibt kein Netzwerk. Die Änderungen sind noch hier.',
    server: 'Der Server antwortet nicht. Die Änderungen sind noch hier.',
    portal:
      'Dieses Netzwerk verlangt zuerst eine Anmeldung. Öffnen Sie eine beliebige Seite im Browser und senden Sie dann erneut.',
    unauthorized:
      'Der Server kennt diese Sitzung nicht mehr. Melden Sie sich zum Senden erneut an; die Änderungen sind noch hier.',
    storage:
      'Dieses Gerät kann seinen Speicher nicht lesen. Schließen Sie andere Fenster der App und versuchen Sie es erneut.',
    outdated:
      'Diese Version ist zu alt für den Server. Laden Sie neu, um zu aktualisieren; die Änderungen sind noch hier.',
    wiped: 'Ein Administrator lässt dieses Gerät löschen.',
    decisions:
      'Einige Änderungen brauchen Ihre Entscheidung, bevor sie gesendet werden können. Öffnen Sie sie über die Leiste oben.',
    slow: 'Noch ist nicht alles gesendet. Der Rest ist noch hier.',
  },
} satisfies Translation<'de', 'signOut'>
