import { sql } from 'kysely'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { customerTable } from './customer.table.ts'

/** The companies that the user may see, whatever areas they may read, for switchers. */
export async function listOwnCustomers(
  db: Db,
  { organizationId, customerIds }: Scope,
): Promise<Pick<Customer, 'id' | 'name' | 'active'>[]> {
  const { rows } = await sql<Pick<Customer, 'id' | 'name' | 'active'>>`
    select id, name, active from customer
    where organization_id = ${organizationId}::uuid and id = any(${[...customerIds]}::uuid[])
    order by lower(name), id`.execute(db)
  return rows
}

/** What a company is called, for who may see it and none of its other facts; undefined where there is none. */
export async function customerName(
  db: Db,
  { organizationId }: Scope,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from customer where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]?.name
}

export const listCustomers = (db: Db, scope: Scope, page: { from: number; size: number }) =>
  readRows(db, customerTable, scope, page)

export const listChildCustomers = (db: Db, scope: Scope, parentId: string, active: boolean | undefined) =>
  readRows(db, customerTable, scope, {
    where: 't.parent_id = $3::uuid and ($4::boolean is null or t.active = $4::boolean)',
    parameters: [parentId, active ?? null],
  })

/** One company, or `notFound`, also where it belongs to somebody else. */
export async function readCustomer(db: Db, scope: Scope, id: string): Promise<VersionedRow<'customer'>> {
  const [found] = await readRows(db, customerTable, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}

/** Whether all of these companies are there. Those of another organization are not, like those that nobody has. */
export async function areKnownCustomers(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const known = await db
    .selectFrom('customer')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', wanted)
    .execute()
  return known.length === wanted.length
}
