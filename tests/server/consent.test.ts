// @module-tag database
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#shared/lib/time.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { createKeyring, KEY_LENGTH } from '#server/platform/keys/keyring.ts'
import { createMicrosoft365Connector } from '#server/connectors/microsoft365/microsoft365.connector.ts'
import { syncDirectory } from '#server/integrations/sync-directory.ts'
import type { SyncParts } from '#server/integrations/sync-run.ts'
import { createLog } from '#server/platform/log.ts'
import { createPokes, type Pokes } from '#server/platform/sync/events.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { giveConsent, signInAtTenant } from '#tests/support/browser/give-consent.ts'
import { firstRunOf, openLiveSite } from '#tests/support/live-site.ts'
import { recordTenants } from '#tests/support/vendors/record-tenants.ts'
import {
  addNeighbor,
  everythingOf,
  openTestSite,
  type Person,
  pulledBy,
  type TestSite,
} from '#tests/support/test-site.ts'

const tenantOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const TENANTS = {
  first: tenantOf('1'),
  second: tenantOf('2'),
  few: tenantOf('3'),
  slow: tenantOf('4'),
  unconsented: tenantOf('5'),
  gone: tenantOf('6'),
  parted: tenantOf('7'),
  partedLate: tenantOf('8'),
  called: tenantOf('9'),
}
const folder = recordTenants([
  { tenantId: TENANTS.first, displayName: 'Firstfab', domain: 'consent-missing.firstfab.example' },
  { tenantId: TENANTS.second, displayName: 'Secondfab', domain: 'secondfab.example' },
  { tenantId: TENANTS.few, displayName: 'Fewfab', domain: 'few-permissions.fewfab.example' },
  { tenantId: TENANTS.slow, displayName: 'Slowfab', domain: 'slow-consent.slowfab.example' },
  { tenantId: TENANTS.unconsented, displayName: 'Notfab', domain: 'consent-missing.notfab.example' },
  { tenantId: TENANTS.parted, displayName: 'Partfab', domain: 'partfab.example' },
  { tenantId: TENANTS.partedLate, displayName: 'Latefab', domain: 'latefab.example' },
  { tenantId: TENANTS.gone, displayName: 'Gonefab', domain: 'gonefab.example' },
  { tenantId: TENANTS.called, displayName: 'Callfab', domain: 'callfab.example' },
])

let site: TestSite
let owner: Person
let pokes: Pokes

beforeAll(async () => {
  site = await openTestSite({}, { SANDBOX_MICROSOFT365_DIR: folder })
  pokes = await createPokes(site.database, createLog('silent'))
  owner = await site.signIn('owner')
})
afterAll(async () => {
  await pokes?.close()
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

async function addCompany(name: string): Promise<string> {
  const { body } = await owner.api('POST', `/organization/${owner.login.organization.id}/customer`, {
    name,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  })
  return (body as { id: string }).id
}

const begin = async (customerId: string, person = owner) =>
  (await person.api('POST', '/tools/m365', { action: 'authCodeUrl', customerId })).body as ConsentPage

const complete = (answer: object, person = owner) =>
  person.api('POST', '/tools/m365', { action: 'tokenByCode', ...answer })

const decide = (page: ConsentPage, tenantId: string, decision: 'accept' | 'cancel') =>
  giveConsent(site.fetch, page, tenantId, decision)

const consent = async (customerId: string, tenantId: string) =>
  complete(await decide(await begin(customerId), tenantId, 'accept'))

const connectionOf = async (customerId: string) =>
  ((await owner.api('GET', `/customer/${customerId}/integration`)).body as Integration[])[0]
const employeesOf = async (customerId: string) =>
  (await owner.api('GET', `/customer/${customerId}/employee`)).body as Employee[]
const stateOf = (customerId: string) => async () => (await connectionOf(customerId))?.state
const patiently = { timeout: 20_000, interval: 100 }
const refused = (code: string) =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ code }) })

/** How many jobs of a queue are in one of these states. */
async function jobs(queue: string, ...states: string[]): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job
    where name = ${queue} and state::text = any(${states}::text[])`.execute(site.database.db)
  return rows[0]?.count
}

/** The connection is read, as it is after it was made. */
async function synced(customerId: string): Promise<void> {
  await expect.poll(stateOf(customerId), patiently).toBe('Sync Successful')
}

test('a company is connected by the consent of an administrator, and read for the first time', async () => {
  const company = await addCompany('First Harbour')
  const page = await begin(company)
  expect(new URL(page.url).pathname).toBe('/sandbox/microsoft365/login/organizations/v2.0/adminconsent')
  expect(new URL(page.url).searchParams.get('state')).toBe(page.state)
  const connected = await complete(await decide(page, TENANTS.first, 'accept'))
  expect(connected).toMatchObject({
    status: 200,
    body: {
      customer_id: company,
      state: 'Connected',
      tenant_id: TENANTS.first,
      tenant_name: 'Firstfab',
      domains: ['consent-missing.firstfab.example'],
      fault: null,
      missing_scopes: [],
      facts: NO_FACTS_READ,
      pending_until: null,
    },
  })
  await synced(company)
  const { id } = connected.body as Integration
  expect(await owner.api('GET', `/integration/${id}`)).toMatchObject({
    status: 200,
    body: await connectionOf(company),
  })
  expect((await employeesOf(company)).map(({ email }) => email)).toEqual([
    'una@consent-missing.firstfab.example',
  ])
  // Next time its own tenant is asked, and no other one is let in.
  expect(new URL((await begin(company)).url).pathname).toContain(`/login/${TENANTS.first}/`)
})

test('by the API of integrations one is connected, listed, read, changed and removed (INT-06)', async () => {
  const company = await addCompany('Called Harbour')
  const metaData = await decide(await begin(company), TENANTS.called, 'accept')
  const made = await owner.api('POST', `/customer/${company}/integration`, {
    integrationApplicationId: 'Office365',
    kind: CONNECTION_KINDS.APP,
    metaData,
  })
  expect(made).toMatchObject({ status: 201, body: { customer_id: company, tenant_name: 'Callfab' } })
  await synced(company)
  const { id } = made.body as Integration
  const read = () => owner.api('GET', `/integration/${id}`)
  const listed = async () => (await owner.api('GET', `/customer/${company}/integration`)).body
  expect(await listed()).toEqual([(await read()).body])
  expect((await owner.api('PUT', `/integration/${id}`, { metaData: { displayName: 'Pier' } })).status).toBe(
    200,
  )
  expect(await read()).toMatchObject({ body: { id, display_name: 'Pier' } })
  expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
  expect([(await read()).status, await listed()]).toEqual([404, []])
})

describe('a state', () => {
  let company: string
  beforeAll(async () => {
    company = await addCompany('State Harbour')
  })
  const nothing = async () => expect(await connectionOf(company)).toBeUndefined()

  test('is good once', async () => {
    const page = await begin(company)
    const declined = await decide(page, TENANTS.second, 'cancel')
    expect(await complete(declined)).toEqual(refused('consentRefused'))
    const accepted = await decide(page, TENANTS.second, 'accept')
    expect(await complete(accepted)).toEqual(refused('consentNotAsked'))
    await nothing()
  })

  test('is good for who asked, and is not used up by somebody else', async () => {
    const page = await begin(company)
    const admin = await site.signIn('admin')
    const answer = { state: page.state, error: 'access_denied' }
    expect(await complete(answer, admin)).toEqual(refused('consentNotAsked'))
    expect(await complete(answer)).toEqual(refused('consentRefused'))
  })

  test('is good for fifteen minutes, and one that was made up never', async () => {
    const page = await begin(company)
    site.now.value += consentLimits.answer
    const answer = await decide(page, TENANTS.second, 'accept')
    expect(await complete(answer)).toEqual(refused('consentNotAsked'))
    expect(await complete({ ...answer, state: 'made up' })).toEqual(refused('consentNotAsked'))
    await nothing()
  })

  test('is kept as its hash alone', async () => {
    const { state } = await begin(company)
    const { consent_attempt } = await everythingOf(site, owner.login.organization.id)
    expect(consent_attempt).toContain(company)
    expect(consent_attempt).not.toContain(state)
  })
})

test.each([
  ['access_denied', 'consentRefused'],
  ['permission_denied', 'consentRefused'],
  ['server_error', 'integrationAuthFailed'],
])('the answer %s is %s, and connects nothing', async (error, code) => {
  const company = await addCompany(`Declined ${error}`)
  const { state } = await begin(company)
  expect(await complete({ state, error, tenant: TENANTS.second })).toEqual(refused(code))
  expect(await connectionOf(company)).toBeUndefined()
})

test('an answer that names neither a tenant nor an error connects nothing, and nonsense is told', async () => {
  const company = await addCompany('Empty Harbour')
  const { state } = await begin(company)
  expect((await complete({ state, tenant: 'secondfab.example' })).status).toBe(422)
  expect(await complete({ state })).toEqual(refused('integrationAuthFailed'))
  expect((await owner.api('POST', '/tools/m365', { action: 'dataCollection' })).status).toBe(422)
})

test('a tenant that gives little is connected, and what is missing is named as long as it is', async () => {
  const company = await addCompany('Few Harbour')
  const { body } = await consent(company, TENANTS.few)
  const { missing_scopes } = body as Integration
  expect(body).toMatchObject({ state: 'Connected', fault: 'missingScope' })
  expect(missing_scopes).toContain('SharePointTenantSettings.Read.All')
  expect(missing_scopes).toContain('Exchange.ManageAsApp')
  expect(missing_scopes).not.toContain('Policy.Read.All')
  expect(missing_scopes).not.toContain('User.Read.All')
  await synced(company)
  expect(await connectionOf(company)).toMatchObject({ fault: 'missingScope', missing_scopes })
})

test('a tenant of another company is not taken, nor another tenant for a connected company', async () => {
  const [other] = owner.login.customers
  const theirs = await connectionOf(other?.id ?? '')
  const company = await addCompany('Mismatch Harbour')
  expect(await consent(company, theirs?.tenant_id ?? '')).toEqual(refused('tenantMismatch'))
  expect(await connectionOf(company)).toBeUndefined()

  expect((await consent(company, TENANTS.second)).status).toBe(200)
  await synced(company)
  const before = await connectionOf(company)
  for (const tenantId of [TENANTS.gone, theirs?.tenant_id ?? '']) {
    const page = { ...(await begin(company)), url: '' }
    // Its own tenant is asked; somebody leads the administrator of another one there all the same.
    const signInUrl = page.signInUrl.replace(TENANTS.second, 'organizations')
    const answer = await signInAtTenant(site.fetch, { ...page, signInUrl }, tenantId)
    expect(await complete(answer)).toEqual(refused('tenantMismatch'))
  }
  expect(await connectionOf(company)).toEqual(before)
})

test('a tenant that is unknown cannot be named: nobody can sign in there', async () => {
  const company = await addCompany('Unknown Harbour')
  const page = await begin(company)
  const { code } = await signInAtTenant(site.fetch, page, TENANTS.gone)
  expect(await complete({ state: page.state, code, tenant: tenantOf('9') })).toEqual(
    refused('integrationAuthFailed'),
  )
  expect(await connectionOf(company)).toBeUndefined()
})

describe('a consent that is not applied yet', () => {
  test('is asked about until it is', async () => {
    const company = await addCompany('Slow Harbour')
    const until = new Date(site.now.value + 15 * MINUTE).toISOString()
    expect(await consent(company, TENANTS.slow)).toMatchObject({
      status: 200,
      body: { state: 'Connecting', tenant_id: TENANTS.slow, fault: null, pending_until: until },
    })
    await expect.poll(() => jobs('apply-consent', 'retry'), patiently).toBe(1)
    site.now.value += MINUTE
    await synced(company)
    expect(await connectionOf(company)).toMatchObject({ tenant_name: 'Slowfab', pending_until: null })
  })

  test('is given up after fifteen minutes, and can be given again', async () => {
    const company = await addCompany('Late Harbour')
    const page = await begin(company)
    expect(await complete(await signInAtTenant(site.fetch, page, TENANTS.unconsented))).toMatchObject({
      body: { state: 'Connecting', tenant_name: '' },
    })
    site.now.value += 15 * MINUTE
    await expect.poll(stateOf(company), patiently).toBe('Auth Failed')
    expect(await connectionOf(company)).toMatchObject({ fault: 'consentMissing', pending_until: null })
    expect(await consent(company, TENANTS.unconsented)).toMatchObject({
      body: { state: 'Connected', fault: null },
    })
    await synced(company)
  })
})

describe('a company is disconnected', () => {
  test('with everything that was read by it, and keeps its people', async () => {
    const company = await addCompany('Gone Harbour')
    const { body } = await consent(company, TENANTS.gone)
    const { id } = body as Integration
    await synced(company)
    const organizationId = owner.login.organization.id
    const { db } = site.database
    await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
      await work.load('posture', [company])
      await work.load('productLicense', [company])
      work.put('posture', {
        id: company,
        customer_id: company,
        read_at: new Date(0).toISOString(),
        clouds: { microsoft: new Date(0).toISOString() },
        service_plans: [],
        verdicts: {},
      })
      work.put('productLicense', {
        id: company,
        customer_id: company,
        sku_id: company,
        application: 'Office365',
        part_number: 'SPB',
        product_name: 'Premium',
        enabled: 1,
        consumed: 1,
        status: 'Enabled',
      })
    })
    await sql`insert into source_reading (organization_id, customer_id, source, asked_at)
      values (${organizationId}::uuid, ${company}::uuid, 'domains', now())
      on conflict do nothing`.execute(db)
    const people = await employeesOf(company)
    expect(people).toHaveLength(1)

    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    expect((await owner.api('GET', `/integration/${id}`)).status).toBe(404)
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(404)
    expect(await connectionOf(company)).toBeUndefined()
    expect(await employeesOf(company)).toEqual(people)
    const kept = await everythingOf(site, organizationId)
    for (const table of [
      'integration',
      'task',
      'product_license',
      'posture',
      'tenant_answers',
      'posture_task',
      'source_reading',
    ])
      expect([table, kept[table]?.includes(company)]).toEqual([table, false])
    // Devices are told that the row is gone.
    const { rows } = await pulledBy(owner, { cursor: 0 })
    expect(rows.find(([, rowId]) => rowId === id)?.at(-1)).toBeNull()

    expect((await consent(company, TENANTS.gone)).status).toBe(200)
    await synced(company)
  })

  test.each([
    ['its people are read', TENANTS.parted, '/users/delta'],
    ['its products are read', TENANTS.partedLate, '/subscribedSkus'],
  ])('while %s, and nothing of it comes back', async (_, tenantId, path) => {
    const company = await addCompany(`Parted ${path}`)
    const { id } = (await consent(company, tenantId)).body as Integration
    await synced(company)
    const reading = await beginReading(company, id)
    await syncDirectory(
      partsThat(path, async () => {
        expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
      }),
      reading,
    )
    expect(await connectionOf(company)).toBeUndefined()
    const { task } = await everythingOf(site, reading.organizationId)
    expect(task).not.toContain(company)
  })

  test('before its reading begins, which then is none', async () => {
    const company = await addCompany('Parted early')
    const reading = await beginReading(company, uuidv7())
    await syncDirectory(
      partsThat('/users/delta', async () => {}),
      reading,
    )
    const { task } = await everythingOf(site, reading.organizationId)
    expect(task).not.toContain(company)
  })
})

/** A task of a sync that no queue knows of. */
async function beginReading(customer_id: string, integration_id: string) {
  const organizationId = owner.login.organization.id
  const task: Task = {
    id: uuidv7(),
    customer_id,
    integration_id,
    name: 'M365_DISCOVER_TASK',
    state: 'pending',
    read: 0,
    added: 0,
    changed: 0,
    vanished: 0,
    fault: null,
    requested_at: new Date(site.now.value).toISOString(),
    requested_by: null,
    finished_at: null,
  }
  await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId, async (work) => {
    await work.load('task', [task.id])
    work.put('task', task)
  })
  return { organizationId, taskId: task.id }
}

/** What a sync is done with, in which something happens before the tenant answers at a path. */
function partsThat(path: string, happens: () => Promise<void>): SyncParts {
  const { db } = site.database
  const cloud = 'http://test.localhost:4700/sandbox/microsoft365'
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.url.includes(path)) await happens()
      return site.site.routes.request(request.url, request)
    },
    clock: { now: () => site.now.value },
    sleep: async () => {},
    hosts: {
      login: `${cloud}/login`,
      graph: `${cloud}/graph`,
      exchange: `${cloud}/exchange`,
      manage: `${cloud}/manage`,
    },
    credentials: { clientId: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700', clientSecret: 'sandbox-only' },
  })
  return {
    db,
    tables: entityTables,
    vendors: { Office365: { directory: connector.open } },
    pokes,
    // Nobody subscribed to anything here.
    notifier: { notify: async () => {} },
    keyring: createKeyring([Buffer.alloc(KEY_LENGTH)]),
    now: () => site.now.value,
    log: createLog('silent'),
  }
}

test('who may only look connects and disconnects nothing', async () => {
  const reader = await site.signIn('reader')
  const [company] = owner.login.customers
  const integration = await connectionOf(company?.id ?? '')
  const asked = await reader.api('POST', '/tools/m365', { action: 'authCodeUrl', customerId: company?.id })
  expect(asked.status).toBe(403)
  expect((await reader.api('DELETE', `/integration/${integration?.id}`)).status).toBe(403)
  expect(await reader.api('GET', `/integration/${integration?.id}`)).toMatchObject({ body: integration })
})

test('companies and integrations of another organization answer like those that nobody has', async () => {
  const neighbor = await addNeighbor(site)
  const id = uuidv7()
  await unitOfWork({ db: site.database.db, tables: entityTables }, neighbor.organizationId, async (work) => {
    await work.load('integration', [id])
    work.put('integration', {
      id,
      customer_id: neighbor.customerId,
      type: 'Office365',
      kind: CONNECTION_KINDS.APP,
      is_active: true,
      display_name: '',
      state: 'Connected',
      tenant_id: tenantOf('8'),
      tenant_name: '',
      domains: [],
      last_synced: null,
      fault: null,
      missing_scopes: [],
      facts: NO_FACTS_READ,
      pending_until: null,
      exchange: 'appRole',
      exchange_at: null,
    })
  })
  const before = await everythingOf(site, neighbor.organizationId)
  const ask = async (customerId: string, integrationId: string) => [
    (await owner.api('POST', '/tools/m365', { action: 'authCodeUrl', customerId })).status,
    (await owner.api('GET', `/integration/${integrationId}`)).status,
    (await owner.api('DELETE', `/integration/${integrationId}`)).status,
  ]
  expect(await ask(neighbor.customerId, id)).toEqual([404, 404, 404])
  expect(await ask(uuidv7(), uuidv7())).toEqual([404, 404, 404])
  expect(await everythingOf(site, neighbor.organizationId)).toEqual(before)
})

test('a site without an app registration says so', async () => {
  const live = await openLiveSite()
  try {
    const { body } = await live.post('/first-run', firstRunOf(live.token))
    const { idToken } = body as { idToken: string }
    const login = await live.fetch('/api/user/login-data', {
      headers: { authorization: `Bearer ${idToken}` },
    })
    const { organization } = (await login.json()) as { organization: { id: string } }
    const added = await live.post(
      `/organization/${organization.id}/customer`,
      { name: 'Harbour', contact_name: '', contact_email: '', contact_phone: '', country: '', MFA: false },
      idToken,
    )
    const { id: customerId } = added.body as { id: string }
    expect(await live.post('/tools/m365', { action: 'authCodeUrl', customerId }, idToken)).toMatchObject({
      status: 503,
      body: { code: 'consentUnavailable' },
    })
  } finally {
    await live.close()
  }
})
