import type { Translation } from '../translation.ts'

export const keys = {
  scopes: {
    panel: 'En este panel',
    screen: 'En esta pantalla',
    everywhere: 'En todas partes',
  },
  rest: 'Mientras escribe, y debajo de un diálogo, las letras son solo letras.',
} satisfies Translation<'es', 'keys'>
