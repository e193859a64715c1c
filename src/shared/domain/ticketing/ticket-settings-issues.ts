import {
  type OfferedField,
  TICKET_PRIORITIES,
  type TicketCatalog,
  type TicketChoice,
  type TicketField,
  type TicketPriority,
} from './ticket-catalog.ts'
import type { TicketSettingsFields } from './ticket-settings.ts'

/** What is wrong with settings of tickets, by the field that it is about (INT-30). */
export interface TicketSettingsIssue {
  path: TicketField | `priorities.${TicketPriority}`
  kind: /** It has to be chosen. */
    | 'missing'
    /** The tool does not have it any more. */
    | 'gone'
    /** It does not go with what is chosen beside it. */
    | 'notOffered'
    /** The tool demands more with it than can be set from here; `names` says what. */
    | 'unusable'
  names: string[]
}

type Chosen = TicketSettingsFields['fields']

/** What is wrong with what holds for a company, in the order of its form; nothing where tickets can be opened. */
export function ticketSettingsIssues(
  catalog: Pick<TicketCatalog, 'fields' | 'priorities'>,
  { fields, priorities }: TicketSettingsFields,
): TicketSettingsIssue[] {
  const demanded = demandedBy(catalog, fields)
  return [
    ...catalog.fields.flatMap((offered) => fieldIssues(catalog, offered, fields, demanded)),
    ...TICKET_PRIORITIES.flatMap((priority): TicketSettingsIssue[] => {
      const path = `priorities.${priority}` as const
      const id = priorities[priority]
      if (id === null) return [{ path, kind: 'missing', names: [] }]
      const found = catalog.priorities.find((each) => each.id === id)
      if (!found) return [{ path, kind: 'gone', names: [] }]
      return goesWith(found, fields) ? [] : [{ path, kind: 'notOffered', names: [] }]
    }),
  ]
}

/** The same without what is left open: settings of all companies may leave something to each of them. */
export const chosenTicketIssues = (
  catalog: Pick<TicketCatalog, 'fields' | 'priorities'>,
  settings: TicketSettingsFields,
): TicketSettingsIssue[] => ticketSettingsIssues(catalog, settings).filter(({ kind }) => kind !== 'missing')

/** Whether a choice is offered beside what else is chosen. */
export const goesWith = ({ within }: Pick<TicketChoice, 'within'>, fields: Chosen): boolean =>
  within.every(({ field, ids }) => {
    const other = fields[field]
    return other === null || ids.includes(other)
  })

const chosenOf = ({ field, choices }: OfferedField, fields: Chosen) =>
  choices.find(({ id }) => id === fields[field])

const demandedBy = (catalog: Pick<TicketCatalog, 'fields'>, fields: Chosen): ReadonlySet<TicketField> =>
  new Set(
    catalog.fields.flatMap((offered) => [
      ...(offered.required ? [offered.field] : []),
      ...(chosenOf(offered, fields)?.requires ?? []),
    ]),
  )

function fieldIssues(
  catalog: Pick<TicketCatalog, 'fields'>,
  offered: OfferedField,
  fields: Chosen,
  demanded: ReadonlySet<TicketField>,
): TicketSettingsIssue[] {
  const path = offered.field
  if (fields[path] === null) return demanded.has(path) ? [{ path, kind: 'missing', names: [] }] : []
  const choice = chosenOf(offered, fields)
  if (!choice) return [{ path, kind: 'gone', names: [] }]
  if (!goesWith(choice, fields)) return [{ path, kind: 'notOffered', names: [] }]
  const names = [
    ...choice.lacks,
    ...choice.requires.filter((each) => !isOffered(catalog, each, choice, path)),
  ]
  return names.length > 0 ? [{ path, kind: 'unusable', names }] : []
}

/** Whether a field that a choice demands has anything to choose together with it. */
const isOffered = (
  catalog: Pick<TicketCatalog, 'fields'>,
  field: TicketField,
  { id }: TicketChoice,
  of: TicketField,
): boolean =>
  catalog.fields.some(
    (each) =>
      each.field === field &&
      each.choices.some(({ within }) => within.every((one) => one.field !== of || one.ids.includes(id))),
  )
