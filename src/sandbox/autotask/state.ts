import { noWebhooks, type WithWebhooks } from '../webhooks.ts'

export interface AutotaskCompanyRow {
  id: number
  companyName: string
  isActive: boolean
}

/** A choice of a field, by the number that tickets have. */
export interface AutotaskChoice {
  value: number
  label: string
  isActive: boolean
}

export interface AutotaskNote {
  id: number
  title: string
  description: string
  publish: number
}

export interface AutotaskTicketRow {
  id: number
  ticketNumber: string
  companyID: number
  title: string
  description: string
  status: number
  priority: number
  queueID: number
  issueType: number | null
  dueDateTime: string
  completedDate: string | null
  notes: AutotaskNote[]
}

export const FAILURES = [
  'throttled',
  'down',
  'no-permission',
  'html',
  'foreign-zone',
  'lost-answers',
] as const
export type Failure = (typeof FAILURES)[number]

type Picklist = 'status' | 'priority' | 'queueID' | 'issueType'

/** One organization's Autotask with the one user for the API that it has. */
export interface AutotaskInstance extends WithWebhooks {
  name: string
  username: string
  secret: string
  integrationCode: string
  companies: AutotaskCompanyRow[]
  picklists: Record<Picklist, AutotaskChoice[]>
  /** Fields that tickets have to have, beside those that they always have to. */
  required: string[]
  tickets: AutotaskTicketRow[]
  /** How many tickets there ever were: no id is given twice. */
  opened: number
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

/** The state of a ticket that nothing more is done about. */
export const COMPLETE = 5

/** An Autotask of which only what matters is said; states, queues, issue types and priorities are those of a new one. */
export function createAutotaskInstance(
  parts: Pick<AutotaskInstance, 'name' | 'username' | 'secret' | 'integrationCode' | 'companies'>,
): AutotaskInstance {
  const list = (...choices: [number, string][]) =>
    choices.map(([value, label]) => ({ value, label, isActive: true }))
  return {
    ...parts,
    picklists: {
      status: list([1, 'New'], [8, 'In Progress'], [COMPLETE, 'Complete']),
      priority: list([4, 'Critical'], [1, 'High'], [2, 'Medium'], [3, 'Low']),
      queueID: [
        ...list([29_683_378, 'Monitoring Alert'], [29_683_481, 'Level I Support']),
        { value: 5, label: 'Former queue', isActive: false },
      ],
      issueType: list([10, 'Security'], [11, 'Network']),
    },
    required: [],
    tickets: [],
    opened: 0,
    requests: 0,
    provoked: new Set(),
    ...noWebhooks(),
  }
}
