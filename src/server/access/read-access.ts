import { sql } from 'kysely'
import { type AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { type AccessPolicy, accessPolicyId } from '#shared/domain/conditional-access/access-policy.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import type { ByTask } from '#server/policy-history/by-task.ts'
import { changesBetween, type FoundChange } from '#server/policy-history/changes-between.ts'
import { isLatestReading } from '#server/policy-history/latest-reading.ts'
import { noteChanges } from '#server/policy-history/note-changes.ts'
import { readTenant, type TenantAccess } from './read-tenant.ts'
import { keyOf } from './vendor-objects.ts'

export interface AccessParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  vendors: Vendors
  log: Pick<Log, 'warn'>
  now: () => number
}

interface AskedAccess {
  organizationId: string
  integrationId: string
}

/**
 * Reads who may sign in to the tenant of an integration and what its policies can name, keeps it, and tells devices where
 * something of it is otherwise; what was changed since the last reading is noted, as made by the task `by` where that has changed
 * it. What is refused is told as refused, each part for itself, and policies that were read earlier stay. Of two readings at once
 * the later one counts. It is written at once, so one that ends in the middle has read nothing; an integration that is gone
 * meanwhile is left alone.
 */
export async function readAccess(parts: AccessParts, asked: AskedAccess, by?: ByTask): Promise<void> {
  const { db, vendors, log } = parts
  const { organizationId, integrationId } = asked
  const tenant = await tenantOf(db, asked)
  if (!tenant) return
  const at = parts.now()
  const read = await readTenant({
    policies: capabilityOf(vendors, TENANT_APPLICATION, 'policies')(tenant.tenant_id),
    servicePlans: tenant.service_plans ?? undefined,
    earlier: async () =>
      (await keptPolicies(db, organizationId, tenant.customer_id)).map(({ policy }) => policy),
  })
  if (read.options.is_incomplete)
    log.warn(
      { event: 'access.policiesNotUnderstood', ...asked, ids: strangeIdsOf(read) },
      'Some policies of a tenant were not understood, or there are too many of them',
    )
  await commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    const { row: integration } = work.get('integration', integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    if (await isLatestReading(work, customer_id, { area: 'access', at }))
      await keep(work, customer_id, read, { at, by })
  })
}

/** Ids of the vendor's own form are no names of anybody. */
const strangeIdsOf = ({ policies }: TenantAccess): string[] =>
  'reason' in policies ? [] : [...policies.strangeIds].filter((id) => /^[\da-f-]{36}$/.test(id)).slice(0, 10)

async function keep(
  work: Work,
  customerId: string,
  { policies, options }: TenantAccess,
  noted: { at: number; by: ByTask | undefined },
): Promise<void> {
  await work.load('accessOptions', [customerId])
  const { row: before } = work.get('accessOptions', customerId)
  const kept = await keptPolicies(work.tx, work.organizationId, customerId)
  const changes = [
    ...('reason' in policies ? [] : await keepPolicies(work, customerId, kept, { policies, before })),
    ...locationChanges(before, options),
  ]
  const after: AccessOptions = { ...options, id: customerId, customer_id: customerId }
  if (canonicalJson(before) !== canonicalJson(after)) work.put('accessOptions', after)
  await noteChanges(work, customerId, changes, { area: 'access', ...noted })
}

/** Puts and removes rows of policies; gives what is otherwise, which is nothing where none were read before. */
async function keepPolicies(
  work: Work,
  customerId: string,
  kept: readonly AccessPolicy[],
  {
    policies: { items, strangeIds, hasMore },
    before,
  }: { policies: Exclude<TenantAccess['policies'], { reason: unknown }>; before: AccessOptions | undefined },
): Promise<FoundChange[]> {
  const rows = items.map((policy): AccessPolicy => ({
    id: accessPolicyId(customerId, policy.id),
    customer_id: customerId,
    policy,
  }))
  const ids = new Set(rows.map(({ id }) => id))
  // What was not told of may be among what was not read.
  const isGone = (id: string) => !hasMore && !strangeIds.has(keyOf(id))
  await work.load('accessPolicy', [...new Set([...ids, ...kept.map(({ id }) => id)])])
  for (const row of rows) {
    const { row: stored } = work.get('accessPolicy', row.id)
    if (canonicalJson(stored) !== canonicalJson(row)) work.put('accessPolicy', row)
  }
  for (const { id, policy } of kept) if (!ids.has(id) && isGone(policy.id)) work.remove('accessPolicy', id)
  const isFirst = !before || (before.unread !== null && kept.length === 0)
  if (isFirst) return []
  const earlier = kept.map(({ policy }) => policy)
  return changesBetween(compared('policy'), earlier, items, { isGone, isNew })
}

/** A policy or a location as it stood at one reading. */
interface Standing {
  id: string
  displayName: string
}

const compared = (target: 'policy' | 'location') => ({
  target,
  idOf: ({ id }: Standing) => id,
  nameOf: ({ displayName }: Standing) => displayName,
  isSame: (before: Standing, after: Standing) => differencesBetween(before, after).length === 0,
  bodyOf: (item: Standing) => item,
})

/** What was not understood earlier has kept its row, so what has none was not there. */
const isNew = () => true

function locationChanges(before: AccessOptions | undefined, after: TenantAccess['options']): FoundChange[] {
  if (!before || 'reason' in before.locations || 'reason' in after.locations) return []
  const { is_incomplete, items } = after.locations
  return changesBetween(compared('location'), before.locations.items, items, {
    isGone: () => !is_incomplete,
    isNew,
  })
}

async function keptPolicies(
  db: Db | Tx,
  organizationId: string,
  customerId: string,
): Promise<AccessPolicy[]> {
  const { rows } = await sql<AccessPolicy>`
    select id::text as id, customer_id::text as customer_id, policy from access_policy
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
    order by id`.execute(db)
  return rows
}
