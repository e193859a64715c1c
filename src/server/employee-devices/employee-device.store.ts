import { sql } from 'kysely'
import type { InstalledProgram } from '#shared/domain/employee-devices/employee-device.ts'
import { type EmployeeDevice, listedProfiles } from '#shared/domain/employee-devices/employee-device.ts'
import { DAY } from '#shared/lib/time.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { employeeDeviceTable } from './employee-device.table.ts'

/** The devices of a company by name. */
export async function listDevices(
  db: Db,
  scope: Scope,
  customerId: string,
  page: { from: number; size: number },
): Promise<EmployeeDevice[]> {
  const found = await readRows(db, employeeDeviceTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    ...page,
  })
  return found.map(({ row }) => row)
}

/** One device, or `notFound`, also where it belongs to somebody else. */
export async function readDevice(db: Db, scope: Scope, id: string): Promise<EmployeeDevice> {
  const [found] = await readRows(db, employeeDeviceTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
    size: 1,
  })
  if (!found) throw new AppError('notFound')
  return found.row
}

/** The devices of a company that have any of these profiles. */
export async function devicesOfProfiles(
  db: Db,
  scope: Scope,
  customerId: string,
  profileIds: readonly string[],
): Promise<EmployeeDevice[]> {
  const found = await readRows(db, employeeDeviceTable, scope, {
    where: `t.customer_id = $3::uuid and exists (
      select 1 from jsonb_array_elements(t.profiles) p where p ->> 'id' = any($4::text[]))`,
    parameters: [customerId, profileIds],
    size: profileIds.length,
  })
  return found.map(({ row }) => row)
}

/** The profiles that were found in a company, each with its device. */
export async function listProfiles(db: Db, scope: Scope, customerId: string) {
  const devices = await listDevices(db, scope, customerId, { from: 0, size: 5000 })
  return devices.flatMap((device) =>
    listedProfiles(device).map((profile) => ({
      ...profile,
      device_id: device.id,
      device_name: device.name,
    })),
  )
}

/** What is installed on a device. */
export async function readPrograms(
  db: Db,
  { organizationId }: Scope,
  deviceId: string,
): Promise<{ read_at: string; programs: InstalledProgram[] }> {
  const { rows } = await sql<{ read_at: Date | string; programs: InstalledProgram[] }>`
    select read_at, programs from employee_device_programs
    where organization_id = ${organizationId}::uuid and device_id = ${deviceId}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('notFound')
  return { read_at: new Date(row.read_at).toISOString(), programs: row.programs }
}

/** Forgets reports that are too old to be taken again, whatever their device's clock says. */
export async function forgetReports(db: Db, now: number): Promise<void> {
  await sql`delete from agent_report where received_at < ${new Date(now - DAY).toISOString()}::timestamptz`.execute(
    db,
  )
}
