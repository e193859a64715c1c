import { sql } from 'kysely'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Everybody of a company, to be changed in this unit of work. */
export async function loadEmployees(work: Work, customerId: string): Promise<Employee[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employee
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(
    work.tx,
  )
  const ids = rows.map(({ id }) => id)
  await work.load('employee', ids)
  return ids.flatMap((id) => work.get('employee', id).row ?? [])
}
