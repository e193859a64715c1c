import type { NoticeWords } from './notice-words.ts'

export const es: NoticeWords<'es'> = {
  severities: { high: 'Alta', medium: 'Media', low: 'Baja', informational: 'Informativo' },
  title: '{{severity}}: {{what}}',
  kinds: {
    directoryDisconnected: 'hay que volver a conectar Microsoft 365',
    directoryUnreadable: 'no se pudo leer Microsoft 365',
    peopleVanished: {
      one: '{{count}} persona ya no está en el directorio',
      many: '{{count}} de personas ya no están en el directorio',
      other: '{{count}} personas ya no están en el directorio',
    },
    alertsRaised: {
      one: '{{count}} alerta nueva',
      many: '{{count}} de alertas nuevas',
      other: '{{count}} alertas nuevas',
    },
    notificationsArrive: 'las notificaciones llegan a este dispositivo',
  },
  actions: {
    ignore: { one: 'Ignorar', many: 'Ignorar todas', other: 'Ignorar todas' },
    acknowledge: { one: 'Asumir', many: 'Asumir las {{count}}', other: 'Asumir las {{count}}' },
    snooze: {
      one: 'Posponer un día desde este aviso',
      many: 'Posponer las {{count}} un día desde este aviso',
      other: 'Posponer las {{count}} un día desde este aviso',
    },
  },
  organization: 'Su organización',
  generic: 'Hay algo que revisar.',
  waiting: 'Hay cambios en este dispositivo que esperan a enviarse.',
}
