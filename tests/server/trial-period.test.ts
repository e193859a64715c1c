// @module-tag database
import { expect, onTestFinished, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { SCHEMA, pullAnswerSchema } from '#shared/contract/sync.ts'
import { fullSubscription, subscriptionSchema } from '#shared/domain/licenses/subscription.ts'
import { signIn } from '#client/data/user-pool/user-pool.ts'
import { firstRunOf, type LiveSite, openLiveSite } from '#tests/support/live-site.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }
const { owner } = firstRunOf('')
const IN_BERLIN = { name: 'Harbour Services', time_zone: 'Europe/Berlin' }

/** A site that was set up at this moment; its time and its settings can be changed. */
async function setUpAt(moment: string, settings: Record<string, string> = {}) {
  const time = { now: Date.parse(moment) }
  const database = await openTestDatabase()
  const start = (environment: Record<string, string>) =>
    openLiveSite(environment, { database: { ...database, close: async () => {} }, now: () => time.now })
  let live = await start(settings)
  onTestFinished(async () => {
    await live.close()
    await database.close()
  })
  const { status } = await live.post('/first-run', { ...firstRunOf(live.token), organization: IN_BERLIN })
  expect(status).toBe(200)
  return {
    at: (later: string) => {
      time.now = Date.parse(later)
      return askSubscription(live)
    },
    startAgain: async (environment: Record<string, string>) => {
      await live.close()
      live = await start(environment)
    },
  }
}

/** What the owner is told of the subscription, and what their devices get of it. */
async function askSubscription({ fetch }: LiveSite) {
  const { idToken } = await signIn(POOL, fetch, owner.email, owner.password)
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`/api${path}`, init)).json()
  }
  const { organization } = loginDataSchema.parse(await ask('/user/login-data'))
  const said = await ask(`/organization/${organization.id}/subscription`)
  const pull = { epoch: null, cursor: 0, scopeHash: null, schema: SCHEMA }
  const { rows } = pullAnswerSchema.parse(await ask('/sync/pull', pull))
  const [row] = rows.filter(([kind]) => kind === 'subscription')
  return {
    isValid: (said as { hasValidSubscription: boolean }).hasValidSubscription,
    row: subscriptionSchema.parse(row?.[4]),
  }
}

// Far ahead: tokens are looked at by the time of day, so what was signed at a moment long gone opens nothing.
test('a new organization tries everything for 14 days after the day that it is where it is', async () => {
  const { at } = await setUpAt('2096-11-22T23:30:00Z')
  const { isValid, row } = await at('2096-11-22T23:31:00Z')
  expect(isValid).toBe(true)
  const end = '2096-12-07T23:00:00.000Z'
  expect({ ...row, trial_ends_at: new Date(row.trial_ends_at ?? 0).toISOString() }).toEqual({
    ...fullSubscription(row.id),
    plan: 'trial',
    billing: 'trial',
    trial_ends_at: end,
  })
  expect((await at('2096-12-07T22:59:59Z')).isValid).toBe(true)
  expect((await at('2096-12-07T23:00:00Z')).isValid).toBe(false)
})

test('on a site that is licensed it has everything, and no trial', async () => {
  const { at } = await setUpAt('2096-11-22T12:00:00Z', { LICENSED: 'true' })
  const { isValid, row } = await at('2100-01-01T12:00:00Z')
  expect([isValid, row]).toEqual([true, fullSubscription(row.id)])
})

test('a site that is licensed later ends the trial, also one that is over, and devices hear of it', async () => {
  const { at, startAgain } = await setUpAt('2096-11-22T12:00:00Z')
  expect((await at('2097-01-01T12:00:00Z')).isValid).toBe(false)
  await startAgain({})
  expect((await at('2097-01-01T12:01:00Z')).isValid).toBe(false)
  await startAgain({ LICENSED: 'true' })
  const { isValid, row } = await at('2097-01-01T12:02:00Z')
  expect([isValid, row]).toEqual([true, fullSubscription(row.id)])
  // Whatever is bought stays when the setting goes.
  await startAgain({})
  expect((await at('2097-01-01T12:03:00Z')).isValid).toBe(true)
})
