import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Borrar la selección',
  pending: 'Cambios en este dispositivo, aún sin enviar',
  conflict: 'Cambios en ambos lados, hay que decidir',
  view: 'Vista',
  asCards: 'Tarjetas',
  asTable: 'Tabla',
  keys: {
    next: 'Fila siguiente',
    previous: 'Fila anterior',
    open: 'Abrir la fila',
    select: 'Seleccionar la fila',
  },
  arrange: 'Filtros y herramientas',
  offline: 'Esta lista necesita una red',
  offlineReason:
    'Se pide al servidor para que sea exacta y no se guarda en este dispositivo. Se lee en cuanto hay red.',
  lastRead: 'No hay red. Esta es la lista tal como se leyó por última vez.',
  notReadAgain: 'No se pudo volver a leer la lista. Así se leyó por última vez.',
} satisfies Translation<'es', 'table'>
