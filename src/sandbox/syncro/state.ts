import { noWebhooks, type WithWebhooks } from '../webhooks.ts'

/** A customer as Syncro writes it. */
export interface SyncroCustomerRow {
  id: number
  business_name: string | null
  firstname: string
  lastname: string
  disabled: boolean
}

export interface SyncroComment {
  id: number
  subject: string
  body: string
  hidden: boolean
  do_not_email: boolean
}

export interface SyncroTicketRow {
  id: number
  number: number
  subject: string
  customer_id: number
  customer_business_then_name: string
  problem_type: string
  status: string
  priority: string
  user_id: number | null
  created_at: string
  updated_at: string
  resolved_at: string | null
  comments: SyncroComment[]
}

export const FAILURES = ['throttled', 'down', 'no-permission', 'html', 'slow-search', 'lost-answers'] as const
export type Failure = (typeof FAILURES)[number]

/** One organization's Syncro with the one key that it has. */
export interface SyncroInstance extends WithWebhooks {
  /** `contoso.syncromsp.com` */
  host: string
  name: string
  apiKey: string
  customers: SyncroCustomerRow[]
  settings: { ticket_statuses: string[]; problem_types: string[]; priorities: string[] }
  users: [number, string][]
  tickets: SyncroTicketRow[]
  /** How many tickets there ever were: no id is given twice. */
  opened: number
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

/** The state of a ticket that nothing more is done about. */
export const RESOLVED = 'Resolved'

/** A Syncro of which only what matters is said; states, issue types and priorities are those of a new one. */
export const createSyncroInstance = (
  parts: Pick<SyncroInstance, 'host' | 'name' | 'apiKey' | 'customers'>,
): SyncroInstance => ({
  ...parts,
  settings: {
    ticket_statuses: ['New', 'In Progress', 'Scheduled', 'Waiting on Customer', 'Customer Reply', RESOLVED],
    problem_types: ['Remote Support', 'Security', 'Contract Work', 'Other'],
    priorities: ['0 Urgent', '1 High', '2 Normal', '3 Low'],
  },
  users: [
    [41, 'Avery Lindqvist'],
    [42, 'Marek Osei'],
  ],
  tickets: [],
  opened: 0,
  requests: 0,
  provoked: new Set(),
  ...noWebhooks(),
})
