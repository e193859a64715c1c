import { sql } from 'kysely'
import { supportLimits, type SupportTicket } from '#shared/domain/support/support-ticket.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

interface Writer {
  organizationId: string
  userId: string
}

const columns = sql`
  id::text, subject, body as text, company,
  to_char(written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as written_at,
  to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at`

const ofWriter = ({ organizationId, userId }: Writer) =>
  sql`organization_id = ${organizationId}::uuid and user_id = ${userId}::uuid`

/** What somebody has written, the newest first. */
export async function listTickets(db: Db, writer: Writer, now: number): Promise<SupportTicket[]> {
  const { rows } = await sql<SupportTicket>`
    select ${columns} from support_ticket
    where ${ofWriter(writer)} and written_at > ${new Date(now - supportLimits.kept)}
    order by written_at desc, id limit 200`.execute(db)
  return rows
}

/** A ticket of an organization with who wrote it, whoever that is. */
export async function findTicket(
  db: Db,
  organizationId: string,
  id: string,
): Promise<(SupportTicket & { userId: string }) | undefined> {
  const { rows } = await sql<SupportTicket & { userId: string }>`
    select ${columns}, user_id::text as "userId" from support_ticket
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(db)
  return rows[0]
}

type NewTicket = Pick<SupportTicket, 'id' | 'subject' | 'text' | 'company'>

/** Keeps a ticket, unless one of its id is there; false where its writer has written as many as may be within a day. */
export async function keepTicket(db: Db, writer: Writer, ticket: NewTicket, now: number): Promise<boolean> {
  const { organizationId, userId } = writer
  const { id, subject, text, company } = ticket
  return db.transaction().execute(async (tx) => {
    // Two that are written at once are counted one after the other.
    await sql`select id from app_user where id = ${userId}::uuid for update`.execute(tx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from support_ticket
      where ${ofWriter(writer)} and written_at > ${new Date(now - DAY)}`.execute(tx)
    if ((rows[0]?.count ?? 0) >= supportLimits.perDay) return false
    await sql`
      insert into support_ticket (organization_id, id, user_id, subject, body, company, written_at)
      values (${organizationId}::uuid, ${id}::uuid, ${userId}::uuid, ${subject}, ${text}, ${company}, ${new Date(now)})
      on conflict do nothing`.execute(tx)
    return true
  })
}

export interface UnsentTicket {
  organizationId: string
  ticketId: string
}

/** Tickets that no mail was made of yet. */
export async function listUnsent(db: Db): Promise<UnsentTicket[]> {
  const { rows } = await sql<UnsentTicket>`
    select organization_id::text as "organizationId", id::text as "ticketId" from support_ticket
    where sent_at is null order by written_at limit 500`.execute(db)
  return rows
}

export async function noteSent(
  db: Db,
  { organizationId, ticketId }: UnsentTicket,
  now: number,
): Promise<void> {
  await sql`
    update support_ticket set sent_at = ${new Date(now)}
    where organization_id = ${organizationId}::uuid and id = ${ticketId}::uuid and sent_at is null`.execute(
    db,
  )
}

/** Who wrote a ticket, and for whom they work; undefined where they are gone. */
export async function findWriter(
  db: Db,
  { organizationId, userId }: Writer,
): Promise<{ name: string; email: string; organization: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string; organization: string }>`
    select trim(u.first_name || ' ' || u.last_name) as name, u.email, o.name as organization
    from app_user u join organization o on o.id = u.organization_id
    where u.organization_id = ${organizationId}::uuid and u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Forgets what nobody is told any more. */
export async function forgetTickets(db: Db, before: number): Promise<void> {
  await sql`delete from support_ticket where written_at < ${new Date(before)}`.execute(db)
}
