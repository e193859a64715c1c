import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { historyKeys, readingOf } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import type { Tx } from '#server/platform/database/database.ts'

export interface Company {
  organizationId: string
  customerId: string
}

/** An event with the record that told it, as the vendor wrote it. */
export interface ToldEvent {
  event: SecurityEvent
  record: unknown
}

/** Texts of any length as a uuid: what vendors write is longer than an index takes. */
export function digestOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

export const readingIdOf = (event: SecurityEvent): string => digestOf(readingOf(event))

/** A time that a column of whole numbers takes. */
export const wholeTime = (at: number): number => (Number.isSafeInteger(Math.trunc(at)) ? Math.trunc(at) : 0)

/** JSON for a column: PostgreSQL has no form for a NUL and for half a surrogate pair, which are replaced. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'string' ? keepableText(member) : member,
  )

/** Which of these readings are not kept yet. */
export async function newAmong(
  tx: Tx,
  { organizationId, customerId }: Company,
  told: readonly ToldEvent[],
): Promise<ToldEvent[]> {
  const byReading = new Map(told.map((each) => [readingIdOf(each.event), each]))
  if (byReading.size === 0) return []
  const { rows } = await sql<{ reading: string }>`
    select reading from tenant_event
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and reading = any(${[...byReading.keys()]}::uuid[])`.execute(tx)
  for (const { reading } of rows) byReading.delete(reading)
  return [...byReading.values()]
}

/** Keeps events, to be found again by each of their history keys. Those that are kept already stay as they are. */
export async function keepEvents(
  tx: Tx,
  { organizationId, customerId }: Company,
  told: readonly ToldEvent[],
  now: number,
): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ event, record }) => ({
    reading: readingIdOf(event),
    at: wholeTime(event.at),
    event,
    record: record ?? null,
  }))
  const keys = told.flatMap(({ event }) =>
    historyKeys(event).map((key) => ({
      key: digestOf(key),
      at: wholeTime(event.at),
      reading: readingIdOf(event),
    })),
  )
  await sql`
    insert into tenant_event (organization_id, customer_id, reading, at, kept_at, event, record)
    select ${organizationId}::uuid, ${customerId}::uuid, r.reading, r.at, ${new Date(now)}, r.event, r.record
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r(reading uuid, at bigint, event jsonb, record jsonb)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into tenant_event_key (organization_id, customer_id, key, at, reading)
    select ${organizationId}::uuid, ${customerId}::uuid, r.key, r.at, r.reading
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r(key uuid, at bigint, reading uuid)
    on conflict do nothing`.execute(tx)
}

/** The kept events of a company that have one of these history keys, of a time (both ends included). */
export async function eventsAround(
  tx: Tx,
  { organizationId, customerId }: Company,
  keys: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<SecurityEvent[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ event: SecurityEvent }>`
    select e.event from tenant_event e
    where e.organization_id = ${organizationId}::uuid and e.customer_id = ${customerId}::uuid
      and e.reading in (
        select k.reading from tenant_event_key k
        where k.organization_id = ${organizationId}::uuid and k.customer_id = ${customerId}::uuid
          and k.key = any(${[...new Set(keys)].map(digestOf)}::uuid[])
          and k.at between ${wholeTime(from)} and ${wholeTime(to)})`.execute(tx)
  return rows.map(({ event }) => event)
}
