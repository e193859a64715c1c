// @module-tag database
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import { boughtOf } from '#shared/domain/licenses/license-pool.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { readAllBack } from '#server/billing/read-back.ts'
import { sweepEvents } from '#server/billing/billing.store.ts'
import { createLog } from '#server/platform/log.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { pretendPortal, SANDBOX } from '#server/site-billing.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { buildSubscription, licensed } from '#tests/support/build-access.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import {
  addNeighbor,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  commandOf,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const account = () => owner.login.ownerBillingId ?? ''
const open = (person: Person, billingAccountId: string = account()) =>
  person.api('POST', '/tools/billing/portal', { billingAccountId })

/** What a person's devices get of a kind. */
async function pulled<T>(person: Person, kind: string): Promise<T | undefined> {
  const { rows } = await pulledBy(person)
  return rows.find(([each]) => each === kind)?.[4] as T | undefined
}
const subscriptionOf = async () => (await pulled<Subscription>(owner, 'subscription'))!
const accountRow = (person = owner) => pulled<BillingAccount>(person, 'billingAccount')

/** Notes that the organization has bought something else. */
async function put(said: Partial<Subscription>): Promise<void> {
  const id = organizationId()
  await unitOfWork({ db: site.database.db, tables: entityTables }, id, async (work) => {
    await work.load('subscription', [id])
    work.put('subscription', buildSubscription({ id, ...said }))
  })
}

/** Opens the portal, and gives what presses a button on its page. */
async function visit(person = owner) {
  const { status, body } = await open(person)
  expect(status).toBe(200)
  const { pathname } = new URL((body as { url: string }).url)
  return async (act: string, fields: Record<string, string> = {}) => {
    const form = new URLSearchParams({ act, ...fields })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await site.fetch(pathname, { method: 'POST', headers, body: form.toString() })
    return { status: answer.status, text: await answer.text() }
  }
}
const premium = { plan: 'premium', cycle: 'year', quantity: '120', nfr: 'essentials', autopilot: 'on' }

/** Sets what the pretend portal gets wrong. */
async function provoke(...failures: string[]) {
  const body = new URLSearchParams(failures.map((each) => ['failure', each])).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await site.fetch('/sandbox/billing/pages', { method: 'POST', headers, body })
}

/** Tells something as the portal does. */
async function tell(
  event: object,
  {
    secret = SANDBOX.secret,
    at = site.now.value,
    header,
  }: { secret?: string; at?: number; header?: string } = {},
) {
  const body = JSON.stringify({ type: 'account.changed', account: account(), ...event })
  const moment = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')
  const answer = await site.fetch('/api/tools/billing/event', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'billing-signature': header ?? `t=${moment},v1=${signature}`,
    },
    body,
  })
  const text = await answer.text()
  return {
    status: answer.status,
    code: text === '' ? undefined : (JSON.parse(text) as { code: string }).code,
  }
}

const readAll = () =>
  readAllBack({
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    log: createLog('silent'),
    billing: pretendPortal(
      'http://elsewhere.localhost',
      () => site.now.value,
      readConfiguration({}),
      () => Promise.reject(new Error('nobody is told')),
    ).portal,
  })

describe('the portal', () => {
  test('opens for who manages the billing alone, at an address of its origin', async () => {
    for (const name of ['owner', 'product', 'admin', 'agent', 'reader'] as const) {
      const known = { owner, agent }[name as string]
      const { status, body } = await open(known ?? (await site.signIn(name)))
      const isLetIn = name === 'owner' || name === 'product'
      const origin = isLetIn ? new URL((body as { url: string }).url).origin : undefined
      expect([name, status, origin]).toEqual([
        name,
        isLetIn ? 200 : 403,
        isLetIn ? 'http://test.localhost:4700' : undefined,
      ])
    }
  })

  test('does not open for who may only read the billing, who gets what the portal says all the same', async () => {
    const email = 'bookkeeper@demo.castellan.example'
    const permissions = permissionsOf('System user', { billing: 'readOnly' })
    await owner.api(
      'POST',
      `/organization/${organizationId()}/user`,
      buildAdded(email, { role: 'System user', permissions }),
    )
    const reader = await site.join(email, secretIn(await site.readMail(email)), 'Portcullis-2026!')
    expect((await open(reader)).status).toBe(403)
    await open(owner)
    expect(await accountRow(reader)).toMatchObject({ card: 'none', quantity: 0 })
    expect(await accountRow(agent)).toBeUndefined()
  })

  test('does not open for the account of another organization, or of none', async () => {
    const { organizationId: neighbor } = await addNeighbor(site)
    const { rows } = await sql<{ id: string }>`
      select owner_billing_id as id from organization where id = ${neighbor}::uuid`.execute(site.database.db)
    for (const foreign of [rows[0]?.id ?? '', 'nobody'])
      expect(await open(owner, foreign)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  test('is shown in a frame of this site alone, and nothing else of the site in any', async () => {
    const { body } = await open(owner)
    const { pathname } = new URL((body as { url: string }).url)
    const page = await site.fetch(pathname, {})
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await site.fetch(`${pathname}x`, {})).status).toBe(410)
  })

  test.each(['down', 'html', 'foreign-address', 'other-account'])(
    'that fails (%s) is told without a word of it',
    async (failure) => {
      await provoke(failure)
      const { status, body } = await open(owner)
      await provoke()
      expect([status, (body as { code: string }).code]).toEqual([502, 'billingPortalFailed'])
    },
  )

  test('that no setting names is said to be none, and takes no messages', async () => {
    const live = await openLiveSite({})
    const answer = await live.fetch('/api/tools/billing/event', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'evt', type: 'account.changed', account: 'one' }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'billingNotConfigured' }),
    ])
    expect(live.site.config.billing?.portal).toBeNull()
    await live.close()
  })
})

describe('a purchase', () => {
  beforeEach(() =>
    put({ plan: 'trial', billing: 'trial expired', licenses: licensed('discover-essentials') }),
  )

  test('needs a card and a hundred licences', async () => {
    const press = await visit()
    await press('remove-card')
    expect(await press('buy', premium)).toMatchObject({ status: 422 })
    expect((await accountRow())?.card).toBe('none')
    await press('card')
    expect((await accountRow())?.card).toBe('valid')
    expect(await press('buy', { ...premium, quantity: '99' })).toMatchObject({ status: 422 })
    expect((await subscriptionOf()).billing).toBe('trial expired')
  })

  test('ends the trial, fills the pools and reaches devices, at the price of the site’s own list', async () => {
    const press = await visit()
    await press('card')
    await press('buy', premium)
    const subscription = await subscriptionOf()
    expect(subscription).toMatchObject({
      plan: 'Premium',
      billing: 'yearly',
      hasPbSub: true,
      trial_ends_at: null,
    })
    expect([boughtOf(subscription, 9), boughtOf(subscription, 12), boughtOf(subscription, 7)]).toEqual([
      120, 120, 50,
    ])
    const { body } = await owner.api('GET', `/organization/${organizationId()}/subscription`)
    expect(body).toMatchObject({ hasValidSubscription: true })
    // 120 × (6.00 + 1.50) × 12 × 80 %
    expect(await accountRow()).toMatchObject({
      quantity: 120,
      amount: 864_000,
      currency: 'USD',
      ends_on: null,
    })
  })

  test('of which the message was lost is found at the next visit', async () => {
    const press = await visit()
    await press('card')
    await put({ plan: 'trial', billing: 'trial expired' })
    await provoke('lost-events')
    await press('buy', premium)
    await provoke()
    expect((await subscriptionOf()).billing).toBe('trial expired')
    await open(owner)
    expect((await subscriptionOf()).billing).toBe('yearly')
  })
})

describe('a message of the portal', () => {
  /** Something that is waiting to be read back. */
  async function waiting() {
    const press = await visit()
    await press('card')
    await put({ plan: 'trial', billing: 'trial expired' })
    await provoke('lost-events')
    await press('buy', premium)
    await provoke()
    expect((await subscriptionOf()).billing).toBe('trial expired')
  }

  test.each<[string, Parameters<typeof tell>[1]]>([
    ['that somebody else has signed', { secret: 'somebody else’s secret' }],
    ['that nobody has signed', { header: '' }],
    ['that is older than five minutes', { at: Date.now() - 3_600_000 }],
  ])('%s changes nothing', async (_, how) => {
    await waiting()
    expect(await tell({ id: 'evt_forged' }, how)).toEqual({ status: 401, code: 'billingSignature' })
    expect((await subscriptionOf()).billing).toBe('trial expired')
  })

  test('is acted upon once: what was recorded and is sent again asks the portal no more', async () => {
    await waiting()
    expect((await tell({ id: 'evt_twice' })).status).toBe(204)
    expect((await subscriptionOf()).billing).toBe('yearly')
    await put({ plan: 'trial', billing: 'trial expired' })
    await provoke('down')
    expect((await tell({ id: 'evt_twice' })).status).toBe(204)
    await provoke()
    expect((await subscriptionOf()).billing).toBe('trial expired')
  })

  test('that comes while the portal is down is not taken, so that it comes again', async () => {
    await waiting()
    await provoke('down')
    expect(await tell({ id: 'evt_later' })).toEqual({ status: 502, code: 'billingPortalFailed' })
    await provoke()
    expect((await tell({ id: 'evt_later' })).status).toBe(204)
    expect((await subscriptionOf()).billing).toBe('yearly')
  })

  test('of an account that no organization has, or that says more than it may, changes nothing', async () => {
    await waiting()
    expect(await tell({ id: 'evt_nobody', account: 'nobody' })).toEqual({ status: 404, code: 'notFound' })
    const { organizationId: neighbor } = await addNeighbor(site)
    const { rows } = await sql<{ id: string }>`
      select owner_billing_id as id from organization where id = ${neighbor}::uuid`.execute(site.database.db)
    expect((await tell({ id: 'evt_neighbor', account: rows[0]?.id })).status).toBe(204)
    expect((await tell({ id: 'evt_more', plan: 'premium' })).status).toBe(422)
    expect((await subscriptionOf()).billing).toBe('trial expired')
  })

  test('is forgotten when its signature has long been too old', async () => {
    const { db } = site.database
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from billing_event`.execute(db)).rows[0]?.n
    expect(await count()).toBeGreaterThan(0)
    await sweepEvents({ db, now: () => site.now.value + 3 * DAY })
    expect(await count()).toBe(0)
  })
})

test('every hour accounts that were ever opened are read back, and an older answer changes nothing', async () => {
  await open(owner)
  await put({ plan: 'trial', billing: 'trial expired' })
  site.now.value += MINUTE
  // A portal that was begun anew knows this account as one that has bought nothing.
  await readAll()
  const later = await accountRow()
  expect(later).toMatchObject({
    card: 'none',
    quantity: 0,
    changed_at: new Date(site.now.value).toISOString(),
  })
  expect((await subscriptionOf()).billing).toBe('trial expired')
  site.now.value -= MINUTE
  await readAll()
  site.now.value += MINUTE
  expect(await accountRow()).toEqual(later)
})

describe('the trial of Discover Premium', () => {
  const begin = (person: Person) =>
    person.api('POST', `/organization/${organizationId()}/subscription/discover-trial`, {})
  beforeEach(() => put({ plan: 'Essentials', billing: 'monthly', licenses: licensed('discover-essentials') }))

  test('is begun once, by who manages the billing, and ends after seven days', async () => {
    expect((await begin(agent)).status).toBe(403)
    expect((await begin(owner)).status).toBe(204)
    const { discover_trial_ends_at: ends } = await subscriptionOf()
    expect(Math.abs(Date.parse(ends ?? '') - site.now.value - 7 * DAY)).toBeLessThan(60_000)
    expect(await begin(owner)).toMatchObject({ status: 409, body: { code: 'discoverTrialUsed' } })
    const [pushed] = await pushAs(owner, [
      commandOf(site, 'subscription.tryDiscover', { organizationId: organizationId() }),
    ])
    expect(pushed).toMatchObject({ outcome: 'rejected', code: 'discoverTrialUsed' })
  })

  test('is not begun by whom has Premium', async () => {
    await put({})
    expect(await begin(owner)).toMatchObject({ status: 409, body: { code: 'discoverPremiumHeld' } })
  })
})

// The last one, because the time does not go back.
test('a plan that is cancelled goes on until it would have renewed, and is Freemium then', async () => {
  const press = await visit()
  await press('card')
  await press('buy', { ...premium, cycle: 'month' })
  await press('cancel')
  const { ends_on } = (await accountRow())!
  expect(ends_on).toBe((await subscriptionOf()).renews_on)
  expect((await subscriptionOf()).plan).toBe('Premium')
  site.now.value += 40 * DAY
  owner = await site.signIn('owner')
  await visit()
  const subscription = await subscriptionOf()
  expect([subscription.plan, boughtOf(subscription, 9), boughtOf(subscription, 10)]).toEqual([
    'Freemium',
    0,
    50,
  ])
})
