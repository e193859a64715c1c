import { sql } from 'kysely'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

/** How long a process may be silent about a company before another one takes over. */
const HELD = 3 * MINUTE

interface Company {
  organizationId: string
  customerId: string
}

/** Takes a company for itself, or holds on to it: of several processes only one changes a tenant at a time. */
export async function holdCompany(
  db: Db,
  { organizationId, customerId }: Company,
  holder: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into posture_runner (organization_id, customer_id, holder, held_until)
    values (${organizationId}::uuid, ${customerId}::uuid, ${holder}::uuid, ${new Date(now + HELD)})
    on conflict (organization_id, customer_id) do update
      set holder = excluded.holder, held_until = excluded.held_until
      where posture_runner.holder = excluded.holder or posture_runner.held_until < ${new Date(now)}
    returning 1`.execute(db)
  return rows.length > 0
}

export async function letGoOfCompany(
  db: Db,
  { organizationId, customerId }: Company,
  holder: string,
): Promise<void> {
  await sql`
    delete from posture_runner
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and holder = ${holder}::uuid`.execute(db)
}
