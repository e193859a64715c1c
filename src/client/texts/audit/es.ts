import type { Translation } from '../translation.ts'

export const audit = {
  title: 'Personalizar la auditoría',
  purpose: 'La puntuación cuenta lo que revisa la auditoría. Las comprobaciones excluidas se siguen leyendo.',
  reset: 'Restablecer valores predeterminados',
  scope: {
    label: 'Ámbito',
    company: 'Una empresa',
  },
  company: {
    none: 'Ninguna empresa coincide',
  },
  loading: 'Leyendo la configuración de la auditoría',
  inheritOf: 'Heredar la configuración de «{{name}}»',
  inherited: 'Según lo definido para todas las empresas',
  obstacles: {
    loading: 'La configuración aún se está leyendo.',
    saving: 'Se está guardando.',
    noCompany: 'Elija primero una empresa.',
    unchanged: 'No se modificó nada.',
  },
  saved: 'La auditoría está guardada en este dispositivo y se envía al servidor en cuanto haya red.',
  failures: {
    notKept: 'Este dispositivo no pudo guardar el cambio. No se modificó nada; lo que introdujo sigue aquí.',
    forbidden: 'Su rol ya no lo permite. No se modificó nada.',
  },
  resolve: {
    title: 'Resolver la comprobación',
    purpose: 'Lo que decidió sobre «{{check}}» en {{company}}. A partir de entonces cuenta como cumplida.',
    status: 'Estado',
    choose: 'Elija un estado',
    details: 'Detalles del estado',
    takeBack: 'Retirar',
    saved: 'La resolución está guardada en este dispositivo y se envía al servidor en cuanto haya red.',
    takenBack:
      'La resolución está retirada en este dispositivo; el cambio se envía al servidor en cuanto haya red.',
  },
} satisfies Translation<'es', 'audit'>
