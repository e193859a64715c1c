import type { Translation } from '../translation.ts'

export const whatFirst = {
  title: 'Was zuerst zu tun ist',
  purpose:
    'Die Änderungen, die hier am meisten bringen: was ein Angreifer ohne sie gewinnt, bei wie vielen Unternehmen, und wie wenig sie kosten.',
  purposeOne:
    'Die Änderungen, die hier am meisten bringen: was ein Angreifer ohne sie gewinnt, und wie wenig sie kosten.',
  loading: 'Was offen ist, wird abgewogen',
  people_one: '{{count, number}} Person',
  people_other: '{{count, number}} Personen',
  peopleAtLeast_one: 'mindestens {{count, number}} Person',
  peopleAtLeast_other: 'mindestens {{count, number}} Personen',
  preview: 'Vorschau',
  previewOf: 'Vorschau: {{name}}',
  showHow: 'Anleitung',
  showHowOf: 'Anleitung: {{name}}',
  done: 'Nichts ist zuerst zu tun',
  doneReason: 'Jede gemessene Prüfung ist erfüllt oder wurde anders entschieden.',
  unread: 'Noch nicht bekannt',
  unreadReason: 'Was zuerst zu tun ist, zeigt sich, sobald Microsoft 365 verbunden und gelesen ist.',
  neverRead_one: '{{count}} Unternehmen wurde nie gelesen und zählt hier nicht.',
  neverRead_other: '{{count}} Unternehmen wurden nie gelesen und zählen hier nicht.',
} satisfies Translation<'de', 'whatFirst'>
