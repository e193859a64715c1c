import type { DuoAccount } from '#shared/domain/duo/duo-parent.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { suggestMappings } from '#shared/domain/ticketing/suggest-mappings.ts'
import type { KnownDuo } from '#client/data/nouns/duo-accounts.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  DUO_ACCOUNT_SORTS,
  type DuoAccountsAddress,
  duoAccountsAddressSchema,
} from './duo-accounts-address.ts'

/** In the order in which somebody is needed. */
export const DUO_ACCOUNT_STATES = ['gone', 'suggested', 'notMapped', 'ownKeys', 'mapped'] as const
export type DuoAccountState = (typeof DUO_ACCOUNT_STATES)[number]

interface Named {
  id: string
  name: string
}

/** An account with the company that it is, or seems to be. */
export interface DuoAccountRow {
  id: string
  row: DuoAccount
  state: DuoAccountState
  /** Undefined where it is none. */
  company: Named | undefined
  suggestion: Named | undefined
  /** The company's connection. */
  integration: Integration | undefined
}

interface Company extends Named {
  active: boolean
}

/** Every account with its company, or with the one that it seems to be by name. */
export function duoAccountRows(
  { accounts, integrations }: Pick<KnownDuo, 'accounts' | 'integrations'>,
  companies: readonly Company[],
): DuoAccountRow[] {
  const companiesById = new Map(companies.map((each) => [each.id, each]))
  const byHost = new Map(integrations.map((each) => [each.tenant_id, each]))
  const free = accounts.filter((each) => !each.is_gone && !byHost.has(each.api_hostname))
  const suggestions = new Map(
    [...suggestMappings(openCompanies({ integrations }, companies), free)].map(([companyId, { id }]) => [
      id,
      companiesById.get(companyId),
    ]),
  )
  return accounts.map((row) => {
    const integration = byHost.get(row.api_hostname)
    const suggestion = suggestions.get(row.id)
    return {
      id: row.id,
      row,
      state: stateOf(row, integration, suggestion !== undefined),
      company: companiesById.get(integration?.customer_id ?? ''),
      suggestion,
      integration,
    }
  })
}

function stateOf(
  { is_gone }: DuoAccount,
  integration: Integration | undefined,
  isSuggested: boolean,
): DuoAccountState {
  if (is_gone) return 'gone'
  if (!integration) return isSuggested ? 'suggested' : 'notMapped'
  return integration.kind === CONNECTION_KINDS.CSP ? 'mapped' : 'ownKeys'
}

/** The companies that are connected to no Duo account. */
export function openCompanies<C extends Company>(
  { integrations }: Pick<KnownDuo, 'integrations'>,
  companies: readonly C[],
): C[] {
  const taken = new Set(integrations.map(({ customer_id }) => customer_id))
  return companies.filter(({ id, active }) => active && !taken.has(id))
}

/** Whether the organization's keys reach a company by it, which can be ended. */
export const isMapped = ({ integration }: DuoAccountRow): boolean =>
  integration?.kind === CONNECTION_KINDS.CSP

export const duoAccountList: ListDefinition<DuoAccountRow, DuoAccountsAddress> = {
  schema: duoAccountsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: DUO_ACCOUNT_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ row, company, suggestion }) =>
    [row.name, row.api_hostname, company?.name, suggestion?.name].filter(Boolean).join(' '),
  keyOf: ({ row, company, state }, sort) => {
    if (sort === 'state') return DUO_ACCOUNT_STATES.indexOf(state)
    return sort === 'company' ? company?.name : row.name
  },
  tieOf: ({ row }) => row.name,
  filters: { show: ({ company }, show) => (company !== undefined) === (show === 'mapped') },
  file: 'duo-accounts',
}
