import type { Translation } from '../translation.ts'

export const byHand = {
  title: 'So geht es von Hand',
  where: 'Wo',
  steps: 'Schritte',
  command: 'Befehl',
  commandHelp:
    'Für PowerShell, am Mandanten der Firma angemeldet. Füllen Sie aus, was zwischen <spitzen Klammern> steht.',
  copy: 'Befehl kopieren',
  selected: 'Markiert; kopieren Sie mit Strg+C oder ⌘C',
  breaks: 'Was es unterbricht',
  page: 'Seite des Anbieters dazu',
} satisfies Translation<'de', 'byHand'>
