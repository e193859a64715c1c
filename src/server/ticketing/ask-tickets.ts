import { sql } from 'kysely'
import { askedTicket, type TicketFault, type TicketWish } from '#shared/domain/alerts/alert-ticket.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Right after it was sent a ticket may not be found yet. */
const FOUND_AFTER = MINUTE

/**
 * Has a ticket opened of an alert, in the transaction of `work`, which has locked the alert. Where there is one, or it is
 * being opened, nothing is done; one that was not to be had is tried again, and what may have arrived then is looked
 * for first.
 */
export async function askForTicket(
  work: Work,
  asked: { customerId: string; alertId: string; wish: TicketWish },
  now: number,
): Promise<void> {
  const { tx, organizationId } = work
  const { rows } = await sql`
    insert into alert_ticket as t (organization_id, customer_id, alert_id, wish, waits, made_at, not_before, attempts,
      told_count, told_closed)
    values (${organizationId}::uuid, ${asked.customerId}::uuid, ${asked.alertId}::uuid, ${asked.wish}, true,
      ${now}::bigint, ${now}::bigint, 0, 0, false)
    on conflict (organization_id, alert_id) do update
      set wish = excluded.wish, waits = true, made_at = excluded.made_at,
        not_before = greatest(excluded.not_before, coalesce(t.sending_at, 0) + ${FOUND_AFTER}::bigint), attempts = 0
      where t.ticket_id is null and not t.waits
    returning 1`.execute(tx)
  const { row } = work.get('alert', asked.alertId)
  if (rows.length > 0 && row) work.put('alert', { ...row, ticket: askedTicket(new Date(now).toISOString()) })
}

/** Gives up all tickets that are to be opened: it is known that none will be. Those that are open are told nothing more. */
export async function failWaitingTickets(work: Work, fault: TicketFault, now: number): Promise<void> {
  const { tx, organizationId } = work
  const { rows } = await sql<{ alertId: string }>`
    select alert_id as "alertId" from alert_ticket
    where organization_id = ${organizationId}::uuid and waits and ticket_id is null
    order by alert_id`.execute(tx)
  const ids = rows.map(({ alertId }) => alertId)
  await work.load('alert', ids)
  for (const id of ids) {
    const { row } = work.get('alert', id)
    if (row?.ticket?.state === 'asked')
      work.put('alert', {
        ...row,
        ticket: { ...row.ticket, state: 'failed', at: new Date(now).toISOString(), fault },
      })
  }
  // Those that are open are another tool's from now on, which nobody asks any more.
  await sql`update alert_ticket set waits = false, read_due = null where organization_id = ${organizationId}::uuid`.execute(
    tx,
  )
}
