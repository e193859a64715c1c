import { sql } from 'kysely'
import { type CompanyFacts, companyFacts } from '#shared/domain/assistant/company-facts.ts'
import { emergencyIdsOf } from '#shared/domain/conditional-access/emergency-ids.ts'
import { readOptions, readPolicies } from '#server/access/access.store.ts'
import { readMfaReport } from '#server/mfa/mfa-report.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'

/** What is known of a company that the user may see, as the assistant is asked about it. */
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
    report: await readMfaReport(db, scope, customerId),
    now,
  })
}

/** What emergency accounts are called, by the company, and (null) at all of them. */
async function emergencyNames(db: Db, { organizationId }: Scope, customerId: string) {
  const { rows } = await sql<{ customer_id: string | null; names: string[] }>`
    select customer_id, break_glass_accounts as names from usual_setup
    where organization_id = ${organizationId}::uuid
      and (customer_id is null or customer_id = ${customerId}::uuid)`.execute(db)
  return new Map(rows.map(({ customer_id, names }) => [customer_id, names] as const))
}

/** The employees whom the names may mean. */
async function namedPeople(
  db: Db,
  { organizationId }: Scope,
  customerId: string,
  names: readonly string[],
): Promise<{ entra_id: string | null; email: string; username: string }[]> {
  if (names.length === 0) return []
  const folded = names.map((name) => name.trim().toLowerCase())
  const { rows } = await sql<{ entra_id: string | null; email: string; username: string }>`
    select entra_id, email, username from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and (lower(trim(email)) = any(${folded}) or lower(trim(username)) = any(${folded})
        or entra_id::text = any(${folded}))`.execute(db)
  return rows
}
