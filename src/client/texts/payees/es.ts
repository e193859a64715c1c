import type { Translation } from '../translation.ts'

export const payees = {
  purpose: 'Lo que las empresas han pagado según su contabilidad, para compararlo con sus suscripciones.',
  search: 'Buscar un beneficiario o una descripción',
  unnamed: 'Beneficiario sin nombre',
  month: 'Mes',
  toIntegrations: 'A las integraciones',
  columns: {
    vendor: 'Beneficiario',
    posted_on: 'Fecha de registro',
    description: 'Descripción',
    account: 'Cuenta',
    cost: 'Coste',
    currency: 'Moneda',
  },
  table: {
    select: 'Seleccionar este gasto',
    selectAll: 'Seleccionar todos los gastos',
    selected: '{{chosen}} de {{maximum}} seleccionados',
    loading: 'Leyendo los gastos',
  },
  empty: {
    none: 'Aún no hay gastos',
    noneReason: 'Aparecen aquí en cuanto una empresa está conectada a QuickBooks y se ha leído.',
    unread: 'Los gastos aún no están en este dispositivo',
    unreadReason: 'Llegan con la próxima conexión y desde entonces se quedan aquí.',
    filtered: 'Ningún gasto coincide',
    filteredReason: 'Ningún gasto tiene estas palabras y filtros.',
  },
  panel: {
    context: 'Gasto en QuickBooks',
    gone: 'Este gasto no está aquí',
    goneReason:
      'Se eliminó en la contabilidad, tiene más de 13 meses o es de una empresa que usted no atiende.',
  },
} satisfies Translation<'es', 'payees'>
