import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { scheduleLimits } from '#shared/domain/reports/scheduled-report.ts'
import { areKnownCustomers } from '#server/customers/customer.store.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Rules about scheduled reports that need to look at the organization's features, people, companies and other reports. */
export const scheduledReportGuards: Pick<
  Guards,
  'scheduledReport.add' | 'scheduledReport.patch' | 'scheduledReport.delete'
> = {
  'scheduledReport.add': async ({ work, args: { fields } }) =>
    (await featureRefusal(work)) ??
    ((await isFull(work)) ? 'maximumScheduledReportsReached' : fieldsRefusal(work, fields)),

  'scheduledReport.patch': async ({ work, args: { id, set } }) => {
    // A company that was deleted stays named, and keeps nobody from changing the rest.
    const known = work.get('scheduledReport', id).row?.customer_ids ?? []
    const customer_ids = (set.customer_ids ?? []).filter((each) => !known.includes(each))
    return (await featureRefusal(work)) ?? fieldsRefusal(work, { recipient: set.recipient, customer_ids })
  },

  'scheduledReport.delete': ({ work }) => featureRefusal(work),
}

/** A feature that is off is refused by the server alone (PERM-09). */
async function featureRefusal({ tx, organizationId }: Work): Promise<ErrorCode | undefined> {
  const flag = await tx
    .selectFrom('feature_flag')
    .select('enabled')
    .where('organization_id', '=', organizationId)
    .where('feature', '=', 'scheduled-reports')
    .executeTakeFirst()
  return flag?.enabled ? undefined : 'featureOff'
}

async function isFull({ tx, organizationId }: Work): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduled_report where organization_id = ${organizationId}::uuid`.execute(
    tx,
  )
  return (rows[0]?.count ?? 0) >= scheduleLimits.reports
}

async function fieldsRefusal(
  work: Work,
  { recipient, customer_ids }: { recipient: string | undefined; customer_ids: readonly string[] },
): Promise<ErrorCode | undefined> {
  if (recipient !== undefined && !(await isColleague(work, recipient))) return 'userNotFound'
  const made = new Set(work.changed('customer').map(({ after }) => after?.id))
  const asked = customer_ids.filter((id) => !made.has(id))
  return (await areKnownCustomers(work.tx, work.organizationId, asked)) ? undefined : 'notFound'
}

async function isColleague({ tx, organizationId }: Work, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(tx)
  return rows.length > 0
}
