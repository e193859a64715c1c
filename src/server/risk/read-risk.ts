import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { RISK_DAYS, type RiskOverview, type RiskReason } from '#shared/domain/risk/risk-overview.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { DAY } from '#shared/lib/time.ts'
import { answered } from '#server/connectors/answered.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { TenantRisks } from '#server/connectors/risks.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { detectionsPart } from './detections-part.ts'
import { placesParts } from './places-parts.ts'
import { riskSince } from './risk-events.ts'
import { identityScorePart, secureScorePart } from './score-parts.ts'

export interface RiskParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  vendors: Vendors
  now: () => number
}

interface AskedRisk {
  organizationId: string
  integrationId: string
}

type RiskFields = Omit<RiskOverview, 'id' | 'customer_id'>

/**
 * Reads what the vendor says of the risks in the tenant of an integration, and tells devices where something of it is
 * otherwise. What is refused is told as refused, each part for itself. It follows the reading of the posture, whose
 * service plans say what need not be asked; an integration that is gone meanwhile is left alone.
 */
export async function readRisk(parts: RiskParts, asked: AskedRisk): Promise<void> {
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const at = parts.now()
  const risks = capabilityOf(parts.vendors, TENANT_APPLICATION, 'risks')(tenant.tenant_id)
  const read = await readParts(risks, tenant.service_plans, at)
  await commit(parts, asked.organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    await work.load('riskOverview', [customer_id])
    const { row: before } = work.get('riskOverview', customer_id)
    const overview: RiskOverview = { id: customer_id, customer_id, ...read }
    if (isWorthTelling(before, overview, at)) work.put('riskOverview', overview)
  })
}

/**
 * A reading that found the same is told once a day only: five hundred companies would else be sent to every device every
 * six hours for their times alone. Of two readings at once the later one counts.
 */
function isWorthTelling(before: RiskOverview | undefined, after: RiskOverview, at: number): boolean {
  if (!before) return true
  const times = readTimes(before)
  if (times.some((time) => time > at)) return false
  return times.some((time) => at - time >= DAY) || withoutTimes(before) !== withoutTimes(after)
}

const readTimes = (overview: RiskOverview): number[] =>
  Object.values(overview).flatMap((part) =>
    typeof part !== 'string' && 'read_at' in part ? [Date.parse(part.read_at)] : [],
  )

const withoutTimes = (overview: RiskOverview): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(overview).map(([name, part]) => [
        name,
        typeof part === 'string' ? part : { ...part, read_at: undefined },
      ]),
    ),
  )

async function readParts(
  risks: TenantRisks,
  servicePlans: readonly string[] | null,
  now: number,
): Promise<RiskFields> {
  // At the turn of a day the vendor is one ahead, and its newest is none of ours.
  const scores = await answered(() => risks.secureScores(RISK_DAYS + 1))
  const profiles = 'reason' in scores ? scores : await answered(risks.controlProfiles)
  const since = new Date(riskSince(now))
  const isLicensed = holdsLicense('entraP2', servicePlans ?? undefined) !== false
  const detections = isLicensed ? await answered(() => risks.riskDetections(since)) : UNLICENSED
  // The levels of sign-ins are hidden from tenants without that license, too.
  const signIns = 'reason' in detections ? detections : await answered(() => risks.riskySignIns(since))
  return {
    secure_score: 'reason' in scores ? scores : secureScorePart(scores, now),
    identity_score:
      'reason' in scores
        ? scores
        : 'reason' in profiles
          ? profiles
          : identityScorePart(scores, profiles, now),
    risk_detections: 'reason' in detections ? detections : detectionsPart(detections, now),
    ...('reason' in detections
      ? { risky_countries: detections, risky_ips: detections }
      : placesParts(detections, signIns, now)),
  }
}

const UNLICENSED: { reason: RiskReason } = { reason: 'noLicense' }
