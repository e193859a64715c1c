import type { Translation } from '../translation.ts'

export const incidents = {
  purpose: 'Warnungen, die zusammengehören, aus allen Unternehmen: Was ein Angreifer tat, ist eine Zeile.',
  search: 'Vorfall, Konto, Unternehmen oder Adresse suchen',
  sameAddress_one: 'Eine Adresse in {{count}} Unternehmen',
  sameAddress_other: 'Eine Adresse in {{count}} Unternehmen',
  alerts_one: '{{count}} Warnung',
  alerts_other: '{{count}} Warnungen',
  open_one: '{{count}} anzusehen',
  open_other: '{{count}} anzusehen',
  columns: {
    title: 'Womit es begann',
    companies: 'Unternehmen',
    accounts: 'Konten',
    count: 'Warnungen',
    open: 'Anzusehen',
    at: 'Zuerst gesehen',
    addresses: 'Adressen',
  },
  acts: {
    resolve: 'Alle lösen',
    takeUp: 'Alle übernehmen',
    noneOpen: 'Nichts davon ist offen.',
  },
  empty: {
    none: 'Keine Vorfälle',
    noneReason: 'Die gelesenen Quellen haben nichts gemeldet, das Ihren Blick verdient.',
    unreadReason: 'Die Vorfälle kommen mit dem ersten Kontakt zum Server.',
    filtered: 'Kein Vorfall passt',
    filteredReason: 'Kein Vorfall hat diese Wörter, diesen Stand oder diesen Zeitraum.',
  },
  panel: {
    who: 'Wer und wo',
    course: 'Was geschah, der Reihe nach',
    gone: 'Diesen Vorfall gibt es nicht mehr',
    goneReason: 'Seine Warnungen sind älter als 90 Tage, oder seine Unternehmen werden nicht mehr betreut.',
  },
  keys: { next: 'Nächster Vorfall', previous: 'Voriger Vorfall' },
  table: {
    select: 'Vorfall auswählen',
    selectAll: 'Alle Vorfälle auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Vorfälle werden geladen',
  },
} satisfies Translation<'de', 'incidents'>
