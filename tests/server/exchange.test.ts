import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import { exchangeLimits } from '#shared/domain/integrations/exchange-limits.ts'
import type { ExchangeScript } from '#shared/domain/integrations/exchange-script.ts'
import { giveConsent } from '#tests/support/browser/give-consent.ts'
import { recordTenants } from '#tests/support/vendors/record-tenants.ts'
import {
  addNeighbor,
  everythingOf,
  openTestSite,
  type Person,
  type TestSite,
} from '#tests/support/test-site.ts'

const tenantOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const TENANTS = { first: tenantOf('1'), second: tenantOf('2') }
const folder = recordTenants([
  { tenantId: TENANTS.first, displayName: 'Exofab', domain: 'exchange-not-connected.exofab.example' },
  { tenantId: TENANTS.second, displayName: 'Otherfab', domain: 'otherfab.example' },
])

let site: TestSite
let owner: Person
const companies = { first: '', second: '' }

beforeAll(async () => {
  site = await openTestSite({}, { SANDBOX_MICROSOFT365_DIR: folder })
  owner = await site.signIn('owner')
  companies.first = await addCompany('Exo Harbour', TENANTS.first)
  companies.second = await addCompany('Other Harbour', TENANTS.second)
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

async function addCompany(name: string, tenant_id: string): Promise<string> {
  const { body } = await owner.api('POST', `/organization/${owner.login.organization.id}/customer`, {
    name,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  })
  const { id } = body as { id: string }
  const page = await owner.api('POST', '/tools/m365', { action: 'authCodeUrl', customerId: id })
  const metaData = await giveConsent(site.fetch, page.body as ConsentPage, tenant_id)
  const made = await owner.api('POST', `/customer/${id}/integration`, {
    integrationApplicationId: 'Office365',
    kind: CONNECTION_KINDS.APP,
    metaData,
  })
  expect(made.status).toBe(201)
  return id
}

const download = async (customerId: string, person = owner) =>
  (await person.api('POST', '/tools/m365', { action: 'exoScript', customerId })).body as ExchangeScript

const paste = (customerId: string, output: string, person = owner) =>
  person.api('POST', '/tools/m365', { action: 'exoToken', customerId, output })

/** What a tenant's administrator does with a script, and what it prints. */
async function run({ script }: ExchangeScript, tenantId: string): Promise<string> {
  const body = new FormData()
  body.set('script', new File([script], 'connect.ps1'))
  const response = await site.fetch(`/sandbox/microsoft365/admin/tenants/${tenantId}/script`, {
    method: 'POST',
    body,
  })
  const page = await response.text()
  return /<pre>\s*([^<]*)<\/pre/.exec(page)?.[1] ?? page
}

/** What is to fail at a tenant, as a person chooses it on the tenant's page. */
const provoke = (tenantId: string, ...failures: string[]) =>
  site.fetch(`/sandbox/microsoft365/admin/tenants/${tenantId}/failures`, {
    method: 'POST',
    body: new URLSearchParams(failures.map((failure) => [failure, 'on'])),
  })

const connectionOf = async (customerId: string) =>
  ((await owner.api('GET', `/customer/${customerId}/integration`)).body as IntegrationAnswer[])[0]
const refused = (code: string, status = 409) =>
  expect.objectContaining({ status, body: expect.objectContaining({ code }) })
const patiently = { timeout: 20_000, interval: 100 }

test('an administrator runs the script, its output is pasted, and what could not be read is read', async () => {
  const { first } = companies
  expect(await connectionOf(first)).toMatchObject({
    fault: 'missingScope',
    missing_scopes: ['Exchange.ManageAsApp'],
    exchange: 'notConnected',
    exchange_at: null,
  })
  const script = await download(first)
  expect(script.fileName).toBe('connect-exchange-exo-harbour.ps1')
  const answer = await paste(first, `PS C:\\>\n${await run(script, TENANTS.first)}\nPS C:\\>`)
  const exchange_at = new Date(site.now.value).toISOString()
  expect(answer).toMatchObject({
    status: 200,
    body: { exchange: 'script', exchange_at, missing_scopes: [], fault: null, taskId: expect.any(String) },
  })
  const { id, taskId } = answer.body as IntegrationAnswer & { taskId: string }
  const task = async () =>
    ((await owner.api('GET', `/integration/${id}/task?mgmtaskid=${taskId}`)).body as TaskAnswer[])[0]
  await expect.poll(async () => (await task())?.Status, patiently).toBe('Completed')
  expect((await task())?.requestedby).toBe(owner.login.userData.id)
  expect(await connectionOf(first)).toMatchObject({
    state: 'Sync Successful',
    exchange: 'script',
    extendedCredentials: { exchange: 'script', exchangeAt: exchange_at, missingScopes: [] },
  })
})

test('neither the state nor what redeems a code is stored, and the code goes nowhere', async () => {
  const { script } = await download(companies.second)
  const state = /^\$State = '(.+)'\r$/m.exec(script)?.[1] ?? ''
  const output = await run({ script, fileName: '' }, TENANTS.second)
  const code = /Code: (\S+)/.exec(output)?.[1] ?? ''
  expect([state.length, code.length > 20]).toEqual([43, true])
  expect((await paste(companies.second, output)).status).toBe(200)
  const kept = Object.values(await everythingOf(site, owner.login.organization.id)).join()
  expect(kept).toContain(companies.second)
  for (const secret of [state, code]) expect(kept).not.toContain(secret)
})

describe('an output', () => {
  test('that is none is told as that', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    for (const text of ['', 'Hello', output.replace('Version: 1', 'Version: 9'), output.slice(0, -5)])
      expect(await paste(companies.first, text)).toEqual(refused('exchangeOutputInvalid', 422))
    // None of these has used it up.
    expect((await paste(companies.first, output)).status).toBe(200)
  })

  test('is good once', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    expect((await paste(companies.first, output)).status).toBe(200)
    expect(await paste(companies.first, output)).toEqual(refused('exchangeCodeRedeemed'))
  })

  test('is good for one of two who hand it in at once', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    const both = await Promise.all([paste(companies.first, output), paste(companies.first, output)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('is good for who downloaded the script, and is not used up by somebody else', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    const admin = await site.signIn('admin')
    expect(await paste(companies.first, output, admin)).toEqual(refused('exchangeNotAsked'))
    expect((await paste(companies.first, output)).status).toBe(200)
  })

  test('with a state that nobody gave is not taken', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    const made = output.replace(/State: .*/, `State: ${'x'.repeat(43)}`)
    expect(await paste(companies.first, made)).toEqual(refused('exchangeNotAsked'))
  })

  test('of a script from more than an hour ago has expired', async () => {
    const output = await run(await download(companies.first), TENANTS.first)
    site.now.value += exchangeLimits.answer
    expect(await paste(companies.first, output)).toEqual(refused('exchangeCodeExpired'))
    // Too old for the vendor, too.
    const late = await run(await download(companies.first), TENANTS.first)
    site.now.value += 61_000
    expect(await paste(companies.first, late)).toEqual(refused('exchangeCodeExpired'))
  })

  test('of another company is not taken, whichever of its lines was changed', async () => {
    const output = await run(await download(companies.second), TENANTS.second)
    expect(await paste(companies.first, output)).toEqual(refused('exchangeOtherTenant'))
    const renamed = output.replace(TENANTS.second, TENANTS.first)
    expect(await paste(companies.first, renamed)).toEqual(refused('exchangeOtherTenant'))
    expect((await paste(companies.second, output)).status).toBe(200)
  })

  test('with the code of another script is not taken', async () => {
    const code = /Code: .*/.exec(await run(await download(companies.first), TENANTS.first))?.[0] ?? ''
    const output = await run(await download(companies.first), TENANTS.first)
    expect(await paste(companies.first, output.replace(/Code: .*/, code))).toEqual(
      refused('exchangeOutputInvalid', 422),
    )
  })

  test('of an administrator whom the tenant does not know says so', async () => {
    const output = await run(await download(companies.first), TENANTS.second)
    expect(output).toContain('Error: AADSTS50020')
    expect(await paste(companies.first, output)).toEqual(refused('exchangeOtherTenant'))
  })
})

test.each([
  ['code-expired', 'exchangeCodeExpired', 409],
  ['code-redeemed', 'exchangeCodeRedeemed', 409],
  ['mfa-challenge', 'exchangeMfaProblem', 409],
  ['conditional-access', 'exchangeBlocked', 409],
  ['code-of-other-tenant', 'exchangeOtherTenant', 409],
  ['no-permission', 'exchangeFailed', 502],
])('a tenant with %s refuses as %s, and nothing is noted', async (failure, code, status) => {
  const before = await connectionOf(companies.second)
  await provoke(TENANTS.second, failure)
  const output = await run(await download(companies.second), TENANTS.second)
  expect(await paste(companies.second, output)).toEqual(refused(code, status))
  await provoke(TENANTS.second)
  expect(await connectionOf(companies.second)).toMatchObject({
    exchange: before?.exchange,
    exchange_at: before?.exchange_at,
    missing_scopes: before?.missing_scopes,
  })
})

test('a paused integration is connected and not read', async () => {
  const { id } = (await connectionOf(companies.first)) ?? {}
  expect((await owner.api('PUT', `/integration/${id}`, { isActive: false })).status).toBe(200)
  const output = await run(await download(companies.first), TENANTS.first)
  expect(await paste(companies.first, output)).toMatchObject({ status: 200, body: { taskId: null } })
  expect((await owner.api('PUT', `/integration/${id}`, { isActive: true })).status).toBe(200)
})

test('a connection that is made again keeps how Exchange was reached', async () => {
  const { tenant_id } = (await connectionOf(companies.first)) ?? {}
  const { body } = await owner.api('POST', '/tools/m365', {
    action: 'authCodeUrl',
    customerId: companies.first,
  })
  const answer = await giveConsent(site.fetch, body as ConsentPage, tenant_id ?? '')
  const again = await owner.api('POST', '/tools/m365', { action: 'tokenByCode', ...answer })
  expect(again).toMatchObject({ status: 200, body: { exchange: 'script', missing_scopes: [] } })
})

test('who may only look connects nothing, nor anybody a company of others or one without a tenant', async () => {
  const reader = await site.signIn('reader')
  const [own] = owner.login.customers
  const ask = (person: Person, customerId: string | undefined, action: object) =>
    person.api('POST', '/tools/m365', { customerId, ...action })
  const script = { action: 'exoScript' }
  const token = { action: 'exoToken', output: '' }
  for (const action of [script, token]) expect((await ask(reader, own?.id, action)).status).toBe(403)

  const neighbor = await addNeighbor(site)
  const { body } = await owner.api('POST', `/organization/${owner.login.organization.id}/customer`, {
    name: 'Unconnected Harbour',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  })
  for (const id of [neighbor.customerId, (body as { id: string }).id])
    for (const action of [script, token]) expect((await ask(owner, id, action)).status).toBe(404)
})
