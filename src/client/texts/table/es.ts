import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Borrar la selección',
  pending: 'Cambios en este dispositivo, aún sin enviar',
  conflict: 'Cambios en ambos lados, hay que decidir',
  view: 'Vista',
  asCards: 'Tarjetas',
  asTable: 'Tabla',
} satisfies Translation<'es', 'table'>
