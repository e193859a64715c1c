import type { Translation } from '../translation.ts'

export const checklist = {
  title: 'Primeros pasos',
  progress: '{{complete}} de {{total}} completados',
  loading: 'Leyendo la lista de comprobación',
  none: 'Aún no hay lista de comprobación.',
  noneReason: 'Llega con los primeros datos del servidor.',
  open: 'Por hacer',
  complete_one: '{{count}} completado',
  complete_many: '{{count}} completados',
  complete_other: '{{count}} completados',
  dismissed_one: '{{count}} oculto',
  dismissed_many: '{{count}} ocultos',
  dismissed_other: '{{count}} ocultos',
  allDone: 'Todo está configurado.',
  dismiss: 'Ocultar «{{title}}»',
  restore: 'Volver a mostrar «{{title}}»',
  restoreShort: 'Volver a mostrar',
  noPermission: 'No tiene permiso para esto.',
  notKept: 'Este dispositivo no pudo guardar el cambio. No se modificó nada.',
  status: {
    COMPLETE: 'Completado',
    PARTIALLY_COMPLETE: 'Completado en parte',
    INCOMPLETE: 'Por hacer',
  },
  moreInfo: 'Más información',
  link: {
    direct: 'Conectar una empresa',
    partner: 'Conectar por el Centro de partners',
    integrations: 'Abrir integraciones',
    addUser: 'Agregar usuario',
  },
  items: {
    INTEGRATE_TO_MICROSOFT: {
      title: 'Conectar Microsoft 365',
      description: 'Cada empresa se lee de su propio inquilino: personas, productos e inicios de sesión.',
      detail: '{{done}} de {{total}} empresas conectadas',
    },
    MAP_CSP_TENANTS: {
      title: 'Asignar inquilinos de partner',
      description: 'Indique qué inquilino de su Centro de partners corresponde a qué empresa.',
      detail: '{{done}} de {{total}} inquilinos asignados',
    },
    INTEGRATE_TO_PSA: {
      title: 'Conectar su sistema de tickets',
      description: 'Las alertas se convierten en tickets donde su equipo ya trabaja.',
      detail: 'Conectado a {{name}}',
    },
    ADD_SYSTEM_USER: {
      title: 'Invitar a un colega',
      description: 'Los usuarios del sistema reciben exactamente las áreas que usted les da.',
      detail_one: '{{count}} usuario del sistema',
      detail_many: '{{count}} de usuarios del sistema',
      detail_other: '{{count}} usuarios del sistema',
    },
    ADD_OPERATING_COUNTRIES: {
      title: 'Definir los países de operación',
      description: 'Los inicios de sesión desde otros países generan una alerta.',
      detail: '{{done}} de {{total}} empresas tienen los suyos',
    },
    SCHEDULE_REPORT: {
      title: 'Programar un informe',
      description: 'Los clientes ven lo que se hizo por ellos sin que nadie lo pida.',
      detail_one: '{{count}} informe programado',
      detail_many: '{{count}} de informes programados',
      detail_other: '{{count}} informes programados',
    },
    ADD_CUSTOM_BRANDING: {
      title: 'Agregar su imagen de marca',
      description: 'Los informes y correos llevan su nombre y sus colores.',
    },
  },
} satisfies Translation<'es', 'checklist'>
