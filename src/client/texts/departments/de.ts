import type { Translation } from '../translation.ts'

export const departments = {
  purpose: 'Die Abteilungen, die bei den Menschen eines Unternehmens eingetragen sind.',
  search: 'Abteilungen suchen',
  none: 'Ohne Abteilung',
  people_one: '{{count}} Person',
  people_other: '{{count}} Personen',
  ignored_one: '{{count}} ignoriert',
  ignored_other: '{{count}} ignoriert',
  columns: {
    name: 'Abteilung',
    people: 'Mitarbeiter',
    ignored: 'Ignoriert',
  },
  table: {
    select: 'Diese Abteilung auswählen',
    selectAll: 'Alle Abteilungen auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Abteilungen werden gelesen',
  },
  empty: {
    choose: 'Wählen Sie ein Unternehmen',
    chooseReason: 'Abteilungen gehören zu einem Unternehmen. Wählen Sie es oben in der Leiste.',
    none: 'Noch keine Abteilungen',
    noneReason: '{{company}} hat keine Mitarbeiter, also gehört niemand zu einer.',
    unread: 'Abteilungen sind noch nicht geladen',
    unreadReason: 'Dieses Gerät hat die Mitarbeiter noch nicht gelesen, und der Server antwortet nicht.',
    filtered: 'Keine Abteilung passt',
    filteredReason: 'Keine Abteilung und keine Person hat diese Wörter.',
  },
  panel: {
    gone: 'Diese Abteilung ist nicht hier',
    goneReason: 'Niemand gehört mehr dazu, oder sie wurde umbenannt.',
    more_one: 'und {{count}} weitere',
    more_other: 'und {{count}} weitere',
  },
  rename: {
    button: 'Umbenennen',
    assign: 'Abteilung zuweisen',
    title: '{{name}} umbenennen',
    name: 'Name der Abteilung',
    save: 'Für alle übernehmen',
    reach_one: 'Das ändert die Abteilung von {{count}} Person.',
    reach_other: 'Das ändert die Abteilung von {{count}} Personen.',
    directory:
      'Im Verzeichnis des Unternehmens ändert das nichts. Was es später über jemanden sagt, gilt wieder.',
  },
} satisfies Translation<'de', 'departments'>
