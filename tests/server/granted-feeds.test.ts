// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf, actionsOf, vendorsElsewhere } from '#shared/domain/alerts/alert-task.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { detections } from '#shared/domain/alerts/detection-texts/en.ts'
import { nothingUsual, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { playDuoAct } from '#sandbox/duo/activities.ts'
import { playDuoStory } from '#sandbox/duo/authentications.ts'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser } from '#sandbox/duo/state.ts'
import { playGoogleStory } from '#sandbox/google-workspace/stories.ts'
import { playStory, stories } from '#sandbox/microsoft365/stories/play-story.ts'
import { requestDueFeeds } from '#server/alerts/feed.jobs.ts'
import { type FeedParts, readFeeds } from '#server/alerts/read-feeds.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { duo } from '#server/connectors/duo/duo.vendor.ts'
import type { SecurityFeeds } from '#server/connectors/security-feeds.ts'
import { disconnect } from '#server/integrations/disconnect.ts'
import { factorCredentials } from '#server/integrations/duo-parent-keys.ts'
import { keepCredentials } from '#server/integration-secret/integration-secret.ts'
import { blankIntegration } from '#server/integrations/new-integration.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { entityTables } from '#server/schema.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openPretendWorkspace } from '#tests/support/vendors/pretend-workspace.ts'

const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const HOST = 'api-9e9e9e9e.duosecurity.com'

interface Known {
  email: string
  username: string
  entra: string
}

let site: TestSite
let owner: Person
let microsoft: { id: string; customer_id: string }
let google: Integration
let duos: Integration
/** Somebody of the company's Microsoft directory, whose account at Google has another address of theirs. */
let person: Known
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  const { rows } = await sql<typeof microsoft>`
    select id, customer_id from integration
    where organization_id = ${organizationId()}::uuid and type = 'Office365' and is_active
      and state in ('Connected', 'Sync Successful')
    order by customer_id`.execute(site.database.db)
  const found = rows.at(-1)
  if (!found) throw new Error('The companies of the demo are connected')
  microsoft = found
  const { rows: people } = await sql<Known>`
    select lower(email) as email, lower(username) as username, entra_id::text as entra from employee
    where organization_id = ${organizationId()}::uuid and customer_id = ${company()}::uuid
      and entra_id is not null and not coalesce(is_admin, false) and sign_in_enabled
    order by id limit 1`.execute(site.database.db)
  if (!people[0]) throw new Error('Somebody works there')
  person = people[0]
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const company = () => microsoft.customer_id
const base = () => ({ db: site.database.db, tables: entityTables, pokes: { publish: () => {} } })

/** Everything that was collected of the company is gone, and both vendors are connected anew. */
beforeEach(async () => {
  for (const table of [
    'alert_standing',
    'alert_event',
    'tenant_event',
    'tenant_event_key',
    'feed_cursor',
    'feed_turn',
    'feed_asked',
    'feed_unread',
  ])
    await sql`delete from ${sql.table(table)} where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
  const alerts = await alertsOf()
  await commit(base(), organizationId(), async (work) => {
    const ids = alerts.map(({ id }) => id)
    await work.load('alert', ids)
    for (const id of ids) work.remove('alert', id)
    await work.load('feedStates', [company()])
    if (work.get('feedStates', company()).row) work.remove('feedStates', company())
    const id = usualSetupId(company())
    await work.load('usualSetup', [id])
    work.put('usualSetup', { ...nothingUsual, id, customer_id: company(), operating_countries: ['US', 'NL'] })
  })
})

/** A company that is at Microsoft, at Google and at Duo. */
async function openCompany() {
  const now = () => site.now.value
  const workspace = await openPretendWorkspace({ now, people: [{ id: '77', primaryEmail: person.email }] })
  const user = createDuoUser({ user_id: 'DU1', username: 'jo', email: person.email.toUpperCase() })
  const account = createDuoAccount({ ...KEYS, name: 'Fabrikam', host: HOST, users: [user] })
  const cloud = createDuoSandbox({ accounts: [account], clock: { now } })
  const url = 'https://duo.example'
  const vendors: Vendors = {
    Office365: { securityFeeds: () => tenant.feeds },
    GWS: workspace.connector,
    DUOSecurity: duo.open({
      fetch: async (input, init) => {
        const request = new Request(input, init)
        return cloud.request(request.url.slice(url.length), request)
      },
      clock: { now },
      sleep: async () => {},
      random: () => 0,
      url,
    }),
  }
  const tenant = openPretendTenant({ now })
  const errors: unknown[] = []
  const parts = (given: Vendors = vendors): FeedParts => ({
    ...base(),
    vendors: given,
    feedCredentials: (id, integration) =>
      factorCredentials({ db: site.database.db, keyring: testKeyring }, id, integration),
    jobs: { send: async () => {} },
    publicUrl: 'https://castellan.example',
    notifier: { notify: async () => {} },
    log: { error: ({ err }) => void errors.push(err) },
    now,
  })
  google = await connect({ type: 'GWS', kind: CONNECTION_KINDS.APP }, 'C0fabrikam', workspace.credentials)
  duos = await connect({ type: 'DUOSecurity', kind: CONNECTION_KINDS.TOKEN }, HOST, {
    ...KEYS,
    apiHostname: HOST,
  })
  const read = (integration: { id: string }, given?: Vendors) =>
    readFeeds(parts(given), { organizationId: organizationId(), integrationId: integration.id })
  return {
    workspace,
    account,
    user,
    tenant,
    vendors,
    errors,
    read,
    readAll: async () => {
      for (const each of [microsoft, google, duos]) await read(each)
    },
    playAtDuo: (story: Parameters<typeof playDuoStory>[1], minutesAgo = 30) =>
      playDuoStory(account, story, { user, at: now() - minutesAgo * MINUTE }),
    playAtMicrosoft: (id: string) => {
      const story = stories.find((each) => each.id === id)
      if (!story) throw new Error(`There is a story ${id}`)
      playStory(tenant.tenant, story, { beginsAt: now() - 60 * MINUTE, now: now(), isDelayed: false })
    },
  }
}

async function connect(
  what: Pick<Integration, 'type' | 'kind'>,
  tenantId: string,
  credentials: object,
): Promise<Integration> {
  return commit(base(), organizationId(), async (work) => {
    const { rows } = await sql<{ id: string }>`
      select id from integration where organization_id = ${organizationId()}::uuid
        and customer_id = ${company()}::uuid and type = ${what.type}`.execute(work.tx)
    const made = { ...blankIntegration(company(), what), tenant_id: tenantId, ...rows[0] }
    await work.load('integration', [made.id])
    work.put('integration', made)
    const whose = { organizationId: organizationId(), customerId: company(), integrationId: made.id }
    await keepCredentials(work.tx, testKeyring, whose, credentials)
    return made
  })
}

async function alertsOf(): Promise<AlertRow[]> {
  const { rows } = await pulledBy(owner, { cursor: 0 })
  return rows.flatMap(([kind, , , , row]) =>
    kind === 'alert' && row !== null && (row as AlertRow).customer_id === company() ? [row as AlertRow] : [],
  )
}
async function sourcesOf() {
  const { rows } = await pulledBy(owner, { cursor: 0 })
  const found = rows.find(([kind, id]) => kind === 'feedStates' && id === company())
  const states = found?.[4] as FeedStates | null | undefined
  return new Map((states?.sources ?? []).map(({ source, reason }) => [source, reason]))
}
const told = async () => (await alertsOf()).map(({ detection, count }) => `${detection} ${count}`).toSorted()

describe('what Google tells of a company', () => {
  test.each([
    ['foreign-sign-in', ['sign-in-outside-operating-countries 1']],
    ['suspicious-login', ['google-suspicious-login 1']],
    ['app-consent', ['google-app-given-access 1']],
    ['admin-role', ['google-admin-role-given 2']],
    ['forwarding-outside', ['google-forwarding-outside 1']],
    ['second-factor-off', ['google-second-factor-off 1']],
    ['delegation', ['google-api-client-authorized 1']],
    [
      'hijacked',
      [
        'brute-force 12',
        'five-foreign-attempts-in-a-day 12',
        'google-account-hijacked 1',
        'three-foreign-attempts-in-an-hour 12',
      ],
    ],
    ['everyday', []],
  ])('%s is one alert, with words, and none more however often it is read', async (story, expected) => {
    const { workspace, read, errors } = await openCompany()
    workspace.play(story)
    await read(google)
    expect(errors).toEqual([])
    const before = await told()
    expect(before).toEqual(expected)
    for (const { detection } of await alertsOf()) expect(Object.keys(detections)).toContain(detection)
    workspace.workspace.provoked.add('duplicate-activities')
    await read(google)
    expect(await told()).toEqual(before)
  })

  test('is told of the person whom the directory knows by that address', async () => {
    const { workspace, read } = await openCompany()
    workspace.play('forwarding-outside')
    await read(google)
    const [alert] = await alertsOf()
    expect(alert?.account).toEqual({ id: person.entra, name: person.username })
    // What can be done to their Microsoft account is offered, and that the other one is managed elsewhere is said.
    expect(alert && actionsOf(alert)).toEqual(['lockDown'])
    expect(alert && vendorsElsewhere(alert)).toEqual(['GWS'])
  })

  test('of somebody who is at Google alone offers nothing that only Microsoft could do', async () => {
    const { workspace, read } = await openCompany()
    for (const user of workspace.workspace.users)
      user.primaryEmail = user.primaryEmail.replace(/@.*/, '@only.example')
    workspace.workspace.activities = []
    playGoogleStory(workspace.workspace, 'forwarding-outside', { at: site.now.value - 20 * MINUTE })
    await read(google)
    const [alert] = await alertsOf()
    expect(alert?.account?.id).toBe('77')
    expect(alert && accountsOf(alert)).toEqual([])
    expect(alert && actionsOf(alert)).toEqual([])
    expect(alert && vendorsElsewhere(alert)).toEqual(['GWS'])
  })

  test('goes on after a crash between two pages, with nothing lost and nothing twice', async () => {
    const { workspace, read, vendors } = await openCompany()
    workspace.play('hijacked')
    const whole = vendors.GWS?.grantedFeeds
    let crashes = 3
    const crashing: Vendors = {
      ...vendors,
      GWS: {
        grantedFeeds: (credentials) => {
          const feeds = whole?.(credentials) as SecurityFeeds
          return {
            ...feeds,
            async *read(source, cursor) {
              for await (const page of feeds.read(source, cursor)) {
                yield page
                if (source === 'googleLogins' && crashes-- > 0) throw new Error('The process has ended')
              }
            },
          }
        },
      },
    }
    for (let round = 0; round < 5; round += 1) await read(google, crashing)
    expect(await told()).toEqual(expect.arrayContaining(['brute-force 12', 'google-account-hijacked 1']))
  })

  test('is told as missing its permission where an administrator granted it earlier, and nothing else breaks', async () => {
    const { workspace, read } = await openCompany()
    workspace.workspace.provoked.add('no-reports')
    await read(google)
    const sources = await sourcesOf()
    for (const source of ['googleLogins', 'googleTokens', 'googleAdmin', 'googleUserAccounts'])
      expect([source, sources.get(source)]).toEqual([source, 'missingScope'])
    workspace.workspace.provoked.clear()
    await read(google)
    expect((await sourcesOf()).get('googleLogins')).toBeNull()
  })
})

describe('what Duo tells of a company', () => {
  test.each([
    ['fraud', ['duo-fraud-reported 1']],
    ['fatigue', ['duo-prompts-denied-then-approved 4', 'prompts-denied 3']],
    ['bypass', ['duo-bypass-used 1']],
    ['abroad', ['sign-in-outside-operating-countries 1']],
    ['everyday', []],
  ] as const)('%s is alerted on once', async (story, expected) => {
    const { playAtDuo, read, errors } = await openCompany()
    playAtDuo(story)
    await read(duos)
    await read(duos)
    expect(errors).toEqual([])
    expect(await told()).toEqual([...expected])
    for (const { account } of await alertsOf()) expect(account?.id).toBe(person.entra)
  })

  test('is told as missing where the keys may not read the log', async () => {
    const { account, read } = await openCompany()
    account.provoked.add('no-log')
    await read(duos)
    const sources = await sourcesOf()
    expect([sources.get('duoAuthentications'), sources.get('duoActivities')]).toEqual([
      'missingScope',
      'missingScope',
    ])
  })

  test.each([
    ['bypass-code', ['duo-bypass-code-created 1']],
    ['set-to-bypass', ['duo-user-set-to-bypass 1']],
    ['set-to-active', []],
    ['administrator-signs-in', []],
  ] as const)('that an administrator does %s is alerted on once, of the person', async (act, expected) => {
    const { account, user, read, errors } = await openCompany()
    user.username = person.email
    playDuoAct(account, act, { user, at: site.now.value - 30 * MINUTE })
    await read(duos)
    await read(duos)
    expect(errors).toEqual([])
    expect(await told()).toEqual([...expected])
    for (const alert of await alertsOf()) {
      expect(alert.account?.id).toBe(person.entra)
      expect(vendorsElsewhere(alert)).toEqual(['DUOSecurity'])
    }
    expect((await sourcesOf()).get('duoActivities')).toBeNull()
  })
})

test('both clouds and Duo of a company are read, each with its turn, and told of side by side', async () => {
  const { readAll, workspace, playAtDuo, playAtMicrosoft } = await openCompany()
  playAtMicrosoft('foreign-sign-in')
  workspace.play('forwarding-outside')
  playAtDuo('fraud')
  await readAll()
  const detectionsTold = (await alertsOf()).map(({ detection }) => detection)
  expect(detectionsTold).toEqual(expect.arrayContaining(['google-forwarding-outside', 'duo-fraud-reported']))
  expect([...(await sourcesOf()).keys()]).toEqual(
    expect.arrayContaining(['signIns', 'directoryAudits', 'googleLogins', 'duoAuthentications']),
  )
  const due: string[] = []
  const request = () =>
    requestDueFeeds({
      db: site.database.db,
      now: () => site.now.value,
      feedInterval: 5 * MINUTE,
      jobs: {
        send: async (_queue, data) => void due.push((data as { integrationId: string }).integrationId),
      },
    })
  const own = [microsoft.id, google.id, duos.id]
  await request()
  expect(due.filter((id) => own.includes(id))).toEqual([])
  await sql`delete from feed_asked where integration_id = ${google.id}::uuid`.execute(site.database.db)
  await request()
  expect(due.filter((id) => own.includes(id))).toEqual([google.id])
})

test('whoever disconnects one of them forgets what was read of that one alone', async () => {
  const { readAll } = await openCompany()
  await readAll()
  await commit(base(), organizationId(), async (work) => disconnect(work, google))
  const sources = [...(await sourcesOf()).keys()]
  expect(sources.filter((source) => source.startsWith('google'))).toEqual([])
  expect(sources).toEqual(expect.arrayContaining(['signIns', 'duoAuthentications']))
  const { rows } = await sql<{ source: string }>`
    select source from feed_cursor where customer_id = ${company()}::uuid`.execute(site.database.db)
  expect(rows.filter(({ source }) => source.startsWith('google'))).toEqual([])
  const { rows: asked } = await sql`
    select 1 from feed_asked where integration_id = ${google.id}::uuid`.execute(site.database.db)
  expect(asked).toEqual([])
})
