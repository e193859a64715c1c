import type { Translation } from '../translation.ts'

export const agreement = {
  title: 'Lizenzvertrag',
  intro:
    'Bitte lesen Sie den Vertrag, bevor Sie fortfahren, und entscheiden Sie. Wenn Sie ablehnen, werden Sie abgemeldet.',
  document: 'Text des Lizenzvertrags',
  loading: 'Der Vertrag wird abgerufen',
  page: 'Seite {{page}} von {{pages}}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  accept: 'Ich nehme an',
  decline: 'Ich lehne ab',
  readFirst: 'Der Vertrag muss angezeigt werden, bevor er angenommen werden kann.',
  unreadable:
    'Der Vertrag konnte nicht angezeigt werden. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  notSaved:
    'Ihre Entscheidung konnte nicht gespeichert werden. Es wurde nichts geändert; versuchen Sie es erneut.',
} satisfies Translation<'de', 'agreement'>
