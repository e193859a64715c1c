import { type Cloud, CLOUDS } from '#shared/domain/employees/clouds.ts'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import type { Check } from '#shared/domain/posture/check.ts'
import type { CheckResolution } from '#shared/domain/posture/check-resolution.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import { isOpen, type JudgedCheck, scoreOf } from '#shared/domain/posture/score.ts'
import {
  countSeverities,
  type Severity,
  type SeverityCounts,
  worstOf,
} from '#shared/domain/posture/severity.ts'
import { judgementsBy } from '#shared/domain/posture/standing.ts'
import type { RiskOverview } from '#shared/domain/risk/risk-overview.ts'
import { scorePercent } from '#shared/domain/risk/score-percent.ts'
import { type Tally, tallyOf } from '#shared/domain/posture/tally.ts'
import { CHECK_AREAS, type CheckArea } from '#shared/domain/posture/check-area.ts'

/** One check of one company. */
export interface CheckStanding extends JudgedCheck {
  check: Check
  resolution: CheckResolution | undefined
}

/** One company in all checks. */
export interface CompanyPosture {
  id: string
  name: string
  /** When each of its clouds was last read. */
  clouds: Posture['clouds']
  /** When the older of these readings was made: nothing that is told is older. Undefined where none was. */
  readAt: string | undefined
  /** In percent; undefined where nothing is measured. */
  score: number | undefined
  /** Microsoft's own, in percent; undefined where they are not measured, or not read yet. */
  secureScore?: number | undefined
  identityScore?: number | undefined
  all: Tally
  areas: Record<CheckArea, Tally>
  /** How many checks are to be met, by severity, and the worst of each area. */
  open: SeverityCounts
  worst: Record<CheckArea, Severity | undefined>
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
  CHECK_AREAS.map((area) => [area, checks.filter((check) => check.area === area).map(({ id }) => id)]),
)

const checksById = new Map(checks.map((check) => [check.id, check]))

/** Every company as it stands, in the order in which they are given. */
export function companyPostures(rows: PostureRows): CompanyPosture[] {
  const judgementsOf = judgementsBy({ ...rows, checkIds: checks.map(({ id }) => id) })
  return rows.companies.map(({ id, name }) => {
    const judgements = judgementsOf(id)
    const clouds = rows.postures.get(id)?.clouds ?? {}
    const standings = new Map(
      judgements.flatMap((judgement): [string, CheckStanding][] => {
        const check = checksById.get(judgement.checkId)
        return check
          ? [[check.id, { ...judgement, check, isResolved: judgement.resolution !== undefined }]]
          : []
      }),
    )
    const judged = [...standings.values()]
    const areas = {} as CompanyPosture['areas']
    const worst = {} as CompanyPosture['worst']
    for (const area of CHECK_AREAS) {
      const own = (idsByArea.get(area) ?? []).flatMap((each) => standings.get(each) ?? [])
      areas[area] = tallyOf(own)
      worst[area] = worstOf(openSeverities(own))
    }
    return {
      id,
      name,
      clouds,
      readAt: Object.values(clouds).toSorted()[0],
      score: scoreOf(judged),
      all: tallyOf(judged),
      areas,
      open: countSeverities(openSeverities(judged)),
      worst,
      checks: standings,
    }
  })
}

/** Of which clouds there is something to tell: of Microsoft 365 at least, which every company may be connected to. */
export const cloudsAmong = (companies: readonly Pick<CompanyPosture, 'clouds'>[]): readonly Cloud[] =>
  CLOUDS.filter(
    (cloud) => cloud === 'microsoft' || companies.some(({ clouds }) => clouds[cloud] !== undefined),
  )

const openSeverities = (standings: readonly CheckStanding[]): Severity[] =>
  standings.filter(isOpen).map(({ check }) => check.severity)

/** What Microsoft scores by itself. */
export const MICROSOFT_SCORES = ['secureScore', 'identityScore'] as const

/** The companies with these scores. */
export const withMicrosoftScores = (
  companies: readonly CompanyPosture[],
  risks: ReadonlyMap<string, RiskOverview>,
): CompanyPosture[] =>
  companies.map((company) => ({
    ...company,
    secureScore: scorePercent(risks.get(company.id)?.secure_score),
    identityScore: scorePercent(risks.get(company.id)?.identity_score),
  }))
