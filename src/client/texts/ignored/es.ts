import type { Translation } from '../translation.ts'

export const ignored = {
  purpose: 'A quién se excluye de cifras e informes, y por qué. No se les pueden asignar licencias.',
  search: 'Buscar empleados',
  columns: {
    department: 'Departamento',
    why: 'Por qué',
  },
  by: {
    person: 'Por una persona',
    rule: 'Por ajustes de importación',
  },
  byPerson: 'Lo decidió una persona',
  reasons: {
    otherDomain: 'El dominio no se importa',
    notChosen: 'No está entre las cuentas elegidas',
    leftOut: 'Excluido por los ajustes',
    noLicences: 'No tiene licencias',
    noGroups: 'No está en ningún grupo',
  },
  unignore: 'Dejar de ignorar',
  more_one: 'No se muestra {{count}} más. Elija una empresa para verlos todos.',
  more_many: 'No se muestran {{count}} más. Elija una empresa para verlos todos.',
  more_other: 'No se muestran {{count}} más. Elija una empresa para verlos todos.',
  table: {
    select: 'Seleccionar este empleado',
    selectAll: 'Seleccionar todos los empleados ignorados',
    selected: '{{chosen}} de {{maximum}} seleccionados',
    loading: 'Leyendo empleados ignorados',
  },
  empty: {
    none: 'No se ignora a nadie',
    noneReason:
      'Todos cuentan. Ignore a alguien en la lista de empleados o con los ajustes de importación de una empresa.',
    unread: 'Los empleados ignorados aún no se han cargado',
    unreadReason: 'Este dispositivo aún no ha leído los empleados y el servidor no responde.',
    filtered: 'Nadie coincide',
    filteredReason: 'Ningún empleado ignorado coincide con la búsqueda y los filtros.',
  },
  panel: {
    rule: 'Si deja de ignorarla, la persona queda importada digan lo que digan los ajustes.',
    open: 'Abrir en empleados',
    gone: 'Este empleado no está ignorado',
    goneReason: 'Vuelve a contar, o se eliminó.',
  },
} satisfies Translation<'es', 'ignored'>
