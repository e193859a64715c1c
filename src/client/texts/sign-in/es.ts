import type { Translation } from '../translation.ts'
import { errors } from '../errors/es.ts'

export const signIn = {
  title: 'Le damos la bienvenida',
  titleBack: 'Hola de nuevo',
  forgotPassword: 'Contraseña olvidada',
  or: 'O',
  microsoft: 'Continuar con Microsoft',
  passwordChanged: errors.passwordChanged,
  offline: 'No hay red. Se necesita para iniciar sesión; lo que escriba se queda aquí.',
  enteringTrial: 'Iniciando sesión con la cuenta de prueba',
  opening: 'Abriendo lo que guarda este dispositivo',
  openingTest: 'Abriendo el sitio de prueba. Todo su contenido es inventado, así que pruebe lo que quiera.',
} satisfies Translation<'es', 'signIn'>
