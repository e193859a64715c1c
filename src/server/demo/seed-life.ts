import { sql } from 'kysely'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { followConsent } from '#server/integrations/consents.ts'
import { readUnread } from '#server/readings/read-unread.ts'
import type { Demo } from './demo-organization.ts'
import type { Inhabited } from './demo-people.ts'
import { createRandom } from './random.ts'
import { type AccountLifeParts, seedAccountLife } from './seed-account-life.ts'
import { seedHistory } from './seed-history.ts'
import { seedProducts } from './seed-products.ts'

type ConsentParts = Parameters<typeof followConsent>[0]
type LifeParts = AccountLifeParts & Parameters<typeof readUnread>[0] & { isOwnPool: boolean }

/**
 * Reads the tenants of demo organizations, and writes what has happened in these before they were made. What is there
 * stays as it is; where a process ended in between, the next one begins again.
 */
export async function seedLife(parts: LifeParts, organizations: readonly Inhabited[]): Promise<void> {
  const young: Inhabited[] = []
  for (const each of organizations)
    if (!(await hasHistory(parts.db, each.demo.organization.id)) && (await isInhabited(parts.db, each)))
      young.push(each)
  const readAt = new Map(young.flatMap(({ demo }) => readTimes(demo)))
  // A demo has something to show from its first moment.
  await readUnread(parts, ({ integrationId }) => readAt.get(integrationId) ?? parts.now())
  for (const each of young) {
    if (parts.isOwnPool && each.colleagues.length > 0) await seedAccountLife(parts, each)
    await seedProducts(parts, each.demo)
    await seedHistory(parts, each)
  }
}

/** Written last, and at once: its presence says that everything else is there. */
async function hasHistory(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posture_task where organization_id = ${organizationId}::uuid limit 1`.execute(db)
  return rows.length > 0
}

/** Whether these people are there: a demo that an earlier build has made has others, and stays as it is. */
async function isInhabited(db: Db, { colleagues }: Pick<Inhabited, 'colleagues'>): Promise<boolean> {
  if (colleagues.length === 0) return true
  const ids = colleagues.map(({ id }) => id)
  const { rows } = await sql`select 1 from app_user where id = any(${ids}::uuid[]) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * When each tenant was read for the first time, by the integration's id, in milliseconds since 1970: not all in the same
 * minute, and none so long ago that it is due again. A paused one was read for the last time when it was paused.
 */
const readTimes = ({ companies, moment }: Demo): [string, number][] =>
  companies.flatMap(({ integration, standing }): [string, number][] => {
    if (!integration) return []
    const { next } = createRandom(Number.parseInt(integration.id.slice(0, 8), 16))
    const age = Math.floor(2 * MINUTE + next() * 5.5 * HOUR)
    const isPaused = standing === 'paused' && integration.last_synced !== null
    return [[integration.id, isPaused ? Date.parse(integration.last_synced ?? '') : moment - age]]
  })

/**
 * Has the queue ask again the tenant whose administrator has just accepted, as long as it does not let us in. The queue has
 * to be at work already.
 */
export async function followPending(parts: ConsentParts, organizations: readonly Inhabited[]): Promise<void> {
  for (const { demo } of organizations)
    for (const { integration, standing } of demo.companies) {
      if (!integration || standing !== 'connecting') continue
      const { id: organizationId } = demo.organization
      const now = await parts.db
        .selectFrom('integration')
        .select('state')
        .where('organization_id', '=', organizationId)
        .where('id', '=', integration.id)
        .executeTakeFirst()
      if (now?.state === integration.state) await followConsent(parts, organizationId, integration)
    }
}

/** The companies whose connection stands well by now, whatever it was when the demo was made: their ids. */
export async function readMended(db: Db, { companies }: Pick<Demo, 'companies'>): Promise<Set<string>> {
  const ids = companies.flatMap(({ customer, standing }) => (standing === 'well' ? [] : customer.id))
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from integration
    where customer_id = any(${ids}::uuid[]) and state in ('Connected', 'Syncing', 'Sync Successful')
      and fault is null and missing_scopes = '{}' and exchange <> 'notConnected'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
