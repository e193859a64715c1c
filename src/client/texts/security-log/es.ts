import type { Translation } from '../translation.ts'

export const securityLog = {
  purpose:
    'Quién inició sesión o fue rechazado y qué se hizo en la cuenta de quién. Los eventos se conservan un año.',
  columns: {
    event: 'Evento',
    at: 'Cuándo',
    actor: 'Quién',
    target: 'De qué se trataba',
    network: 'Desde dónde',
    result: 'Resultado',
    count: 'Cuántas veces',
  },
  filter: {
    add: 'Tipo de evento',
  },
  events: {
    signIn: {
      succeeded: 'Inicio de sesión',
      refused: 'Inicio de sesión rechazado',
    },
    secondFactor: {
      refused: 'Segundo factor rechazado',
      set: 'Segundo factor configurado',
      removed: 'Segundo factor quitado',
    },
    password: {
      changed: 'Contraseña cambiada',
      reset: 'Contraseña restablecida',
    },
    session: {
      endedElsewhere: 'Sesión cerrada en todos los demás sitios',
      tokenReused: 'Cerrada, porque se usó una copia antigua de un inicio de sesión',
    },
    device: {
      signedOut: 'Sesión cerrada en un dispositivo',
    },
    user: {
      added: 'Usuario añadido',
      changed: 'Usuario modificado',
      removed: 'Usuario eliminado',
    },
    organization: {
      secondFactorDemanded: 'Segundo factor para todos',
    },
    alerts: {
      webhookSet: 'Las alertas se envían a un webhook',
      webhookRemoved: 'Webhook de alertas quitado',
      recipientsSet: 'Las alertas se envían por correo a',
      recipientsRemoved: 'Las alertas ya no se envían por correo a',
    },
    integration: {
      peopleRemoved: 'Datos de un directorio sobre personas eliminados',
    },
    agent: {
      keyMade: 'Clave de licencia de agentes creada',
    },
    account: {
      lockedDown: 'Cuenta bloqueada',
      released: 'Cuenta liberada',
    },
    access: {
      refused: 'Acceso rechazado',
    },
  },
  reasons: {
    wrongPassword: 'Contraseña incorrecta',
    lockedOut: 'Demasiados intentos fallidos en esta cuenta',
    tooManyRequests: 'Demasiados intentos desde allí',
    disabled: 'Cuenta desactivada',
    unconfirmed: 'Dirección sin confirmar',
    resetRequired: 'Hay que restablecer la contraseña',
    expired: 'Contraseña temporal caducada',
    wrongCode: 'Código incorrecto',
    codeUsed: 'Código ya usado',
    unknownAccount: 'No existe tal cuenta',
    secondFactorNeeded: 'Se necesita el segundo factor',
    unverified: 'No se inició en este navegador',
    noPermission: 'Sin permiso',
    protectedUser: 'No puede modificar a este usuario',
    featureOff: 'Función desactivada',
    readOnly: 'Cuenta de prueba compartida',
    withdrawn: 'Ya no se exige',
  },
  members: {
    name: 'nombre',
    role: 'rol',
    permissions: 'permisos',
    companies: 'empresas',
    signIn: 'forma de iniciar sesión',
    disabled: 'acceso retirado',
    enabled: 'acceso devuelto',
  },
  done: 'Hecho',
  refused: 'Rechazado',
  unknownNetwork: 'Desconocido',
  times: '{{number}} veces',
  older: 'Mostrar eventos más antiguos',
  end: 'No hay eventos más antiguos.',
  table: {
    select: 'Seleccionar evento',
    selectAll: 'Seleccionar todos los eventos',
    selected: '{{chosen}} de {{maximum}} seleccionados',
    loading: 'Leyendo el registro de seguridad',
  },
  empty: {
    title: 'Aún no ha ocurrido nada',
    reason: 'Los inicios de sesión, los rechazos y los cambios de usuarios aparecen aquí desde ahora.',
    notFound: 'Ningún evento de este tipo',
    notFoundReason: 'No ocurrió nada de este tipo en el último año.',
    clear: 'Mostrar todos los tipos',
    failed: 'No se pudo leer el registro de seguridad',
    unreachable: 'El servidor no responde. Vuelva a intentarlo en un momento.',
  },
  stale: {
    newest: 'No se pudo volver a leer el registro. Así se leyó por última vez.',
    older: 'No se pudieron leer los eventos más antiguos.',
  },
} satisfies Translation<'es', 'securityLog'>
