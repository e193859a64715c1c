import { CompiledQuery, sql } from 'kysely'
import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import type { TicketWish } from '#shared/domain/alerts/alert-ticket.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { type EntityTable, rowAsJson } from '#server/platform/sync/entity-table.ts'

/** Whoever took a ticket has heard of it by then, or never will. */
const ANSWERS_WITHIN = 10 * MINUTE

/** A ticket of an alert that something is to be done about. */
export interface WaitingTicket {
  organizationId: string
  customerId: string
  alertId: string
  wish: TicketWish
  madeAt: number
  attempts: number
  takenAt: number
  /** It was sent before, and nobody heard whether it arrived. */
  isUnknown: boolean
  ticketId: string | null
  toolId: string | null
  toldCount: number
  toldClosed: boolean
}

/** Whether something is due for a ticket that nobody is at. `now` is in milliseconds since 1970. */
export const isDue = (now: number) => sql<boolean>`(
  waits and not_before <= ${now}::bigint
  and (taken_at is null or taken_at <= ${now - ANSWERS_WITHIN}::bigint))`

/** Takes the next ticket that is due, so that nobody else does. */
export async function takeNextTicket(
  db: Db,
  organizationId: string,
  now: number,
): Promise<WaitingTicket | undefined> {
  const { rows } = await sql<
    Omit<WaitingTicket, 'madeAt' | 'takenAt' | 'organizationId'> & { madeAt: string }
  >`
    update alert_ticket set taken_at = ${now}::bigint
    where organization_id = ${organizationId}::uuid and alert_id = (
      select alert_id from alert_ticket
      where organization_id = ${organizationId}::uuid and ${isDue(now)}
      order by not_before, made_at, alert_id limit 1 for update skip locked
    )
    returning customer_id as "customerId", alert_id as "alertId", wish, made_at::text as "madeAt", attempts,
      sending_at is not null as "isUnknown", ticket_id as "ticketId", tool_id as "toolId",
      told_count as "toldCount", told_closed as "toldClosed"`.execute(db)
  const [found] = rows
  return found && { ...found, organizationId, madeAt: Number(found.madeAt), takenAt: now }
}

const isMine = ({ organizationId, alertId, takenAt }: WaitingTicket) =>
  sql`organization_id = ${organizationId}::uuid and alert_id = ${alertId}::uuid and taken_at = ${takenAt}::bigint`

/** Notes that a ticket is about to be sent, and as what; false where somebody else has taken it over. */
export async function noteSending(
  db: Db,
  ticket: WaitingTicket,
  alert: AlertRow,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    update alert_ticket set sending_at = ${now}::bigint, told_count = ${alert.count}, told_closed = ${isClosed(alert)}
    where ${isMine(ticket)} returning 1`.execute(db)
  return rows.length > 0
}

/** What of a ticket is written down after something was tried. */
export interface TicketNote {
  waits: boolean
  /** Milliseconds since 1970. */
  notBefore: number
  attempts: number
  /** False where it is known whether it arrived. */
  isUnknown: boolean
  ticketId: string | null
  toolId: string | null
  toldCount: number
  toldClosed: boolean
}

/** Lets go of a ticket with what became of it; false where somebody else has taken it over. */
export async function putBackTicket(tx: Tx, ticket: WaitingTicket, note: TicketNote): Promise<boolean> {
  const { rows } = await sql`
    update alert_ticket set waits = ${note.waits}, not_before = ${Math.trunc(note.notBefore)}::bigint,
      attempts = ${note.attempts}, sending_at = case when ${note.isUnknown}::boolean then sending_at end,
      ticket_id = ${note.ticketId}, tool_id = ${note.toolId}::uuid, told_count = ${note.toldCount},
      told_closed = ${note.toldClosed}, taken_at = null,
      read_due = case when ticket_id is null and ${note.ticketId}::text is not null
        then ${ticket.takenAt}::bigint else read_due end
    where ${isMine(ticket)} returning 1`.execute(tx)
  return rows.length > 0
}

/** The alert of a ticket and what its company is called; undefined where it is gone. */
export async function readTicketAlert(
  db: Db,
  table: EntityTable<'alert'>,
  { organizationId, alertId }: WaitingTicket,
): Promise<{ alert: AlertRow; customerName: string } | undefined> {
  const { rows } = await db.executeQuery<{ alert: AlertRow; customerName: string }>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as alert, c.name as "customerName"
       from alert t join customer c on c.organization_id = t.organization_id and c.id = t.customer_id
       where t.organization_id = $1::uuid and t.id = $2::uuid`,
      [organizationId, alertId],
    ),
  )
  return rows[0]
}
