import type { Translation } from '../translation.ts'

export const setupMfa = {
  title: 'Configurar el inicio de sesión con dos factores',
  why: 'Su organización exige un segundo factor: una aplicación de autenticación en su teléfono.',
  scan: 'Escanee la imagen con la aplicación o escriba la clave a mano. Después escriba el código que muestra la aplicación.',
  loading: 'Obteniendo una clave',
  qr: 'Código QR para la aplicación de autenticación. La clave de abajo contiene lo mismo.',
  key: 'Clave para la entrada manual',
  copy: 'Copiar',
  code: 'Código de la aplicación',
  codeHelp: '6 dígitos; uno nuevo cada 30 segundos.',
  issues: {
    required: 'campo obligatorio',
    tooShort: 'El código tiene 6 dígitos; este es demasiado corto.',
    tooLong: 'El código tiene 6 dígitos; este es demasiado largo.',
  },
} satisfies Translation<'es', 'setupMfa'>
