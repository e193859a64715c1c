import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { type Gate, passes } from '#shared/domain/licenses/subscription.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Why nobody of an organization can do what has to be bought (PERM-21); undefined where it is. */
export async function purchaseRefusal(work: Work, gate: Gate): Promise<ErrorCode | undefined> {
  await work.load('subscription', [work.organizationId])
  const { row: subscription } = work.get('subscription', work.organizationId)
  return subscription && passes(gate, subscription) ? undefined : 'missingSubscription'
}

/** Why nothing can be done in a company's tenant; undefined where there is one. */
export async function tenantRefusal(
  { tx, organizationId }: Work,
  customerId: string,
): Promise<ErrorCode | undefined> {
  const { rows } = await sql`
    select 1 from integration
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and type = ${TENANT_APPLICATION} and state <> all(${[...UNREAD_STATES]}::text[])`.execute(tx)
  return rows.length > 0 ? undefined : 'integrationUnauthenticated'
}
