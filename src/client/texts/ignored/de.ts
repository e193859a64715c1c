import type { Translation } from '../translation.ts'

export const ignored = {
  purpose:
    'Wer in Zahlen und Berichten ausgelassen wird, und warum. Ihnen können keine Lizenzen zugewiesen werden.',
  search: 'Mitarbeiter suchen',
  columns: {
    department: 'Abteilung',
    why: 'Warum',
  },
  by: {
    person: 'Von einem Menschen',
    rule: 'Von Importeinstellungen',
  },
  byPerson: 'Ein Mensch hat es entschieden',
  reasons: {
    otherDomain: 'Domäne wird nicht importiert',
    notChosen: 'Nicht unter den ausgewählten Konten',
    leftOut: 'Durch Einstellungen ausgelassen',
    noLicences: 'Hat keine Lizenzen',
    noGroups: 'Ist in keiner Gruppe',
  },
  unignore: 'Nicht mehr ignorieren',
  more_one: '{{count}} weiterer ist nicht aufgeführt. Wählen Sie ein Unternehmen, um alle zu sehen.',
  more_other: '{{count}} weitere sind nicht aufgeführt. Wählen Sie ein Unternehmen, um alle zu sehen.',
  table: {
    select: 'Diesen Mitarbeiter auswählen',
    selectAll: 'Alle ignorierten Mitarbeiter auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Ignorierte Mitarbeiter werden gelesen',
  },
  empty: {
    none: 'Niemand wird ignoriert',
    noneReason:
      'Alle zählen. Ignorieren Sie jemanden in der Liste der Mitarbeiter oder durch die Importeinstellungen eines Unternehmens.',
    unread: 'Ignorierte Mitarbeiter sind noch nicht geladen',
    unreadReason: 'Dieses Gerät hat die Mitarbeiter noch nicht gelesen, und der Server antwortet nicht.',
    filtered: 'Niemand passt',
    filteredReason: 'Kein ignorierter Mitarbeiter passt zu Suche und Filtern.',
  },
  panel: {
    rule: 'Heben Sie das auf, bleibt die Person importiert, was immer die Einstellungen sagen.',
    open: 'In Mitarbeitern öffnen',
    gone: 'Dieser Mitarbeiter wird nicht ignoriert',
    goneReason: 'Sie zählen wieder oder wurden entfernt.',
  },
} satisfies Translation<'de', 'ignored'>
