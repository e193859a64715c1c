import type { Translation } from '../translation.ts'

export const quickPanel = {
  title: 'Panel rápido',
  notLoaded: 'El panel rápido aún no está en este dispositivo. Llegará cuando haya red.',
  tabs: { notifications: 'Notificaciones', auditLogs: 'Registros de auditoría', settings: 'Ajustes' },
  told: {
    purpose: 'Lo último que se notificó en este dispositivo.',
    loading: 'Leyendo las notificaciones',
    empty: 'Aún no ha llegado nada',
    emptyReason:
      'Las notificaciones se activan por separado en cada dispositivo. Si están activadas, las últimas aparecen aquí, también sin conexión.',
  },
  changes: {
    purpose: 'Cambios hechos en este dispositivo, aproximadamente en el último día.',
    loading: 'Leyendo los cambios',
    empty: 'Ningún cambio reciente',
    emptyReason: 'Lo que modifique en este dispositivo aparece aquí cuando el servidor lo haya realizado.',
    done: 'Hecho',
    pending_one: '{{count}} cambio aún sin realizar',
    pending_many: '{{count}} de cambios aún sin realizar',
    pending_other: '{{count}} cambios aún sin realizar',
  },
  settings: {
    purpose: 'Solo en este dispositivo.',
    dark: 'Apariencia oscura',
    darkHelp: 'Como el dispositivo, hasta que elija aquí.',
    compact: 'Tablas compactas',
    folded: 'Menú contraído',
  },
} satisfies Translation<'es', 'quickPanel'>
