import { sql } from 'kysely'
import type { Effects, Guards } from '#server/platform/sync/bus.ts'
import type { Work } from '#server/platform/sync/unit-of-work.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Kind } from '#shared/contract/kinds.ts'

/** Rules about companies that need to look at other rows (ORG-10). */
export const customerGuards: Pick<Guards, 'customer.add' | 'customer.activate'> = {
  'customer.add': async ({ work, args }) =>
    (await isInactive(work, args.parentId)) ? 'parentCustomerInactive' : undefined,

  'customer.activate': async ({ work, args }, row) => {
    const customer = row as Customer
    if (customer.active === args.active) return undefined
    if (await isInactive(work, customer.parent_id)) return 'parentCustomerInactive'
    return !args.active && (await hasActiveUsers(work, customer.id)) ? 'customerHasActiveUsers' : undefined
  },
}

/** Everything that belongs to a company goes with it (ORG-11). */
export const customerEffects: Pick<Effects, 'customer.delete'> = {
  'customer.delete': async ({ work, args }) => {
    const owned: [Kind, string][] = [
      ['employee', 'employee'],
      ['task', 'task'],
      ['productLicense', 'product_license'],
      ['integration', 'integration'],
      ['posture', 'posture'],
      ['tenantAnswers', 'tenant_answers'],
      ['riskOverview', 'risk_overview'],
      ['postureChange', 'posture_change'],
      ['postureTask', 'posture_task'],
      ['auditSetting', 'audit_setting'],
      ['checkResolution', 'check_resolution'],
      ['instruction', 'instruction'],
    ]
    for (const [kind, table] of owned) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)}
        where organization_id = ${work.organizationId}::uuid and customer_id = ${args.id}::uuid`.execute(
        work.tx,
      )
      await work.load(
        kind,
        rows.map(({ id }) => id),
      )
      for (const { id } of rows) work.remove(kind, id)
    }
    await work.tx
      .deleteFrom('user_customer')
      .where('organization_id', '=', work.organizationId)
      .where('customer_id', '=', args.id)
      .execute()
  },
}

async function isInactive(work: Work, customerId: string | null): Promise<boolean> {
  if (customerId === null) return false
  const parent = await work.tx
    .selectFrom('customer')
    .select('active')
    .where('organization_id', '=', work.organizationId)
    .where('id', '=', customerId)
    .forShare()
    .executeTakeFirst()
  return parent?.active !== true
}

/** People who may sign in here and are limited to this company are its active users. */
async function hasActiveUsers(work: Work, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from user_customer g
    where g.organization_id = ${work.organizationId}::uuid and g.customer_id = ${customerId}::uuid
      and not exists (select 1 from user_customer o where o.organization_id = g.organization_id
        and o.user_id = g.user_id and o.customer_id <> g.customer_id)
    limit 1`.execute(work.tx)
  return rows.length > 0
}
