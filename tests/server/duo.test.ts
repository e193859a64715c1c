import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { FACTOR_STANDINGS } from '#shared/domain/mfa/factor-standing.ts'
import type { MfaPerson } from '#shared/domain/mfa/mfa-report.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const company = (place: number) => owner.login.customers[place]?.id ?? ''

const keysOf = (customerId: string) =>
  duoKeys(site, owner.login.customers.find(({ id }) => id === customerId)?.name ?? '')

/** Has the pretend Duo fail in these ways, and in no other. */
async function provoke(key: string, ...failures: string[]) {
  const form = new FormData()
  form.set('key', key)
  for (const failure of failures) form.append('failure', failure)
  await site.fetch('/sandbox/duo/pages', { method: 'POST', body: form })
}

const connect = (customerId: string, credentials: object, by = owner) =>
  by.api('POST', '/tools/duo-security', { customerId, credentials })
const integrationsOf = async (customerId: string) =>
  (await owner.api('GET', `/customer/${customerId}/integration`)).body as IntegrationAnswer[]
const duoOf = async (customerId: string) =>
  (await integrationsOf(customerId)).find(({ type }) => type === 'DUOSecurity')
const employeesOf = async (customerId: string) =>
  (await owner.api('GET', `/customer/${customerId}/employee?size=500`)).body as Employee[]
async function settled(customerId: string, state: string) {
  await expect.poll(async () => (await duoOf(customerId))?.state, { timeout: 20_000 }).toBe(state)
}

describe('a company is connected to its Duo account', () => {
  test('and read, and its people get what Duo knows where no directory told it', async () => {
    const id = company(0)
    const people = await employeesOf(id)
    const [first, second, third] = people
    if (!first || !second || !third) throw new Error('A demo company has people')
    await changeStored(site.database.db, 'employee', { id: first.id }, { mfa_status: null })
    await changeStored(site.database.db, 'employee', { id: second.id }, { mfa_status: 'Enforced' })
    const credentials = await keysOf(id)
    const { status, body } = await connect(id, credentials)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { type: 'DUOSecurity', kind: 1, tenant_id: credentials.apiHostname, state: 'Connected' },
    })
    await settled(id, 'Sync Successful')
    const { id: integrationId } = (await duoOf(id)) ?? { id: '' }
    const { body: tasks } = await owner.api('GET', `/integration/${integrationId}/task`)
    expect((tasks as TaskAnswer[])[0]).toMatchObject({
      name: 'DUO_DISCOVER_TASK',
      Status: 'Completed',
      integrationType: 'DUOSecurity',
      added: 0,
      vanished: 0,
    })
    const after = new Map((await employeesOf(id)).map((each) => [each.id, each]))
    expect(after.size).toBe(people.length)
    expect(after.get(first.id)?.mfa_status).not.toBeNull()
    expect(after.get(second.id)?.mfa_status).toBe('Enforced')
    // Its tenant is as it was, and is not read anew for it.
    expect((await integrationsOf(id)).map(({ type }) => type).toSorted()).toEqual([
      'DUOSecurity',
      'Office365',
    ])
  })

  test('and the report of second factors tells how its people stand there, also of whom the directory tells (MFA-03)', async () => {
    const id = company(0)
    const report = async (standing: string) => {
      const { body } = await owner.api('GET', `/secure/mfa/${id}?size=200&elsewhere=${standing}`)
      return (body as { people: MfaPerson[] }).people
    }
    const told = await Promise.all(FACTOR_STANDINGS.map(report))
    expect(told.map(({ length }) => length > 0)).toEqual(FACTOR_STANDINGS.map(() => true))
    expect(told.flat().map(({ elsewhere }) => elsewhere)).toEqual(
      FACTOR_STANDINGS.flatMap((standing, place) => told[place]?.map(() => standing) ?? []),
    )
    // The directory's word on them stands.
    const lockedOut = told[FACTOR_STANDINGS.indexOf('Locked Out')] ?? []
    const employees = await employeesOf(id)
    const statusOf = (person?: MfaPerson) =>
      employees.find(({ entra_id }) => entra_id === person?.id)?.mfa_status
    expect(statusOf(lockedOut[0])).toMatch(/Registered$/)
  })

  test('whose keys are sealed, and no answer and no device is told them', async () => {
    const id = company(0)
    const { secretKey, integrationKey } = await keysOf(id)
    const { rows } = await sql<{ credentials: string }>`
      select credentials from integration_secret where customer_id = ${id}::uuid`.execute(site.database.db)
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows)
    const told = JSON.stringify([await integrationsOf(id), await pulledBy(owner, { cursor: 0 })])
    for (const secret of [secretKey, integrationKey]) {
      expect(stored).not.toContain(secret)
      expect(told).not.toContain(secret)
    }
  })

  test('again, to the same integration, whenever somebody gives keys', async () => {
    const id = company(0)
    const before = await duoOf(id)
    expect((await connect(id, await keysOf(id))).status).toBe(200)
    await settled(id, 'Sync Successful')
    expect((await duoOf(id))?.id).toBe(before?.id)
  })

  test('but not to the account of another company', async () => {
    expect(await connect(company(1), await keysOf(company(0)))).toMatchObject({
      status: 409,
      body: { code: 'duoOfOtherCompany' },
    })
    expect(await duoOf(company(1))).toBeUndefined()
  })
})

describe('nothing is connected', () => {
  test.each([
    ['a wrong key', { secretKey: 'wrong' }, 409, 'duoInvalid', 'Duo: Invalid credentials'],
    [
      'a host of somebody else',
      { apiHostname: 'evil.example' },
      422,
      'duoHostInvalid',
      'Duo API hostname: Invalid credentials',
    ],
    [
      'a host within the network',
      { apiHostname: '127.0.0.1' },
      422,
      'duoHostInvalid',
      'Duo API hostname: Invalid credentials',
    ],
  ])('with %s', async (_, change, status, code, message) => {
    const id = company(1)
    expect(await connect(id, { ...(await keysOf(id)), ...change })).toMatchObject({
      status,
      body: { code, message },
    })
    expect(await duoOf(id)).toBeUndefined()
  })

  test.each([
    ['no-permission', 'missingScope'],
    ['html', 'integrationAuthFailed'],
  ])('to an account that is %s', async (failure, code) => {
    const id = company(1)
    const keys = await keysOf(id)
    await provoke(keys.integrationKey, failure)
    expect(await connect(id, keys)).toMatchObject({ body: { code } })
    await provoke(keys.integrationKey)
    expect(await duoOf(id)).toBeUndefined()
  })

  test('without all three values, nor by who may only look, nor for a company of nobody', async () => {
    const id = company(1)
    const keys = await keysOf(id)
    expect((await connect(id, { ...keys, secretKey: '' })).status).toBe(422)
    expect((await connect(id, keys, await site.signIn('reader'))).status).toBe(403)
    expect((await connect(uuidv7(), keys)).status).toBe(404)
    expect(await duoOf(id)).toBeUndefined()
  })
})

test('an account that lets us in no more is told as that, and what was read stays', async () => {
  const id = company(2)
  const keys = await keysOf(id)
  await connect(id, keys)
  await settled(id, 'Sync Successful')
  const before = await employeesOf(id)
  await provoke(keys.integrationKey, 'no-permission')
  const integrationId = (await duoOf(id))?.id
  const path = `/integration/${integrationId}/task`
  expect((await owner.api('POST', path, { taskShortName: 'M365_DISCOVER_TASK' })).status).toBe(422)
  expect((await owner.api('POST', path, { taskShortName: 'DUO_DISCOVER_TASK' })).status).toBe(202)
  await settled(id, 'Auth Failed')
  expect((await duoOf(id))?.fault).toBe('missingScope')
  expect(await employeesOf(id)).toEqual(before)
  await provoke(keys.integrationKey)
})

test('disconnecting takes away what Duo told, its keys, and nothing else', async () => {
  const id = company(3)
  const [first, second] = await employeesOf(id)
  await changeStored(site.database.db, 'employee', { id: first?.id ?? '' }, { mfa_status: null })
  const before = await employeesOf(id)
  const [tenant] = await integrationsOf(id)
  await connect(id, await keysOf(id))
  await settled(id, 'Sync Successful')
  expect(await employeesOf(id)).not.toEqual(before)
  const standing = async () =>
    ((await owner.api('GET', `/secure/mfa/${id}?size=200`)).body as { people: MfaPerson[] }).people.filter(
      ({ elsewhere }) => elsewhere,
    ).length
  expect(await standing()).toBeGreaterThan(0)
  const integrationId = (await duoOf(id))?.id
  expect((await owner.api('DELETE', `/integration/${integrationId}`)).status).toBe(204)
  expect(await employeesOf(id)).toEqual(before)
  expect(await standing()).toBe(0)
  expect(second?.mfa_status).not.toBeNull()
  expect(await integrationsOf(id)).toEqual([tenant])
  for (const table of ['integration_secret', 'factor_status']) {
    const { rows } = await sql`select from ${sql.table(table)} where customer_id = ${id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  }
})
