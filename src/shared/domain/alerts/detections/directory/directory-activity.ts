import { canonicalActivity, idOfActivity } from '../../activity-name.ts'
import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection, type Match } from '../../detection.ts'
import type { EventSetup } from '../../event-setup.ts'
import { fact } from '../../facts.ts'
import { GOOGLE_ACTIVITIES } from './google-activities.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'

/** Every activity of the directory's log, with what it means. */
export const ACTIVITIES_PAGE =
  'https://learn.microsoft.com/entra/identity/monitoring-health/reference-audit-activities'

export const isActivity = (event: DirectoryChangeEvent, ...activities: readonly string[]): boolean =>
  activities.some((activity) => event.activities.includes(canonicalActivity(activity)))

/** The first lines of an alert about a change: what was done, to whom, and what stands there now. */
export function factsOf({ activity, targets, changes }: DirectoryChangeEvent): string[] {
  const names = targets.flatMap(({ name, id }) => name ?? id ?? [])
  const told = changes.filter(({ before, after }) => before !== after).slice(0, MOST_CHANGES)
  return [
    fact('activity', activity),
    ...(names.length > 0 ? [fact('target', names.slice(0, MOST_CHANGES).join(', '))] : []),
    ...told.map(({ name, before, after }) => fact(name, ...(before ? [before, after] : [after]))),
  ]
}
const MOST_CHANGES = 6

interface DirectoryRule {
  guide: AlertGuide
  severity: AlertSeverity
  isOnByDefault: boolean
  id?: string
  /** Further activities that mean the same. */
  also?: readonly string[]
  link?: string
  group?: string
  license?: Detection['license']
  /** Nothing is alerted where it gives undefined; without it every one is. */
  judge?: (
    event: DirectoryChangeEvent,
    setup: EventSetup,
  ) => Partial<Pick<Match, 'severity' | 'subject' | 'facts'>> | undefined
}

/**
 * A detection of one activity of the directory's log that has succeeded, or of what means the same at Google. Its id is the
 * activity's name.
 */
export const onActivity = (activity: string, rule: DirectoryRule): Detection => {
  const google = rule.id === undefined ? GOOGLE_ACTIVITIES[activity] : undefined
  const also = [...(rule.also ?? []), ...(google?.names ?? [])]
  return defineDetection({
    id: rule.id ?? idOfActivity(activity),
    kinds: ['directoryChange'],
    sources: ['directoryAudits', 'unifiedAudit', ...(google?.sources ?? [])],
    guide: rule.guide,
    severity: rule.severity,
    isVariable: false,
    license: rule.license ?? 'free',
    isOnByDefault: rule.isOnByDefault,
    link: rule.link ?? ACTIVITIES_PAGE,
    ...(rule.group === undefined ? {} : { group: rule.group }),
    match(event, setup) {
      if (!event.isSuccess || !isActivity(event, activity, ...also)) return undefined
      const judged = rule.judge ? rule.judge(event, setup) : {}
      return judged && { ...judged, facts: [...factsOf(event), ...(judged.facts ?? [])] }
    },
  })
}
