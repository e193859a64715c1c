import type { Cloud } from '../employees/clouds.ts'
import { type AuditSetting, isIncludedBy } from './audit-setting.ts'
import type { CheckResolution } from './check-resolution.ts'
import { cloudOfCheck } from './checks.ts'
import { cloudsOf, type Posture, verdictIn } from './posture.ts'
import { scoreOf } from './score.ts'
import type { Verdict } from './verdict.ts'

/** How a company stands: its score, and each check counted once. */
export interface PostureStanding {
  /** In percent (POST-03); undefined where nothing was measured. */
  score: number | undefined
  compliant: number
  notCompliant: number
  notMeasured: number
  /** Included, with a resolution, whatever their verdict. */
  resolved: number
  /** Left out of the audit. */
  excluded: number
}

export interface StandingInput {
  checkIds: readonly string[]
  /** By company. */
  postures: ReadonlyMap<string, Posture>
  settings: Iterable<AuditSetting>
  resolutions: Iterable<CheckResolution>
}

/** What counts of one check of a company. */
export interface Judgement {
  checkId: string
  verdict: Verdict
  isIncluded: boolean
  resolution: CheckResolution | undefined
}

/** Asks by company how it was judged, check by check; those of clouds that it does not have are not among them. */
export function judgementsBy({ checkIds, postures, settings, resolutions }: StandingInput) {
  const isIncluded = isIncludedBy(settings)
  const resolved = new Map([...resolutions].map((each) => [`${each.customer_id}/${each.check_id}`, each]))
  return (customerId: string): Judgement[] => {
    const posture = postures.get(customerId)
    const clouds = cloudsOf(posture)
    return checkIds
      .filter((checkId) => isOf(clouds, checkId))
      .map((checkId) => ({
        checkId,
        verdict: verdictIn(posture, checkId),
        isIncluded: isIncluded(customerId, checkId),
        resolution: resolved.get(`${customerId}/${checkId}`),
      }))
  }
}

/** What is not known here is asked of everybody. */
function isOf(clouds: readonly Cloud[], checkId: string): boolean {
  const cloud = cloudOfCheck(checkId)
  return cloud === undefined || clouds.includes(cloud)
}

/** Score and counts of what a company was judged by. */
export function standingOf(judgements: readonly Judgement[]): PostureStanding {
  const standing: PostureStanding = {
    score: scoreOf(judgements.map((each) => ({ ...each, isResolved: each.resolution !== undefined }))),
    compliant: 0,
    notCompliant: 0,
    notMeasured: 0,
    resolved: 0,
    excluded: 0,
  }
  for (const { verdict, isIncluded, resolution } of judgements)
    standing[!isIncluded ? 'excluded' : resolution ? 'resolved' : verdict.status]++
  return standing
}
