import { sql } from 'kysely'
import { reportOnlyLimits, reportOnlyResults } from '#shared/domain/conditional-access/report-only.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { DAY } from '#shared/lib/time.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import { answered } from '#server/connectors/answered.ts'

export interface ReportOnlyParts {
  db: Db
  vendors: Vendors
  now: () => number
}

/**
 * What policies of a company that only report would have done in the last days, asked of the vendor. What it refuses is told by a
 * reason; a policy that no sign-in tells of is left out.
 */
export async function readReportOnly(
  { db, vendors, now }: ReportOnlyParts,
  { organizationId, customerId }: { organizationId: string; customerId: string },
) {
  const since = new Date(now() - reportOnlyLimits.days * DAY)
  const nothing = {
    customer_id: customerId,
    since: since.toISOString(),
    sign_ins: 0,
    is_incomplete: false,
    policies: [],
  }
  const { rows } = await sql<{ tenant_id: string | null; service_plans: string[] | null }>`
    select i.tenant_id, p.service_plans
    from integration i
    left join posture p on p.organization_id = i.organization_id and p.id = i.customer_id
    where i.organization_id = ${organizationId}::uuid and i.customer_id = ${customerId}::uuid
      and i.type = ${TENANT_APPLICATION} and i.state <> all(${[...UNREAD_STATES]}::text[])`.execute(db)
  const [tenant] = rows
  const tenantId = tenant?.tenant_id
  if (!tenantId) return { ...nothing, unread: 'notConnected' as const }
  const { reportedSignIns } = capabilityOf(vendors, TENANT_APPLICATION, 'policies')(tenantId)
  const isUnlicensed = holdsLicense('entraP1', tenant.service_plans ?? undefined) === false
  const read = await answered(() => reportedSignIns(since), isUnlicensed)
  if ('reason' in read) return { ...nothing, unread: read.reason }
  return {
    ...nothing,
    unread: null,
    sign_ins: read.items.length,
    is_incomplete: read.isIncomplete,
    policies: reportOnlyResults(read.items),
  }
}
