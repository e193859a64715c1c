import { sql } from 'kysely'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { isValid, type Subscription } from '#shared/domain/licenses/subscription.ts'
import type { Db } from '#server/platform/database/database.ts'

interface Row {
  id: string
  name: string
  created_at: Date | null
  plan: Subscription['plan'] | null
  billing: Subscription['billing'] | null
  trial_ends_at: Date | null
}

type CountName = 'customers' | 'users' | 'devices'

/** The organizations of the site by name, for product administrators alone. Two statements, however many there are. */
export async function listOrganizations(
  db: Db,
  { from, size }: { from: number; size: number },
  now: number,
): Promise<OrganizationSummary[]> {
  const { rows } = await sql<Row>`
    select o.id, o.name, o.created_at, s.plan, s.billing, s.trial_ends_at
    from organization o left join subscription s on s.organization_id = o.id
    order by lower(o.name), o.id limit ${size} offset ${from}`.execute(db)
  const tellings = await readTellings(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, created_at, plan, billing, trial_ends_at }) => ({
    id,
    name,
    created_at: created_at?.toISOString() ?? null,
    customers: 0,
    users: 0,
    devices: 0,
    features: [],
    ...tellings.get(id),
    subscription: plan && billing && subscriptionOf({ plan, billing, trial_ends_at }, now),
  }))
}

type Tellings = Partial<Record<CountName, number>> & { features?: Feature[] }

/**
 * What is counted of organizations and turned on for them. Their ids are named instead of joined, and nothing else is:
 * a database without fresh statistics, as the embedded one, would go through whole tables for each organization.
 */
async function readTellings(db: Db, ids: readonly string[]): Promise<Map<string, Tellings>> {
  const isOfThem = sql`organization_id = any(${ids}::uuid[])`
  const count = (what: CountName, table: 'customer' | 'app_user' | 'device') => sql`
    select organization_id as id, ${what}::text as what, to_json(count(*)) as value from ${sql.table(table)}
    where ${isOfThem} group by organization_id`
  const { rows } = await sql<{ id: string; what: CountName | 'features'; value: unknown }>`
    ${count('customers', 'customer')}
    union all ${count('users', 'app_user')}
    union all ${count('devices', 'device')}
    union all select organization_id, 'features', json_agg(feature order by feature) from feature_flag
      where ${isOfThem} and enabled group by organization_id`.execute(db)
  const tellings = new Map<string, Tellings>()
  for (const { id, what, value } of rows) tellings.set(id, { ...tellings.get(id), [what]: value })
  return tellings
}

function subscriptionOf(
  { plan, billing, trial_ends_at }: Pick<Subscription, 'plan' | 'billing'> & { trial_ends_at: Date | null },
  now: number,
): OrganizationSummary['subscription'] {
  const subscription = { plan, billing, trial_ends_at: trial_ends_at?.toISOString() ?? null }
  return { ...subscription, isValid: isValid(subscription, now) }
}
