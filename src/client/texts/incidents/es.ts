import type { Translation } from '../translation.ts'

export const incidents = {
  purpose: 'Alertas que van juntas, de todas las empresas: lo que hizo un atacante es una fila.',
  search: 'Buscar incidente, cuenta, empresa o dirección',
  sameAddress_one: 'Una dirección en {{count}} empresa',
  sameAddress_many: 'Una dirección en {{count}} de empresas',
  sameAddress_other: 'Una dirección en {{count}} empresas',
  alerts_one: '{{count}} alerta',
  alerts_many: '{{count}} de alertas',
  alerts_other: '{{count}} alertas',
  open_one: '{{count}} por revisar',
  open_many: '{{count}} por revisar',
  open_other: '{{count}} por revisar',
  columns: {
    title: 'Cómo empezó',
    companies: 'Empresas',
    accounts: 'Cuentas',
    count: 'Alertas',
    open: 'Por revisar',
    at: 'Vista por primera vez',
    addresses: 'Direcciones',
  },
  acts: {
    resolve: 'Resolver todas',
    takeUp: 'Asumir todas',
    noneOpen: 'Nada de él está abierto.',
  },
  empty: {
    none: 'Sin incidentes',
    noneReason: 'Las fuentes leídas no dijeron nada que merezca su mirada.',
    unreadReason: 'Los incidentes llegan con el primer contacto con el servidor.',
    filtered: 'Ningún incidente coincide',
    filteredReason: 'Ningún incidente tiene estas palabras, este estado o este intervalo.',
  },
  panel: {
    who: 'Quién y dónde',
    course: 'Qué pasó, en orden',
    gone: 'Este incidente ya no existe',
    goneReason: 'Sus alertas tienen más de 90 días o sus empresas ya no se atienden.',
  },
  keys: { next: 'Incidente siguiente', previous: 'Incidente anterior' },
  table: {
    select: 'Seleccionar incidente',
    selectAll: 'Seleccionar todos los incidentes',
    selected: '{{chosen}} de {{maximum}} seleccionados',
    loading: 'Cargando los incidentes',
  },
} satisfies Translation<'es', 'incidents'>
