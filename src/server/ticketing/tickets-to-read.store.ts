import { sql } from 'kysely'
import { MINUTE } from '#shared/lib/time.ts'
import type { AskedTicket } from '#server/connectors/tickets.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'

/** Whoever took tickets to ask about them has heard by then, or never will. */
const ANSWERS_WITHIN = 10 * MINUTE

/** Tickets that are being asked about, so that nobody else asks. Times in milliseconds since 1970. */
export interface TakenTickets {
  organizationId: string
  toolId: string
  /** Until when they are taken, by which they are known to be still ours. */
  until: number
  tickets: (AskedTicket & { alertId: string })[]
}

/** The organizations that have a ticket to be asked about in the tool that they are connected to, and may be asked. */
export async function organizationsToRead(db: Db, now: number): Promise<{ organizationId: string }[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct t.organization_id as "organizationId" from alert_ticket t
    join ticket_tool o on o.organization_id = t.organization_id and o.id = t.tool_id and o.state <> 'Auth Failed'
    where t.read_due <= ${now}::bigint`.execute(db)
  return rows
}

/**
 * Takes tickets that were due at `now`, at most so many, those first that were asked about longest ago; undefined where none
 * was. Whoever comes while somebody else takes of the same tool gets none: they would share what one call asks about.
 */
export async function takeTicketsToRead(
  db: Db,
  whose: { organizationId: string; toolId: string },
  now: number,
  most: number,
): Promise<TakenTickets | undefined> {
  const until = now + ANSWERS_WITHIN
  const { rows } = await sql<{ alertId: string; id: string; askedAt: string | null; heardAt: string | null }>`
    with mine as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${whose.toolId}, 0)) as is_alone
    ), due as materialized (
      select alert_id from alert_ticket
      where (select is_alone from mine) and organization_id = ${whose.organizationId}::uuid and tool_id = ${whose.toolId}::uuid
        and read_due <= ${now}::bigint
      order by coalesce(asked_at, 0), alert_id limit ${most} for update skip locked
    )
    update alert_ticket t set read_due = ${until}::bigint from due
    where t.organization_id = ${whose.organizationId}::uuid and t.alert_id = due.alert_id
    returning t.alert_id as "alertId", t.ticket_id as id, t.asked_at::text as "askedAt", t.heard_at::text as "heardAt"`.execute(
    db,
  )
  if (rows.length === 0) return undefined
  const timeOf = (text: string | null) => (text === null ? null : Number(text))
  const tickets = rows.map(({ askedAt, heardAt, ...row }) => ({
    ...row,
    askedAt: timeOf(askedAt),
    heardAt: timeOf(heardAt),
  }))
  return { ...whose, until, tickets }
}

export interface StillTaken {
  /** It was open there since its alert is open. */
  wasOpen: boolean
  /** Somebody is telling it something. */
  isBeingTold: boolean
}

/** Of taken tickets those that are still ours, by their alerts, whose rows are locked. */
export async function stillTaken(
  tx: Tx,
  { organizationId, until, tickets }: TakenTickets,
): Promise<Map<string, StillTaken>> {
  const { rows } = await sql<StillTaken & { alertId: string }>`
    select alert_id as "alertId", was_open as "wasOpen", taken_at is not null as "isBeingTold" from alert_ticket
    where organization_id = ${organizationId}::uuid and alert_id = any(${tickets.map(({ alertId }) => alertId)}::uuid[])
      and read_due = ${until}::bigint
    order by alert_id for update`.execute(tx)
  return new Map(rows.map(({ alertId, ...row }) => [alertId, row]))
}

/** What is written down of a ticket that was asked about; names are those of columns. */
export interface ReadNote {
  alert_id: string
  read_due: number | null
  asked_at: number | null
  heard_at: number | null
  was_open: boolean
  /** The alert is closed because the ticket is, which the ticket need not be told. */
  closes: boolean
}

export async function noteRead(tx: Tx, organizationId: string, notes: readonly ReadNote[]): Promise<void> {
  await sql`
    update alert_ticket t set read_due = n.read_due, asked_at = n.asked_at, heard_at = n.heard_at,
      was_open = n.was_open, told_closed = t.told_closed or n.closes
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(
      alert_id uuid, read_due bigint, asked_at bigint, heard_at bigint, was_open boolean, closes boolean)
    where t.organization_id = ${organizationId}::uuid and t.alert_id = n.alert_id`.execute(tx)
}

/**
 * Lets the tool be until a time: what was taken, and all else that would be asked about before that. Which comes first stays as it
 * is. What another process is just asking about is then no more its own, and is asked about again.
 */
export async function putOffReading(
  db: Db,
  { organizationId, until, tickets }: TakenTickets,
  notBefore: number,
): Promise<void> {
  await sql`
    update alert_ticket set read_due = ${Math.trunc(notBefore)}::bigint
    where organization_id = ${organizationId}::uuid
      and (read_due < ${Math.trunc(notBefore)}::bigint
        or read_due = ${until}::bigint and alert_id = any(${tickets.map(({ alertId }) => alertId)}::uuid[]))`.execute(
    db,
  )
}
