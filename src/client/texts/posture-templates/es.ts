import type { Translation } from '../translation.ts'

export const postureTemplates = {
  purpose:
    'Cómo deben ser los inquilinos: comprobaciones que van juntas, elegidas una vez para muchas empresas.',
  create: 'Crear nueva',
  search: 'Buscar plantillas',
  filter: { label: 'Tipo', all: 'Todas' },
  types: { default: 'Predefinida', custom: 'Personalizada' },
  columns: {
    name: 'Nombre',
    type: 'Tipo',
    checks: 'Comprobaciones',
    licenses: 'Licencias necesarias',
    changed: 'Modificada',
    actions: 'Acciones',
  },
  checks_one: '{{count}} comprobación',
  checks_many: '{{count}} de comprobaciones',
  checks_other: '{{count}} comprobaciones',
  byHand: 'A mano',
  byHandCount_one: '{{count}} a mano',
  byHandCount_many: '{{count}} a mano',
  byHandCount_other: '{{count}} a mano',
  byHandHelp:
    'Lo marcado «A mano» no lo puede aplicar una plantilla: alguien debe configurarlo en el centro de administración.',
  duplicate: 'Duplicar',
  duplicateOf: 'Duplicar «{{name}}»',
  copyOf: 'Copia de {{name}}',
  removeOf: 'Eliminar «{{name}}»',
  empty: {
    filtered: 'Sin resultados',
    filteredReason: 'Ninguna plantilla se ajusta a la búsqueda y al tipo.',
    clear: 'Quitar la búsqueda y el tipo',
    gone: 'Esta plantilla no está aquí',
    goneReason: 'Se eliminó, o este dispositivo aún no sabe de ella.',
  },
  form: {
    newTitle: 'Nueva plantilla',
    newPurpose: 'Póngale un nombre y elija las comprobaciones que deben cumplir los inquilinos.',
    description: 'Descripción',
    checks: 'Selección de comprobaciones',
    everyOf: 'Todas: {{area}}',
    chosenOf: '{{chosen}} de {{all}}',
    saved: '«{{name}}» está guardada en este dispositivo y se envía al servidor en cuanto haya red.',
    readOnly: 'Esta es una plantilla predefinida y se queda como está: duplíquela y modifique la copia.',
    failed: 'No se pudo guardar la plantilla.',
    notKept: 'Este dispositivo no pudo guardar el cambio. No se modificó nada; lo que introdujo sigue aquí.',
    forbidden: 'Su rol ya no lo permite. No se modificó nada.',
  },
  removal: {
    title: '¿Eliminar la plantilla?',
    text: '«{{name}}» se elimina para toda su organización. En los inquilinos no cambia nada.',
    cancel: 'Conservarla',
    done: '«{{name}}» está eliminada en este dispositivo y, en cuanto haya red, también en el servidor.',
    failed: 'No se pudo eliminar la plantilla.',
  },
  table: {
    select: 'Seleccionar plantilla',
    selectAll: 'Seleccionar todas las plantillas',
    selected: '{{chosen}} de {{maximum}} seleccionadas',
    loading: 'Cargando las plantillas',
  },
  defaults: {
    'quick-baseline': {
      name: 'Línea base rápida',
      description:
        'Cuatro ajustes para cualquier inquilino: sin consentimiento de los usuarios, registro de auditoría, auditoría de buzones y una etiqueta en el correo externo.',
    },
    'free-essentials': {
      name: 'Lo esencial sin licencias de pago',
      description:
        'Lo que cualquier inquilino puede tener hoy, haya comprado lo que haya comprado: consentimiento, invitados, dispositivos e inicio de sesión.',
    },
    'email-protection': {
      name: 'Protección del correo',
      description: 'Filtros, firmas, reenvío y auditoría del correo con lo que incluye Exchange Online.',
    },
    'defender-protection': {
      name: 'Amenazas avanzadas con Defender',
      description: 'Suplantación, enlaces y archivos, para inquilinos con Defender para Office 365.',
    },
    'entra-p1-identity': {
      name: 'Identidad con Entra ID P1',
      description:
        'Inicio de sesión seguro mediante acceso condicional, y métodos y contraseñas que resisten ataques.',
    },
    'cis-hardening': {
      name: 'Refuerzo según CIS',
      description:
        'Todas las comprobaciones que corresponden a una sección del CIS Microsoft 365 Foundations Benchmark.',
    },
  },
} satisfies Translation<'es', 'postureTemplates'>
