import type { Translation } from '../translation.ts'

export const keys = {
  scopes: {
    panel: 'In diesem Bereich',
    screen: 'Auf diesem Bildschirm',
    everywhere: 'Überall',
  },
  rest: 'Beim Tippen und unter einem Dialog sind Buchstaben nur Buchstaben.',
} satisfies Translation<'de', 'keys'>
