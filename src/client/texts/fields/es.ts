import type { Translation } from '../translation.ts'

export const fields = {
  form: 'Error de validación. Corrija los errores siguientes para continuar.',
  isRequired: '{{name}}: dato obligatorio',
  invalid: '{{name}}: valor no válido',
  required: 'Campo obligatorio',
  empty: 'El campo no puede estar vacío',
  notValid: 'El campo no es válido',
  min: '{{name}}: se necesitan al menos {{limit}} caracteres',
  max: '{{name}}: se admiten como máximo {{limit}} caracteres',
  specialCharacters: 'No se permiten caracteres especiales',
  spaces: 'No se permiten espacios',
  outerSpace: 'Sin espacios al principio ni al final',
  dateType: 'Tipo de fecha no válido',
} satisfies Translation<'es', 'fields'>
