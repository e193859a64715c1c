import type { Translation } from '../translation.ts'

export const departments = {
  purpose: 'Los departamentos que constan en las personas de una empresa.',
  search: 'Buscar departamentos',
  none: 'Sin departamento',
  people_one: '{{count}} persona',
  people_many: '{{count}} de personas',
  people_other: '{{count}} personas',
  ignored_one: '{{count}} ignorada',
  ignored_many: '{{count}} de ignoradas',
  ignored_other: '{{count}} ignoradas',
  columns: {
    name: 'Departamento',
    people: 'Empleados',
    ignored: 'Ignorados',
  },
  table: {
    select: 'Seleccionar este departamento',
    selectAll: 'Seleccionar todos los departamentos',
    selected: '{{chosen}} de {{maximum}} seleccionados',
    loading: 'Leyendo departamentos',
  },
  empty: {
    choose: 'Elija una empresa',
    chooseReason: 'Los departamentos son de una empresa. Elíjala en la barra superior.',
    none: 'Aún no hay departamentos',
    noneReason: '{{company}} no tiene empleados, así que nadie pertenece a uno.',
    unread: 'Los departamentos aún no se han cargado',
    unreadReason: 'Este dispositivo aún no ha leído los empleados y el servidor no responde.',
    filtered: 'Ningún departamento coincide',
    filteredReason: 'Ningún departamento ni persona contiene estas palabras.',
  },
  panel: {
    gone: 'Este departamento no está aquí',
    goneReason: 'Ya nadie pertenece a él, o cambió de nombre.',
    more_one: 'y {{count}} más',
    more_many: 'y {{count}} más',
    more_other: 'y {{count}} más',
  },
  rename: {
    button: 'Cambiar nombre',
    assign: 'Asignar departamento',
    title: 'Cambiar nombre de {{name}}',
    name: 'Nombre del departamento',
    save: 'Aplicar a todos',
    reach_one: 'Esto cambia el departamento de {{count}} persona.',
    reach_many: 'Esto cambia el departamento de {{count}} de personas.',
    reach_other: 'Esto cambia el departamento de {{count}} personas.',
    directory:
      'No cambia nada en el directorio de la empresa. Lo que este diga después de alguien vuelve a valer.',
  },
} satisfies Translation<'es', 'departments'>
