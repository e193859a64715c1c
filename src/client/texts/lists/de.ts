import type { Translation } from '../translation.ts'

export const lists = {
  columns: {
    title: 'Spalten der Tabelle',
    search: 'Spalten suchen',
    group: 'Alle aus „{{group}}“',
    others: 'Kennzahlen',
    chosen: '{{chosen}} von {{all}}',
    notFound: 'Keine Spalte passt.',
    reset: 'Wie am Anfang',
  },
  csv: {
    label: 'Als CSV-Datei speichern',
    nothing: 'In dieser Liste steht nichts.',
    done: 'Die Liste ist als „{{file}}“ gespeichert.',
  },
  views: {
    label: 'Ansichten',
    none: 'Noch keine Ansichten. Richten Sie die Liste ein, wie Sie sie brauchen, und behalten Sie sie unter einem Namen.',
    save: 'Diese Ansicht behalten …',
    remove: '„{{name}}“ löschen …',
    standard: 'Wie am Anfang',
    title: 'Diese Ansicht behalten',
    purpose: 'Suche, Reihenfolge und Spalten der Liste, für alle, die sie hier lesen dürfen.',
    replaces: 'Es gibt eine Ansicht mit diesem Namen. Sie wird zu dem, was Sie jetzt sehen.',
    confirm: 'Behalten',
    replace: 'Ersetzen',
    saved: 'Die Ansicht „{{name}}“ wird behalten.',
    removeTitle: 'Ansicht löschen?',
    removeText: '„{{name}}“ verschwindet für alle. Die Liste selbst verliert nichts.',
    removed: 'Die Ansicht „{{name}}“ ist gelöscht.',
    failed: 'Die Ansicht wurde nicht behalten',
    forbidden: 'Ihre Rolle kann Ansichten ansehen, aber nicht ändern.',
    notKept:
      'Dieses Gerät kann die Änderung nicht behalten. Schaffen Sie Speicherplatz und versuchen Sie es dann erneut.',
  },
} satisfies Translation<'de', 'lists'>
