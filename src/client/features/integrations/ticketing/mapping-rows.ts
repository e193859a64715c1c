import { suggestMappings } from '#shared/domain/ticketing/suggest-mappings.ts'
import { type TicketAccount, ticketingLimits, type TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { MAPPING_SORTS, type TicketingAddress, ticketingAddressSchema } from './ticketing-address.ts'

/** In the order in which somebody is needed. */
export const MAPPING_STATES = ['gone', 'suggested', 'notMapped', 'mapped'] as const
export type MappingState = (typeof MAPPING_STATES)[number]

/** A company with whom it is in the ticketing tool. */
export interface MappingRow {
  /** The company's. */
  id: string
  company: string
  accountId: string | null
  /** The customer's name; empty where there is none. */
  account: string
  state: MappingState
  /** Whom it seems to be, where it is not mapped. */
  suggestion: TicketAccount | undefined
  isPending: boolean
  isConflict: boolean
}

interface Known {
  companies: readonly { id: string; name: string }[]
  ticketing: Pick<Ticketing, 'catalog' | 'mappings'> & { tool: Pick<TicketTool, 'id'> }
  accounts: readonly TicketAccount[]
  /** What a customer is called whose name is not on the device. */
  nameOf: (accountId: string) => string
}

/** Every company with its customer, or with whom it seems to be. */
export function mappingRows({ companies, ticketing, accounts, nameOf }: Known): MappingRow[] {
  const { tool, catalog, mappings } = ticketing
  const accountsById = new Map(accounts.map((each) => [each.id, each]))
  // Of a tool with more customers than are held nobody knows here whether one is gone; nor of one that was not read.
  const isWhole = accounts.length > 0 && (catalog?.accounts ?? 0) <= ticketingLimits.accounts
  const mappedTo = (id: string) => {
    const mapping = mappings.get(id)?.row
    return mapping?.tool_id === tool.id ? mapping.account_id : null
  }
  const taken = new Set(companies.map(({ id }) => mappedTo(id)))
  const suggestions = suggestMappings(
    companies.filter(({ id }) => mappedTo(id) === null),
    accounts.filter(({ id }) => !taken.has(id)),
  )
  return companies.map(({ id, name }) => {
    const accountId = mappedTo(id)
    const account = accountId === null ? undefined : accountsById.get(accountId)
    const suggestion = suggestions.get(id)
    const view = mappings.get(id)
    return {
      id,
      company: name,
      accountId,
      account: accountId === null ? '' : (account?.name ?? nameOf(accountId)),
      state: stateOf({ accountId, isGone: isWhole && account === undefined, suggestion }),
      suggestion,
      isPending: view?.isPending ?? false,
      isConflict: view?.isConflict ?? false,
    }
  })
}

function stateOf({
  accountId,
  isGone,
  suggestion,
}: Pick<MappingRow, 'accountId' | 'suggestion'> & { isGone: boolean }): MappingState {
  if (accountId === null) return suggestion ? 'suggested' : 'notMapped'
  return isGone ? 'gone' : 'mapped'
}

export const mappingList: ListDefinition<MappingRow, TicketingAddress> = {
  schema: ticketingAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: MAPPING_SORTS, first: { sort: 'company', direction: 'asc' } },
  textOf: ({ company, account, suggestion }) => `${company} ${account} ${suggestion?.name ?? ''}`,
  keyOf: (row, sort) => {
    if (sort === 'state') return MAPPING_STATES.indexOf(row.state)
    return sort === 'account' ? row.account || undefined : row.company
  },
  tieOf: ({ company }) => company,
  filters: { show: ({ state }, show) => (state === 'mapped') === (show === 'mapped') },
  kept: ['tab'],
  file: 'ticket-mapping',
}
