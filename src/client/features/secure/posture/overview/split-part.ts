import { RISK_REASONS, type RiskOverview, type RiskReason } from '#shared/domain/risk/risk-overview.ts'
import type { OfCompany } from '#shared/domain/risk/risk-totals.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'

type Company = Pick<CompanyPosture, 'id' | 'readAt'>

/** A part of the overview over companies: where it is measured, and why elsewhere not. */
export interface SplitPart<Part> {
  measured: OfCompany<Part>[]
  /** In a fixed order. */
  reasons: { reason: RiskReason; count: number }[]
  /** When the oldest of what is measured was read; undefined where nothing is. */
  readAt: string | undefined
}

/** A company of which nothing of the kind was ever told has no connection, or was read before this was looked at. */
export function splitPart<Part extends { read_at: string }>(
  companies: readonly Company[],
  overviews: ReadonlyMap<string, RiskOverview>,
  partOf: (overview: RiskOverview) => Part | { reason: RiskReason },
): SplitPart<Part> {
  const counts = new Map<RiskReason, number>()
  const measured = companies.flatMap(({ id, readAt }): OfCompany<Part>[] => {
    const overview = overviews.get(id)
    const part = overview ? partOf(overview) : reasonWithout(readAt)
    if (isMeasured(part)) return [{ companyId: id, part }]
    counts.set(part.reason, (counts.get(part.reason) ?? 0) + 1)
    return []
  })
  return {
    measured,
    reasons: RISK_REASONS.flatMap((reason) => {
      const count = counts.get(reason)
      return count === undefined ? [] : [{ reason, count }]
    }),
    readAt: measured.map(({ part }) => part.read_at).toSorted()[0],
  }
}

const reasonWithout = (readAt: string | undefined): { reason: RiskReason } => ({
  reason: readAt === undefined ? 'notConnected' : 'notRead',
})

const isMeasured = <Part extends { read_at: string }>(part: Part | { reason: RiskReason }): part is Part =>
  'read_at' in part

/** The newest moment at which anything of these companies was read: of later days nothing can be known. */
export function readUntil(
  companies: readonly Company[],
  overviews: ReadonlyMap<string, RiskOverview>,
): number | undefined {
  const times = companies.flatMap(({ id, readAt }) => {
    const overview = overviews.get(id)
    const parts = overview ? [overview.secure_score, overview.risk_detections] : []
    return [...parts.flatMap((part) => ('read_at' in part ? part.read_at : [])), ...(readAt ? [readAt] : [])]
  })
  return times.length === 0 ? undefined : Math.max(...times.map((time) => Date.parse(time)))
}
