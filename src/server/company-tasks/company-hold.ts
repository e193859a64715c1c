import { sql } from 'kysely'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

/** How long a process may be silent about a company before another one takes over. */
const HELD = 3 * MINUTE

interface Company {
  organizationId: string
  customerId: string
}

/** Where it is noted who carries out the tasks of a company: one table for each kind of them, for none waits for another. */
export type Runner =
  | 'access_runner'
  | 'alert_task_runner'
  | 'contacts_runner'
  | 'device_policy_runner'
  | 'mail_policy_runner'
  | 'mfa_runner'
  | 'posture_runner'

/** Takes a company for itself, or holds on to it: of several processes only one changes a tenant at a time. */
export async function holdCompany(
  db: Db,
  { organizationId, customerId }: Company,
  holder: string,
  now: number,
  runner: Runner,
): Promise<boolean> {
  const table = sql.table(runner)
  const { rows } = await sql`
    insert into ${table} as held (organization_id, customer_id, holder, held_until)
    values (${organizationId}::uuid, ${customerId}::uuid, ${holder}::uuid, ${new Date(now + HELD)})
    on conflict (organization_id, customer_id) do update
      set holder = excluded.holder, held_until = excluded.held_until
      where held.holder = excluded.holder or held.held_until < ${new Date(now)}
    returning 1`.execute(db)
  return rows.length > 0
}

export async function letGoOfCompany(
  db: Db,
  { organizationId, customerId }: Company,
  holder: string,
  runner: Runner,
): Promise<void> {
  await sql`
    delete from ${sql.table(runner)}
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and holder = ${holder}::uuid`.execute(db)
}
