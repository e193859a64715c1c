import type { Translation } from '../translation.ts'

export const newPassword = {
  changeTitle: 'Elija una contraseña nueva',
  changeHelp: 'Su cuenta se creó con una contraseña temporal. Elija una que solo usted conozca.',
  password: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  change: 'Cambiar contraseña',
  rules: 'Requisitos de la contraseña',
  met: 'se cumple',
  open: 'aún no se cumple',
  rule: {
    length: 'De 8 a 99 caracteres',
    upper: 'Una letra mayúscula',
    lower: 'Una letra minúscula',
    digit: 'Un dígito',
    special: 'Un carácter especial',
    noSpaces: 'Sin espacios',
    notEmail: 'Distinta de su dirección de correo',
  },
  issues: {
    required: 'campo obligatorio',
    length: 'La contraseña debe tener de 8 a 99 caracteres.',
    invalid: 'La contraseña no cumple todas las reglas indicadas abajo.',
    matchesEmail: 'La contraseña no debe contener su dirección de correo.',
    different: 'Las dos contraseñas no coinciden.',
  },
} satisfies Translation<'es', 'newPassword'>
