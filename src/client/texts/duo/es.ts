import type { Translation } from '../translation.ts'

export const duo = {
  title: 'Cuentas de Duo',
  purpose:
    'Qué empresa es cada cuenta por debajo de su propia cuenta de Duo. Sus segundos factores se leen entonces con las claves de usted.',
  connection: {
    title: 'Su cuenta de Duo',
    about:
      'La cuenta de Duo de un proveedor atiende las de sus clientes. Se conecta una vez, para todas las empresas, con las claves de su Accounts API.',
    checked: 'Última comprobación (UTC)',
  },
  parentFaults: {
    unauthorized:
      'Duo rechaza las claves de su cuenta. Las empresas no se leen con ella hasta que introduzca unas válidas; lo leído antes se conserva.',
    missingScope:
      'Estas claves no son de la Accounts API. Introduzca las de una aplicación de la Accounts API.',
    throttled: 'Duo pidió ir más despacio. Las cuentas se leerán de nuevo más tarde.',
    unreachable: 'No se pudo contactar con Duo. Las cuentas son las de antes.',
    other: 'No se pudieron leer las cuentas. Son las de antes.',
  },
  columns: {
    account: 'Cuenta de Duo',
    company: 'Empresa',
    state: 'Asignación',
    connection: 'Conexión',
    host: 'Nombre de host de la API',
  },
  states: {
    gone: 'Eliminada en Duo',
    suggested: 'Sugerida',
    notMapped: 'Sin asignar',
    ownKeys: 'Con claves propias',
    mapped: 'Asignada',
  },
  seems: 'Parece ser {{name}}',
  find: 'Buscar cuentas',
  filters: {
    open: 'Sin asignar',
    mapped: 'Asignadas',
  },
  unconnected: {
    title: 'Su cuenta de Duo no está conectada',
    reason:
      'Abra «Su cuenta de Duo» arriba e introduzca las claves de su Accounts API. Para ello debe ver todas las empresas.',
  },
  none: {
    title: 'No hay cuentas por debajo de la suya',
    reason: 'Las cuentas que cree en Duo aparecen aquí.',
  },
  unread: 'Aún no está en este dispositivo',
  filtered: {
    title: 'No existe esa cuenta',
    reason: 'La búsqueda y los filtros ocultan todas.',
  },
  gonePanel: 'Esta cuenta ya no está aquí',
  gonePanelReason: 'Se eliminó en Duo o se desconectó su cuenta de Duo.',
  goneHelp: 'Esta cuenta se eliminó en Duo. Lo leído antes se conserva hasta que termine la asignación.',
  map: {
    suggested: 'Asignar según lo sugerido',
    end: 'Terminar la asignación',
    endHelp:
      'Lo que Duo dijo de los segundos factores de esta empresa se quita entonces aquí. En Duo no se cambia nada.',
    openCompanies: 'No aparecen las empresas que ya tienen Duo, con claves propias o con otra cuenta.',
    is: 'Esta cuenta es {{name}}.',
    isByOwnKeys: '{{name}} conectó esta cuenta con claves propias, que tienen prioridad.',
    done_one: 'Se asignó {{count}} cuenta. Se están leyendo sus segundos factores.',
    done_many: 'Se asignaron {{count}} cuentas. Se están leyendo sus segundos factores.',
    done_other: 'Se asignaron {{count}} cuentas. Se están leyendo sus segundos factores.',
    ended_one: 'Terminó la asignación de {{count}} cuenta.',
    ended_many: 'Terminó la asignación de {{count}} cuentas.',
    ended_other: 'Terminó la asignación de {{count}} cuentas.',
    notMapped: 'No se asignó todo.',
    noneSuggested: 'No se sugiere ninguna empresa para las cuentas elegidas.',
    noneMapped: 'Ninguna de las cuentas elegidas está asignada.',
  },
  failures: {
    notFound: 'la cuenta o la empresa ya no está.',
    accountGone: 'la cuenta se eliminó en Duo.',
    ownKeys: 'la empresa está conectada a Duo con claves propias. Desconéctelas primero.',
    otherAccount: 'la empresa ya está asignada a otra cuenta.',
    otherCompany: 'la cuenta ya es de otra empresa.',
  },
  company: {
    account: 'Cuenta de Duo',
    through: 'Esta empresa se lee con las claves de la cuenta de Duo de su organización.',
    parted:
      'La cuenta de Duo de su organización está desconectada, así que no se lee nada. Lo leído antes se conserva.',
    ownKeys: 'Introducir claves propias',
    disconnectText:
      'Aquí se quitan la asignación a la cuenta de Duo y lo que Duo dijo de los segundos factores. En Duo no se cambia nada.',
    faults: {
      unauthorized:
        'Duo rechaza las claves de la cuenta de Duo de su organización, o está desconectada. Lo leído antes se conserva.',
      missingScope:
        'Las claves de la cuenta de Duo de su organización no pueden leer los usuarios de esta cuenta.',
      notFound: 'Esta cuenta se eliminó en Duo. Lo leído antes se conserva hasta que termine la asignación.',
    },
  },
  disconnect: {
    title: '¿Desconectar su cuenta de Duo?',
    text: 'Sus claves y cuentas se quitan aquí y siguen en Duo. Las empresas asignadas conservan lo leído y se leen de nuevo cuando la cuenta vuelva a estar conectada.',
    done: 'Su cuenta de Duo se desconectó.',
  },
  table: {
    select: 'Seleccionar',
    selectAll: 'Seleccionar todas las cuentas',
    selected: '{{chosen}} de {{maximum}} seleccionadas',
    loading: 'Cargando las cuentas',
  },
} satisfies Translation<'es', 'duo'>
