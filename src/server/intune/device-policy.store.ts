import { sql } from 'kysely'
import type { DevicePolicies, StandingPolicy } from '#shared/domain/intune/device-policies.ts'
import {
  type DevicePolicy,
  devicePolicySchema,
  type IntuneSetName,
} from '#shared/domain/intune/device-policy.ts'
import type { DevicePolicyTask } from '#shared/domain/intune/device-policy-task.ts'
import { newestTasks, tasksUnderWay, type WhichTasks } from '#server/company-tasks/newest-tasks.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { devicePoliciesTable, devicePolicyTaskTable } from './device-policies.table.ts'

/** As many policies as are written by one statement: one may be hundreds of kilobytes. */
const AT_ONCE = 50

/** Keeps the policies of sets that were read, in the place of those that were kept before. */
export async function keepDevicePolicies(
  { tx, organizationId }: Work,
  customerId: string,
  sets: readonly { set: IntuneSetName; policies: readonly StandingPolicy[] }[],
): Promise<void> {
  for (const { set, policies } of sets) {
    await sql`
      delete from device_policy
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and set = ${set}`.execute(
      tx,
    )
    for (const some of inParts(policies, AT_ONCE))
      await sql`
        insert into device_policy (organization_id, customer_id, set, object_id, policy)
        select ${organizationId}::uuid, ${customerId}::uuid, ${set}, lower(policy ->> 'id'), policy
        from jsonb_array_elements(${JSON.stringify(some)}::jsonb) policy
        on conflict do nothing`.execute(tx)
  }
}

/** The policies of a set as they were last kept. */
export async function keptDevicePolicies(
  { tx, organizationId }: Work,
  customerId: string,
  set: IntuneSetName,
): Promise<StandingPolicy[]> {
  const { rows } = await sql<{ policy: StandingPolicy }>`
    select policy from device_policy
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and set = ${set}
    order by object_id`.execute(tx)
  return rows.map(({ policy }) => policy)
}

/** What was read of a company's policies; undefined where nothing was, or the user may not see it. */
export const findDevicePolicies = (
  db: Db,
  scope: Scope,
  customerId: string,
): Promise<DevicePolicies | undefined> => readRowOf(db, devicePoliciesTable, scope, customerId)

/** A policy with its settings; undefined where there is none of this id. The company must be one that the user may see. */
export async function findDevicePolicy(
  db: Db,
  organizationId: string,
  { customerId, set, policyId }: { customerId: string; set: IntuneSetName; policyId: string },
): Promise<DevicePolicy | undefined> {
  const { rows } = await sql<{ policy: unknown }>`
    select policy from device_policy
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and set = ${set}
      and object_id = ${policyId.toLowerCase()}`.execute(db)
  return rows[0] && devicePolicySchema.parse(rows[0].policy)
}

/** The newest of a company's tasks, as far as the user may see them, the oldest of these first; or the one that is named. */
export const listDevicePolicyTasks = (db: Db, scope: Scope, which: WhichTasks): Promise<DevicePolicyTask[]> =>
  newestTasks(db, scope, devicePolicyTaskTable, which)

/** The tasks of a company that have not ended yet. */
export const deviceTasksUnderWay = (db: Db, scope: Scope, customerId: string): Promise<DevicePolicyTask[]> =>
  tasksUnderWay(db, scope, devicePolicyTaskTable, customerId)
