import type { Translation } from '../translation.ts'

export const reportExport = {
  title: 'Informe',
  pdf: 'Informe en PDF',
  csv: 'Informe en CSV',
  detail: 'Creado por el servidor, con el logotipo de la organización',
  chooseCompany: 'Elija primero una empresa: un informe trata de una sola.',
  offline: 'Un informe necesita conexión con el servidor.',
  making: 'Se está creando el informe. Puede seguir trabajando.',
  done: 'El informe se ha guardado.',
  failed: 'Sin informe',
} satisfies Translation<'es', 'reportExport'>
