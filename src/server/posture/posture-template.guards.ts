import { sql } from 'kysely'
import { passes } from '#shared/domain/licenses/subscription.ts'
import { templateLimits } from '#shared/domain/posture/templates/posture-template.ts'
import { areChecks } from '#shared/domain/posture/templates/template-checks.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Rules about templates that need the subscription, the other templates, or the list of all checks (PERM-21). */
export const postureTemplateGuards: Pick<Guards, 'postureTemplate.add' | 'postureTemplate.patch'> = {
  'postureTemplate.add': async ({ work, args: { id, fields } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (!areChecks(fields.checks)) return 'checkInvalid'
    if (await isNameTaken(work, fields.name, id)) return 'templateNameTaken'
    return (await countTemplates(work)) >= templateLimits.templates ? 'maximumTemplatesReached' : undefined
  },

  'postureTemplate.patch': async ({ work, args: { id, set } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (set.checks && !areChecks(set.checks)) return 'checkInvalid'
    return set.name !== undefined && (await isNameTaken(work, set.name, id)) ? 'templateNameTaken' : undefined
  },
}

/** Locks the subscription until the end, so that two additions cannot both take the last place. */
async function isSubscribed(work: Work): Promise<boolean> {
  await work.load('subscription', [work.organizationId])
  const { row: subscription } = work.get('subscription', work.organizationId)
  return subscription !== undefined && passes('postureBaseline', subscription)
}

async function isNameTaken(work: Work, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posture_template where organization_id = ${work.organizationId}::uuid
      and lower(name) = lower(${name}) and id <> ${id}::uuid`.execute(work.tx)
  return rows.length > 0
}

async function countTemplates(work: Work): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from posture_template
    where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
  return rows[0]?.count ?? 0
}
