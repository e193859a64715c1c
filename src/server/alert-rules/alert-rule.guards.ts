import { sql } from 'kysely'
import { alertRuleLimits } from '#shared/domain/alerts/alert-rule.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { snoozeRuleLimits } from '#shared/domain/alerts/snooze-rule.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

const byId = new Map(detections.map((each) => [each.id, each]))
const areDetections = (ids: readonly string[] | null) => ids === null || ids.every((id) => byId.has(id))

/** Rules about how alerts notify that need the list of all detections, the organization's people, or the other rules. */
export const alertRuleGuards: Pick<Guards, 'alertSettings.set' | 'alertRule.save' | 'snoozeRule.add'> = {
  'alertSettings.set': async ({ args: { settings } }) => {
    const named = Object.keys(settings.thresholds)
    if (!areDetections(named)) return 'alertTypeInvalid'
    // What we grade ourselves has one severity, so there is nothing that a threshold could let through (ALERT-08).
    return named.every((id) => byId.get(id)?.isVariable) ? undefined : 'thresholdNotAvailable'
  },

  'alertRule.save': async ({ work, args: { id, fields } }) => {
    if (!areDetections(fields.detections)) return 'alertTypeInvalid'
    if (!(await areColleagues(work, fields.people))) return 'userNotFound'
    return (await countOthers(work, 'alert_rule', id)) >= alertRuleLimits.rules
      ? 'maximumAlertRulesReached'
      : undefined
  },

  'snoozeRule.add': async ({ work, args }) => {
    if (!areDetections(args.detections)) return 'alertTypeInvalid'
    return (await countOthers(work, 'snooze_rule', null)) >= snoozeRuleLimits.rules
      ? 'maximumAlertRulesReached'
      : undefined
  },
}

async function areColleagues(work: Work, people: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user
    where organization_id = ${work.organizationId}::uuid and id = any(${[...people]}::uuid[])`.execute(
    work.tx,
  )
  return rows[0]?.count === people.length
}

async function countOthers(
  work: Work,
  table: 'alert_rule' | 'snooze_rule',
  id: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where organization_id = ${work.organizationId}::uuid and id is distinct from ${id}::uuid`.execute(work.tx)
  return rows[0]?.count ?? 0
}
