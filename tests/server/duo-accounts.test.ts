// @module-tag database
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer } from '#shared/contract/integration-answers.ts'
import type { DuoAccount, DuoPairResult, DuoParent } from '#shared/domain/duo/duo-parent.ts'
import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'
import type { MfaPerson } from '#shared/domain/mfa/mfa-report.ts'
import { DEMO_DUO_PROVIDER } from '#server/demo/demo-duo.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let keys: DuoCredentials
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  keys = await duoKeys(site, DEMO_DUO_PROVIDER)
})
afterAll(() => site?.close())

type Known = { parent: DuoParent; accounts: (DuoAccount & { customerId: string | null })[] }

/** Whose own Duo accounts are at the sandbox; the last two of them, and those after, have one below the provider's. */
const NAMES = ['Blue Heron Freight', 'Cobalt Sports', 'Maple Veterinary', 'Flint Press', 'Fern Energy']
const MAPPED = ['Ivory Hotels', 'Larch Energy', 'Oak Timber']
const company = (place: number) =>
  owner.login.customers.find(({ name }) => name === [...NAMES, ...MAPPED][place]) ?? { id: '', name: '' }
const connect = (change: object = {}, by = owner) =>
  by.api('POST', '/duo/parent', { credentials: { ...keys, ...change } })
const known = async () => (await owner.api('GET', '/duo/parent')).body as Known
const accountOf = async (name: string) => (await known()).accounts.find((each) => each.name === name)
const pair = async (...wanted: { accountId: string; customerId: string | null }[]) => {
  const pairs = wanted.map(({ accountId, customerId }) => ({ accountId, customerId }))
  const { body } = await owner.api('POST', '/duo/parent/mapping', { pairs })
  return (body as { results: DuoPairResult[] }).results.map(({ outcome, reason }) => reason ?? outcome)
}
/** The account of a company, by name, and the company. */
const ofCompany = async (place: number) => {
  const { id: customerId, name } = company(place)
  const account = await accountOf(name)
  if (!account) throw new Error(`The provider looks after an account of ${name}`)
  return { customerId, accountId: account.id, host: account.api_hostname, duoId: account.account_id }
}
const duoOf = async (customerId: string) =>
  ((await owner.api('GET', `/customer/${customerId}/integration`)).body as IntegrationAnswer[]).find(
    ({ type }) => type === 'DUOSecurity',
  )
async function settled(customerId: string, state: string | undefined) {
  await expect
    .poll(async () => (await duoOf(customerId))?.state, { timeout: 20_000, interval: 20 })
    .toBe(state)
}
const factorsOf = async (customerId: string) =>
  (
    (await owner.api('GET', `/secure/mfa/${customerId}?size=200`)).body as { people: MfaPerson[] }
  ).people.filter(({ elsewhere }) => elsewhere).length
async function onPage(path: string, fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  await site.fetch(`/sandbox/duo/pages${path}`, { method: 'POST', body: form })
}
const provoke = (...failures: string[]) =>
  onPage('', [['key', keys.integrationKey], ...failures.map((each): [string, string] => ['failure', each])])
const readAgain = async (isSettled: (told: Known) => boolean) => {
  expect((await owner.api('POST', '/duo/parent/refresh')).status).toBe(204)
  await expect.poll(async () => isSettled(await known()), { timeout: 20_000, interval: 20 }).toBe(true)
}

describe("the organization's own Duo account", () => {
  test('is not connected by keys that are wrong, are of another kind, or by who may not', async () => {
    expect((await owner.api('GET', '/duo/parent')).status).toBe(404)
    expect(await connect({ secretKey: 'wrong' })).toMatchObject({ status: 409, body: { code: 'duoInvalid' } })
    expect(await connect({ apiHostname: '127.0.0.1' })).toMatchObject({
      status: 422,
      body: { code: 'duoHostInvalid' },
    })
    const own = await duoKeys(site, company(0).name)
    expect(await connect(own)).toMatchObject({ status: 409, body: { code: 'missingScope' } })
    expect((await connect({}, await site.signIn('reader'))).status).toBe(403)
    expect((await owner.api('GET', '/duo/parent')).status).toBe(404)
  })

  test('is connected, and the accounts below it are known to who sees all companies', async () => {
    expect(await connect()).toMatchObject({
      status: 200,
      body: { api_hostname: keys.apiHostname, state: 'Sync Successful', fault: null },
    })
    const { accounts } = await known()
    expect(accounts.length).toBeGreaterThanOrEqual(12)
    expect(accounts.every(({ customerId, is_gone }) => customerId === null && !is_gone)).toBe(true)
    const stored = await sql<{ credentials: string }>`select credentials from duo_secret`.execute(
      site.database.db,
    )
    const told = JSON.stringify([stored.rows, await known(), await pulledBy(owner, { cursor: 0 })])
    for (const secret of [keys.secretKey, keys.integrationKey]) expect(told).not.toContain(secret)
  })

  test('again by other keys of it, and not by those of another provider', async () => {
    const { parent } = await known()
    expect(await connect()).toMatchObject({ status: 200, body: { id: parent.id } })
    expect((await known()).parent.connected_at).toBe(parent.connected_at)
  })
})

describe('an account is a company', () => {
  test('whose second factors are then read by the keys of the organization', async () => {
    const [a, b] = [await ofCompany(5), await ofCompany(6)]
    expect(await pair(a, b)).toEqual(['done', 'done'])
    for (const { customerId, host } of [a, b]) {
      await settled(customerId, 'Sync Successful')
      expect(await duoOf(customerId)).toMatchObject({ kind: 3, tenant_id: host })
      expect(await factorsOf(customerId)).toBeGreaterThan(0)
    }
    // Once more changes nothing.
    const before = await duoOf(a.customerId)
    expect(await pair(a)).toEqual(['done'])
    expect((await duoOf(a.customerId))?.id).toBe(before?.id)
  })

  test('of one account only, and one account is one company', async () => {
    const [a, b] = [await ofCompany(5), await ofCompany(7)]
    expect(await pair({ accountId: a.accountId, customerId: b.customerId })).toEqual(['otherCompany'])
    expect(await pair({ accountId: b.accountId, customerId: a.customerId })).toEqual(['otherAccount'])
    expect(await pair({ accountId: company(1).id, customerId: b.customerId })).toEqual(['notFound'])
    expect(await duoOf(b.customerId)).toBeUndefined()
    const foreign = { accountId: b.accountId, customerId: '018f0000-0000-7000-8000-000000000000' }
    expect((await owner.api('POST', '/duo/parent/mapping', { pairs: [foreign] })).status).toBe(404)
  })

  test('and no longer, whose factors are then gone', async () => {
    const { accountId, customerId } = await ofCompany(6)
    expect(await pair({ accountId, customerId: null })).toEqual(['done'])
    expect(await duoOf(customerId)).toBeUndefined()
    expect(await factorsOf(customerId)).toBe(0)
    expect(await pair({ accountId, customerId: null })).toEqual(['done'])
  })

  test('which whoever may not disconnect companies does not end, alone or among others, and still maps', async () => {
    const admin = await site.signIn('admin')
    const user = `/organization/${owner.login.organization.id}/user/${admin.login.userData.id}`
    expect((await owner.api('PUT', user, { withheld: ['disconnectCompanies'] })).status).toBe(200)
    const [mapped, free] = [await ofCompany(5), await ofCompany(6)]
    const pairAs = (pairs: object[]) => admin.api('POST', '/duo/parent/mapping', { pairs })
    const [ending, making] = [mapped, free].map(({ accountId, customerId }) => ({ accountId, customerId }))
    const refused = { status: 403, body: { code: 'actWithheld' } }
    expect(await pairAs([{ ...ending, customerId: null }])).toMatchObject(refused)
    expect(await pairAs([making ?? {}, { ...ending, customerId: null }])).toMatchObject(refused)
    expect((await accountOf(company(5).name))?.customerId).toBe(mapped.customerId)
    expect((await accountOf(company(6).name))?.customerId).toBeNull()
    expect((await pairAs([making ?? {}])).status).toBe(200)
    expect(await pair({ ...free, customerId: null })).toEqual(['done'])
    expect((await owner.api('PUT', user, { withheld: [] })).status).toBe(200)
  })

  test('unless the company has keys of its own, which come first', async () => {
    const [a, b] = [await ofCompany(3), await ofCompany(4)]
    const give = async (place: number) =>
      owner.api('POST', '/tools/duo-security', {
        customerId: company(place).id,
        credentials: await duoKeys(site, company(place).name),
      })
    expect((await give(3)).status).toBe(200)
    expect(await pair(a)).toEqual(['ownKeys'])
    expect(await pair(b)).toEqual(['done'])
    await settled(b.customerId, 'Sync Successful')
    // Whoever is mapped and then gives keys has these, and the account is nobody's again.
    expect((await give(4)).status).toBe(200)
    await settled(b.customerId, 'Sync Successful')
    expect(await duoOf(b.customerId)).toMatchObject({ kind: 1 })
    expect((await accountOf(company(4).name))?.customerId).toBeNull()
  })
})

describe('what ends it is told', () => {
  test('keys that Duo takes no more, until it does again', async () => {
    const { customerId } = await ofCompany(5)
    const before = await factorsOf(customerId)
    await provoke('revoked')
    await readAgain(({ parent }) => parent.state === 'Auth Failed')
    expect((await known()).parent.fault).toBe('unauthorized')
    expect(await duoOf(customerId)).toMatchObject({ state: 'Auth Failed', fault: 'unauthorized' })
    expect(await factorsOf(customerId)).toBe(before)
    await provoke()
    await readAgain(({ parent }) => parent.state === 'Sync Successful')
    await settled(customerId, 'Sync Successful')
  })

  test('an account that was deleted at Duo, which nobody else can be, and which goes when it is mapped no more', async () => {
    const a = await ofCompany(5)
    const stranger = (await known()).accounts.find(({ name }) => name === 'Fir Optics')
    for (const id of [a.duoId, stranger?.account_id ?? ''])
      await onPage('/delete', [
        ['key', keys.integrationKey],
        ['account_id', id],
      ])
    await readAgain(({ accounts }) => accounts.some(({ is_gone }) => is_gone))
    expect(await duoOf(a.customerId)).toMatchObject({ state: 'Connection Error', fault: 'notFound' })
    expect((await known()).accounts.filter(({ is_gone }) => is_gone).map(({ id }) => id)).toEqual([
      a.accountId,
    ])
    expect(await accountOf('Fir Optics')).toBeUndefined()
    expect(await pair({ accountId: a.accountId, customerId: company(7).id })).toEqual(['accountGone'])
    expect(await pair({ accountId: a.accountId, customerId: null })).toEqual(['done'])
    expect(await accountOf(company(5).name)).toBeUndefined()
    expect(await factorsOf(a.customerId)).toBe(0)
  })

  test('that the organization is connected no more, until it is again', async () => {
    const { customerId, accountId } = await ofCompany(6)
    expect(await pair({ accountId, customerId })).toEqual(['done'])
    await settled(customerId, 'Sync Successful')
    const before = await factorsOf(customerId)
    expect((await owner.api('DELETE', '/duo/parent')).status).toBe(204)
    expect((await owner.api('GET', '/duo/parent')).status).toBe(404)
    expect(await duoOf(customerId)).toMatchObject({ state: 'Missing Details', fault: null })
    expect(await factorsOf(customerId)).toBe(before)
    const { rows } = await sql`select from duo_secret`.execute(site.database.db)
    expect(rows).toEqual([])
    const id = (await duoOf(customerId))?.id
    expect(
      (await owner.api('POST', `/integration/${id}/task`, { taskShortName: 'DUO_DISCOVER_TASK' })).status,
    ).toBe(202)
    await settled(customerId, 'Auth Failed')
    expect((await connect()).status).toBe(200)
    await settled(customerId, 'Sync Successful')
    expect((await accountOf(company(6).name))?.customerId).toBe(customerId)
  })
})

test('an account can be parted from a company at any moment of its being read', async () => {
  const [account] = (await known()).accounts.filter(({ name }) => name === company(6).name)
  const accountId = account?.id ?? ''
  const customerId = company(6).id
  const often = Array.from({ length: 12 }, () => [
    { accountId, customerId },
    { accountId, customerId: null },
  ]).flat()
  expect(new Set(await pair(...often))).toEqual(new Set(['done']))
  await pair({ accountId, customerId })
  await settled(customerId, 'Sync Successful')
  await pair({ accountId, customerId: null })
})

test('whatever is paired and parted in whatever order, an account is one company, and factors are those of the last pair', async () => {
  const places = [5, 6, 7]
  const companies = places.map((place) => company(place).id)
  // Of the first company the account was deleted above.
  const accounts = (await known()).accounts.filter(({ name }) =>
    [company(6).name, company(7).name, 'Birch & Sons'].includes(name),
  )
  expect(accounts).toHaveLength(3)
  const step = fc.record({
    account: fc.nat({ max: 2 }),
    company: fc.option(fc.nat({ max: 2 })),
  })
  const hostOf = (account: number) => accounts[account]?.api_hostname ?? ''
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await pair(...accounts.map(({ id }) => ({ accountId: id, customerId: null })))
      const model = new Map<number, number>()
      const expected = steps.map((each) => {
        if (each.company === null) {
          model.delete(each.account)
          return 'done'
        }
        if (model.get(each.account) === each.company) return 'done'
        if ([...model.values()].includes(each.company)) return 'otherAccount'
        if (model.has(each.account)) return 'otherCompany'
        model.set(each.account, each.company)
        return 'done'
      })
      const told = await pair(
        ...steps.map((each) => ({
          accountId: accounts[each.account]?.id ?? '',
          customerId: each.company === null ? null : (companies[each.company] ?? ''),
        })),
      )
      expect(told).toEqual(expected)
      for (const [place, id] of companies.entries()) {
        const account = [...model].find(([, mapped]) => mapped === place)?.[0]
        await settled(id, account === undefined ? undefined : 'Sync Successful')
        expect((await duoOf(id))?.tenant_id).toBe(account === undefined ? undefined : hostOf(account))
        const isOwn = account !== undefined && accounts[account]?.name === company(places[place] ?? 0).name
        expect((await factorsOf(id)) > 0).toBe(isOwn)
      }
    }),
    { numRuns: 5 },
  )
})
