import type { Translation } from '../translation.ts'

export const fieldMode = {
  title: 'Mantener este dispositivo listo para trabajar sin conexión',
  newPinTitle: 'Elegir un PIN nuevo',
  newPin: 'El PIN anterior ya no abre este dispositivo. Todo lo que contenía sigue aquí.',
  lines: {
    opens: 'La aplicación se abre sin red, con un PIN o una clave de acceso de este dispositivo.',
    locks: 'Tras una hora de inactividad se bloquea en lugar de cerrar la sesión; no se pierde nada.',
    erases: 'Diez PIN erróneos, o 17 días sin el servidor, borran lo que se guarda aquí.',
  },
  required: 'Su organización lo exige en todos los dispositivos.',
  forbidden: 'Su organización no lo permite.',
  by: 'Desbloquear con',
  ways: { pin: 'Un PIN', passkey: 'Una clave de acceso' },
  passkeyHelp:
    'Su huella, su rostro o el bloqueo de pantalla. También protege contra una copia del disco de este dispositivo.',
  pinHelp:
    'De 6 a 12 dígitos. Un PIN detiene a las personas; contra una copia del disco, una clave de acceso es más fuerte.',
  again: 'El mismo PIN otra vez',
  problems: {
    digits: 'Solo dígitos.',
    length: 'Entre 6 y 12 dígitos.',
    repeated: 'Las repeticiones son lo primero que se adivina. Elija otro.',
    inOrder: 'Los dígitos seguidos son lo primero que se adivina. Elija otro.',
    common: 'Este figura en todas las listas. Elija otro.',
    different: 'Los dos no coinciden.',
  },
  failures: {
    unreachable: 'Se necesita el servidor una vez y no está disponible. No se modificó nada.',
    refused: 'La sesión está cerrada en el servidor. Inicie sesión de nuevo; no se modificó nada.',
    forbidden: 'Su organización no permite el modo de campo. No se modificó nada.',
    cancelled: 'La clave de acceso no se creó. No se modificó nada.',
    unsupported:
      'Este dispositivo no puede proteger datos con una clave de acceso. Elija un PIN. No se modificó nada.',
    failed: 'Este dispositivo no pudo guardar el cambio. No se modificó nada.',
  },
  setPin: 'Definir PIN',
  setPasskey: 'Definir clave de acceso',
  on: {
    pin: 'Este dispositivo está listo para trabajar sin conexión, con un PIN.',
    passkey: 'Este dispositivo está listo para trabajar sin conexión, con una clave de acceso.',
  },
  persistence: {
    granted: 'El navegador se comprometió a conservar estos datos.',
    refused: 'El navegador puede eliminar estos datos si falta espacio. Instalar la aplicación lo cambia.',
  },
  change: 'Cambiar PIN o clave de acceso',
  turnedOff: 'El modo de campo está desactivado. Sin red, este dispositivo queda sellado.',
  offer: {
    why: 'El modo de campo abre este dispositivo sin red, también tras una hora de inactividad.',
    moment: 'Estuvo sin conexión menos de un minuto.',
    minutes_one: 'Estuvo sin conexión {{count}} minuto.',
    minutes_many: 'Estuvo sin conexión {{count}} de minutos.',
    minutes_other: 'Estuvo sin conexión {{count}} minutos.',
    hours_one: 'Estuvo sin conexión {{count}} hora.',
    hours_many: 'Estuvo sin conexión {{count}} de horas.',
    hours_other: 'Estuvo sin conexión {{count}} horas.',
    setUp: 'Configurar',
  },
} satisfies Translation<'es', 'fieldMode'>
