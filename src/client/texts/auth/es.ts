import type { Translation } from '../translation.ts'
import { errors } from '../errors/es.ts'

export const auth = {
  copyright: '© {{year}} Castellan',
  contactSupport: 'Contactar con soporte',
  ssoTitle: 'Iniciando sesión con Microsoft',
  ssoFailed: 'No se pudo iniciar sesión con Microsoft',
  ssoCancelled: 'Ha cancelado el inicio de sesión con Microsoft',
  ssoCancelledReason: 'No ha cambiado nada. Puede intentarlo de nuevo o iniciar sesión con su contraseña.',
  handOver: 'Entrega a la aplicación',
  mayClose: 'Esta ventana ya no es necesaria y puede cerrarse.',
  missing: 'Esta pantalla aún no está en el dispositivo',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    expiredCode: errors.expiredCode,
    invalidCode: errors.invalidCode,
    cannotResetPassword: errors.cannotResetPassword,
    userNotConfirmed: errors.userNotConfirmed,
    userNotFound: errors.userNotFound,
    accountExists: errors.accountExists,
    notAuthorized: errors.notAuthorized,
    accountDisabled: errors.accountDisabled,
    tooManyDevices: errors.tooManyDevices,
    sessionUnverified: errors.sessionUnverified,
    wrongOtp: errors.wrongOtp,
    unexpected: errors.unexpected,
    codeUsed: 'Este código ya se usó. Espere al siguiente en su aplicación de autenticación.',
    passwordResetRequired: 'Debe reemplazar su contraseña. Use «Contraseña olvidada» para elegir una nueva.',
    temporaryPasswordExpired:
      'La contraseña temporal ha caducado. Use «Contraseña olvidada» para recibir una nueva invitación.',
    invalidPassword: 'Esta contraseña no está permitida o es demasiado fácil de adivinar. Elija otra.',
    captcha: 'No se superó la verificación antibots. Vuelva a intentarlo.',
    challenge: 'Esta cuenta necesita otro paso para iniciar sesión que esta aplicación no admite.',
    problem: 'Hubo un problema con la contraseña nueva. No se modificó nada; vuelva a intentarlo.',
    unreachable:
      'El servidor no está disponible. Compruebe la red y vuelva a intentarlo; lo que escribió sigue aquí.',
  },
  notices: {
    error: {
      title: 'Algo salió mal',
      words:
        'No se pudo mostrar esta página. Lo que se guarda en este dispositivo sigue intacto; vuelva al inicio e inténtelo de nuevo.',
      go: 'Ir al inicio',
    },
    logout: {
      title: 'Ha cerrado la sesión',
      words: 'Para continuar, inicie sesión de nuevo.',
      go: 'Iniciar sesión',
    },
    trialExpired: {
      title: 'Su periodo de prueba ha caducado',
      words:
        'Los 14 días de prueba han terminado. Todo se conserva; solicítenos una suscripción para continuar.',
      go: 'Ir al inicio',
    },
    consentUnclaimed: {
      title: 'Nadie espera este consentimiento',
      words:
        'La ventana que lo solicitó está cerrada o muestra otra cosa, y no se ha conectado nada. Vuelva a iniciar la conexión en la aplicación.',
      go: 'Ir a la aplicación',
    },
  },
} satisfies Translation<'es', 'auth'>
