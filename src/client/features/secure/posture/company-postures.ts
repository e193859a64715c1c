import { type AuditSetting, isIncludedBy } from '#shared/domain/posture/audit-setting.ts'
import type { Check } from '#shared/domain/posture/check.ts'
import type { CheckResolution } from '#shared/domain/posture/check-resolution.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type Posture, verdictIn } from '#shared/domain/posture/posture.ts'
import { type Judged, scoreOf } from '#shared/domain/posture/score.ts'
import { type Tally, tallyOf } from '#shared/domain/posture/tally.ts'
import { AREAS, type CheckArea } from './areas.ts'

/** One check of one company. */
export interface CheckStanding extends Judged {
  check: Check
  resolution: CheckResolution | undefined
}

/** One company in all checks. */
export interface CompanyPosture {
  id: string
  name: string
  /** Undefined where its tenant was never read. */
  readAt: string | undefined
  /** In percent; undefined where nothing is measured. */
  score: number | undefined
  all: Tally
  areas: Record<CheckArea, Tally>
  /** By the check's id. */
  checks: ReadonlyMap<string, CheckStanding>
}

export interface PostureRows {
  companies: readonly { id: string; name: string }[]
  postures: ReadonlyMap<string, Posture>
  settings: readonly AuditSetting[]
  resolutions: readonly CheckResolution[]
}

const idsByArea = new Map(
  AREAS.map((area) => [area, checks.filter((check) => check.area === area).map(({ id }) => id)]),
)

/** Every company as it stands, in the order in which they are given. */
export function companyPostures(rows: PostureRows): CompanyPosture[] {
  const isIncluded = isIncludedBy(rows.settings)
  const resolutions = new Map(rows.resolutions.map((each) => [`${each.customer_id}/${each.check_id}`, each]))
  return rows.companies.map(({ id, name }) => {
    const posture = rows.postures.get(id)
    const standings = new Map(
      checks.map((check): [string, CheckStanding] => {
        const resolution = resolutions.get(`${id}/${check.id}`)
        const verdict = verdictIn(posture, check.id)
        return [
          check.id,
          {
            check,
            resolution,
            verdict,
            isIncluded: isIncluded(id, check.id),
            isResolved: resolution !== undefined,
          },
        ]
      }),
    )
    const judged = [...standings.values()]
    const areas = {} as Record<CheckArea, Tally>
    for (const area of AREAS)
      areas[area] = tallyOf((idsByArea.get(area) ?? []).flatMap((each) => standings.get(each) ?? []))
    return {
      id,
      name,
      readAt: posture?.read_at,
      score: scoreOf(judged),
      all: tallyOf(judged),
      areas,
      checks: standings,
    }
  })
}
