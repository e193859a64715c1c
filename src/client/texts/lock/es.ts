import type { Translation } from '../translation.ts'

export const lock = {
  idle: {
    title: '¿Sigue ahí?',
    countdown_one: 'Se cerrará la sesión en {{count}} segundo.',
    countdown_many: 'Se cerrará la sesión en {{count}} de segundos.',
    countdown_other: 'Se cerrará la sesión en {{count}} segundos.',
    stay: 'Mantener la sesión',
    leave: 'Cerrar sesión ahora',
  },
  hello: 'Hola de nuevo, {{name}}',
  why: {
    start: 'Este dispositivo está listo para trabajar sin conexión y está bloqueado.',
    idle: 'Bloqueado tras una hora de inactividad. Todo está donde lo dejó.',
    asked: 'Bloqueado. Todo está donde lo dejó.',
    lease: 'El servidor renovó este dispositivo. Desbloquéelo para continuar.',
    time: 'Se cambió el reloj de este dispositivo, por lo que se bloqueó. Las acciones peligrosas vuelven a preguntar hasta que el servidor indique la hora.',
  },
  unlock: 'Desbloquear',
  unlockWithPasskey: 'Desbloquear con clave de acceso',
  empty: 'Escriba su PIN.',
  wrong_one:
    'Ese no era el PIN. Queda {{count}} intento; después se borra todo lo que hay en este dispositivo.',
  wrong_many:
    'Ese no era el PIN. Quedan {{count}} de intentos; después se borra todo lo que hay en este dispositivo.',
  wrong_other:
    'Ese no era el PIN. Quedan {{count}} intentos; después se borra todo lo que hay en este dispositivo.',
  wrongPasskey: 'Esta clave de acceso no abre este dispositivo.',
  cancelled: 'La clave de acceso no se usó. Nada ha cambiado; vuelva a intentarlo.',
  failed: 'Este dispositivo no pudo leer lo que guarda. Recargue la página y vuelva a intentarlo.',
  forgot: 'PIN olvidado',
  forgotPasskey: 'Clave de acceso no disponible',
  forgotOffline: 'Para iniciar sesión con la contraseña se necesita conexión.',
  sealedTitle: 'Sellado hasta que haya conexión',
  sealed:
    'Lo que este dispositivo guarda para {{name}} está sellado y el servidor tiene la clave. Se abre solo en cuanto haya conexión.',
  sealedWaits_one: '{{count}} cambio sin enviar está a salvo aquí.',
  sealedWaits_many: '{{count}} de cambios sin enviar están a salvo aquí.',
  sealedWaits_other: '{{count}} cambios sin enviar están a salvo aquí.',
  fieldMode:
    'El modo de campo lo habría abierto con un PIN o una clave de acceso. Puede activarlo en su menú.',
  retry: 'Probar ahora',
  leaseTitle: 'Demasiado tiempo sin el servidor',
  lease:
    'Un dispositivo puede usarse tres días sin el servidor. Lo que se guarda aquí para {{name}} está a salvo y se abre de nuevo con la próxima conexión.',
  leaseSignIn: 'Inicie sesión con su contraseña para continuar donde lo dejó.',
  leaseErase: 'Catorce días después de esos tres, este dispositivo se borra solo.',
  erasing: 'Borrando lo que se guardaba en este dispositivo',
  erased: {
    ordered:
      'Se borró todo lo que había en este dispositivo, como pidió un administrador o usted desde otro lugar.',
    tries:
      'Se escribieron diez PIN erróneos, por lo que se borró todo lo que había en este dispositivo. Lo que tiene el servidor está a salvo.',
    lease:
      'Este dispositivo estuvo demasiado tiempo sin el servidor y borró lo que guardaba. Lo que tiene el servidor está a salvo.',
  },
  lost_one: '{{count}} cambio puesto en cola el {{day}} se perdió con el almacenamiento del navegador.',
  lost_many:
    '{{count}} de cambios puestos en cola el {{day}} se perdieron con el almacenamiento del navegador.',
  lost_other:
    '{{count}} cambios puestos en cola el {{day}} se perdieron con el almacenamiento del navegador.',
  lostUnknown_one: '{{count}} cambio sin enviar se perdió con el almacenamiento del navegador.',
  lostUnknown_many: '{{count}} de cambios sin enviar se perdieron con el almacenamiento del navegador.',
  lostUnknown_other: '{{count}} cambios sin enviar se perdieron con el almacenamiento del navegador.',
  lostHelp: 'Instalar la aplicación hace improbable que vuelva a ocurrir.',
} satisfies Translation<'es', 'lock'>
