// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { FeedState } from '#shared/domain/alerts/feed-states.ts'
import { hygieneQueries } from '#shared/domain/alerts/hygiene/hygiene-queries.ts'
import { playStory, stories } from '#sandbox/microsoft365/stories/play-story.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import { createRandom } from '#server/demo/random.ts'
import { noteOutcome } from '#server/alerts/feed-cursor.store.ts'
import { tellStates } from '#server/alerts/tell-states.ts'
import { askTenant, type HygieneParts } from '#server/hygiene/ask-tenant.ts'
import { requestDueQueries } from '#server/hygiene/hygiene.jobs.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { seedOf, tries } from '#tests/support/effort.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'

const SECRET = 'app-secret-expires'
const APP = '5d1c7c5e-6b1d-4f7e-9d47-0c6cf8a1b001'

let site: TestSite
let start: number
let integration: { id: string; organization_id: string; customer_id: string }
beforeAll(async () => {
  site = await openTestSite()
  start = site.now.value
  const { rows } = await sql<typeof integration>`
    select id, organization_id, customer_id from integration
    where type = 'Office365' and is_active and state in ('Connected', 'Sync Successful')
    order by customer_id`.execute(db())
  const last = rows.at(-1)
  if (!last) throw new Error('The companies of the demo are connected')
  integration = last
})
afterAll(() => site?.close())

const db = () => site.database.db
const change = (act: Parameters<typeof unitOfWork>[2]) =>
  unitOfWork({ db: db(), tables: entityTables }, integration.organization_id, act)

/** Nothing was asked of the company yet, and everything else of it was read just now. */
beforeEach(async () => {
  site.now.value = start
  const { customer_id: customer } = integration
  for (const table of ['alert_standing', 'alert_event', 'tenant_event', 'tenant_event_key', 'feed_cursor'])
    await sql`delete from ${sql.table(table)} where customer_id = ${customer}::uuid`.execute(db())
  const ids = (await alertsOf()).map(({ id }) => id)
  await change(async (work) => {
    await work.load('alert', ids)
    for (const id of ids) work.remove('alert', id)
  })
  await sql`
    update source_reading set read_at = ${new Date(start)}, asked_at = ${new Date(start)}, failure = null
    where customer_id = ${customer}::uuid`.execute(db())
  await holdPlans('AAD_PREMIUM', 'INTUNE_A', 'EXCHANGE_S_STANDARD')
})

const holdPlans = (...plans: string[]) =>
  change(async (work) => {
    await work.load('posture', [integration.customer_id])
    const { row } = work.get('posture', integration.customer_id)
    const read_at = new Date(start).toISOString()
    if (row) work.put('posture', { ...row, read_at, clouds: { microsoft: read_at }, service_plans: plans })
  })

async function alertsOf(detection?: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select * from alert where customer_id = ${integration.customer_id}::uuid
      and (${detection ?? null}::text is null or detection = ${detection ?? null}) order by raised_at`.execute(
    db(),
  )
  return rows
}

const stateOf = (query: string) => sourceState(`hygiene/${query}`)

async function sourceState(name: string): Promise<FeedState | undefined> {
  const { rows } = await sql<{ sources: FeedState[] }>`
    select sources from feed_states where customer_id = ${integration.customer_id}::uuid`.execute(db())
  return rows[0]?.sources.find(({ source }) => source === name)
}

const person = (name: string) => ({
  userPrincipalName: `${name}@fabrikam.example`,
  userType: 'member',
  isAdmin: false,
})

/** What the last reading of the posture was told. */
const keep = (source: string, value: unknown) =>
  sql`
    insert into source_reading (organization_id, customer_id, source, asked_at, read_at, value)
    values (${integration.organization_id}::uuid, ${integration.customer_id}::uuid, ${source},
      ${new Date(site.now.value)}, ${new Date(site.now.value)}, ${JSON.stringify(value)}::jsonb)
    on conflict (organization_id, customer_id, source) do update
      set value = excluded.value, read_at = excluded.read_at, failure = null`.execute(db())

function openTenant() {
  const { tenant, settings, sandbox } = openPretendTenant({ now: () => site.now.value })
  const notified: DeviceNotification[] = []
  const asked = { organizationId: integration.organization_id, integrationId: integration.id }
  const parts: HygieneParts = {
    db: db(),
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { settings: () => settings } },
    jobs: { send: async () => {} },
    publicUrl: 'https://castellan.example',
    notifier: { notify: async (_id, each) => void notified.push(each) },
    now: () => site.now.value,
  }
  const { graph } = tenant.settings
  return {
    tenant,
    notified,
    /** A cmdlet of an administrator of the tenant. */
    run: async (cmdlet: string, parameters: object) => {
      const token = await sandbox.request(`/login/${tenant.tenantId}/oauth2/v2.0/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: 'ours',
          client_secret: 'secret',
          scope: 'https://outlook.office365.com/.default',
        }),
      })
      const { access_token: bearer } = (await token.json()) as { access_token: string }
      const answer = await sandbox.request(`/exchange/adminapi/beta/${tenant.tenantId}/InvokeCommand`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ CmdletInput: { CmdletName: cmdlet, Parameters: parameters } }),
      })
      return { status: answer.status, body: (await answer.json()) as unknown }
    },
    ask: (more: Partial<HygieneParts> = {}) => askTenant({ ...parts, ...more }, asked),
    /** An app with a secret that ends so many days after the beginning; without days, with none. */
    holdSecret: (...days: number[]) => {
      graph['applications'] = [
        {
          id: APP,
          appId: APP,
          displayName: 'Backup',
          keyCredentials: [],
          passwordCredentials: days.map((day) => ({
            keyId: String(day),
            startDateTime: new Date(start - DAY).toISOString(),
            endDateTime: new Date(start + day * DAY).toISOString(),
          })),
        },
      ]
    },
    requestApp: () => {
      graph['identityGovernance/appConsent/appConsentRequests'] = [
        { id: 'r', appId: APP, appDisplayName: 'Planner', userConsentRequests: [{ status: 'InProgress' }] },
        { id: 's', appId: 'done', appDisplayName: 'Old', userConsentRequests: [{ status: 'Completed' }] },
      ]
    },
  }
}

test('a state is one alert while it lasts, resolved when it is gone, and a new one when it is back', async () => {
  const { ask, holdSecret, notified } = openTenant()
  holdSecret(20)
  await ask()
  const [first, ...others] = await alertsOf(SECRET)
  expect(others).toEqual([])
  expect(first).toMatchObject({ status: 'new', severity: 'medium', source: 'hygiene', count: 1 })
  expect(first?.facts).toContain('app: Backup')
  expect(notified.length).toBe(1)
  site.now.value += DAY
  await ask()
  expect(await alertsOf(SECRET)).toEqual([first])
  site.now.value += DAY
  holdSecret(20, 300)
  await ask()
  expect(await alertsOf(SECRET)).toMatchObject([
    { id: first?.id, status: 'resolved', handled_by: null, handled_at: new Date(site.now.value) },
  ])
  site.now.value += DAY
  holdSecret(20)
  await ask()
  const both = await alertsOf(SECRET)
  expect(both.map(({ status }) => status)).toEqual(['resolved', 'new'])
  expect(both[1]?.id).not.toBe(first?.id)
})

test('a state that becomes graver is told by the same alert', async () => {
  const { ask, holdSecret } = openTenant()
  holdSecret(1)
  await ask()
  site.now.value += 2 * DAY
  await ask()
  expect(await alertsOf(SECRET)).toMatchObject([{ severity: 'high', status: 'new', count: 2 }])
})

test('a long list is one alert, which tells how long it has grown and is opened again by that alone', async () => {
  const { ask } = openTenant()
  const names = (count: number) => Array.from({ length: count }, (_, place) => person(`p${place}`))
  const countsOf = async () =>
    (await alertsOf('users-without-mfa')).map(({ facts, status }) => [facts.length, facts[0], status])
  await keep('usersWithoutSecondFactor', names(300))
  await ask()
  expect(await countsOf()).toEqual([[11, 'count: 300', 'new']])
  const [alert] = await alertsOf('users-without-mfa')
  await change(async (work) => {
    await work.load('alert', [alert?.id ?? ''])
    const { row } = work.get('alert', alert?.id ?? '')
    if (row)
      work.put('alert', { ...row, status: 'resolved', handled_at: new Date(site.now.value).toISOString() })
  })
  site.now.value += DAY
  await keep('usersWithoutSecondFactor', names(12))
  await ask()
  expect(await countsOf()).toEqual([[11, 'count: 300', 'resolved']])
  site.now.value += DAY
  await keep('usersWithoutSecondFactor', names(301))
  await ask()
  expect(await countsOf()).toEqual([[11, 'count: 301', 'new']])
})

test('a query is asked again after its interval, and not before', async () => {
  const { ask, tenant, requestApp, holdSecret } = openTenant()
  const isSent = async () => {
    const sent: unknown[] = []
    const jobs = { send: async (_queue: string, data: object) => void sent.push(data) }
    await requestDueQueries({ db: db(), jobs, feedInterval: 1, now: () => site.now.value })
    return sent.some((each) => JSON.stringify(each).includes(integration.id))
  }
  expect(await isSent()).toBe(true)
  await ask()
  expect(await isSent()).toBe(false)
  requestApp()
  holdSecret(10)
  const before = tenant.requests
  site.now.value += 29 * MINUTE
  await ask()
  expect(tenant.requests).toBe(before)
  site.now.value += MINUTE
  expect(await isSent()).toBe(true)
  await ask()
  expect((await alertsOf('app-waits-for-approval')).map(({ facts }) => facts[0])).toEqual(['app: Planner'])
  expect(await alertsOf(SECRET)).toEqual([])
  site.now.value += DAY
  await ask()
  expect((await alertsOf(SECRET)).length).toBe(1)
})

test('where a permission is missing that is told, what was found before stays open, and it is asked again soon', async () => {
  const first = openTenant()
  first.holdSecret(10)
  await first.ask()
  const { tenant, ask } = openTenant()
  const granted = tenant.consentedRoles
  tenant.consentedRoles = (granted ?? []).filter((role) => !/^(Application|Directory)\./.test(role))
  site.now.value += DAY
  await ask()
  expect(await stateOf(SECRET)).toMatchObject({ reason: 'missingScope', permission: 'Application.Read.All' })
  expect((await stateOf(SECRET))?.read_at).not.toBeNull()
  expect(await alertsOf(SECRET)).toMatchObject([{ status: 'new' }])
  tenant.consentedRoles = granted
  site.now.value += 2 * HOUR
  await ask()
  expect(await stateOf(SECRET)).toMatchObject({ reason: null })
  expect(await alertsOf(SECRET)).toMatchObject([{ status: 'resolved' }])
})

test('where a license is missing, or what was read is refused or old, that is told as well', async () => {
  const { ask } = openTenant()
  await holdPlans('EXCHANGE_S_STANDARD')
  await sql`
    update source_reading set failure = 'missingScope'
    where customer_id = ${integration.customer_id}::uuid and source = 'organization'`.execute(db())
  await sql`
    update source_reading set read_at = ${new Date(start - 3 * DAY)}
    where customer_id = ${integration.customer_id}::uuid and source = 'securityDefaults'`.execute(db())
  await ask()
  expect(await stateOf('users-without-mfa')).toMatchObject({ reason: 'noLicense', read_at: null })
  expect(await stateOf('devices-not-compliant')).toMatchObject({ reason: 'noLicense' })
  expect(await stateOf('directory-sync-stopped')).toMatchObject({ reason: 'missingScope' })
  expect(await stateOf('security-defaults-off')).toMatchObject({ reason: 'sourceFailed' })
  expect(await stateOf(SECRET)).toMatchObject({ reason: null })
})

test('every query is told of, and none is without an answer that is understood', async () => {
  const { ask } = openTenant()
  await ask()
  const states = await Promise.all(hygieneQueries.map(({ id }) => stateOf(id)))
  expect(states.map((state) => state?.reason)).toEqual(hygieneQueries.map(() => null))
})

test('what feeds have told of themselves stays, and so does what queries have', async () => {
  const { ask } = openTenant()
  const company = { organizationId: integration.organization_id, customerId: integration.customer_id }
  const parts = { db: db(), tables: entityTables, pokes: { publish: () => {} } }
  const tellFeed = async (reason: 'noLicense' | null) => {
    await noteOutcome(db(), company, 'signIns', { reason, at: site.now.value })
    await tellStates(parts, company, integration.id, [{ id: 'signIns', permission: 'AuditLog.Read.All' }])
  }
  const standing = async () => [(await sourceState('signIns'))?.reason, (await stateOf(SECRET))?.reason]
  await tellFeed('noLicense')
  await ask()
  expect(await standing()).toEqual(['noLicense', null])
  await tellFeed(null)
  expect(await standing()).toEqual([null, null])
})

test('a crash after what was found is kept raises nothing twice and leaves nothing out', async () => {
  const { ask, holdSecret, requestApp } = openTenant()
  holdSecret(10)
  requestApp()
  const crash = () => {
    throw new Error('The process ends')
  }
  for (let each = 0; each < 2; each++)
    await expect(ask({ pokes: { publish: crash } })).rejects.toThrow('The process ends')
  await ask()
  expect((await alertsOf(SECRET)).length).toBe(1)
  expect((await alertsOf('app-waits-for-approval')).length).toBe(1)
})

test('two processes at once raise one alert', async () => {
  const { ask, holdSecret, notified } = openTenant()
  holdSecret(10)
  await Promise.all([0, 1, 2].map((each) => ask({ now: () => site.now.value + each * SECOND })))
  site.now.value += DAY
  await ask()
  expect((await alertsOf(SECRET)).length).toBe(1)
  expect(notified.flatMap(({ id }) => id).length).toBe(new Set(notified.map(({ id }) => id)).size)
})

test('an app that a story has brought into the tenant is found until it is disabled', async () => {
  const { ask, tenant } = openTenant()
  const story = stories.find(({ id }) => id === 'rogue-app')
  if (!story) throw new Error('There is a story of it')
  playStory(tenant, story, { now: site.now.value, isDelayed: false })
  await ask()
  expect(await alertsOf('rogue-app')).toMatchObject([{ status: 'new', severity: 'high' }])
  for (const app of [tenant.settings.graph['servicePrincipals']].flat())
    Object.assign(app ?? {}, { accountEnabled: false })
  site.now.value += 4 * HOUR
  await ask()
  expect(await alertsOf('rogue-app')).toMatchObject([{ status: 'resolved' }])
})

describe('what only Exchange tells', () => {
  const SENDER = 'restricted-sender'
  const REQUEST = 'quarantine-release-requested'

  const play = (tenant: ReturnType<typeof openTenant>['tenant'], id: string) => {
    const story = stories.find((each) => each.id === id)
    if (!story) throw new Error('There is a story of it')
    playStory(tenant, story, { now: site.now.value, isDelayed: false })
  }

  test('is an alert about whoever may send no more, resolved once they may again', async () => {
    const { ask, tenant, run, notified } = openTenant()
    play(tenant, 'restricted-sender')
    await ask()
    const [blocked] = tenant.settings.exchange['BlockedSenderAddress'] ?? []
    const sender = String(blocked?.['SenderAddress'])
    expect(await alertsOf(SENDER)).toMatchObject([
      {
        status: 'new',
        severity: 'high',
        account: { id: null, name: sender.toLowerCase() },
        facts: [`blockedSince: ${new Date(site.now.value).toISOString()}`, 'spamSent: 412', 'mailSent: 418'],
      },
    ])
    expect(notified).toMatchObject([{ kind: 'alertsRaised', severity: 'high' }])
    site.now.value += 30 * MINUTE
    await ask()
    expect(await alertsOf(SENDER)).toMatchObject([{ status: 'new', count: 1 }])
    expect((await run('Remove-BlockedSenderAddress', { SenderAddress: sender })).status).toBe(200)
    site.now.value += 30 * MINUTE
    await ask()
    expect(await alertsOf(SENDER)).toMatchObject([{ status: 'resolved', handled_by: null }])
    expect((await run('Remove-BlockedSenderAddress', { SenderAddress: sender })).status).toBe(404)
  })

  test.each(['Release', 'Deny'])('is a request for a mail, answered by %s', async (ActionType) => {
    const { ask, tenant, run } = openTenant()
    play(tenant, 'quarantine-request')
    await ask()
    const [alert] = await alertsOf(REQUEST)
    expect(alert).toMatchObject({ status: 'new', severity: 'low' })
    expect(alert?.facts).toEqual([
      'mailSubject: Invoice for your last order',
      'mailSender: invoices@outside.example',
      'quarantinedAs: Spam',
      expect.stringMatching(/^mailReceived: 20/),
      expect.stringMatching(/^mailExpires: 20/),
    ])
    const [mail] = tenant.settings.exchange['QuarantineMessage'] ?? []
    await run('Release-QuarantineMessage', { Identity: mail?.['Identity'], ActionType, ReleaseToAll: true })
    site.now.value += HOUR
    await ask()
    expect(await alertsOf(REQUEST)).toMatchObject([{ status: 'resolved' }])
  })

  test('is silent for a reason that is told, and what was found stays open, where Exchange is not connected', async () => {
    const { ask, tenant } = openTenant()
    play(tenant, 'restricted-sender')
    await ask()
    tenant.provoked = new Set(['exchange-not-connected'])
    site.now.value += HOUR
    await ask()
    expect(await stateOf(SENDER)).toMatchObject({
      reason: 'exchangeNotConnected',
      permission: 'Exchange.ManageAsApp',
    })
    expect(await stateOf(SECRET)).toMatchObject({ reason: null })
    expect(await alertsOf(SENDER)).toMatchObject([{ status: 'new' }])
    tenant.provoked = new Set()
    site.now.value += HOUR
    await ask()
    expect(await stateOf(SENDER)).toMatchObject({ reason: null })
  })

  test('is not told where there is no license of it, nor where more is asked for than was read', async () => {
    const { ask, tenant } = openTenant()
    play(tenant, 'quarantine-request')
    await ask()
    const [mail] = tenant.settings.exchange['QuarantineMessage'] ?? []
    tenant.settings.exchange['QuarantineMessage'] = Array.from({ length: 1001 }, (_, place) => ({
      ...mail,
      Identity: String(place),
    }))
    site.now.value += HOUR
    await ask()
    expect(await stateOf(REQUEST)).toMatchObject({ reason: 'unexpectedAnswer' })
    expect(await alertsOf(REQUEST)).toMatchObject([{ status: 'new' }])
    await holdPlans('AAD_PREMIUM')
    site.now.value += HOUR
    await ask()
    expect(await stateOf(REQUEST)).toMatchObject({ reason: 'noLicense' })
  })

  test.each([
    ['Get-QuarantineMessage', { ReleaseStatus: 'Wanted' }, 'ParameterBindingException'],
    ['Get-QuarantineMessage', { PageSize: 1001 }, 'ParameterBindingException'],
    ['Get-BlockedSenderAddress', { Sender: 'a@customer.example' }, 'ParameterBindingException'],
    [
      'Release-QuarantineMessage',
      { Identity: 'gone', ReleaseToAll: true },
      'ManagementObjectNotFoundException',
    ],
    ['Set-QuarantineMessage', { Identity: 'gone' }, 'CommandNotFoundException'],
  ])('is refused by the pretend cloud where %s is asked with %o', async (cmdlet, parameters, exception) => {
    const { run } = openTenant()
    const { status, body } = await run(cmdlet, parameters)
    expect([status >= 400, JSON.stringify(body)]).toEqual([true, expect.stringContaining(exception)])
  })
})

test.each(Array.from({ length: tries(4) }, (_, place) => seedOf(4800) + place))(
  'course %i: what lasts has exactly one open alert, across crashes, clocks and three processes',
  async (seed) => {
    const random = createRandom(seed)
    const { ask, tenant } = openTenant()
    const apps = ['a', 'b', 'c']
    let holding: string[] = []
    const crash = () => {
      if (random.chance(0.2)) throw new Error('The process ends')
    }
    for (let step = 0; step < 12; step++) {
      holding = apps.filter(() => random.chance(0.5))
      tenant.settings.graph['applications'] = holding.map((appId) => ({
        id: appId,
        appId,
        displayName: appId,
        keyCredentials: [],
        passwordCredentials: [{ endDateTime: new Date(site.now.value + 20 * DAY).toISOString() }],
      }))
      // No two clocks are the same.
      const processes = Array.from({ length: 1 + random.below(3) }, (_, place) =>
        ask({ pokes: { publish: crash }, now: () => site.now.value + place * SECOND }),
      )
      await Promise.allSettled(processes)
      site.now.value += random.below(40) * HOUR
    }
    site.now.value += DAY
    await ask()
    const alerts = await alertsOf(SECRET)
    const nameIn = ({ facts }: AlertRow) => facts.find((each) => each.startsWith('appId: '))?.slice(7) ?? ''
    const open = alerts.filter(({ status }) => status === 'new').map(nameIn)
    expect(open.toSorted()).toEqual(holding)
    for (const [, episodes] of Map.groupBy(alerts, nameIn))
      for (const [place, { handled_at: end }] of episodes.slice(0, -1).entries())
        expect(Number(end ?? Infinity)).toBeLessThanOrEqual(Number(episodes[place + 1]?.raised_at))
  },
)

test('where a tenant is connected anew the alerts of before are resolved, and what lasts is told again', async () => {
  const { ask, holdSecret } = openTenant()
  holdSecret(10)
  await ask()
  await sql`delete from feed_cursor where customer_id = ${integration.customer_id}::uuid`.execute(db())
  site.now.value += HOUR
  await ask()
  expect((await alertsOf(SECRET)).map(({ status }) => status)).toEqual(['resolved', 'new'])
})
