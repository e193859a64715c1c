import type { Translation } from '../translation.ts'

export const ownNotifications = {
  purpose: 'Lo que se le notificó en cualquiera de sus dispositivos, lo más nuevo primero.',
  search: 'Buscar una notificación o una empresa',
  markAll: 'Marcar todas como leídas',
  all: 'Todas las notificaciones',
  allRead: 'Aquí todo está leído.',
  notKept: 'No se pudo guardar nada en este dispositivo.',
  columns: { title: 'Notificación', reading: 'Leída', company: 'Empresa', at: 'Hora' },
  reading: { unread: 'Sin leer', read: 'Leída' },
  filter: { add: 'Filtrar' },
  table: {
    select: 'Seleccionar esta notificación',
    selectAll: 'Seleccionar todas las notificaciones',
    selected: '{{chosen}} de {{maximum}} seleccionadas',
    loading: 'Leyendo notificaciones',
  },
  empty: {
    none: 'Aún no hay notificaciones',
    noneReason:
      'Las alertas y los problemas de una conexión se dicen aquí y en los dispositivos con notificaciones activadas.',
    unread: 'Sus notificaciones aún no están en este dispositivo',
    unreadReason: 'Llegan con la próxima red y desde entonces se quedan aquí.',
    filtered: 'Ninguna notificación coincide',
    filteredReason: 'Ninguna tiene estas palabras y filtros.',
  },
} satisfies Translation<'es', 'ownNotifications'>
