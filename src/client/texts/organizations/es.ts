import type { Translation } from '../translation.ts'

export const organizations = {
  purpose: 'Todas las organizaciones de este sitio en cifras y lo que cada una tiene activado.',
  search: 'Buscar una organización',
  columns: {
    name: 'Organización',
    customers: 'Empresas',
    users: 'Usuarios',
    devices: 'Dispositivos',
    subscription: 'Suscripción',
    features: 'Funciones',
    created_at: 'Creada',
  },
  own: 'La suya',
  readOnly: 'Cuenta de prueba',
  unknown: 'Se desconoce',
  on: '{{number}} de {{all}} activadas',
  subscription: {
    none: 'Ninguna',
    monthly: '{{plan}}, facturación mensual',
    yearly: '{{plan}}, facturación anual',
    trialPlan: 'Prueba',
    until: 'Prueba hasta el {{date}}',
    endedOn: 'La prueba terminó el {{date}}',
    ended: 'Prueba terminada',
  },
  figures: {
    all: 'Organizaciones',
    trial: 'En período de prueba',
    lapsed: 'Sin suscripción válida',
    readOnly: 'Cuentas de prueba',
  },
  table: {
    select: 'Seleccionar organización',
    selectAll: 'Seleccionar todas las organizaciones',
    selected: '{{chosen}} de {{maximum}} seleccionadas',
    loading: 'Leyendo organizaciones',
  },
  export: {
    button: 'Exportar como CSV',
    nothing: 'No hay nada que exportar.',
    done_one: 'Se exportó {{count}} organización.',
    done_many: 'Se exportaron {{count}} de organizaciones.',
    done_other: 'Se exportaron {{count}} organizaciones.',
  },
  empty: {
    notFound: 'Ninguna organización coincide',
    notFoundReason: 'Ninguna organización contiene estas palabras en su nombre.',
    failed: 'No se pudieron leer las organizaciones',
  },
  panel: {
    context: 'Organización',
    id: 'Id. de organización',
    numbersOnly: 'Solo ve cifras: las empresas, las personas y los usuarios son de la organización.',
    gone: 'Esta organización no está aquí',
    goneReason: 'Se eliminó, o la dirección es de otro sitio.',
  },
  notYet: 'Lo que activa aún no forma parte de esta versión: hoy no cambia nada.',
  features: {
    'posture-protect-m3': {
      name: 'Protección de la postura',
      effect: 'Muestra la pestaña de protección en la postura de seguridad.',
    },
    'discover-security': {
      name: 'Riesgo de las aplicaciones',
      effect: 'Abre la página «Riesgo» dentro de «Uso de aplicaciones».',
    },
    'engage-autopilot': {
      name: 'Autopilot de Engage',
      effect: 'Abre la página «Bajas programadas».',
    },
    'castellan-ai-assistant': {
      name: 'Asistente de IA',
      effect: 'Abre la página «Desarrollo» con el asistente, solo a los administradores del producto.',
    },
    'defender-policies': {
      name: 'Directivas de Defender',
      effect: 'Abre las páginas de directivas de Defender y sus plantillas.',
    },
    intune: {
      name: 'Administración de dispositivos con Intune',
      effect: 'Abre las páginas de configuración y cumplimiento de dispositivos.',
    },
    'secure-licensing': {
      name: 'Licencias de Secure',
      effect: 'Ofrece habilitar Secure donde aún no tiene licencia.',
    },
    'test-account': {
      name: 'Cuenta de prueba',
      effect:
        'Marca la organización de la cuenta de prueba compartida, en la que no se puede modificar nada.',
    },
    'scheduled-reports': {
      name: 'Informes programados',
      effect: 'Muestra los informes programados en el menú. Si está desactivada, el servidor los rechaza.',
    },
    reporting: {
      name: 'Exportación de informes',
      effect: 'Ofrece exportar el informe de amenazas y el informe resumido.',
    },
    'auto-ignore': {
      name: 'Ignorar automáticamente',
      effect:
        'Ofrece en los empleados ajustes de importación con los que se ignora a personas automáticamente.',
    },
    alerts: {
      name: 'Alertas en el menú',
      effect: 'Muestra las alertas en el menú. Si está desactivada, la página aún se abre por su dirección.',
    },
  },
  warnings: {
    testAccountOn:
      'Atención: una vez activada, nadie de la organización podrá modificar nada. Los cambios que esperan en sus dispositivos se rechazan.',
    testAccountOff:
      'Atención: una vez desactivada, ya nadie entra con la cuenta de prueba compartida de esta organización, y quien tenga sesión iniciada con ella podrá hacer cambios.',
    assistantOn: 'Atención: cada uso del asistente cuesta dinero.',
  },
  toggle: {
    on: {
      title: '¿Activar «{{feature}}» para {{organization}}?',
      confirm: 'Activar',
      done: '«{{feature}}» está activada para {{organization}}.',
    },
    off: {
      title: '¿Desactivar «{{feature}}» para {{organization}}?',
      confirm: 'Desactivar',
      done: '«{{feature}}» está desactivada para {{organization}}.',
    },
    reach:
      'Vale para todos en {{organization}}: al instante en los dispositivos conectados y en los demás desde su próximo contacto.',
    noNetwork:
      'Esto necesita una red: las funciones se activan y desactivan en el servidor, nunca se dejan en cola.',
  },
} satisfies Translation<'es', 'organizations'>
