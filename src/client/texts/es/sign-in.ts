import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const signIn = {
  product: 'Castellan',
  title: 'Le damos la bienvenida',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  required: 'campo obligatorio',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    userNotConfirmed: errors.userNotConfirmed,
    notAuthorized: errors.notAuthorized,
    challenge: 'Esta cuenta necesita otro paso para iniciar sesión que esta aplicación aún no admite.',
    unreachable:
      'El servidor no está disponible. Compruebe la red y vuelva a intentarlo; lo que escribió sigue aquí.',
  },
} satisfies Translation<'es', 'signIn'>
