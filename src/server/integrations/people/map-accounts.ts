import { sql } from 'kysely'
import {
  type AccountMapping,
  type LooseAccount,
  type MappingFault,
  type MappingProblem,
  type Merged,
  planMapping,
} from '#shared/domain/employees/map-accounts.ts'
import { isPeopleApplication } from '#shared/domain/employees/without-application.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readAnew } from './read-anew.ts'

interface AskedMapping {
  integrationId: string
  mappings: readonly AccountMapping[]
  /** The companies that the caller may see. */
  customerIds: ReadonlySet<string>
}

/**
 * Maps accounts to employees, all or none: refuses with `failedValidation` and an issue for each entry that cannot be. A reading takes
 * the integration's lock before it looks at people, as this does, so that neither works on what the other is changing.
 */
export async function mapAccounts(work: Work, asked: AskedMapping) {
  await work.load('integration', [asked.integrationId])
  const { row: integration } = work.get('integration', asked.integrationId)
  if (!integration) throw new AppError('notFound')
  const { type, customer_id: customerId } = integration
  if (!isPeopleApplication(type)) throw new AppError('failedValidation')
  const isTenant = type === TENANT_APPLICATION
  const mappings = asked.mappings.map(({ accountId, employeeId }) => ({
    accountId: isTenant ? accountId.toLowerCase() : accountId,
    employeeId: employeeId.toLowerCase(),
  }))
  const loose = isTenant ? await reportedAccounts(work, customerId) : new Map<string, LooseAccount>()
  const plan = planMapping(await loadEmployees(work, customerId), mappings, type, loose)
  if (plan.problems.length > 0)
    throw new AppError('failedValidation', { issues: await issuesOf(work, asked, plan.problems) })
  await giveWay(work, plan.merged)
  for (const row of plan.changed) work.put('employee', row)
  // Of an account that was no employee's a list of changes would tell nothing.
  if (plan.changed.length > plan.merged.length) await readAnew(work, integration.id)
  return { mapped: plan.changed.length, unchanged: plan.unchanged }
}

/** The accounts that the report of second factors tells of, among them those whose employee was deleted here. */
async function reportedAccounts(work: Work, customerId: string): Promise<Map<string, LooseAccount>> {
  await work.load('mfaReport', [customerId])
  const { row: report } = work.get('mfaReport', customerId)
  return new Map(
    report?.people.flatMap((person) => (person.only_google ? [] : [[person.id, person] as const])),
  )
}

const SENTENCES: Record<MappingFault, string> = {
  unknownAccount: 'The integration has not read this account',
  unknownEmployee: 'There is no such employee',
  otherCompany: 'This employee belongs to another company than the integration',
  accountTaken: 'This account belongs to another employee',
  employeeTaken: 'This employee has another account of this application',
  repeated: 'The list names this twice',
}

/** An employee of a company that the caller does not see is not told from one who does not exist. */
async function issuesOf(
  work: Work,
  { mappings, customerIds }: AskedMapping,
  problems: readonly MappingProblem[],
) {
  const unknown = problems.flatMap(({ index, fault }) =>
    fault === 'unknownEmployee' ? (mappings[index]?.employeeId ?? []) : [],
  )
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from employee
    where organization_id = ${work.organizationId}::uuid and id = any(${unknown}::uuid[])`.execute(work.tx)
  const elsewhere = new Set(rows.flatMap(({ id, customer_id }) => (customerIds.has(customer_id) ? [id] : [])))
  return problems.map(({ index, member, fault }) => {
    const isElsewhere = elsewhere.has(mappings[index]?.employeeId.toLowerCase() ?? '')
    const told = fault === 'unknownEmployee' && isElsewhere ? 'otherCompany' : fault
    return { path: `mappings.${index}.${member}`, message: SENTENCES[told] }
  })
}

/** What was somebody's whom a reading had made is whose account it is. */
async function giveWay(work: Work, merged: readonly Merged[]): Promise<void> {
  if (merged.length === 0) return
  const into = new Map(merged.map((each) => [each.gone.id, each.into.id]))
  await giveDevices(work, into)
  await giveFactors(work, into)
  for (const { gone } of merged) work.remove('employee', gone.id)
  // At once: both have the same account and address until then, which the database lets only one of them have.
  await sql`
    delete from employee
    where organization_id = ${work.organizationId}::uuid and id = any(${[...into.keys()]}::uuid[])`.execute(
    work.tx,
  )
}

async function giveDevices(work: Work, into: ReadonlyMap<string, string>): Promise<void> {
  const owners = [...into.keys()]
  const { rows } = await sql<{ id: string }>`
    select id from employee_device d
    where organization_id = ${work.organizationId}::uuid and (employee_id = any(${owners}::uuid[]) or exists (
      select 1 from jsonb_array_elements(d.profiles) p where p ->> 'employee_id' = any(${owners}::text[])))`.execute(
    work.tx,
  )
  const ids = rows.map(({ id }) => id)
  await work.load('employeeDevice', ids)
  const given = <T extends { employee_id: string | null }>(owned: T): T => ({
    ...owned,
    employee_id: into.get(owned.employee_id ?? '') ?? owned.employee_id,
  })
  for (const id of ids) {
    const { row } = work.get('employeeDevice', id)
    const next = row && { ...given(row), profiles: row.profiles.map(given) }
    if (next && canonicalJson(next) !== canonicalJson(row)) work.put('employeeDevice', next)
  }
}

/** What a vendor that is no directory has told; of whom it knows by both addresses what it told of themselves stays. */
async function giveFactors(work: Work, into: ReadonlyMap<string, string>): Promise<void> {
  const pairs = JSON.stringify([...into].map(([gone, id]) => ({ gone, id })))
  await sql`
    update factor_status f set employee_id = p.id
    from jsonb_to_recordset(${pairs}::jsonb) as p(gone uuid, id uuid)
    where f.organization_id = ${work.organizationId}::uuid and f.employee_id = p.gone and not exists (
      select 1 from factor_status o where o.organization_id = f.organization_id
        and o.integration_id = f.integration_id and o.employee_id = p.id)`.execute(work.tx)
  await sql`
    delete from factor_status
    where organization_id = ${work.organizationId}::uuid and employee_id = any(${[...into.keys()]}::uuid[])`.execute(
    work.tx,
  )
}
