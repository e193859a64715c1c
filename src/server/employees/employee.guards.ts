import { sql } from 'kysely'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Rules about employees that need to look at other rows. */
export const employeeGuards: Pick<Guards, 'employee.add' | 'employee.patch'> = {
  'employee.add': async ({ work, args: { id, customerId, fields } }) => {
    // Locked until the end, so that two additions cannot both take the last place.
    await work.load('customer', [customerId])
    const { row: customer } = work.get('customer', customerId)
    if (!customer) return 'notFound'
    if (!customer.active) return 'customerInactive'
    if (await isEmailTaken(work, customerId, fields.email, id)) return 'emailTaken'
    return (await countEmployees(work, customerId)) >= customer.max_users ? 'maximumUsersReached' : undefined
  },

  'employee.patch': async ({ work, args: { id, customerId, set } }) =>
    set.email !== undefined && (await isEmailTaken(work, customerId, set.email, id))
      ? 'emailTaken'
      : undefined,
}

async function isEmailTaken(work: Work, customerId: string, email: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from employee where organization_id = ${work.organizationId}::uuid
      and customer_id = ${customerId}::uuid and lower(email) = lower(${email}) and id <> ${id}::uuid`.execute(
    work.tx,
  )
  return rows.length > 0
}

async function countEmployees(work: Work, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employee
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(
    work.tx,
  )
  return rows[0]?.count ?? 0
}
