import { sql } from 'kysely'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** A device or profile belongs to an employee of its own company. */
export const employeeDeviceGuards: Pick<Guards, 'employeeDevice.assign' | 'employeeProfile.assign'> = {
  'employeeDevice.assign': ({ work, args }) => refuseStranger(work, args),
  'employeeProfile.assign': ({ work, args }) => refuseStranger(work, args),
}

async function refuseStranger(
  work: Work,
  { customerId, employeeId }: { customerId: string; employeeId: string | null },
): Promise<'notFound' | undefined> {
  if (employeeId === null) return undefined
  const made = work.changed('employee').find(({ after }) => after?.id === employeeId)?.after
  if (made) return made.customer_id === customerId ? undefined : 'notFound'
  const { rows } = await sql`
    select 1 from employee where organization_id = ${work.organizationId}::uuid
      and customer_id = ${customerId}::uuid and id = ${employeeId}::uuid`.execute(work.tx)
  return rows.length > 0 ? undefined : 'notFound'
}
