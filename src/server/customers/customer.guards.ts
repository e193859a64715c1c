import { sql } from 'kysely'
import type { OwnedTable } from '#server/platform/noun.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { isOwn } from '#shared/domain/customers/own-company.ts'

/** Rules about companies that need to look at other rows (ORG-10). */
export const customerGuards: Pick<Guards, 'customer.add' | 'customer.activate' | 'customer.delete'> = {
  'customer.add': async ({ work, args }) =>
    (await isInactive(work, args.parentId)) ? 'parentCustomerInactive' : undefined,

  'customer.delete': async (_, row) => (isOwn(row as Customer) ? 'ownCompanyStays' : undefined),

  'customer.activate': async ({ work, args }, row) => {
    const customer = row as Customer
    if (customer.active === args.active) return undefined
    if (await isInactive(work, customer.parent_id)) return 'parentCustomerInactive'
    return !args.active && (await hasActiveUsers(work, customer.id)) ? 'customerHasActiveUsers' : undefined
  },
}

/** Everything that belongs to a company goes with it (ORG-11), whichever nouns there are. */
export const customerEffects = ({
  ownedByCustomer,
}: {
  ownedByCustomer: readonly OwnedTable[]
}): Pick<Effects, 'customer.delete'> => ({
  'customer.delete': async ({ work, args: { id } }) => {
    for (const owned of ownedByCustomer) await removeOwned(work, owned, id)
  },
})

async function removeOwned(work: Work, { table, kind }: OwnedTable, customerId: string): Promise<void> {
  const ofCustomer = sql`organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`
  if (kind === undefined) {
    await sql`delete from ${sql.table(table)} where ${ofCustomer}`.execute(work.tx)
    return
  }
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${ofCustomer}`.execute(
    work.tx,
  )
  await work.load(
    kind,
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove(kind, id)
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
      and not exists (select 1 from user_company_group o where o.organization_id = g.organization_id
        and o.user_id = g.user_id and not o.is_excluded)
    limit 1`.execute(work.tx)
  return rows.length > 0
}
