import { sql } from 'kysely'
import { type DevicePolicy, devicePolicySchema } from '#shared/domain/intune/device-policy.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Keeps the whole policy of a template: what devices hold of it has no room for its settings. */
export async function keepTemplatePolicy(
  { tx, organizationId }: Work,
  templateId: string,
  policy: DevicePolicy,
): Promise<void> {
  const kept = JSON.stringify(keepableJson(policy))
  await sql`
    insert into device_template_policy (organization_id, template_id, policy)
    values (${organizationId}::uuid, ${templateId}::uuid, ${kept}::jsonb)
    on conflict (organization_id, template_id) do update set policy = excluded.policy`.execute(tx)
}

/** The whole policy of a template of the organization; undefined where there is none. */
export async function findTemplatePolicy(
  db: Db,
  organizationId: string,
  templateId: string,
): Promise<DevicePolicy | undefined> {
  const { rows } = await sql<{ policy: unknown }>`
    select policy from device_template_policy
    where organization_id = ${organizationId}::uuid and template_id = ${templateId}::uuid`.execute(db)
  return rows[0] && devicePolicySchema.parse(rows[0].policy)
}
