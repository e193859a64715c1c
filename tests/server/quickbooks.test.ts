// @module-tag database
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import {
  consentAtQuickbooks,
  leaveQuickbooks,
  provokeQuickbooks,
  realmOf,
} from '#tests/support/vendors/quickbooks-consent.ts'
import { keptGrant } from '#server/integrations/kept-grant.ts'
import { sealCredentials } from '#server/integration-secret/integration-secret.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const company = (place: number) => owner.login.customers[place] ?? { id: '', name: '' }
const realm = (place: number) => realmOf(site.fetch, company(place).name)

const ask = async (place: number, by = owner) =>
  by.api('POST', '/tools/intuit', { action: 'authCodeUrl', customerId: company(place).id })
const handIn = (answer: Record<string, string>, by = owner) =>
  by.api('POST', '/tools/intuit', { action: 'tokenByCode', ...answer })

async function connect(place: number, choice: Parameters<typeof consentAtQuickbooks>[2]) {
  const { url } = (await ask(place)).body as { url: string }
  return handIn(await consentAtQuickbooks(site.fetch, url, choice))
}

const booksOf = async (place: number) =>
  ((await owner.api('GET', `/customer/${company(place).id}/integration`)).body as IntegrationAnswer[]).find(
    ({ type }) => type === 'Quickbooks',
  )
async function settled(place: number, state: string) {
  await expect.poll(async () => (await booksOf(place))?.state, { timeout: 20_000 }).toBe(state)
}

async function readAgain(place: number) {
  const { id = '' } = (await booksOf(place)) ?? {}
  const { body } = await owner.api('POST', `/integration/${id}/task`, {
    taskShortName: 'QUICKBOOKS_DISCOVER_TASK',
  })
  const { taskId } = body as { taskId: string }
  const task = async () =>
    ((await owner.api('GET', `/integration/${id}/task?mgmtaskid=${taskId}`)).body as TaskAnswer[])[0]
  await expect.poll(async () => (await task())?.finished_at, { timeout: 20_000 }).toBeTruthy()
}

const payees = async (place: number) =>
  (
    await sql<{ vendor: string; description: string; cost: string; currency: string }>`
      select vendor, description, cost, currency from payee where customer_id = ${company(place).id}::uuid
      order by posted_on desc, id`.execute(site.database.db)
  ).rows

test('a company is connected to its books, and what it has paid is read exactly', async () => {
  const tenantId = await realm(0)
  expect(await connect(0, { realm: tenantId })).toMatchObject({
    status: 200,
    body: {
      type: 'Quickbooks',
      kind: 2,
      state: 'Connected',
      tenant_id: tenantId,
      tenant_name: company(0).name,
    },
  })
  await settled(0, 'Sync Successful')
  const read = await payees(0)
  expect(read).toHaveLength(31)
  expect(read.find(({ vendor }) => vendor === 'Slack')).toMatchObject({
    description: 'Slack Pro, monthly',
    currency: 'USD',
  })
  expect(read.map(({ cost }) => Number(cost))).toContain(21875)
  expect(read.map(({ cost }) => Number(cost))).toContain(-2999)
})

test('devices of whoever reads integrations have them, and no token', async () => {
  const told = JSON.stringify(await pulledBy(owner, { cursor: 0 }))
  expect(told).not.toContain('AB11')
  expect(told).toContain(':payees')
  const { rows } = await sql<{ credentials: string }>`
    select credentials from integration_secret where customer_id = ${company(0).id}::uuid`.execute(
    site.database.db,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('AB11')
})

test('a second reading of the same changes nothing', async () => {
  const before = await payees(0)
  await readAgain(0)
  expect(await payees(0)).toEqual(before)
  const { id = '' } = (await booksOf(0)) ?? {}
  const tasks = (await owner.api('GET', `/integration/${id}/task`)).body as TaskAnswer[]
  expect(tasks[0]).toMatchObject({ state: 'completed', read: 31, added: 0, changed: 0, vanished: 0 })
})

test.each([
  ['html', 'Sync Failed', 'unexpectedAnswer'],
  ['half', 'Sync Failed', 'unexpectedAnswer'],
  ['forbidden', 'Auth Failed', 'unauthorized'],
] as const)('books that are %s are told as %s, %s, and lose nothing', async (failure, state, fault) => {
  const before = await payees(0)
  await provokeQuickbooks(site.fetch, await realm(0), failure)
  await readAgain(0)
  await provokeQuickbooks(site.fetch, await realm(0))
  expect(await booksOf(0)).toMatchObject({ state, fault })
  expect(await payees(0)).toEqual(before)
})

test('an app that was taken out there asks to be let in again, to the same books only', async () => {
  await leaveQuickbooks(site.fetch, await realm(0))
  await readAgain(0)
  expect(await booksOf(0)).toMatchObject({ state: 'Auth Failed', fault: 'unauthorized' })
  expect(await connect(0, { realm: await realm(1) })).toMatchObject({
    status: 409,
    body: { code: 'tenantMismatch' },
  })
  const { id } = (await booksOf(0)) ?? {}
  expect((await connect(0, { realm: await realm(0) })).status).toBe(200)
  await settled(0, 'Sync Successful')
  expect((await booksOf(0))?.id).toBe(id)
})

test('nothing is connected by whoever declines, by a state that is not theirs, or by naming other books', async () => {
  expect(await connect(1, { decision: 'cancel' })).toMatchObject({
    status: 409,
    body: { code: 'quickbooksConsentRefused' },
  })
  const { url } = (await ask(1)).body as { url: string }
  const answer = await consentAtQuickbooks(site.fetch, url, { realm: await realm(1) })
  expect((await handIn(answer, await site.signIn('admin'))).body).toMatchObject({ code: 'consentNotAsked' })
  expect(await handIn({ ...answer, realmId: await realm(2) })).toMatchObject({
    status: 409,
    body: { code: 'integrationAuthFailed' },
  })
  expect((await handIn(answer)).body).toMatchObject({ code: 'consentNotAsked' })
  expect(await booksOf(1)).toBeUndefined()
})

test('two processes renew a grant once, and one that ended with the turn loses it by time', async () => {
  const { id, organizationId } = await keptRow()
  const whose = { organizationId, integrationId: id }
  let now = Date.now()
  const parts = { db: site.database.db, keyring: testKeyring, now: () => now }
  await site.database.db
    .updateTable('integration_secret')
    .set({ credentials: sealCredentials(testKeyring, whose, { token: 1 }) })
    .where('integration_id', '=', id)
    .execute()
  let renewals = 0
  const renew = async () => ({ token: 1 + (renewals += 1) })
  const both = await Promise.all([1, 2].map(() => keptGrant(parts, whose).renewed({ token: 1 }, renew)))
  expect({ both, renewals }).toEqual({ both: [{ token: 2 }, { token: 2 }], renewals: 1 })
  // A refusal gives the turn back, and keeps what was kept.
  const refused = keptGrant(parts, whose).renewed({ token: 2 }, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  expect(await keptGrant(parts, whose).latest()).toEqual({ token: 2 })
  // A process ends between the vendor's answer and its being kept: what was kept before is tried again.
  const ended = keptGrant(parts, whose).renewed({ token: 2 }, () => new Promise(() => {}))
  void ended
  await expect.poll(async () => (await turnOf(id))?.renewed_by).toBeTruthy()
  now += 3_600_000
  expect(await keptGrant(parts, whose).renewed({ token: 2 }, renew)).toEqual({ token: 3 })
})

const turnOf = (id: string) =>
  site.database.db
    .selectFrom('integration_secret')
    .select('renewed_by')
    .where('integration_id', '=', id)
    .executeTakeFirst()

/** A row to keep a grant in, of a company that has no books. */
async function keptRow() {
  const organizationId = owner.login.organization.id
  const id = randomUUID()
  await site.database.db
    .insertInto('integration_secret')
    .values({
      organization_id: organizationId,
      customer_id: company(2).id,
      integration_id: id,
      credentials: '',
    })
    .execute()
  return { id, organizationId }
}

test('disconnecting gives the grant back there, and takes secrets and expenses away here', async () => {
  const { id = '' } = (await booksOf(0)) ?? {}
  expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
  expect(await booksOf(0)).toBeUndefined()
  expect(await payees(0)).toEqual([])
  const { rows } = await sql`select 1 from integration_secret where integration_id = ${id}::uuid`.execute(
    site.database.db,
  )
  expect(rows).toEqual([])
  const page = await (await site.fetch('/sandbox/intuit/pages', {})).text()
  expect(page.split('<h2>').find((part) => part.startsWith(company(0).name))).toContain('31 expenses, 0 apps')
})
