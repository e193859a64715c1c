import { sql } from 'kysely'
import type { AskedDeviceChange } from '#shared/domain/intune/device-policy-task.ts'
import { type DevicePolicy, devicePolicySchema } from '#shared/domain/intune/device-policy.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** An item of a task, whose policies are kept as long as the task is: rows that devices hold have no room for them. */
export interface ItemPlace {
  organizationId: string
  taskId: string
  place: number
}

/** Where the policy comes from that an item deploys: of a company, or of a template. */
interface Source {
  place: number
  set: string
  customer: string | null
  policy: string | null
  template: string | null
}

/** The sources of the items that deploy something. */
export const sourcesOf = (items: readonly AskedDeviceChange[]): Source[] =>
  items.flatMap((item, place): Source[] => {
    if (item.change !== 'deploy') return []
    const { set, source } = item
    if ('templateId' in source)
      return [{ place, set, customer: null, policy: null, template: source.templateId }]
    const customer = source.customerId.toLowerCase()
    return [{ place, set, customer, policy: source.policyId.toLowerCase(), template: null }]
  })

/** What there is of sources, as an `asked` with a policy. */
const found = ({ organizationId }: Work, sources: readonly Source[]) => sql`
  select asked.place, coalesce(p.policy, t.policy) as policy
  from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
    as asked (place integer, set text, customer uuid, policy text, template uuid)
  left join device_policy p on p.organization_id = ${organizationId}::uuid and p.customer_id = asked.customer
    and p.set = asked.set and p.object_id = asked.policy
  left join device_template_policy t on t.organization_id = ${organizationId}::uuid
    and t.template_id = asked.template and t.policy ->> 'set' = asked.set
  where p.policy is not null or t.policy is not null`

/** Keeps the policies that a task deploys, as they are now: what is read or changed meanwhile changes nothing of it. */
export async function keepDeployed(work: Work, taskId: string, sources: readonly Source[]): Promise<void> {
  if (sources.length === 0) return
  await sql`
    insert into device_policy_kept (organization_id, task_id, place, wanted)
    select ${work.organizationId}::uuid, ${taskId}::uuid, place, policy from (${found(work, sources)}) as asked`.execute(
    work.tx,
  )
}

/** Whether there is a policy for each of these sources. */
export async function areKnown(work: Work, sources: readonly Source[]): Promise<boolean> {
  if (sources.length === 0) return true
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${found(work, sources)}) as asked`.execute(work.tx)
  return rows[0]?.count === sources.length
}

/** The policy that an item makes, or the one that stood before it; undefined where none is kept. */
export async function findKept(
  db: Db,
  { organizationId, taskId, place }: ItemPlace,
  which: 'wanted' | 'before',
): Promise<DevicePolicy | undefined> {
  const { rows } = await sql<{ policy: unknown }>`
    select ${sql.ref(which)} as policy from device_policy_kept
    where organization_id = ${organizationId}::uuid and task_id = ${taskId}::uuid and place = ${place}`.execute(
    db,
  )
  const policy = rows[0]?.policy
  return policy === undefined || policy === null ? undefined : devicePolicySchema.parse(policy)
}

/** Keeps how a policy stood before an item changed it, without what a database cannot hold; nothing where the task is gone. */
export async function keepBefore(
  db: Db,
  { organizationId, taskId, place }: ItemPlace,
  policy: DevicePolicy,
): Promise<void> {
  const before = JSON.stringify(keepableJson(policy))
  await sql`
    insert into device_policy_kept (organization_id, task_id, place, before)
    select organization_id, id, ${place}, ${before}::jsonb from device_policy_task
    where organization_id = ${organizationId}::uuid and id = ${taskId}::uuid
    on conflict (organization_id, task_id, place) do update set before = excluded.before`.execute(db)
}

/** Forgets what a task was to make once all of it has ended: what stood before is enough to take it back. */
export async function forgetDeployed(
  db: Db,
  { organizationId, taskId }: Pick<ItemPlace, 'organizationId' | 'taskId'>,
): Promise<void> {
  await sql`
    delete from device_policy_kept
    where organization_id = ${organizationId}::uuid and task_id = ${taskId}::uuid and before is null`.execute(
    db,
  )
  await sql`
    update device_policy_kept set wanted = null
    where organization_id = ${organizationId}::uuid and task_id = ${taskId}::uuid and wanted is not null`.execute(
    db,
  )
}
