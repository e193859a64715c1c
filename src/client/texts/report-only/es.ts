import type { Translation } from '../translation.ts'

export const reportOnly = {
  title: 'Lo que habría hecho',
  ask: 'Consultar el registro de inicios de sesión',
  asking: 'Preguntando a Microsoft …',
  offline: 'Se pregunta a Microsoft cuando haya conexión.',
  failed: 'No se pudo leer el registro de inicios de sesión. Inténtelo más tarde.',
  none: 'Ningún inicio de sesión de los últimos {{days}} días dice aún nada de esta directiva.',
  incomplete: 'Hubo más inicios de sesión de los que se examinaron.',
  of_one: '{{count}} inicio de sesión de los últimos {{days}} días',
  of_many: '{{count}} de inicios de sesión de los últimos {{days}} días',
  of_other: '{{count}} inicios de sesión de los últimos {{days}} días',
  success: 'La habrían cumplido',
  interrupted: 'Se les habría pedido algo más',
  failure: 'Habrían sido rechazados',
  not_applied: 'No afectados',
  people: 'Quién',
  person: '{{name}}: rechazado {{failure}}, preguntado {{interrupted}}',
} satisfies Translation<'es', 'reportOnly'>
