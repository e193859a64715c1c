import { noWebhooks, type WithWebhooks } from '../webhooks.ts'

/** A customer as Halo writes it. */
export interface HaloClientRow {
  id: number
  name: string
  inactive: boolean
}

export interface HaloType {
  id: number
  name: string
  default_sla: number
  allowall_status: boolean
  allowed_status: number[]
  allowall_team: boolean
  allowed_teams: { team_id: number }[]
  fields: { fieldid: number; mandatory: boolean; fieldinfo: { name: string; label: string } }[]
}

export interface HaloTicket {
  id: number
  summary: string
  details_html: string
  tickettype_id: number
  client_id: number
  client_name: string
  status_id: number
  sla_id: number
  priority_id: number
  team: string
  dateoccurred: string
  dateclosed: string
}

export interface HaloAction {
  id: number
  ticket_id: number
  outcome: string
  note_html: string
  hiddenfromuser: boolean
  new_status: number | null
}

export const FAILURES = [
  'throttled',
  'down',
  'no-permission',
  'html',
  'foreign-auth',
  'lost-answers',
] as const
export type Failure = (typeof FAILURES)[number]

/** One organization's Halo with the one API application that it has. */
export interface HaloInstance extends WithWebhooks {
  /** `contoso.halopsa.com` */
  host: string
  name: string
  clientId: string
  clientSecret: string
  clients: HaloClientRow[]
  types: HaloType[]
  statuses: { id: number; name: string; isClosed: boolean }[]
  teams: { id: number; name: string; inactive: boolean }[]
  priorities: { slaid: number; priorityid: number; name: string; ishidden: boolean }[]
  tickets: HaloTicket[]
  actions: HaloAction[]
  /** Tokens that hold, and until when, in milliseconds. */
  tokens: Map<string, number>
  /** How many tickets there ever were: no id is given twice. */
  opened: number
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

const DAY_THAT_NEVER_WAS = '1900-01-01T00:00:00'

/** What a ticket has as long as it is open. */
export const NEVER_CLOSED = DAY_THAT_NEVER_WAS

/** A Halo of which only what matters is said; types, states, teams and priorities are those of a new one. */
export function createHaloInstance(
  parts: Pick<HaloInstance, 'host' | 'name' | 'clientId' | 'clientSecret' | 'clients'>,
): HaloInstance {
  const type = { allowall_status: true, allowed_status: [], allowall_team: true, allowed_teams: [] }
  const field = (fieldid: number, name: string, label: string, mandatory: boolean) => ({
    fieldid,
    mandatory,
    fieldinfo: { name, label },
  })
  return {
    ...parts,
    types: [
      {
        ...type,
        id: 1,
        name: 'Incident',
        default_sla: 1,
        fields: [field(1, 'summary', 'Summary', true), field(2, 'team', 'Team', true)],
      },
      {
        ...type,
        id: 21,
        name: 'Security alert',
        default_sla: 1,
        allowall_status: false,
        allowed_status: [1, 2, 9],
        allowall_team: false,
        allowed_teams: [{ team_id: 1 }, { team_id: 3 }],
        fields: [field(1, 'summary', 'Summary', true), field(3, 'category1', 'Category', false)],
      },
      {
        ...type,
        id: 30,
        name: 'Change request',
        default_sla: 2,
        fields: [field(1, 'summary', 'Summary', true), field(3, 'category1', 'Category', true)],
      },
    ],
    statuses: [
      { id: 1, name: 'New', isClosed: false },
      { id: 2, name: 'In Progress', isClosed: false },
      { id: 4, name: 'With User', isClosed: false },
      { id: 9, name: 'Closed', isClosed: true },
    ],
    teams: [
      { id: 1, name: '1st Line Support', inactive: false },
      { id: 2, name: 'Projects', inactive: false },
      { id: 3, name: 'Security', inactive: false },
      { id: 4, name: 'Former team', inactive: true },
    ],
    priorities: [
      { slaid: 1, priorityid: 1, name: 'Critical', ishidden: false },
      { slaid: 1, priorityid: 2, name: 'High', ishidden: false },
      { slaid: 1, priorityid: 3, name: 'Medium', ishidden: false },
      { slaid: 1, priorityid: 4, name: 'Low', ishidden: false },
      { slaid: 1, priorityid: 5, name: 'Not used', ishidden: true },
      { slaid: 2, priorityid: 1, name: 'Planned', ishidden: false },
    ],
    tickets: [],
    actions: [],
    tokens: new Map(),
    opened: 0,
    requests: 0,
    provoked: new Set(),
    ...noWebhooks(),
  }
}
