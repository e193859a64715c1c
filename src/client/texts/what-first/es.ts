import type { Translation } from '../translation.ts'

export const whatFirst = {
  title: 'Qué hacer primero',
  purpose:
    'Los cambios que más aportan aquí: qué consigue un atacante sin ellos, en cuántas empresas y qué poco cuestan.',
  purposeOne: 'Los cambios que más aportan aquí: qué consigue un atacante sin ellos y qué poco cuestan.',
  loading: 'Se sopesa lo pendiente',
  people_one: '{{count, number}} persona',
  people_many: '{{count, number}} de personas',
  people_other: '{{count, number}} personas',
  peopleAtLeast_one: 'al menos {{count, number}} persona',
  peopleAtLeast_many: 'al menos {{count, number}} de personas',
  peopleAtLeast_other: 'al menos {{count, number}} personas',
  preview: 'Vista previa',
  previewOf: 'Vista previa: {{name}}',
  showHow: 'Ver cómo',
  showHowOf: 'Ver cómo: {{name}}',
  done: 'No hay nada que hacer primero',
  doneReason: 'Cada comprobación medida se cumple o se decidió de otro modo.',
  unread: 'Aún no se sabe',
  unreadReason: 'Se sabrá qué hacer primero cuando Microsoft 365 esté conectado y se haya leído.',
  neverRead_one: '{{count}} empresa nunca se leyó y no cuenta aquí.',
  neverRead_many: '{{count}} de empresas nunca se leyeron y no cuentan aquí.',
  neverRead_other: '{{count}} empresas nunca se leyeron y no cuentan aquí.',
} satisfies Translation<'es', 'whatFirst'>
