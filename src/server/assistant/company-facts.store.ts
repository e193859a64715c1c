import { type CompanyFacts, companyFacts } from '#shared/domain/assistant/company-facts.ts'
import { emergencyIdsOf, type EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { readOptions, readPolicies } from '#server/access/access.store.ts'
import { usualSetupTable } from '#server/alerts/alert.tables.ts'
import { employeeTable } from '#server/employees/employee.table.ts'
import { mfaReportTable } from '#server/mfa/mfa.tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRowOf, readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'

/** What is known of a company, as far as the user may see it, as the assistant is asked about it. */
export async function readFacts(
  db: Db,
  scope: Scope,
  customerId: string,
  now: number,
): Promise<CompanyFacts> {
  const options = await readOptions(db, scope, customerId)
  const names = await emergencyNames(db, scope, customerId)
  const people = await namedPeople(db, scope, customerId, [...names.values()].flat())
  return companyFacts(customerId, {
    ...(await readKnown(db, scope, customerId)),
    policies: await readPolicies(db, scope, customerId),
    options: options ?? 'notConnected',
    emergencyIds: emergencyIdsOf(names, customerId, people, options),
    report: await readRowOf(db, mfaReportTable, scope, customerId),
    now,
  })
}

/** What emergency accounts are called, by the company, and (null) at all of them. */
async function emergencyNames(db: Db, scope: Scope, customerId: string): Promise<EmergencyNames> {
  const found = await readRows(db, usualSetupTable, scope, {
    where: 't.customer_id is null or t.customer_id = $3::uuid',
    parameters: [customerId],
  })
  return new Map(found.map(({ row }) => [row.customer_id, row.break_glass_accounts]))
}

/** The employees whom the names may mean. */
async function namedPeople(
  db: Db,
  scope: Scope,
  customerId: string,
  names: readonly string[],
): Promise<readonly Employee[]> {
  if (names.length === 0) return []
  const found = await readRows(db, employeeTable, scope, {
    where: `t.customer_id = $3::uuid and (lower(trim(t.email)) = any($4::text[])
      or lower(trim(t.username)) = any($4::text[]) or t.entra_id::text = any($4::text[]))`,
    parameters: [customerId, names.map((name) => name.trim().toLowerCase())],
  })
  return found.map(({ row }) => row)
}
