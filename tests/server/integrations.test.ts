// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { LISTED_TASKS } from '#server/integrations/integration.store.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables, migrations } from '#server/schema.ts'
import { commandOf, openTestSite, type Person, pushAs, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

async function connectionOf(place: number): Promise<IntegrationAnswer> {
  const { body } = await owner.api('GET', `/customer/${owner.login.customers[place]?.id}/integration`)
  const [found] = body as IntegrationAnswer[]
  if (!found) throw new Error('Demo companies are connected')
  return found
}

test('an integration is told under both names (INT-06)', async () => {
  const told = await connectionOf(0)
  expect(told).toMatchObject({
    type: 'Office365',
    kind: 2,
    IntegrationApplication: { application_name: 'Office365' },
    customerId: told.customer_id,
    integrationApplicationId: 'Office365',
    metaData: { displayName: '' },
    extendedCredentials: {
      exchange: told.exchange,
      exchangeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      missingScopes: [],
    },
    isActive: true,
    errorMessage: null,
  })
})

test('it is renamed and paused, on the row that was seen, and the same request twice is one (INT-06)', async () => {
  const { id } = await connectionOf(1)
  const first = await owner.api('GET', `/integration/${id}`)
  const etag = first.headers.get('etag') ?? ''
  const key = uuidv7()
  const change = (body: object, headers = {}) => owner.api('PUT', `/integration/${id}`, body, headers)
  const renamed = await change(
    { metaData: { displayName: '  North  ' } },
    { 'if-match': etag, 'idempotency-key': key },
  )
  expect(renamed).toMatchObject({ status: 200, body: { metaData: { displayName: 'North' }, isActive: true } })
  expect(renamed.headers.get('etag')).not.toBe(etag)
  const again = await change(
    { metaData: { displayName: '  North  ' } },
    { 'if-match': etag, 'idempotency-key': key },
  )
  expect(again.headers.get('etag')).toBe(renamed.headers.get('etag'))
  expect((await change({ isActive: false }, { 'if-match': etag })).status).toBe(412)
  expect(await change({ isActive: false })).toMatchObject({
    body: { isActive: false, display_name: 'North' },
  })

  expect(
    await owner.api('POST', `/integration/${id}/task`, { taskShortName: 'M365_DISCOVER_TASK' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'integrationInactive' },
  })
})

test.each([
  [{ state: 'Connected' }],
  [{ metaData: { secret: 'x' } }],
  [{ metaData: { displayName: 'x'.repeat(101) } }],
  [{ isActive: 'no' }],
])('what people do not set is refused: %j', async (body) => {
  const { id } = await connectionOf(2)
  expect((await owner.api('PUT', `/integration/${id}`, body)).status).toBe(422)
})

test('a device changes it by the same command, and who may only look does not', async () => {
  const { id, customer_id: customerId } = await connectionOf(2)
  const args = { id, customerId, set: { is_active: false } }
  const pause = commandOf(site, 'integration.patch', args)
  expect(await pushAs(await site.signIn('reader'), [pause])).toMatchObject([{ outcome: 'forbidden' }])
  expect((await connectionOf(2)).isActive).toBe(true)
  const other = commandOf(site, 'integration.patch', { ...args, set: { state: 'Mapped' } })
  expect(await pushAs(owner, [{ ...pause, key: uuidv7() }, other])).toMatchObject([
    { outcome: 'applied' },
    { outcome: 'rejected' },
  ])
  expect(await connectionOf(2)).toMatchObject({ isActive: false })
})

test('a task is told with who asked for it, and one is found by its id (INT-08)', async () => {
  const { id, customer_id } = await connectionOf(3)
  const { body } = await owner.api('POST', `/integration/${id}/task`, { taskShortName: 'M365_DISCOVER_TASK' })
  const { taskId } = body as { taskId: string }
  const read = async (query: string) =>
    (await owner.api('GET', `/integration/${id}/task${query}`)).body as TaskAnswer[]
  await expect
    .poll(async () => (await read(`?mgmtaskid=${taskId}`)).map(({ Status }) => Status), { timeout: 20_000 })
    .toEqual(['Completed'])
  expect(await read(`?mgmtaskid=${taskId}`)).toMatchObject([
    {
      id: taskId,
      state: 'completed',
      Status: 'Completed',
      StatusMessage: '',
      mgmtaskid: taskId,
      integrationType: 'Office365',
      parameters: { taskShortName: 'M365_DISCOVER_TASK', customerId: customer_id },
      scheduletype: 'once',
      requestedby: owner.login.userData.id,
    },
  ])
  expect(await read(`?mgmtaskid=${uuidv7()}`)).toEqual([])
  expect((await owner.api('GET', `/integration/${id}/task?mgmtaskid=x`)).status).toBe(422)
})

test('one that cannot be removed is told as that, and stays (INT-06)', async () => {
  const { id } = await connectionOf(4)
  const { db } = site.database
  await sql`
    create function keep_integration() returns trigger language plpgsql as
      $$ begin raise exception 'kept'; end $$`.execute(db)
  await sql`
    create trigger keep_integration before delete on integration
      for each row execute function keep_integration()`.execute(db)
  expect(await owner.api('DELETE', `/integration/${id}`)).toMatchObject({
    status: 502,
    body: { code: 'integrationNotRemoved' },
  })
  expect((await connectionOf(4)).id).toBe(id)
  await sql`drop trigger keep_integration on integration`.execute(db)
  expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
})

test('an installation that was connected before this version is told how Exchange is reached', async () => {
  const { db } = site.database
  const { rows } = await sql<{ id: string }>`select id from integration order by id`.execute(db)
  const [lacking, waiting, reaching] = rows.map(({ id }) => id)
  await sql`alter table integration disable trigger integration_is_stamped`.execute(db)
  await sql`update integration set missing_scopes = '{Exchange.ManageAsApp}' where id = ${lacking}`.execute(
    db,
  )
  await sql`update integration set state = 'Connecting' where id = ${waiting}`.execute(db)
  await sql`alter table integration enable trigger integration_is_stamped`.execute(db)
  await sql`alter table integration drop column kind, drop column is_active, drop column display_name,
    drop column exchange, drop column exchange_at`.execute(db)
  await sql`alter table task drop column requested_by`.execute(db)
  await sql`drop table exchange_attempt`.execute(db)
  await sql`delete from migration where name = '0160-exchange'`.execute(db)
  await migrate(site.database, migrations)
  const { rows: after } = await sql<{ id: string; exchange: string; is_active: boolean; kind: number }>`
    select id, exchange, is_active, kind from integration`.execute(db)
  expect(after.every(({ is_active, kind }) => is_active && kind === 2)).toBe(true)
  const exchangeOf = (id: string | undefined) => after.find((each) => each.id === id)?.exchange
  expect([lacking, waiting, reaching].map(exchangeOf)).toEqual(['notConnected', 'notConnected', 'appRole'])
})

test('the newest task is listed first and found by its id, however many there were before', async () => {
  const integration = await connectionOf(2)
  const path = `/integration/${integration.id}/task`
  const task = (id: string, minute: number): Task => ({
    id,
    customer_id: integration.customer_id,
    integration_id: integration.id,
    name: 'M365_DISCOVER_TASK',
    state: 'completed',
    read: 0,
    added: 0,
    changed: 0,
    vanished: 0,
    fault: null,
    requested_by: null,
    requested_at: new Date(site.now.value + minute * MINUTE).toISOString(),
    finished_at: new Date(site.now.value + minute * MINUTE).toISOString(),
  })
  const ids = Array.from({ length: LISTED_TASKS + 1 }, () => uuidv7())
  await unitOfWork(
    { db: site.database.db, tables: entityTables },
    owner.login.organization.id,
    async (work) => {
      await work.load('task', ids)
      ids.forEach((id, minute) => work.put('task', task(id, minute)))
    },
  )
  const listed = (await owner.api('GET', path)).body as TaskAnswer[]
  expect(listed).toHaveLength(LISTED_TASKS)
  expect(listed[0]?.mgmtaskid).toBe(ids.at(-1))
  for (const id of [ids[0], ids.at(-1)])
    expect((await owner.api('GET', `${path}?mgmtaskid=${id}`)).body).toMatchObject([{ mgmtaskid: id }])
})

describe('whoever calls the API', () => {
  test('starts the sync of one integration by its id, or has the data of its company collected (INT-17, INT-33)', async () => {
    const { id, customer_id: customerId } = await connectionOf(3)
    const start = (taskShortName: string) =>
      owner.api('POST', '/worker/integration', { integrationId: id, taskShortName })
    // Which is of another vendor.
    expect(await start('DUO_DISCOVER_TASK')).toMatchObject({ status: 422 })
    const { body } = await start('M365_DISCOVER_TASK')
    const tasks = async () => (await owner.api('GET', `/integration/${id}/task`)).body as TaskAnswer[]
    const ended = async (taskId: string) => {
      const statusOf = async () => (await tasks()).find((each) => each.id === taskId)?.Status
      await expect.poll(statusOf, { timeout: 20_000 }).toBe('Completed')
    }
    await ended((body as { taskId: string }).taskId)
    const collected = await owner.api('POST', '/tools/m365', { action: 'dataCollection', customerId })
    await ended((collected.body as { taskId: string }).taskId)
    const unseen = { action: 'dataCollection', customerId: uuidv7() }
    expect(await owner.api('POST', '/tools/m365', unseen)).toMatchObject({ status: 404 })
  })

  test('is told the groups of a directory that was read, and finds them by their names (INT-11)', async () => {
    const { customer_id: customerId } = await connectionOf(3)
    const groupsOf = async (body: object) =>
      (
        (await owner.api('POST', `/customer/${customerId}/groups`, body)).body as {
          groups: { name: string; members: number; application: string }[]
        }
      ).groups
    const all = await groupsOf({})
    expect(all.length).toBeGreaterThan(1)
    const [first] = all
    const found = await groupsOf({ search: first?.name })
    expect(first).toMatchObject({ application: 'Office365' })
    expect(found).toContainEqual(first)
    expect(found.length).toBeLessThan(all.length)
    expect(await owner.api('POST', `/customer/${uuidv7()}/groups`, {})).toMatchObject({ status: 404 })
  })

  test('is told what a tenant grants now, and what it lacks (INT-12)', async () => {
    const { id } = await connectionOf(3)
    const { body } = await owner.api('POST', `/integration/app/${id}/permissions`)
    const { granted, needed, missing } = body as Record<'granted' | 'needed' | 'missing', string[]>
    expect(granted).toContain('ActivityFeed.Read')
    expect(needed).toEqual(expect.arrayContaining(missing))
    expect(missing.filter((each) => granted.includes(each))).toEqual([])
  })

  test('is told what a directory told of one account, and nothing that is not theirs to read (INT-15)', async () => {
    const { id, customer_id: customerId } = await connectionOf(3)
    const people = (await owner.api('GET', `/customer/${customerId}/employee`)).body as Employee[]
    const licensed = people.find(({ entra_id, sku_ids }) => entra_id !== null && sku_ids.length > 0)
    const read = (person: Person, employeeId = licensed?.id) =>
      person.api('GET', `/integration/${id}/integrationEmployees/${employeeId}/metaData`)
    const { body } = await read(owner)
    expect(body).toMatchObject({
      groups: expect.any(Array),
      roles: expect.any(Array),
      mailbox: { isShared: false },
      mfa: { username: licensed?.username },
    })
    const { licenses } = body as { licenses: { id: string }[] }
    expect(licenses.map((each) => each.id).toSorted()).toEqual(licensed?.sku_ids.toSorted())
    expect(await read(owner, uuidv7())).toMatchObject({ status: 404 })
  })
})
