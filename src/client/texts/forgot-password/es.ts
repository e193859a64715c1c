import type { Translation } from '../translation.ts'

export const forgotPassword = {
  title: 'Contraseña olvidada',
  help: 'Escriba la dirección de correo de su cuenta. Recibirá un mensaje con un código para una contraseña nueva o, si nunca ha iniciado sesión, de nuevo su invitación.',
  emailWrong: 'Escriba una dirección de correo válida.',
  submit: 'Enviar',
  emailSent: 'Correo enviado',
  invited:
    'Su invitación va de nuevo en camino a {{email}}. Inicie sesión con la contraseña temporal que contiene.',
  resetTitle: 'Elija una contraseña nueva',
  resetHelp: 'Escriba el código que se envió a {{email}}. Es válido durante una hora.',
  codeIssues: {
    required: 'campo obligatorio',
    tooShort: 'El código tiene 6 caracteres; este es demasiado corto.',
  },
  notReady: 'Escriba el código y, dos veces, una contraseña que cumpla todas las reglas.',
} satisfies Translation<'es', 'forgotPassword'>
