import type { Translation } from '../translation.ts'

export const mailboxes = {
  search: 'Buscar buzones',
  columns: {
    name: 'Buzón',
    address: 'Dirección',
    state: 'Inicio de sesión',
    source: 'Cuenta',
  },
  states: {
    blocked: 'Bloqueado',
    notBlocked: 'No bloqueado',
    applying: 'Aplicando la configuración',
    unknown: 'Sin medir',
  },
  sources: {
    cloud: 'En la nube',
    synchronized: 'De un directorio local',
  },
  block: 'Bloquear {{chosen}}',
  unblock: 'Desbloquear {{chosen}}',
  obstacles: {
    blocked: 'Ninguno de los seleccionados se puede bloquear: ya lo están o se están cambiando.',
    notBlocked:
      'Ninguno de los seleccionados se puede desbloquear: no están bloqueados o se están cambiando.',
    synchronized: 'Sus cuentas vienen de un directorio local y solo se pueden cambiar allí.',
  },
  confirm: {
    block_one: '¿Bloquear el inicio de sesión en {{count}} buzón?',
    block_many: '¿Bloquear el inicio de sesión en {{count}} de buzones?',
    block_other: '¿Bloquear el inicio de sesión en {{count}} buzones?',
    unblock_one: '¿Desbloquear {{count}} buzón?',
    unblock_many: '¿Desbloquear {{count}} de buzones?',
    unblock_other: '¿Desbloquear {{count}} buzones?',
    blockText:
      'Nadie podrá iniciar sesión con contraseña en estas cuentas de {{company}}. Los miembros seguirán abriendo los buzones con su propia cuenta.',
    unblockText:
      'Quien conozca la contraseña podrá volver a iniciar sesión en estas cuentas de {{company}}. Los miembros no lo necesitan.',
    synchronized: 'No se cambian, porque sus cuentas vienen de un directorio local: {{names}}.',
  },
  asked: 'Los buzones se están cambiando.',
  none: 'No hay buzones compartidos',
  noneReason: 'Esta empresa no tenía ninguno cuando se leyó su inquilino por última vez.',
  unread: 'Su inquilino no está en este dispositivo',
  unreadReason: 'Conecte la empresa o espere a que se lea.',
} satisfies Translation<'es', 'mailboxes'>
