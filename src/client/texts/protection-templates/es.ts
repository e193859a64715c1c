import type { Translation } from '../translation.ts'

export const protectionTemplates = {
  columns: { kind: 'Tipo', policy: 'Directiva', companies: 'Empresas' },
  empty: {
    none: 'No hay plantillas',
    unread: 'Aún no hay nada en este dispositivo',
    unreadReason: 'Este dispositivo aún no se ha cargado. Se carga por sí solo en cuanto llega al servidor.',
  },
  spread: {
    title: 'Dónde está',
    nowhere: 'Ninguna empresa tiene una directiva con este nombre y de este tipo.',
    same_one: '{{count}} empresa la tiene igual',
    same_many: '{{count}} de empresas la tienen igual',
    same_other: '{{count}} empresas la tienen igual',
    drifted_one: '{{count}} empresa la tiene de otro modo',
    drifted_many: '{{count}} de empresas la tienen de otro modo',
    drifted_other: '{{count}} empresas la tienen de otro modo',
    lacking_one: '{{count}} empresa no la tiene',
    lacking_many: '{{count}} de empresas no la tienen',
    lacking_other: '{{count}} empresas no la tienen',
    unread_one: 'De {{count}} empresa este dispositivo no sabe nada',
    unread_many: 'De {{count}} de empresas este dispositivo no sabe nada',
    unread_other: 'De {{count}} empresas este dispositivo no sabe nada',
    here: 'Como en la plantilla',
    differs: 'Difiere',
  },
  save: {
    act: 'Guardar como plantilla',
    title: 'Guardar «{{name}}» como plantilla',
    name: 'Nombre de la plantilla',
    description: 'Para qué sirve',
    taken: 'Otra plantilla tiene este nombre.',
    failed: 'La plantilla no se guardó',
  },
  form: {
    template: 'Plantilla',
    newTitle: 'Nueva plantilla: {{kind}}',
    editTitle: 'Cambiar la plantilla {{name}}',
  },
  deploy: {
    title: 'Implementar la línea base {{name}}',
    noTemplates: 'Ninguna de sus plantillas está aquí.',
  },
} satisfies Translation<'es', 'protectionTemplates'>
