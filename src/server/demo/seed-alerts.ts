import { sql } from 'kysely'
import { CONTENT_TYPES } from '#sandbox/microsoft365/feeds/content-blobs.ts'
import { playStory, stories } from '#sandbox/microsoft365/stories/play-story.ts'
import type { Tenants } from '#sandbox/microsoft365/tenant/tenants.ts'
import { emergencyAccountsOf } from './demo-decisions.ts'
import { usualSetupId, nothingUsual } from '#shared/domain/alerts/usual-setup.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { type FeedParts, readFeeds } from '#server/alerts/read-feeds.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Demo } from './demo-organization.ts'

/** In how many companies something has happened: each story once. */
const MOST = stories.length
/** Where people of the demo work. */
const COUNTRIES = ['CA', 'GB', 'NL', 'US']

/**
 * Plays attacks in the pretend tenants of some companies, hours and days before now, and reads what the clouds tell of
 * them: the alerts of the demo are raised as any other. Where a tenant was read already, nothing is played again.
 */
export async function seedAlerts(
  given: Omit<FeedParts, 'notifier'>,
  { organization, companies }: Pick<Demo, 'organization' | 'companies'>,
  tenants: Tenants,
): Promise<void> {
  // What happened before the demo began wakes nobody.
  const parts: FeedParts = { ...given, notifier: { notify: async () => {} } }
  const { id: organizationId } = organization
  if (await wasRead(parts.db, organizationId)) return
  const setups = [
    { ...nothingUsual, customer_id: null, operating_countries: COUNTRIES },
    ...companies
      .filter(({ standing }) => standing === 'well')
      .map(({ customer, domain }) => ({
        ...nothingUsual,
        customer_id: customer.id,
        break_glass_accounts: emergencyAccountsOf(domain),
      })),
  ].map((setup) => ({ ...setup, id: usualSetupId(setup.customer_id) }))
  await commit(parts, organizationId, async (work) => {
    await work.load(
      'usualSetup',
      setups.map(({ id }) => id),
    )
    for (const setup of setups) work.put('usualSetup', setup)
  })
  const now = parts.now()
  const attacked = companies.filter(({ standing }) => standing === 'well').slice(0, MOST)
  for (const [place, { tenant, integration }] of attacked.entries()) {
    const pretended = tenants.get(tenant.id)
    const story = stories[place]
    if (!pretended || !story || !integration) continue
    const beginsAt = now - (place + 1) * (0.2 * DAY + 37 * MINUTE) - HOUR
    // Its audit log has been collected for days, as that of a tenant that was connected before.
    for (const type of CONTENT_TYPES)
      pretended.feeds.subscriptions.set(type, { startedAt: now - 5 * DAY, isEnabled: true })
    playStory(pretended, story, { beginsAt, now, isDelayed: false })
    await readFeeds(parts, { organizationId, integrationId: integration.id })
  }
}

async function wasRead(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from feed_asked where organization_id = ${organizationId}::uuid limit 1`.execute(db)
  return rows.length > 0
}
