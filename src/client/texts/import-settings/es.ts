import type { Translation } from '../translation.ts'

export const importSettings = {
  title: 'Ajustes de importación',
  purpose:
    'Quien no se importa se ignora en cada lectura del directorio. Lo que una persona decidió sobre alguien se mantiene.',
  whose: 'Ajustes de',
  ofAll: 'Empresas sin ajustes propios',
  none: '{{company}} no tiene ajustes de importación: se importa a todos.',
  byDefault:
    '{{company}} sigue los ajustes de las empresas sin ajustes propios. Al guardar tendrá los suyos.',
  defaultHelp: 'Valen para toda empresa sin ajustes propios. Cada empresa cuenta sus cuentas por separado.',
  remove: 'Quitar ajustes',
  removeDefault: 'Quitar valor predeterminado',
  domains: {
    label: 'Dominios',
    all: 'Todos los dominios',
    only: 'El único dominio de esta empresa.',
  },
  include: {
    label: 'Importar',
    all: 'Todas las cuentas',
    allHelp: 'Todas las personas de estos dominios.',
    selected: 'Cuentas seleccionadas',
    selectedHelp: 'Quien está en uno de los grupos, tiene una de las licencias o roles, o se nombra.',
  },
  exclude: {
    label: 'Excluir',
    none: 'A nadie',
    noneHelp: 'Se importan todas estas cuentas.',
    selected: 'Algunas de ellas',
    selectedHelp: 'Excluir prevalece sobre importar.',
    noLicences: 'Cuentas sin licencias',
    noGroups: 'Cuentas sin grupo',
  },
  included: {
    groups: 'Grupos importados',
    users: 'Personas importadas',
    licences: 'Licencias importadas',
    roles: 'Roles importados',
  },
  excluded: {
    groups: 'Grupos excluidos',
    users: 'Personas excluidas',
    licences: 'Licencias excluidas',
    roles: 'Roles excluidos',
  },
  add: {
    groups: 'Añadir un grupo',
    users: 'Añadir una persona',
    licences: 'Añadir una licencia',
    roles: 'Añadir un rol',
  },
  choices: {
    find: 'Buscar',
    noSuch: 'Nada tiene este nombre.',
    none: 'Ninguno',
    remove: 'Quitar {{name}}',
    asking: 'Se piden las opciones al servidor.',
    unknown:
      'Lo que se puede elegir aquí se conoce tras una lectura del directorio y mientras se alcanza el servidor.',
  },
  estimate: {
    selected: 'Se importan {{selected}} de {{accounts}} cuentas',
    noLicenses: 'sin licencias: {{accounts}}',
    noGroups: 'sin grupo: {{accounts}}',
    asking: 'Contando cuentas',
    unknown: 'No se sabe cuántas cuentas se importan: el servidor cuenta grupos y roles y no responde.',
    again: 'Contar de nuevo',
  },
  refusals: {
    nothingSelected: 'Elija al menos un grupo, persona, licencia o rol para importar.',
    nothingExcluded: 'Elija a quién excluir, o no excluya a nadie.',
    unchanged: 'No se cambió nada.',
    nobodyLeft: 'No se importaría ninguna cuenta.',
    everybody: 'Esto importa todas las cuentas y no necesita ajustes. Quite los ajustes o elija dominios.',
  },
  refresh: {
    button: 'Actualizar',
    running: 'Se está leyendo el directorio.',
    done: 'Se leyó el directorio.',
    failed: 'No se pudo leer el directorio. Lo leído antes se mantiene.',
    goesOn: 'La lectura continúa sin supervisión.',
    notStarted: 'No se pudo iniciar la lectura. Inténtelo de nuevo en un momento.',
    forbidden: 'Su rol no permite leer un directorio.',
    paused: 'Esta integración está en pausa.',
    offline: 'No hay red.',
  },
} satisfies Translation<'es', 'importSettings'>
