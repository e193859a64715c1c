import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { watchPlatform } from '#server/platform-events/watch-platform.ts'
import { readTenantJob } from '#server/readings/reading.jobs.ts'
import { entityTables } from '#server/schema.ts'

const NAME = 'Connection to Exchange Online lost'
const CHECK = 'external-sender-tag-on'

let journey: Journey
let connected: { id: string; organization_id: string; customer_id: string; tenant_id: string }
beforeAll(async () => {
  journey = await startJourney()
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<typeof connected>`
      select i.id, i.organization_id, i.customer_id, i.tenant_id from integration i
      join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
      where i.type = 'Office365' and i.state = 'Sync Successful' and i.fault is null and i.missing_scopes = '{}'
        and c.active and exists (select 1 from alert a where a.organization_id = i.organization_id and a.customer_id = c.id)
      order by c.name limit 1`.execute(db)
    const [found] = rows
    if (!found) throw new Error('The companies of the demo are connected')
    connected = found
  })
})
afterAll(() => journey?.end())

/** What the server does each minute, done now. */
const watch = () =>
  journey.changeDatabase((db) =>
    watchPlatform({
      db,
      tables: entityTables,
      pokes: { publish: () => {} },
      notifier: { notify: async () => {} },
      jobs: { send: async () => {} },
      publicUrl: journey.url,
      feedInterval: MINUTE,
      log: {
        error: (_fields: unknown, sentence?: string) => {
          throw new Error(sentence)
        },
      },
      now: Date.now,
    }),
  )

/** An administrator of the tenant takes away the role by which the app reads Exchange, or gives it back. */
async function keepFromExchange(isKept: boolean) {
  const page = `${journey.url}/sandbox/microsoft365/admin/tenants/${connected.tenant_id}/failures`
  const body = new URLSearchParams(isKept ? { 'exchange-not-connected': 'on' } : {})
  expect((await fetch(page, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
  await journey.sendJob(readTenantJob.queue, {
    organizationId: connected.organization_id,
    integrationId: connected.id,
  })
}

test('a permission that is taken away in the tenant is an alert that says what to do, and its return resolves it', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const panel = page.getByRole('complementary').last()
  const notConnected = panel.getByText('Exchange not connected').first()
  const check = `/secure/security-posture/${connected.customer_id}?open=${CHECK}`

  await goTo(page, check)
  await panel.getByText('What was found').first().waitFor()
  await keepFromExchange(true)
  await notConnected.waitFor()
  await watch()
  await goTo(page, `/secure/alerts/${connected.customer_id}`)
  await rowOf(page, NAME).click()
  await panel.getByRole('heading', { name: NAME }).waitFor()
  await panel.getByText('Microsoft 365', { exact: true }).waitFor()
  await panel.getByText('What to do').waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  await goTo(page, check)
  await notConnected.waitFor()
  await keepFromExchange(false)
  await notConnected.waitFor({ state: 'detached' })
  await watch()
  await goTo(page, `/secure/alerts/${connected.customer_id}?state=closed`)
  await rowOf(page, NAME).click()
  await panel.getByText('by itself, as it is well again').waitFor()
})
