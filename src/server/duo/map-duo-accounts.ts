import { sql } from 'kysely'
import type { DuoAccount, DuoMappingReason, DuoPair, DuoPairResult } from '#shared/domain/duo/duo-parent.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { disconnect } from '#server/integrations/disconnect.ts'
import { blankIntegration } from '#server/integrations/new-integration.ts'
import { requestTaskWherePossible } from '#server/integrations/tasks.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { DuoReadParts } from './read-duo-accounts.ts'

/** What keeps a pair from being made, which ends its transaction. */
class Refused extends Error {
  override name = 'Refused'
  readonly reason: DuoMappingReason

  constructor(reason: DuoMappingReason) {
    super(`A Duo account was not mapped: ${reason}`)
    this.reason = reason
  }
}

/** Pairs accounts with companies (INT-21), each in a transaction of its own and in the order given; companies are then read. */
export async function mapDuoAccounts(
  parts: DuoReadParts,
  { organizationId, userId }: Pick<Scope, 'organizationId' | 'userId'>,
  pairs: readonly DuoPair[],
): Promise<DuoPairResult[]> {
  const results: DuoPairResult[] = []
  for (const pair of pairs) {
    try {
      const integration = await commit(parts, organizationId, (work) => mapOne(work, pair))
      if (integration) await requestTaskWherePossible(parts, organizationId, integration, userId)
      results.push({ ...pair, outcome: 'done', reason: null })
    } catch (cause) {
      const reason = reasonOf(cause)
      if (reason === undefined) throw cause
      results.push({ ...pair, outcome: 'refused', reason })
    }
  }
  return results
}

/** Gives the integration that is new, and has to be read. */
async function mapOne(work: Work, { accountId, customerId }: DuoPair): Promise<Integration | undefined> {
  // Of two who pair one account at once the second waits here.
  await work.load('duoAccount', [accountId])
  const { row: account } = work.get('duoAccount', accountId)
  if (!account) throw new Refused('notFound')
  const before = await integrationsAround(work, account, customerId)
  const mapped = before.find(({ is_own, tenant_id }) => is_own && tenant_id === account.api_hostname)
  if (customerId === null) {
    if (mapped?.kind === CONNECTION_KINDS.CSP) await unmap(work, mapped, account)
    return undefined
  }
  if (mapped?.kind === CONNECTION_KINDS.CSP && mapped.customer_id === customerId) return undefined
  if (account.is_gone) throw new Refused('accountGone')
  await requireCompany(work, customerId)
  const own = before.find(({ is_own, customer_id }) => is_own && customer_id === customerId)
  // Keys of the company's own come first.
  if (own) throw new Refused(own.kind === CONNECTION_KINDS.CSP ? 'otherAccount' : 'ownKeys')
  if (before.some(({ tenant_id }) => tenant_id === account.api_hostname)) throw new Refused('otherCompany')
  const integration: Integration = {
    ...blankIntegration(customerId, { type: 'DUOSecurity', kind: CONNECTION_KINDS.CSP }),
    state: 'Mapped',
    tenant_id: account.api_hostname,
    tenant_name: account.name,
  }
  await work.load('integration', [integration.id])
  work.put('integration', integration)
  return integration
}

async function unmap(work: Work, { id, customer_id }: Around, account: DuoAccount): Promise<void> {
  await disconnect(work, { id, customer_id, type: 'DUOSecurity' })
  if (account.is_gone) await removeRows(work, 'duoAccount', [account.id])
}

interface Around {
  id: string
  customer_id: string
  tenant_id: string
  kind: number
  is_own: boolean
}

/** The connections to the account, whoever has them, and that of the company. */
async function integrationsAround(
  { tx, organizationId }: Work,
  { api_hostname: host }: DuoAccount,
  customerId: string | null,
): Promise<Around[]> {
  const { rows } = await sql<Around>`
    select id, customer_id, lower(tenant_id) as tenant_id, kind,
      organization_id = ${organizationId}::uuid as is_own
    from integration where type = 'DUOSecurity'
      and (lower(tenant_id) = ${host}
        or (organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid))`.execute(tx)
  return rows
}

async function requireCompany({ tx, organizationId }: Work, customerId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from customer where organization_id = ${organizationId}::uuid and id = ${customerId}::uuid
      and active`.execute(tx)
  if (rows.length === 0) throw new Refused('notFound')
}

/** Undefined for what is no refusal. */
function reasonOf(cause: unknown): DuoMappingReason | undefined {
  if (cause instanceof Refused) return cause.reason
  const { constraint } = cause as { constraint?: string }
  if (constraint === 'integration_of_tenant') return 'otherCompany'
  return constraint === 'integration_of_customer' ? 'otherAccount' : undefined
}
