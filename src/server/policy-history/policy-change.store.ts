import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { POLICY_AREAS, type PolicyArea } from '#shared/domain/policy-history/policy-areas.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { policyChangeTable } from './policy-change.table.ts'

/** What was changed of an area of a company, the newest first. */
export async function readChanges(
  db: Db,
  scope: Scope,
  customerId: string,
  { area, from, size }: { area: PolicyArea; from: number; size: number },
): Promise<PolicyChange[]> {
  const table = { ...policyChangeTable, order: 't.found_at desc, t.id desc' }
  const found = await readRows(db, table, scope, {
    where: 't.customer_id = $3::uuid and t.target = any($4::text[])',
    parameters: [customerId, POLICY_AREAS[area]],
    from,
    size,
  })
  return found.map(({ row }) => row)
}
