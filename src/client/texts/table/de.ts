import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Auswahl aufheben',
  pending: 'Auf diesem Gerät geändert, noch nicht gesendet',
  conflict: 'Auf beiden Seiten geändert, Entscheidung nötig',
  view: 'Ansicht',
  asCards: 'Karten',
  asTable: 'Tabelle',
} satisfies Translation<'de', 'table'>
