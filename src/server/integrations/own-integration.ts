import { sql } from 'kysely'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'

/**
 * Connects a company as one transaction. Of two who connect the same company, or the same tenant, at once the second is
 * told so: by `alreadyExists`, or by `tenantMismatch`.
 */
export async function connecting<T>(
  parts: CommitParts,
  organizationId: string,
  act: (work: Work) => Promise<T>,
): Promise<T> {
  try {
    return await commit(parts, organizationId, act)
  } catch (cause) {
    const { constraint } = cause as { constraint?: string }
    if (constraint === 'integration_of_customer') throw new AppError('alreadyExists')
    if (constraint === 'integration_of_tenant') throw new AppError('tenantMismatch')
    throw cause
  }
}

interface Wanted extends Pick<Integration, 'type'> {
  customerId: string
  tenantId: string
}

/**
 * A company's integration where it has one. A tenant is one company's of one organization, and a company is connected again to
 * the same one only: another's people would be taken for this company's, and its settings would be changed from here. Throws
 * `tenantMismatch`.
 */
export async function ownIntegration(
  work: Work,
  { type, customerId, tenantId }: Wanted,
): Promise<Integration | undefined> {
  const wanted = tenantId.toLowerCase()
  const { rows } = await sql<{ id: string; customer_id: string; tenant_id: string; is_own: boolean }>`
    select id, customer_id, lower(tenant_id) as tenant_id, organization_id = ${work.organizationId}::uuid as is_own
    from integration where type = ${type}
      and ((organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid)
        or lower(tenant_id) = ${wanted})`.execute(work.tx)
  const isAnothers = rows.some(
    (each) =>
      !each.is_own || each.customer_id !== customerId || (each.tenant_id !== '' && each.tenant_id !== wanted),
  )
  if (isAnothers) throw new AppError('tenantMismatch')
  const [own] = rows
  if (!own) return undefined
  await work.load('integration', [own.id])
  return work.get('integration', own.id).row
}
