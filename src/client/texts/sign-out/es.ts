import type { Translation } from '../translation.ts'

export const signOut = {
  title: '¿Cerrar sesión con cambios sin enviar?',
  unsent_one: '{{count}} cambio de este dispositivo aún no está en el servidor.',
  unsent_many: '{{count}} de cambios de este dispositivo aún no están en el servidor.',
  unsent_other: '{{count}} cambios de este dispositivo aún no están en el servidor.',
  none: 'Todo está enviado. Lo que se guarda en este dispositivo se elimina al cerrar la sesión.',
  send: 'Cierra la sesión en cuanto todo esté enviado.',
  sendLocked: 'Desbloquee primero: un dispositivo bloqueado no puede enviar.',
  sending: 'Enviando. La sesión se cierra cuando ya no quede nada pendiente.',
  keepTitle: 'Conservar sellados en este dispositivo',
  keep: 'Esperan, ilegibles, hasta que vuelva a iniciar sesión aquí. Nadie más ve que existen.',
  discardTitle: 'Descartar',
  discard: 'Se eliminan y no se envían nunca. Esto no se puede deshacer.',
  discardAsk_one: 'Escriba {{count}} para descartar este cambio.',
  discardAsk_many: 'Escriba {{count}} para descartar estos cambios.',
  discardAsk_other: 'Escriba {{count}} para descartar estos cambios.',
  discardConfirm: 'Descartar y cerrar sesión',
  discardFirst: 'Escriba primero el número.',
  stay: 'Mantener la sesión',
  problems: {
    offline: 'No hay red. Los cambios siguen aquí.',
    server: 'El servidor no responde. Los cambios siguen aquí.',
    portal: 'Esta red pide iniciar sesión primero. Abra cualquier página en el navegador y vuelva a enviar.',
    unauthorized:
      'El servidor ya no conoce esta sesión. Inicie sesión de nuevo para enviar; los cambios siguen aquí.',
    storage:
      'Este dispositivo no puede leer su almacenamiento. Cierre las demás ventanas de la aplicación y vuelva a intentarlo.',
    outdated:
      'Esta versión es demasiado antigua para el servidor. Recargue para actualizar; los cambios siguen aquí.',
    wiped: 'Un administrador ha ordenado borrar este dispositivo.',
    decisions:
      'Algunos cambios necesitan su decisión antes de poder enviarse. Ábralos desde la barra superior.',
    slow: 'Aún no está todo enviado. El resto sigue aquí.',
  },
} satisfies Translation<'es', 'signOut'>
