import { sql } from 'kysely'
import type { FeedReason } from '#shared/domain/alerts/feed-states.ts'
import {
  type HygieneInput,
  type HygieneInputId,
  hygieneInputs,
} from '#shared/domain/alerts/hygiene/hygiene-inputs.ts'
import type { DirectoryFact, FactFault } from '#shared/domain/employees/directory-facts.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Source } from '#shared/domain/posture/source.ts'
import type { Reason } from '#shared/domain/posture/verdict.ts'
import type { ScorePart } from '#shared/domain/risk/risk-overview.ts'
import { DAY } from '#shared/lib/time.ts'
import { refusalReason } from '#server/alerts/refusal-reason.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import type { ConnectorError } from '#server/connectors/connector-error.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'
import type { Db } from '#server/platform/database/database.ts'

/** What an input gave, and for which time it speaks, in milliseconds since 1970; or why it gave nothing. */
export type InputReading = { value: unknown; at: number } | { reason: FeedReason }
export type InputReadings = ReadonlyMap<HygieneInputId, InputReading>

interface Reader {
  db: Db
  settings: TenantSettings
  company: Company
  now: number
}

/** What was read for another purpose is too old to be a state of today after so long. */
const LONGEST = 2 * DAY

/** Reads what is asked for, everything once: what is kept already from the database, the rest from the tenant. */
export async function readInputs(reader: Reader, asked: ReadonlySet<HygieneInputId>): Promise<InputReadings> {
  const inputs = [...asked].map((id): [HygieneInputId, HygieneInput] => [id, hygieneInputs[id]])
  const answers = await askVendor(reader, inputs)
  const readings = new Map<HygieneInputId, InputReading>()
  for (const [id, input] of inputs) {
    const reading = answers.get(id) ?? (await readKept(reader, input))
    readings.set(id, understood(input, reading, reader.now))
  }
  return readings
}

function understood({ schema }: HygieneInput, reading: InputReading, now: number): InputReading {
  if ('reason' in reading) return reading
  if (now - reading.at > LONGEST) return { reason: 'sourceFailed' }
  const { success, data } = schema.safeParse(reading.value)
  return success ? { value: data, at: reading.at } : { reason: 'unexpectedAnswer' }
}

async function askVendor(
  { settings, now }: Reader,
  inputs: readonly [HygieneInputId, HygieneInput][],
): Promise<Map<HygieneInputId, InputReading>> {
  const sources = inputs.flatMap(([id, input]): [HygieneInputId, Source][] =>
    input.from === 'vendor' ? [[id, input.source]] : [],
  )
  if (sources.length === 0) return new Map()
  const answers = await settings.read(Object.fromEntries(sources))
  return new Map(
    sources.map(([id, { transport }]): [HygieneInputId, InputReading] => {
      const answer = answers[id]
      if (!answer) return [id, { reason: 'sourceFailed' }]
      return [
        id,
        'error' in answer ? { reason: reasonOf(transport, answer.error) } : { value: answer.value, at: now },
      ]
    }),
  )
}

/** Exchange is connected by a role of its own, which an app that reads Graph may well lack. */
const reasonOf = (transport: Source['transport'], error: ConnectorError): FeedReason =>
  transport === 'exchange' && NOT_CONNECTED.includes(error.reason)
    ? 'exchangeNotConnected'
    : refusalReason(error)
const NOT_CONNECTED: readonly ConnectorError['reason'][] = ['missingScope', 'unauthorized', 'consentMissing']

function readKept(reader: Reader, input: HygieneInput): Promise<InputReading> {
  if (input.from === 'posture') return readAnswer(reader, input.source)
  if (input.from === 'people') return readPeople(reader, input.fact)
  if (input.from === 'products') return readProducts(reader)
  return input.from === 'scores' ? readScores(reader) : readPlans(reader)
}

const UNREAD: InputReading = { reason: 'sourceFailed' }

/** What is not told here comes of a tenant that could not be asked. */
const reasons: { readonly [R in Reason | FactFault]?: FeedReason } = {
  notLicensed: 'noLicense',
  missingScope: 'missingScope',
  gdapRoleMissing: 'missingScope',
  exchangeNotConnected: 'exchangeNotConnected',
  unexpectedAnswer: 'unexpectedAnswer',
}

async function readAnswer(
  { db, company: { organizationId, customerId } }: Reader,
  source: string,
): Promise<InputReading> {
  const { rows } = await sql<{ failure: Reason | null; read_at: Date | null; value: unknown }>`
    select failure, read_at, value from source_reading
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}`.execute(
    db,
  )
  const [row] = rows
  if (row?.failure) return { reason: reasons[row.failure] ?? 'sourceFailed' }
  return row?.read_at ? { value: row.value, at: row.read_at.getTime() } : UNREAD
}

async function readPeople(
  { db, company: { organizationId, customerId } }: Reader,
  fact: DirectoryFact,
): Promise<InputReading> {
  const { rows } = await sql<{ facts: Integration['facts'] }>`
    select facts from integration
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and type = 'Office365'`.execute(
    db,
  )
  const reading = rows[0]?.facts[fact]
  if (reading?.fault) return { reason: reasons[reading.fault] ?? 'sourceFailed' }
  if (!reading?.read_at) return UNREAD
  const { rows: people } = await sql`
    select username, is_admin as "isAdmin", sign_in_enabled as "isEnabled", cardinality(sku_ids) > 0 as "isLicensed",
      to_char(last_active at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastActive",
      activity_read as "isActivityKnown",
      to_char(date_joined at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and directory = 'present'
      and (google_account->>'leads')::boolean is not true`.execute(db)
  return { value: people, at: Date.parse(reading.read_at) }
}

async function readProducts({ db, company: { organizationId, customerId } }: Reader): Promise<InputReading> {
  const { rows } = await sql<{ synced: Date | null }>`
    select last_synced as synced from integration
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and type = 'Office365'`.execute(
    db,
  )
  const synced = rows[0]?.synced
  if (!synced) return UNREAD
  const { rows: products } = await sql`
    select part_number as "partNumber", product_name as name, enabled, consumed, status from product_license
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and application = 'Office365'`.execute(db)
  return { value: products, at: synced.getTime() }
}

async function readScores({ db, company: { organizationId, customerId } }: Reader): Promise<InputReading> {
  const { rows } = await sql<{ score: ScorePart }>`
    select secure_score as score from risk_overview
    where organization_id = ${organizationId}::uuid and id = ${customerId}::uuid`.execute(db)
  const score = rows[0]?.score
  if (!score) return UNREAD
  if ('reason' in score) {
    const { reason } = score
    return {
      reason:
        reason === 'noLicense' || reason === 'missingScope' || reason === 'unexpectedAnswer'
          ? reason
          : 'sourceFailed',
    }
  }
  const days = score.days.map(({ date, current, maximum }) => ({ date, share: current / maximum }))
  return { value: days, at: Date.parse(score.read_at) }
}

async function readPlans({ db, company: { organizationId, customerId } }: Reader): Promise<InputReading> {
  const { rows } = await sql<{ plans: string[] | null; read_at: Date }>`
    select service_plans as plans, (clouds ->> 'microsoft')::timestamptz as read_at from posture
    where organization_id = ${organizationId}::uuid and id = ${customerId}::uuid`.execute(db)
  const [row] = rows
  return row?.plans ? { value: row.plans, at: row.read_at.getTime() } : UNREAD
}
