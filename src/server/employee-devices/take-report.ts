import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { applyReport } from '#shared/domain/employee-devices/apply-report.ts'
import type { AgentReport } from '#shared/domain/employee-devices/agent-report.ts'
import { deviceLimits } from '#shared/domain/employee-devices/employee-device.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { keepVisits } from './device-visits.store.ts'

interface Whose {
  organizationId: string
  customerId: string
}

/**
 * Takes a report of a company's device as one transaction: sent again it changes nothing. Reports of one company wait for
 * one another, so that two first ones of a device make one device.
 */
export async function takeReport(
  parts: CommitParts & { now: () => number },
  { organizationId, customerId }: Whose,
  report: AgentReport,
): Promise<{ device: string; repeated: boolean }> {
  return commit(parts, organizationId, async (work) => {
    const at = new Date(parts.now()).toISOString()
    await sql`
      select 1 from agent_key where organization_id = ${organizationId}::uuid
        and customer_id = ${customerId}::uuid for update`.execute(work.tx)
    const earlier = await findReport(work, customerId, report.report_id)
    if (earlier !== undefined) return { device: earlier, repeated: true }
    const known = await findDevice(work, customerId, report.device.hardware_id)
    if (known === undefined && (await countDevices(work, customerId)) >= deviceLimits.devices)
      throw new AppError('agentDevicesFull')
    const id = known ?? uuidv7()
    await work.load('employeeDevice', [id])
    const { row: before } = work.get('employeeDevice', id)
    const { byEmail, nameById } = await readPeople(work, customerId, report, [
      before?.employee_id,
      ...(before?.profiles ?? []).map(({ employee_id }) => employee_id),
    ])
    const after = applyReport(before, {
      id,
      customerId,
      report,
      at,
      newId: uuidv7,
      employeeOf: (email) => byEmail.get(email),
      nameOf: (employeeId) => nameById.get(employeeId),
    })
    if (after !== before) work.put('employeeDevice', after)
    await keepPrograms(work, { customerId, id, at }, report)
    await keepVisits(work, { customerId, id, at }, report.visits)
    await keepReport(work, { customerId, id, at }, report)
    return { device: id, repeated: false }
  })
}

async function findReport({ tx, organizationId }: Work, customerId: string, id: string) {
  const { rows } = await sql<{ device_id: string }>`
    select device_id from agent_report where organization_id = ${organizationId}::uuid
      and customer_id = ${customerId}::uuid and id = ${id}`.execute(tx)
  return rows[0]?.device_id
}

async function findDevice({ tx, organizationId }: Work, customerId: string, hardwareId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from employee_device where organization_id = ${organizationId}::uuid
      and customer_id = ${customerId}::uuid and hardware_id = ${hardwareId}`.execute(tx)
  return rows[0]?.id
}

async function countDevices({ tx, organizationId }: Work, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employee_device where organization_id = ${organizationId}::uuid
      and customer_id = ${customerId}::uuid`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The employees of the company whom a report names by an address, and those of these ids who are there still. */
async function readPeople(
  { tx, organizationId }: Work,
  customerId: string,
  { device, profiles }: AgentReport,
  said: readonly (string | null | undefined)[],
) {
  const emails = [device.account_mail, ...profiles.map(({ email }) => email)].filter((each) => each !== null)
  const ids = said.filter((each) => typeof each === 'string')
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select id, lower(email) as email, display_name as name from employee where organization_id = ${organizationId}::uuid
      and customer_id = ${customerId}::uuid
      and (lower(email) = any(${emails}::text[]) or id = any(${ids}::uuid[]))`.execute(tx)
  return {
    byEmail: new Map(rows.map(({ id, email, name }) => [email, { id, name: name || email }])),
    nameById: new Map(rows.map(({ id, email, name }) => [id, name || email])),
  }
}

interface About {
  customerId: string
  id: string
  at: string
}

async function keepPrograms(
  { tx, organizationId }: Work,
  { customerId, id, at }: About,
  { programs }: AgentReport,
): Promise<void> {
  await sql`
    insert into employee_device_programs (organization_id, customer_id, device_id, read_at, programs)
    values (${organizationId}::uuid, ${customerId}::uuid, ${id}::uuid, ${at}::timestamptz,
      ${JSON.stringify(programs)}::jsonb)
    on conflict (organization_id, device_id) do update
      set read_at = excluded.read_at, programs = excluded.programs`.execute(tx)
}

async function keepReport(
  { tx, organizationId }: Work,
  { customerId, id, at }: About,
  { report_id }: AgentReport,
): Promise<void> {
  await sql`
    insert into agent_report (organization_id, customer_id, id, device_id, received_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${report_id}, ${id}::uuid, ${at}::timestamptz)`.execute(
    tx,
  )
}
