import type { Translation } from '../translation.ts'
import { errors } from '../errors/es.ts'

export const signIn = {
  title: 'Le damos la bienvenida',
  titleBack: 'Hola de nuevo',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  forgotPassword: 'Contraseña olvidada',
  submit: 'Iniciar sesión',
  or: 'O',
  microsoft: 'Continuar con Microsoft',
  required: 'campo obligatorio',
  passwordChanged: errors.passwordChanged,
  offline: 'No hay red. Se necesita para iniciar sesión; lo que escriba se queda aquí.',
  enteringTrial: 'Iniciando sesión con la cuenta de prueba',
  opening: 'Abriendo lo que guarda este dispositivo',
  openingTest: 'Abriendo el sitio de prueba. Todo su contenido es inventado, así que pruebe lo que quiera.',
} satisfies Translation<'es', 'signIn'>
