import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Auswahl aufheben',
  pending: 'Auf diesem Gerät geändert, noch nicht gesendet',
  conflict: 'Auf beiden Seiten geändert, Entscheidung nötig',
  view: 'Ansicht',
  asCards: 'Karten',
  asTable: 'Tabelle',
  keys: { next: 'Nächste Zeile', previous: 'Vorige Zeile', open: 'Zeile öffnen', select: 'Zeile auswählen' },
  arrange: 'Filter und Werkzeuge',
  offline: 'Für diese Liste ist ein Netzwerk nötig',
  offlineReason:
    'Sie wird beim Server abgefragt, damit sie stimmt, und nicht auf diesem Gerät aufbewahrt. Sie wird gelesen, sobald es ein Netzwerk gibt.',
  lastRead: 'Es gibt kein Netzwerk. Dies ist die Liste, wie sie zuletzt gelesen wurde.',
  notReadAgain: 'Die Liste konnte nicht erneut gelesen werden. Dies ist der zuletzt gelesene Stand.',
} satisfies Translation<'de', 'table'>
