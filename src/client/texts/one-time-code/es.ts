import type { Translation } from '../translation.ts'

export const oneTimeCode = {
  title: 'Escribir el código de un solo uso',
  help: 'Abra su aplicación de autenticación y escriba el código que muestra para Castellan.',
  otp: 'Código de un solo uso',
  login: 'Iniciar sesión',
  issues: {
    required: 'campo obligatorio',
    tooShort: 'El código tiene 6 dígitos; este es demasiado corto.',
    tooLong: 'El código tiene 6 dígitos; este es demasiado largo.',
  },
} satisfies Translation<'es', 'oneTimeCode'>
