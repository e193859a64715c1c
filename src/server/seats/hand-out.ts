import { sql } from 'kysely'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { assign, lacks, needsTier } from '#shared/domain/licenses/assignment.ts'
import { type CompanyLicenses, givenToAll } from '#shared/domain/licenses/company-licenses.ts'
import { type ModuleNumber, moduleOf } from '#shared/domain/licenses/seat.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { openPool } from './pool.ts'

/**
 * The people of a company as this transaction leaves them so far, locked; with `without` those who may lack that licence
 * alone: whoever writes to the others meanwhile need not wait.
 */
export async function loadPeople(
  work: Work,
  customerId: string,
  without?: ModuleNumber,
): Promise<Employee[]> {
  const held = without === undefined ? null : JSON.stringify([{ moduleNumber: without }])
  const { rows } = await sql<{ id: string }>`
    select id from employee
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and (${held}::jsonb is null or not (ignored or seats @> ${held}::jsonb))`.execute(work.tx)
  const changed = work
    .changed('employee')
    .flatMap(({ after }) => (after?.customer_id === customerId ? after.id : []))
  const ids = [...new Set([...rows.map(({ id }) => id), ...changed])]
  await work.load('employee', ids)
  return ids.flatMap((id) => work.get('employee', id).row ?? [])
}

/** Those who are to be given a licence that everybody of their company has. */
export const toBeGiven = (people: readonly Employee[], moduleNumber: ModuleNumber): Employee[] =>
  people.filter((each) =>
    moduleOf(moduleNumber) === 'secure' ? needsTier(each, moduleNumber) : lacks(each, moduleNumber),
  )

/** Gives people a licence because everybody of their company has it. */
export function giveAll(work: Work, people: readonly Employee[], moduleNumber: ModuleNumber): void {
  for (const each of people) work.put('employee', assign(each, [{ moduleNumber, isAutoAssigned: true }]))
}

/**
 * Gives the people of a company the licences that everybody there has, as long as there are any, and notes how many were left
 * without: that is for a person to read, and the next reading of the directory tries again.
 */
export async function handOut(work: Work, customerId: string): Promise<void> {
  await work.load('companyLicenses', [customerId])
  const { row: settings } = work.get('companyLicenses', customerId)
  if (!settings || givenToAll(settings).length === 0) return
  await work.load('customer', [customerId])
  if (!work.get('customer', customerId).row?.active) return
  const short: CompanyLicenses['short'] = []
  for (const moduleNumber of givenToAll(settings)) {
    const wanting = toBeGiven(await loadPeople(work, customerId, moduleNumber), moduleNumber)
    const { left } = await openPool(work)
    const given = wanting.slice(0, Math.max(0, left(moduleNumber)))
    giveAll(work, given, moduleNumber)
    if (wanting.length > given.length) short.push({ moduleNumber, count: wanting.length - given.length })
  }
  const next = { ...settings, short: short.toSorted((a, b) => a.moduleNumber - b.moduleNumber) }
  if (canonicalJson(next) !== canonicalJson(settings)) work.put('companyLicenses', next)
}
