import type { Translation } from '../translation.ts'

export const support = {
  search: 'Buscar título, tema o descripción',
  columns: {
    title: 'Título',
    description: 'Descripción',
    topic: 'Tema',
    updated: 'Modificado',
    url: 'Dirección',
  },
  table: {
    select: 'Seleccionar esta entrada',
    selectAll: 'Seleccionar todas las entradas',
    selected: '{{chosen}} de {{maximum}} seleccionadas',
    loading: 'Leyendo la lista',
  },
  empty: {
    noneReason: 'Quien gestiona este sitio aún no ha indicado ninguno.',
    unread: 'Esta lista aún no está en este dispositivo',
    unreadReason: 'Llega con la próxima conexión y se queda aquí desde entonces.',
    filtered: 'Nada coincide',
    filteredReason: 'Ninguna entrada contiene estas palabras.',
  },
  resources: {
    knowledgeBase: {
      purpose: 'Artículos sobre cómo se trabaja aquí. Se abren en una pestaña propia.',
      none: 'Aún no hay artículos',
    },
    bestPractices: {
      purpose:
        'Lo que ha dado buen resultado al atender empresas. Los artículos se abren en una pestaña propia.',
      none: 'Aún no hay buenas prácticas',
    },
    marketing: {
      purpose:
        'Lo que ayuda a hablar de seguridad con sus clientes. Los archivos se abren en una pestaña propia.',
      none: 'Aún no hay recursos',
    },
    downloads: {
      purpose: 'Herramientas y documentos para llevar. Los archivos se abren en una pestaña propia.',
      none: 'Aún no hay descargas',
    },
  },
  ticket: {
    purpose: 'Lo que escribe llega a soporte por correo, con su nombre y dirección.',
    company: 'Sobre la empresa',
    none: 'Ninguna empresa',
    subject: 'Asunto',
    text: 'Qué ocurrió y qué esperaba',
    send: 'Enviar',
    sent: 'Su ticket va camino de soporte.',
    offline:
      'El ticket se envía cuando este dispositivo esté en línea. Hasta entonces, lo que escribe se queda aquí.',
    failed: 'El ticket no se envió',
    unanswered: 'Nadie respondió. Lo que escribió sigue aquí.',
    own: 'Lo que ha escrito',
    ownHelp: 'En el último año. Las respuestas llegan por correo.',
    nothing: 'Nada todavía.',
    unread: 'No se pudo leer.',
    loading: 'Leyendo sus tickets',
    waits: 'Espera el envío',
    mailed: 'En camino por correo',
    orMail: 'O escriba un correo usted mismo:',
  },
  chat: {
    purpose: 'Hable con quienes ayudan. Lo que escriba llega al proveedor de chat de este sitio.',
    none: 'Aquí no hay chat',
    noneReason: 'Quien gestiona este sitio no ofrece ninguno. Un correo llega a las mismas personas.',
    offline: 'El chat necesita una red',
    offlineReason: 'Empieza cuando este dispositivo esté en línea. Ya puede escribir un correo.',
    ownTab: 'Abrir en su propia pestaña',
  },
  solutions: {
    none: 'Quien gestiona este sitio aún no ha configurado esta solución. Pregunte por ella:',
    backup: {
      purpose: 'Copias de los datos de sus clientes fuera de su inquilino.',
      help: 'Un producto aparte de este, con su propia cuenta.',
      note: 'Microsoft conserva los correos y archivos eliminados un tiempo limitado. Una copia de seguridad los conserva más y recupera lo que un ataque o un error haya borrado.',
      open: 'Abrir la copia de seguridad',
    },
    security_training: {
      purpose: 'Enseña a las personas a reconocer lo que la técnica deja pasar.',
      help: 'Un producto aparte de este, con su propia cuenta.',
      note: 'Lecciones breves y correos de phishing inofensivos muestran quién necesita ayuda antes de que otro lo descubra.',
      open: 'Abrir la formación',
    },
  },
  quickSetup: {
    purpose:
      'Un paso tras otro hasta que esta organización esté lista. Lo que está hecho se reconoce por sí solo.',
    next: 'Paso siguiente',
    later: 'Después',
    done: 'Hecho',
    dismissed: 'No hace falta aquí',
  },
} satisfies Translation<'es', 'support'>
