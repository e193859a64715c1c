import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** What vendors have told of the second factors of a company's people, by employee. */
export async function factorStatuses(
  { tx, organizationId }: Work,
  customerId: string,
): Promise<Map<string, MfaStatus>> {
  const rows = await tx
    .selectFrom('factor_status')
    .select(['employee_id', 'status'])
    .where('organization_id', '=', organizationId)
    .where('customer_id', '=', customerId)
    .execute()
  return new Map(rows.map(({ employee_id, status }) => [employee_id, status]))
}

/** Keeps what an integration has told, in place of what it told before. */
export async function keepFactorStatuses(
  { tx, organizationId }: Work,
  { id, customer_id }: { id: string; customer_id: string },
  statuses: ReadonlyMap<string, MfaStatus>,
): Promise<void> {
  await tx
    .deleteFrom('factor_status')
    .where('organization_id', '=', organizationId)
    .where('integration_id', '=', id)
    .execute()
  if (statuses.size === 0) return
  await tx
    .insertInto('factor_status')
    .values(
      [...statuses].map(([employee_id, status]) => ({
        organization_id: organizationId,
        customer_id,
        integration_id: id,
        employee_id,
        status,
      })),
    )
    .execute()
}
