import { sql } from 'kysely'
import type { EmployeeDevice } from '#shared/domain/employee-devices/employee-device.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** What follows for devices from any change of people: they are called as their employee is, and nobody's once that one is gone. */
export async function settleOwned(work: Work): Promise<void> {
  const otherwise = work
    .changed('employee')
    .flatMap(({ before, after }) => (before && before.display_name !== after?.display_name ? before : []))
  if (otherwise.length === 0) return
  const ids = otherwise.map(({ id }) => id)
  const customerIds = [...new Set(otherwise.map(({ customer_id }) => customer_id))]
  const { rows } = await sql<{ id: string }>`
    select id from employee_device d
    where organization_id = ${work.organizationId}::uuid and customer_id = any(${customerIds}::uuid[])
      and (employee_id = any(${ids}::uuid[]) or exists (
        select 1 from jsonb_array_elements(d.profiles) p where p ->> 'employee_id' = any(${ids}::text[])))`.execute(
    work.tx,
  )
  const devices = rows.map(({ id }) => id)
  await work.load('employeeDevice', devices)
  await nameOwners(
    work,
    devices.flatMap((id) => work.get('employeeDevice', id).row ?? []),
  )
}

/** Whose devices and profiles are is told by name, whoever said so. */
export const settleOwners = (work: Work): Promise<void> =>
  nameOwners(
    work,
    work.changed('employeeDevice').flatMap(({ after }) => after ?? []),
  )

async function nameOwners(work: Work, devices: readonly EmployeeDevice[]): Promise<void> {
  const ids = new Set(
    devices
      .flatMap(({ employee_id, profiles }) => [
        employee_id ?? [],
        ...profiles.map((profile) => profile.employee_id ?? []),
      ])
      .flat(),
  )
  const names = await readNames(work, [...ids])
  for (const device of devices) {
    const named = {
      ...ownedBy(device, names),
      profiles: device.profiles.map((profile) => ownedBy(profile, names)),
    }
    if (canonicalJson(named) !== canonicalJson(device)) work.put('employeeDevice', named)
  }
}

type Owned = Pick<EmployeeDevice, 'employee_id' | 'employee_name' | 'assigned_by'>

function ownedBy<T extends Owned>(owned: T, names: ReadonlyMap<string, string>): T {
  const { employee_id } = owned
  if (employee_id === null) return { ...owned, employee_name: '' }
  const name = names.get(employee_id)
  return name === undefined
    ? { ...owned, employee_id: null, employee_name: '', assigned_by: 'nobody' }
    : { ...owned, employee_name: name }
}

/** What employees are called once this work is done; who is removed by it has no name. */
async function readNames(work: Work, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; email: string; display_name: string }>`
    select id, email, display_name from employee
    where organization_id = ${work.organizationId}::uuid and id = any(${[...ids]}::uuid[])`.execute(work.tx)
  const names = new Map(rows.map((row) => [row.id, row.display_name || row.email]))
  for (const { before, after } of work.changed('employee')) {
    if (after) names.set(after.id, after.display_name || after.email)
    else if (before) names.delete(before.id)
  }
  return names
}
