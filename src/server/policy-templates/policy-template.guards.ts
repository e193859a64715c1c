import { sql } from 'kysely'
import { findDefaultPolicyTemplate } from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { validateTemplate } from '#shared/domain/conditional-access/templates/validate-template.ts'
import { passes } from '#shared/domain/licenses/subscription.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Rules about templates and baselines that need the subscription or the other rows (PERM-21). */
export const policyTemplateGuards: Pick<
  Guards,
  | 'policyBaseline.add'
  | 'policyBaseline.patch'
  | 'policyTemplate.add'
  | 'policyTemplate.delete'
  | 'policyTemplate.patch'
> = {
  'policyTemplate.add': async ({ work, args: { id, fields } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (validateTemplate(fields).length > 0) return 'policyInvalid'
    if (await isNameTaken(work, 'policy_template', fields.name, id)) return 'policyTemplateNameTaken'
    const count = await countOf(work, 'policy_template')
    return count >= policyTemplateLimits.templates ? 'maximumPolicyTemplatesReached' : undefined
  },

  'policyTemplate.patch': async ({ work, args: { id, set } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    await work.load('policyTemplate', [id])
    const { row } = work.get('policyTemplate', id)
    const body = set.body ?? row?.body
    const prompted_inputs = set.prompted_inputs ?? row?.prompted_inputs ?? []
    if (body && validateTemplate({ body, prompted_inputs }).length > 0) return 'policyInvalid'
    return set.name !== undefined && (await isNameTaken(work, 'policy_template', set.name, id))
      ? 'policyTemplateNameTaken'
      : undefined
  },

  'policyTemplate.delete': async ({ work, args: { id } }) => {
    const { rows } = await sql`
      select 1 from policy_baseline
      where organization_id = ${work.organizationId}::uuid and templates ? ${id}`.execute(work.tx)
    return rows.length > 0 ? 'policyTemplateInUse' : undefined
  },

  'policyBaseline.add': async ({ work, args: { id, fields } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (!(await areThere(work, fields.templates))) return 'policyTemplateInvalid'
    if (await isNameTaken(work, 'policy_baseline', fields.name, id)) return 'policyBaselineNameTaken'
    const count = await countOf(work, 'policy_baseline')
    return count >= policyTemplateLimits.baselines ? 'maximumPolicyBaselinesReached' : undefined
  },

  'policyBaseline.patch': async ({ work, args: { id, set } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (set.templates && !(await areThere(work, set.templates))) return 'policyTemplateInvalid'
    return set.name !== undefined && (await isNameTaken(work, 'policy_baseline', set.name, id))
      ? 'policyBaselineNameTaken'
      : undefined
  },
}

/** Locks the subscription until the end, so that two additions cannot both take the last place. */
async function isSubscribed(work: Work): Promise<boolean> {
  await work.load('subscription', [work.organizationId])
  const { row: subscription } = work.get('subscription', work.organizationId)
  return subscription !== undefined && passes('policyManagement', subscription)
}

/** Whether each of them comes with the product or is the organization's own. */
async function areThere(work: Work, ids: readonly string[]): Promise<boolean> {
  const own = ids.filter((id) => !findDefaultPolicyTemplate(id))
  const { rows } = await sql<{ id: string }>`
    select id::text from policy_template
    where organization_id = ${work.organizationId}::uuid and id::text = any(${own}::text[])`.execute(work.tx)
  return rows.length === own.length
}

type Named = 'policy_baseline' | 'policy_template'

async function isNameTaken(work: Work, table: Named, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where organization_id = ${work.organizationId}::uuid
      and lower(name) = lower(${name}) and id <> ${id}::uuid`.execute(work.tx)
  return rows.length > 0
}

async function countOf(work: Work, table: Named): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
  return rows[0]?.count ?? 0
}
