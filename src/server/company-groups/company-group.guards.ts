import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { groupLimits } from '#shared/domain/company-groups/company-group.ts'
import { areKnownCustomers } from '#server/customers/customer.store.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Rules about groups that need to look at other groups, at companies, and at whose scope names them. */
export const companyGroupGuards: Pick<
  Guards,
  'companyGroup.add' | 'companyGroup.patch' | 'companyGroup.delete'
> = {
  'companyGroup.add': async ({ work, args: { id, name, customerIds } }) =>
    (await isFull(work))
      ? 'maximumCompanyGroupsReached'
      : ((await nameRefusal(work, id, name)) ?? companyRefusal(work, customerIds)),

  'companyGroup.patch': async ({ work, args: { id, name, joins } }) =>
    (name === undefined ? undefined : await nameRefusal(work, id, name)) ?? companyRefusal(work, joins),

  // Who is kept from its companies would else see them, and who works for them would not.
  'companyGroup.delete': async ({ work, args: { id } }) => {
    const user = await work.tx
      .selectFrom('user_company_group')
      .select('user_id')
      .where('organization_id', '=', work.organizationId)
      .where('group_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    return user ? 'companyGroupInUse' : undefined
  },
}

async function isFull({ tx, organizationId }: Work): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from company_group where organization_id = ${organizationId}::uuid`.execute(
    tx,
  )
  return (rows[0]?.count ?? 0) >= groupLimits.groups
}

async function nameRefusal(
  { tx, organizationId }: Work,
  id: string,
  name: string,
): Promise<ErrorCode | undefined> {
  const { rows } = await sql`
    select 1 from company_group
    where organization_id = ${organizationId}::uuid and id <> ${id}::uuid and lower(name) = lower(${name})
    limit 1`.execute(tx)
  return rows.length > 0 ? 'companyGroupExists' : undefined
}

/** Companies of another organization are not there; those that the same batch makes are. */
async function companyRefusal(work: Work, ids: readonly string[]): Promise<ErrorCode | undefined> {
  const made = new Set(work.changed('customer').map(({ after }) => after?.id))
  const asked = ids.filter((id) => !made.has(id))
  return (await areKnownCustomers(work.tx, work.organizationId, asked)) ? undefined : 'notFound'
}
