import { sql } from 'kysely'
import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { FactorStanding } from '#shared/domain/mfa/factor-standing.ts'
import { withStandings } from '#shared/domain/mfa/mfa-standing.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** What a vendor has told of an employee; each null where it told nothing, or where that is not what the employee shows. */
export interface ToldFactor {
  status: MfaStatus | null
  standing: FactorStanding | null
}

/** What employees of a company show of their second factors because vendors have told so, by employee. */
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
  return new Map(rows.flatMap(({ employee_id, status }) => (status ? [[employee_id, status]] : [])))
}

/** A statement takes 65,535 parameters. */
const AT_ONCE = 5000

/** Keeps what an integration has told, in place of what it told before, and has the company's report of second factors say so. */
export async function keepFactorStatuses(
  work: Work,
  { id, customer_id }: { id: string; customer_id: string },
  told: ReadonlyMap<string, ToldFactor>,
): Promise<void> {
  const { tx, organizationId } = work
  await tx
    .deleteFrom('factor_status')
    .where('organization_id', '=', organizationId)
    .where('integration_id', '=', id)
    .execute()
  const rows = [...told].map(([employee_id, { status, standing }]) => ({
    organization_id: organizationId,
    customer_id,
    integration_id: id,
    employee_id,
    status,
    standing,
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('factor_status')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  await tellReport(work, customer_id)
}

/** How people of a company stand at vendors that are no directory, by their ids in the directory, at Google of whoever is only there. */
export async function factorStandings(
  { tx, organizationId }: Work,
  customerId: string,
): Promise<Map<string, FactorStanding>> {
  const { rows } = await sql<{ id: string; standing: FactorStanding }>`
    select coalesce(e.entra_id::text, e.google_account ->> 'id') as id, f.standing from factor_status f
    join employee e on e.organization_id = f.organization_id and e.id = f.employee_id
    where f.organization_id = ${organizationId}::uuid and f.customer_id = ${customerId}::uuid
      and f.standing is not null and coalesce(e.entra_id::text, e.google_account ->> 'id') is not null`.execute(
    tx,
  )
  return new Map(rows.map(({ id, standing }) => [id, standing]))
}

async function tellReport(work: Work, customerId: string): Promise<void> {
  await work.load('mfaReport', [customerId])
  const { row: report } = work.get('mfaReport', customerId)
  if (!report) return
  const people = withStandings(report.people, await factorStandings(work, customerId))
  if (canonicalJson(people) !== canonicalJson(report.people)) work.put('mfaReport', { ...report, people })
}
