import { sql } from 'kysely'
import type { PolicyArea } from '#shared/domain/policy-history/policy-areas.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Whether a reading of an area, which began then, is to be kept: not where one that began later is kept already. */
export async function isLatestReading(
  { tx, organizationId }: Work,
  customerId: string,
  { area, at }: { area: PolicyArea; at: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into policy_reading (organization_id, customer_id, area, asked_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${area}, ${new Date(at)})
    on conflict (organization_id, customer_id, area) do update set asked_at = excluded.asked_at
    where policy_reading.asked_at <= excluded.asked_at
    returning 1`.execute(tx)
  return rows.length > 0
}
