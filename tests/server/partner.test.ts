import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PartnerAnswer } from '#shared/contract/endpoints/integrations/partner.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { RECOMMENDED_ROLE_IDS } from '#shared/domain/partner/gdap-roles.ts'
import type { PartnerRelationship, PartnerTask } from '#shared/domain/partner/partner.ts'
import { giveConsent } from '#tests/support/browser/give-consent.ts'
import { connectPartner, tenantCalled } from '#tests/support/vendors/connect-partner.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

const PARTNER = 'Demo Managed Services'
const patiently = { timeout: 30_000, interval: 100 }
const CLOUD = '/sandbox/microsoft365'

let site: TestSite
let owner: Person
/** The tenant of the pretend partner. */
let home: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  home = await tenantCalled(site, PARTNER)
})
afterAll(() => site?.close())

const post = (path: string, form: Record<string, string>) =>
  site.fetch(`${CLOUD}${path}`, { method: 'POST', body: new URLSearchParams(form) })

const csp = (body: object, person = owner) => person.api('POST', '/tools/m365csp', body)
const connect = (tenantId = home, person = owner) => connectPartner(site, person, tenantId)

const known = async () => (await owner.api('GET', '/partner')).body as PartnerAnswer
const below = async (path = '') => `/partner/${(await known()).connection.id}${path}`
async function readAgain() {
  const before = (await known()).connection.checked_at
  site.now.value += 1000
  expect((await owner.api('POST', await below('/refresh'))).status).toBe(204)
  await expect
    .poll(async () => {
      const { checked_at, state } = (await known()).connection
      return checked_at !== before && state !== 'Syncing'
    }, patiently)
    .toBe(true)
  return known()
}
const tenantOf = async (number: string) => {
  const found = (await known()).tenants.find(({ name }) => name === `Harbour Trade ${number}`)
  if (!found) throw new Error(`There is no customer ${number}`)
  return found
}
const relationshipOf = async (number: string) => {
  const found = (await known()).relationships.find(({ name }) => name === `GDAP Harbour Trade ${number}`)
  if (!found) throw new Error(`There is no relationship ${number}`)
  return found
}
/** A customer's administrator approves a relationship. */
async function approveAs({ relationship_id }: Pick<PartnerRelationship, 'relationship_id'>, tenant: string) {
  await post(`/admin-center/AdminPortal/Home/${relationship_id}`, { decision: 'approve', tenant })
  site.now.value += 5000
}
/** Makes a relationship that a customer then approves. */
async function approve(name: string, tenant: string): Promise<PartnerRelationship> {
  const wish = { name, duration: 730, isExtended: true }
  const made = (await owner.api('POST', await below('/relationship'), wish)).body as PartnerRelationship
  await approveAs(made, tenant)
  return made
}
const change = ({ relationship_id }: Pick<PartnerRelationship, 'relationship_id'>, act: string) =>
  post(`/admin-center/partners/${home}/relationships/${relationship_id}`, { act })

const ask = async (tenants: object[], person = owner) =>
  person.api('POST', await below('/task'), { taskShortName: 'M365_BULK_DISCOVER_TASK', tenants })
async function map(tenants: object[]): Promise<PartnerTask> {
  const { status, body } = await ask(tenants)
  expect({ status, body }).toMatchObject({ status: 201 })
  const { taskId } = body as { taskId: string }
  const path = await below(`/task/${taskId}`)
  const read = async () => (await owner.api('GET', path)).body as PartnerTask
  await expect.poll(async () => (await read()).finished_at, { timeout: 60_000 }).not.toBeNull()
  return read()
}
const integrationsOf = async (customerId: string) =>
  (await owner.api('GET', `/customer/${customerId}/integration`)).body as Integration[]
const stateOf = (customerId: string) => async () => (await integrationsOf(customerId))[0]?.state

describe('connecting', () => {
  test('a tenant that is no partner is refused in words, and nothing is kept', async () => {
    const trading = await tenantCalled(site, 'Moat Street Trading')
    expect(await connect(trading)).toMatchObject({ status: 409, body: { code: 'noPartnerTenant' } })
    expect(await owner.api('GET', '/partner')).toMatchObject({ status: 404 })
  })

  test('is for who sees all companies, by an answer that was asked for here and once', async () => {
    const page = (await csp({ action: 'cspAuth' })).body as ConsentPage
    const answer = await giveConsent(site.fetch, page, home)
    const admin = await site.signIn('admin')
    expect(await csp({ action: 'hybridToken', ...answer }, admin)).toMatchObject({
      body: { code: 'consentNotAsked' },
    })
    expect(await csp({ action: 'hybridToken', ...answer })).toMatchObject({
      status: 200,
      body: { tenant_id: home, tenant_name: PARTNER, user_name: 'admin@demo.castellan.example' },
    })
    expect(await csp({ action: 'hybridToken', ...answer })).toMatchObject({
      body: { code: 'consentNotAsked' },
    })
    // The consent of a partner is of no company, and connects none.
    const other = (await csp({ action: 'cspAuth' })).body as ConsentPage
    expect(
      await owner.api('POST', '/tools/m365', {
        action: 'tokenByCode',
        ...(await giveConsent(site.fetch, other, home)),
      }),
    ).toMatchObject({ body: { code: 'consentNotAsked' } })
  })

  test('the partner is read: each relationship with its status and what is wrong with it (INT-41, INT-45)', async () => {
    await expect.poll(async () => (await known()).connection.state, patiently).toBe('Sync Successful')
    const { connection, relationships, tenants } = await known()
    expect(connection.agents).toBe('member')
    const { reasons: _, ...first } = await relationshipOf('01')
    expect(first).toMatchObject({
      status: 'Active',
      duration: 730,
      is_extended: true,
      isReady: true,
      role_ids: RECOMMENDED_ROLE_IDS,
      agent_role_ids: RECOMMENDED_ROLE_IDS,
      approval_url: null,
    })
    const judged = async (number: string) => {
      const { status, reasons, missing } = await relationshipOf(number)
      return [status, reasons, missing.length]
    }
    expect(await judged('41')).toEqual(['Active', ['onlyGlobalAdministrator'], 0])
    expect(await judged('42')).toEqual(['Active', ['adminAgentsMissing'], 0])
    expect(await judged('43')).toEqual(['Expired', ['expired'], 0])
    expect(await judged('44')).toEqual(['Terminated', ['notActive'], 0])
    expect(await judged('45')).toEqual(['Active', ['missingRoles'], 3])
    expect(relationships.find(({ name }) => name === 'Draft of last week')).toMatchObject({
      status: 'Created',
    })
    expect(await tenantOf('43')).toMatchObject({
      reasons: ['noActiveRelationship', 'expired'],
      customerId: null,
    })
    expect(tenants.filter(({ isReady }) => isReady)).toHaveLength(40)
    // The first company is reached by itself, and is a customer all the same.
    expect(tenants.filter(({ customerId }) => customerId !== null)).toHaveLength(1)
  })

  test('what tokens are asked for with is sealed, and on no device', async () => {
    const { rows } = await sql<{ token: string }>`select refresh_token as token from partner_secret`.execute(
      site.database.db,
    )
    expect(rows[0]?.token).not.toMatch(/^0\./)
    expect(JSON.stringify(await known())).not.toMatch(/refresh|0\.ey/)
  })

  test('another partner is refused as long as one is connected', async () => {
    const trading = await tenantCalled(site, 'Moat Street Trading')
    const page = (await csp({ action: 'cspAuth' })).body as ConsentPage
    expect(page.url).toContain(home)
    const { status } = await site.fetch(`${new URL(page.url).pathname}${new URL(page.url).search}`, {
      method: 'POST',
      body: new URLSearchParams({ account: trading, decision: 'accept' }),
    })
    expect(status).toBe(400)
  })

  test('who does not see all companies hears nothing of it, not on their device either', async () => {
    const agent = await site.signIn('agent')
    expect(agent.login.userData.all_customers).toBe(false)
    expect(await agent.api('GET', '/partner')).toMatchObject({ status: 403 })
    const kindsTold = async (person: Person) =>
      new Set(
        (await pulledBy(person)).rows.map(([kind]) => kind).filter((kind) => kind.startsWith('partner')),
      )
    expect(await kindsTold(agent)).toEqual(new Set())
    expect(await kindsTold(owner)).toEqual(
      new Set(['partnerConnection', 'partnerRelationship', 'partnerTenant']),
    )
  })
})

describe('mapping', () => {
  test('a company is made of a tenant, let in by the partner, and its people are read (INT-44, EMP-28)', async () => {
    const { tenant_id } = await tenantOf('01')
    const task = await map([{ tenantId: tenant_id, customerId: null }])
    expect(task).toMatchObject({ state: 'completed', name: 'M365_BULK_DISCOVER_TASK' })
    const customerId = task.items[0]?.customer_id ?? ''
    expect(task.items).toEqual([
      {
        tenant_id,
        tenant_name: 'Harbour Trade 01',
        customer_id: customerId,
        outcome: 'mapped',
        reason: null,
      },
    ])
    await expect.poll(stateOf(customerId), patiently).toBe('Sync Successful')
    const [integration] = await integrationsOf(customerId)
    expect(integration).toMatchObject({
      kind: 3,
      tenant_id,
      tenant_name: 'Harbour Trade 01',
      missing_scopes: [],
    })
    expect((await owner.api('GET', `/customer/${customerId}/employee`)).body).toHaveLength(3)
    expect((await tenantOf('01')).customerId).toBe(customerId)
  })

  test('what is missing at Microsoft is told of each tenant, and no company is made of it', async () => {
    const ids = await Promise.all(['42', '43'].map(async (number) => (await tenantOf(number)).tenant_id))
    const task = await map(ids.map((tenantId) => ({ tenantId, customerId: null })))
    expect(task).toMatchObject({
      state: 'failed',
      items: [
        { outcome: 'failed', reason: 'missingGdapRoles', customer_id: null },
        { outcome: 'failed', reason: 'missingGdapRoles', customer_id: null },
      ],
    })
  })

  test('a tenant has one integration, whoever asks', async () => {
    const { tenants } = await known()
    const direct = tenants.find(({ name }) => !name.startsWith('Harbour'))
    const first = (await tenantOf('01')).tenant_id
    const second = (await tenantOf('02')).tenant_id
    const mapped = (await tenantOf('01')).customerId
    expect(
      (
        await map([
          { tenantId: direct?.tenant_id, customerId: null },
          { tenantId: first, customerId: direct?.customerId },
          { tenantId: second, customerId: mapped },
        ])
      ).items.map(({ reason }) => reason),
    ).toEqual(['tenantMismatch', 'tenantMismatch', 'alreadyExists'])
    // Asked for again, it is as it was: also where it was connected without the partner.
    const same = [{ tenantId: direct?.tenant_id, customerId: direct?.customerId }]
    expect((await map(same)).items).toMatchObject([{ outcome: 'mapped', reason: null }])
    expect(await integrationsOf(direct?.customerId ?? '')).toMatchObject([{ kind: 2 }])
  })

  test('two who ask at once: one is told to wait', async () => {
    const [third, fourth] = [(await tenantOf('03')).tenant_id, (await tenantOf('04')).tenant_id]
    const answers = await Promise.all(
      [third, fourth].map((tenantId) => ask([{ tenantId, customerId: null }])),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'taskRunning' })
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from partner_task where finished_at is null`.execute(
          site.database.db,
        )
        return rows.length
      }, patiently)
      .toBe(0)
  })

  test.each([
    ['no guid', { tenantId: "' or 1=1 --", customerId: null }, 422],
    ['a tenant of nobody', { tenantId: '00000000-0000-4000-8000-000000000000', customerId: null }, 404],
    ['a company of nobody', { tenantId: '', customerId: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('%s is refused', async (_, wish, status) => {
    const tenantId = wish.tenantId || (await tenantOf('05')).tenant_id
    expect((await ask([{ ...wish, tenantId }])).status).toBe(status)
  })

  test('a consent that is on its way is waited for, and then the company is read (INT-43)', async () => {
    const { tenant_id } = await tenantOf('06')
    await post(`/admin/tenants/${tenant_id}/failures`, { 'slow-consent': 'on' })
    const task = await map([{ tenantId: tenant_id, customerId: null }])
    expect(task.items).toMatchObject([{ outcome: 'applying', reason: null }])
    const customerId = task.items[0]?.customer_id ?? ''
    expect(await integrationsOf(customerId)).toMatchObject([{ state: 'Connecting', kind: 3 }])
    site.now.value += 61_000
    await expect.poll(stateOf(customerId), patiently).toBe('Sync Successful')
  })

  test('a relationship that is lost cuts the company off, and one that is there again lets it in', async () => {
    const { customerId } = await tenantOf('01')
    if (customerId === null) throw new Error('The tenant is mapped')
    await change(await relationshipOf('01'), 'expire')
    await readAgain()
    expect(await integrationsOf(customerId)).toMatchObject([{ state: 'CSP relationship lost' }])
    const [integration] = await integrationsOf(customerId)
    const sync = await owner.api('POST', `/integration/${integration?.id}/task`, {
      taskShortName: 'M365_DISCOVER_TASK',
    })
    expect(sync).toMatchObject({ status: 409, body: { code: 'missingGdapRoles' } })
    const permissions = `/integration/app/${integration?.id}/permissions`
    for (const refused of [
      await csp({ action: 'adminConsent', customerId }),
      await owner.api('POST', permissions),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'missingGdapRoles' } })

    const made = await approve('Again', (await tenantOf('01')).tenant_id)
    expect((await readAgain()).relationships.find(({ id }) => id === made.id)?.status).toBe('Active')
    await expect.poll(stateOf(customerId), patiently).toBe('Sync Successful')
    expect((await owner.api('POST', permissions)).status).toBe(200)
  })
})

describe('a link', () => {
  test('asks for the recommended roles, is approved by a customer, and is given to AdminAgents (INT-47)', async () => {
    const path = await below('/relationship')
    const wish = { name: 'New customer', duration: 730, isExtended: true }
    const { status, body } = await owner.api('POST', path, wish)
    const made = body as PartnerRelationship
    expect({ status, made }).toMatchObject({
      status: 201,
      made: { status: 'Approval Pending', role_ids: RECOMMENDED_ROLE_IDS, tenant_id: null },
    })
    expect(made.approval_url).toMatch(
      /\/AdminPortal\/Home#\/partners\/invitation\/granularAdminRelationships\/[\w-]{73}$/,
    )
    expect(await owner.api('POST', path, wish)).toMatchObject({
      status: 409,
      body: { code: 'alreadyExists' },
    })
    const customer = (await tenantOf('44')).tenant_id
    await approveAs(made, customer)
    const { relationships } = await readAgain()
    expect(relationships.find(({ id }) => id === made.id)).toMatchObject({
      status: 'Active',
      tenant_id: customer,
      isReady: true,
      approval_url: null,
    })
  })

  test('one that nobody was asked to approve is deleted for good, any other is not (INT-42)', async () => {
    const draft = (await known()).relationships.find(({ status }) => status === 'Created')
    const active = await relationshipOf('02')
    expect(await owner.api('DELETE', await below(`/relationship/${active.id}`))).toMatchObject({
      status: 502,
      body: { code: 'relationshipNotDeleted' },
    })
    expect((await owner.api('DELETE', await below(`/relationship/${draft?.id}`))).status).toBe(204)
    expect((await readAgain()).relationships.some(({ id }) => id === draft?.id)).toBe(false)
  })
})

describe('failures', () => {
  test('whoever leaves AdminAgents is of no use, and every tenant says so', async () => {
    await post(`/admin-center/partners/${home}`, { group: 'on' })
    const { connection, tenants } = await readAgain()
    expect(connection.agents).toBe('notMember')
    expect(tenants.find(({ name }) => name === 'Harbour Trade 02')?.reasons).toEqual(['adminAgentsMissing'])
    await post(`/admin-center/partners/${home}`, { group: 'on', member: 'on' })
    await readAgain()
  })

  test.each([
    ['throttled', 'Sync Successful', null],
    ['mfa-challenge', 'Auth Failed', 'unauthorized'],
    ['no-permission', 'Sync Successful', null],
  ])('%s: the partner is told as %s', async (failure, state, fault) => {
    await post(`/admin/tenants/${home}/failures`, { [failure]: 'on' })
    expect((await readAgain()).connection).toMatchObject({ state, fault })
    await post(`/admin/tenants/${home}/failures`, {})
    expect((await readAgain()).connection).toMatchObject({ state: 'Sync Successful', fault: null })
  })

  test('what cannot be done at the partner center is told in the words of the specification', async () => {
    await post(`/admin/tenants/${home}/failures`, { 'mfa-challenge': 'on' })
    const path = await below('/relationship')
    const wish = { name: 'Not made', duration: 730, isExtended: true }
    expect(await owner.api('POST', path, wish)).toMatchObject({
      status: 502,
      body: { code: 'cspNotConnected', message: 'Error connecting to CSP. Try again later.' },
    })
    await post(`/admin/tenants/${home}/failures`, {})
  })

  test('a partner that is disconnected takes all with it, and its companies are read no more', async () => {
    const { customerId } = await tenantOf('06')
    if (customerId === null) throw new Error('The tenant is mapped')
    expect((await owner.api('DELETE', await below())).status).toBe(204)
    expect((await owner.api('GET', '/partner')).status).toBe(404)
    expect(await integrationsOf(customerId)).toMatchObject([{ state: 'CSP relationship lost', kind: 3 }])
    const { rows } = await sql`select 1 from partner_secret`.execute(site.database.db)
    expect(rows).toEqual([])
    // By its own administrator it is connected again, and is nobody's customer.
    const page = (await csp({ action: '1to1Auth', customerId })).body as ConsentPage
    const tenantId = (await integrationsOf(customerId))[0]?.tenant_id ?? ''
    const answer = await giveConsent(site.fetch, page, tenantId)
    await owner.api('POST', '/tools/m365', { action: 'tokenByCode', ...answer })
    expect(await integrationsOf(customerId)).toMatchObject([{ kind: 2 }])
  })
})
