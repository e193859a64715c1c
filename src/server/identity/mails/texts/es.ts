import type { MailTexts } from './en.ts'

export const es: MailTexts = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  farewell: 'Castellan',
  invitation: {
    subject: 'Su invitación a Castellan',
    lead: 'Ha recibido una invitación a Castellan. Inicie sesión con los datos siguientes; después podrá elegir su propia contraseña.',
    address: 'Correo electrónico',
    password: 'Contraseña temporal',
    action: 'Iniciar sesión',
    note: 'La contraseña temporal es válida durante 7 días. Si no esperaba ninguna invitación, puede ignorar este mensaje.',
  },
  signUpCode: {
    subject: 'Confirme su correo electrónico',
    lead: 'Introduzca este código para confirmar su correo electrónico y terminar de crear su cuenta de Castellan.',
    code: 'Código de confirmación',
    note: 'El código es válido durante una hora. Si no ha creado ninguna cuenta, puede ignorar este mensaje.',
  },
  resetCode: {
    subject: 'Restablezca su contraseña de Castellan',
    lead: 'Se ha solicitado restablecer la contraseña de su cuenta de Castellan. Introduzca este código para elegir una nueva.',
    code: 'Código de restablecimiento',
    action: 'Elegir una contraseña nueva',
    note: 'El código es válido durante una hora. Si no lo ha solicitado, puede ignorar este mensaje; su contraseña no cambiará.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña de Castellan',
    lead: 'Se acaba de cambiar la contraseña de su cuenta de Castellan y se han cerrado todas las demás sesiones.',
    note: 'Si no ha sido usted, restablezca la contraseña de inmediato y avise a su administrador.',
    action: 'Restablecer la contraseña',
  },
  factorSet: {
    subject: 'Su cuenta de Castellan tiene una aplicación de autenticación',
    lead: 'Se acaba de configurar una aplicación de autenticación para su cuenta de Castellan. A partir de ahora se pedirá su código al iniciar sesión.',
    note: 'Si no ha sido usted, restablezca la contraseña de inmediato y avise a su administrador.',
    action: 'Restablecer la contraseña',
  },
  factorRemoved: {
    subject: 'Se ha quitado la aplicación de autenticación de su cuenta de Castellan',
    lead: 'Se acaba de quitar la aplicación de autenticación de su cuenta de Castellan. A partir de ahora basta su contraseña para iniciar sesión.',
    note: 'Si no ha sido usted, restablezca la contraseña de inmediato y avise a su administrador.',
    action: 'Restablecer la contraseña',
  },
}
