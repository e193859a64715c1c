import type {
  OfferedField,
  OfferedPriority,
  TicketChoice,
  TicketField,
} from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import type { TicketChoices } from '../tickets.ts'
import {
  type HaloPriority,
  type HaloType,
  prioritiesAnswer,
  statusesAnswer,
  teamsAnswer,
  typeAnswer,
  typesAnswer,
} from './halo-answers.ts'
import type { HaloClient } from './halo-client.ts'
import { haloLimits } from './limits.ts'

/** What is always sent with a ticket, by the vendor's names of it. */
const ALWAYS_SENT = new Set([
  'summary',
  'details',
  'details_html',
  'client',
  'client_id',
  'site',
  'site_id',
  'user',
  'user_id',
  'priority',
  'priority_id',
  'sla',
  'sla_id',
  'tickettype',
  'tickettype_id',
  'dateoccurred',
])
/** What can be chosen, by the vendor's names of it. */
const OURS: Readonly<Record<string, TicketField>> = { team: 'team', status: 'status', status_id: 'status' }

interface Demands {
  requires: TicketField[]
  lacks: string[]
}

/** Reads what tickets of an organization's Halo can be: its types with what each demands, teams, states and priorities. */
export async function readChoices(client: HaloClient): Promise<TicketChoices> {
  const types = (
    await client.get(
      '/TicketType',
      { showall: 'true', can_create_only: 'true', include_mandatory_field_check: 'true' },
      typesAnswer,
    )
  ).slice(0, haloLimits.types)
  const demands = new Map<number, Demands>()
  for (const { id } of types) {
    const { fields } = await client.get(`/TicketType/${id}`, { includedetails: 'true' }, typeAnswer)
    demands.set(id, demandsOf(fields ?? []))
  }
  const statuses = await client.get('/Status', {}, statusesAnswer)
  const teams = (await client.get('/Team', { showall: 'true' }, teamsAnswer)).filter(
    ({ inactive }) => !inactive,
  )
  const priorities = await client.get('/Priority', {}, prioritiesAnswer)
  const states = statuses.map(({ id, name }) =>
    choiceOf(String(id), name, typesWith(types, 'allowall_status', 'allowed_status', id)),
  )
  const offered = (field: TicketField, required: boolean, choices: TicketChoice[]): OfferedField => ({
    field,
    required,
    choices: choices.slice(0, ticketingLimits.choices),
  })
  return {
    fields: [
      offered(
        'type',
        true,
        types.map(({ id, name }) => ({ ...choiceOf(String(id), name), ...demands.get(id) })),
      ),
      // A ticket names its team by the name.
      offered(
        'team',
        false,
        teams.map(({ id, name }) =>
          choiceOf(name, name, typesWith(types, 'allowall_team', 'allowed_teams', id)),
        ),
      ),
      offered('status', false, states),
      offered('closedStatus', false, states),
    ],
    priorities: priorities.filter(({ ishidden }) => !ishidden).map((each) => priorityOf(each, types)),
  }
}

const choiceOf = (id: string, name: string, within: TicketChoice['within'] = []): TicketChoice => ({
  id,
  name: name.slice(0, ticketingLimits.name),
  within,
  requires: [],
  lacks: [],
})

/** Nothing where every type allows it. */
function typesWith(
  types: readonly HaloType[],
  all: 'allowall_status' | 'allowall_team',
  some: 'allowed_status' | 'allowed_teams',
  id: number,
): TicketChoice['within'] {
  // A type that names none allows all: the vendor leaves the list out.
  const allowing = types.filter((type) => (type[all] ?? true) || !type[some] || type[some].includes(id))
  return allowing.length === types.length
    ? []
    : [{ field: 'type', ids: allowing.map((each) => String(each.id)) }]
}

/** Priorities are those of an agreement, and a type has one by default. */
function priorityOf({ slaid, priorityid, name }: HaloPriority, types: readonly HaloType[]): OfferedPriority {
  const using = types.filter(({ default_sla: sla }) => !sla || sla < 0 || sla === slaid)
  return {
    id: `${slaid}/${priorityid}`,
    name: name.slice(0, ticketingLimits.name),
    within: using.length === types.length ? [] : [{ field: 'type', ids: using.map(({ id }) => String(id)) }],
  }
}

interface FormField {
  mandatory?: boolean | null | undefined
  fieldinfo?: { name: string; label?: string | null | undefined } | null | undefined
}

function demandsOf(fields: readonly FormField[]): Demands {
  const requires = new Set<TicketField>()
  const lacks = new Set<string>()
  for (const { mandatory, fieldinfo } of fields) {
    const name = fieldinfo?.name.toLowerCase()
    if (!mandatory || !fieldinfo || name === undefined || ALWAYS_SENT.has(name)) continue
    const own = OURS[name]
    if (own) requires.add(own)
    else lacks.add((fieldinfo.label || fieldinfo.name).slice(0, ticketingLimits.name))
  }
  return { requires: [...requires], lacks: [...lacks] }
}
