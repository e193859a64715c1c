import type { Translation } from '../translation.ts'

export const intuneTemplates = {
  purpose: {
    configuration:
      'Cómo se configuran los dispositivos: se guarda una vez y se implementa en los inquilinos de las empresas.',
    compliance:
      'Cómo deben ser los dispositivos: se guarda una vez y se implementa en los inquilinos de las empresas.',
  },
  noneReason: 'Guarde una directiva de una empresa como plantilla o importe archivos.',
  create: {
    heading: 'Nueva plantilla',
    files: 'Desde archivos',
    policy: 'Desde una directiva',
    hint: 'Seleccione directivas, o abra una, y elija «Guardar como plantilla».',
  },
  settings_one: '{{count}} ajuste',
  settings_many: '{{count}} de ajustes',
  settings_other: '{{count}} ajustes',
  panel: {
    policy: 'Directiva en los inquilinos',
    platform: 'Plataforma',
    settings: 'Número de ajustes',
    uncounted: 'No se cuentan en este tipo',
    companies: 'Empresas que la tienen',
    companiesHelp: 'Tienen una directiva de este tipo y nombre. Lo que establece allí no se compara.',
    nowhere: 'Ninguna empresa tiene una directiva de este tipo y nombre.',
    more_one: 'y {{count}} empresa más',
    more_many: 'y {{count}} de empresas más',
    more_other: 'y {{count}} empresas más',
  },
  gone: 'El servidor no tiene los ajustes de esta plantilla. Puede que aún no la conozca.',
  edit: {
    title: 'Cambiar la plantilla {{name}}',
    again: 'Añadir la plantilla de nuevo',
  },
  import: {
    title: {
      configuration: 'Importar plantillas de configuración',
      compliance: 'Importar plantillas de cumplimiento',
    },
    files: 'Archivos JSON',
    filesHelp:
      'Elija uno o varios, o suéltelos aquí. Se entienden las exportaciones de Intune y las respuestas de Microsoft Graph.',
    reading: 'Se están leyendo los archivos',
    chooseFirst: 'Elija al menos una directiva.',
    add_one: 'Añadir {{count}} plantilla',
    add_many: 'Añadir {{count}} de plantillas',
    add_other: 'Añadir {{count}} plantillas',
    tooLarge: 'Es demasiado grande para una plantilla.',
    named: 'La plantilla se llamará {{name}}',
    nameless: 'Sin nombre',
    others_one:
      '{{count}} directiva no se ofrece aquí: configuración y cumplimiento tienen plantillas propias.',
    others_many:
      '{{count}} de directivas no se ofrecen aquí: configuración y cumplimiento tienen plantillas propias.',
    others_other:
      '{{count}} directivas no se ofrecen aquí: configuración y cumplimiento tienen plantillas propias.',
    notes_one: '{{count}} observación',
    notes_many: '{{count}} de observaciones',
    notes_other: '{{count}} observaciones',
    with: '{{text}}: {{value}}',
  },
  notes: {
    unreadable: 'El archivo no se pudo leer.',
    tooLong: 'El archivo es demasiado largo y no se leyó',
    notJson: 'Esto no es JSON',
    tooDeep: 'Está anidado con demasiada profundidad y no se leyó',
    tooMuch: 'Contiene demasiado y no se leyó',
    tooMany: 'Hay más objetos de los que se leen a la vez',
    noPolicy: 'No es ninguna directiva para dispositivos que se conozca aquí',
    wrongKind: 'No es como las directivas de su tipo, así que no se leyó',
    unsafeMember: 'Se omitió un campo de nombre peligroso',
    memberTwice: 'Un campo aparece dos veces; uno de ellos se omitió',
    leftOut: 'Omitido',
    notInList: 'Omitido, porque no pertenece a esta lista',
    unknownMember: 'No se conoce aquí y se conserva tal cual',
    unknownValue: 'Un valor que no se conoce aquí',
    placeholder: 'Un marcador de posición que se conserva tal cual',
    spelling: 'Escrito de otro modo y corregido',
    madeList: 'Convertido en una lista',
    madeText: 'Convertido en un texto',
    madeValue: 'Llevado a la forma esperada',
    stateMissing: 'No se indica ningún estado',
    nameMissing: 'No se indica ningún nombre',
    moreNotes: 'Hay más observaciones de las que se muestran',
  },
} satisfies Translation<'es', 'intuneTemplates'>
