import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { findDefaultPolicyTemplate } from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { passes } from '#shared/domain/licenses/subscription.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Locks the subscription until the end, so that two additions cannot both take the last place. */
export async function isSubscribed(work: Work): Promise<boolean> {
  await work.load('subscription', [work.organizationId])
  const { row: subscription } = work.get('subscription', work.organizationId)
  return subscription !== undefined && passes('policyManagement', subscription)
}

/** Why templates of a type cannot be worked with: not bought (PERM-21), or turned off (PERM-24). */
export async function typeRefusal(work: Work, type: PolicyType): Promise<ErrorCode | undefined> {
  if (!(await isSubscribed(work))) return 'missingSubscription'
  const flag = FLAGS[type]
  if (flag === undefined) return undefined
  await work.load('featureFlag', [flag])
  return work.get('featureFlag', flag).row?.enabled === true ? undefined : 'featureOff'
}

const FLAGS: Partial<Record<PolicyType, 'defender-policies' | 'intune'>> = {
  DEFENDER: 'defender-policies',
  INTUNE_CONFIGURATION: 'intune',
  INTUNE_COMPLIANCE: 'intune',
}

export type TemplateTable = 'device_template' | 'mail_template' | 'policy_baseline' | 'policy_template'

/** Which rows hold the templates of a type: several types may share a table. */
export const TEMPLATE_TABLES: Record<PolicyType, TemplateTable> = {
  CONDITIONAL_ACCESS: 'policy_template',
  DEFENDER: 'mail_template',
  INTUNE_CONFIGURATION: 'device_template',
  INTUNE_COMPLIANCE: 'device_template',
}
/** Tables whose rows say of what type they are. */
const TYPED: ReadonlySet<TemplateTable> = new Set(['device_template', 'policy_baseline', 'policy_template'])

const ofType = (table: TemplateTable, type: PolicyType) =>
  TYPED.has(table) ? sql`and policy_type = ${type}` : sql``

/** Whether each of them is a template of this type: one that comes with the product, or the organization's own. */
export async function areThere(work: Work, type: PolicyType, ids: readonly string[]): Promise<boolean> {
  const own = type === 'CONDITIONAL_ACCESS' ? ids.filter((id) => !findDefaultPolicyTemplate(id)) : ids
  const table = TEMPLATE_TABLES[type]
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.table(table)}
    where organization_id = ${work.organizationId}::uuid and id::text = any(${own}::text[])
      ${ofType(table, type)}`.execute(work.tx)
  return rows.length === own.length
}

/** Whether another one of this type has the name. */
export async function isNameTaken(
  work: Work,
  { table, type, name, id }: { table: TemplateTable; type: PolicyType; name: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where organization_id = ${work.organizationId}::uuid
      and lower(name) = lower(${name}) and id <> ${id}::uuid ${ofType(table, type)}`.execute(work.tx)
  return rows.length > 0
}

export async function countOf(work: Work, table: TemplateTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
  return rows[0]?.count ?? 0
}

/** Whether a baseline holds a template. */
export async function isInBaseline(work: Work, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from policy_baseline
    where organization_id = ${work.organizationId}::uuid and templates ? ${id}`.execute(work.tx)
  return rows.length > 0
}
