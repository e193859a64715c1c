import type { Translation } from '../translation.ts'

export const unsaved = {
  title: '¿Salir sin guardar?',
  text: 'Lo que escribió aún no se ha guardado y se perderá.',
  exit: 'Salir sin guardar',
  stay: 'Seguir editando',
} satisfies Translation<'es', 'unsaved'>
