import { noWebhooks, type WithWebhooks } from '../webhooks.ts'

interface Named {
  id: number
  name: string
}

/** A board with all that tickets on it can be. */
export interface ConnectWiseBoard extends Named {
  inactiveFlag: boolean
  projectFlag: boolean
  types: (Named & { inactiveFlag: boolean })[]
  subtypes: (Named & { inactiveFlag: boolean; typeAssociationIds: number[] })[]
  statuses: (Named & { inactive: boolean; closedStatus: boolean; defaultFlag: boolean })[]
  teams: (Named & { inactiveFlag: boolean })[]
  /** What a ticket has to have, as an administrator has set it. */
  requires: readonly ('type' | 'subType' | 'team')[]
}

export interface ConnectWiseNote {
  id: number
  text: string
  internalAnalysisFlag: boolean
}

export interface ConnectWiseTicketRow {
  id: number
  summary: string
  company: Named
  board: Named
  type: Named | null
  subType: Named | null
  team: Named | null
  status: Named
  priority: Named
  closedFlag: boolean
  closedDate: string | null
  initialInternalAnalysis: string
  notes: ConnectWiseNote[]
}

export const FAILURES = ['throttled', 'down', 'no-permission', 'html', 'lost-answers'] as const
export type Failure = (typeof FAILURES)[number]

/** One company's ConnectWise PSA with the one member for the API that it has. */
export interface ConnectWiseInstance extends WithWebhooks {
  /** Where its pages are: `na.myconnectwise.net`, whose API is at `api-na.myconnectwise.net`. */
  host: string
  companyId: string
  name: string
  publicKey: string
  privateKey: string
  companies: (Named & { deletedFlag: boolean })[]
  boards: ConnectWiseBoard[]
  priorities: (Named & { sortOrder: number })[]
  tickets: ConnectWiseTicketRow[]
  /** How many tickets there ever were: no id is given twice. */
  opened: number
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

/** One of which only what matters is said; boards and priorities are like those of a new one. */
export function createConnectWiseInstance(
  parts: Pick<ConnectWiseInstance, 'host' | 'companyId' | 'name' | 'publicKey' | 'privateKey' | 'companies'>,
): ConnectWiseInstance {
  const kept = { inactiveFlag: false }
  const status = (id: number, name: string, closedStatus = false, defaultFlag = false) => ({
    id,
    name,
    inactive: false,
    closedStatus,
    defaultFlag,
  })
  return {
    ...parts,
    boards: [
      {
        ...kept,
        id: 1,
        name: 'Help Desk',
        projectFlag: false,
        types: [{ ...kept, id: 31, name: 'Incident' }],
        subtypes: [],
        statuses: [status(16, 'New', false, true), status(17, 'In Progress'), status(18, 'Closed', true)],
        teams: [{ ...kept, id: 4, name: 'Service Team' }],
        requires: [],
      },
      {
        ...kept,
        id: 2,
        name: 'Security',
        projectFlag: false,
        types: [
          { ...kept, id: 41, name: 'Account' },
          { ...kept, id: 42, name: 'Device' },
          { inactiveFlag: true, id: 43, name: 'Former type' },
        ],
        subtypes: [
          { ...kept, id: 51, name: 'Sign-in', typeAssociationIds: [41] },
          { ...kept, id: 52, name: 'Mailbox', typeAssociationIds: [41] },
          { ...kept, id: 53, name: 'Malware', typeAssociationIds: [42] },
        ],
        statuses: [status(26, 'New', false, true), status(27, 'Triage'), status(28, 'Done', true)],
        teams: [
          { ...kept, id: 5, name: 'Security Team' },
          { inactiveFlag: true, id: 6, name: 'Former team' },
        ],
        requires: ['type', 'subType'],
      },
      {
        ...kept,
        id: 3,
        name: 'Rollouts',
        projectFlag: true,
        types: [],
        subtypes: [],
        statuses: [],
        teams: [],
        requires: [],
      },
    ],
    priorities: [
      { id: 8, name: 'Priority 3 - Medium', sortOrder: 3 },
      { id: 6, name: 'Priority 1 - Critical', sortOrder: 1 },
      { id: 7, name: 'Priority 2 - High', sortOrder: 2 },
      { id: 9, name: 'Priority 4 - Low', sortOrder: 4 },
    ],
    tickets: [],
    opened: 0,
    requests: 0,
    provoked: new Set(),
    ...noWebhooks(),
  }
}
