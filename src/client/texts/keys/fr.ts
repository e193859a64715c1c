import type { Translation } from '../translation.ts'

export const keys = {
  scopes: {
    panel: 'Dans ce volet',
    screen: 'Sur cet écran',
    everywhere: 'Partout',
  },
  rest: 'Pendant la saisie, et sous une boîte de dialogue, les lettres restent des lettres.',
} satisfies Translation<'fr', 'keys'>
