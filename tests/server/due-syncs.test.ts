// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertSettingsId, inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { requestDueSyncs } from '#server/integrations/due-syncs.ts'
import { syncDirectory } from '#server/integrations/sync-directory.ts'
import type { AskedSync } from '#server/integrations/sync-run.ts'
import { requestTask, TASKS_KEPT } from '#server/integrations/tasks.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { entityTables } from '#server/schema.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'

let site: TestSite
let owner: Person
let organizationId: string
/** Those of the organization, by their ids. */
let integrations: Integration[]
let queued: AskedSync[] = []
const told: DeviceNotification[] = []
let answer: (request: Request) => Response | undefined = () => undefined

beforeAll(async () => {
  site = await openTestSite({ customers: 5, employees: 60 })
  owner = await site.signIn('owner')
  organizationId = owner.login.organization.id
  // What the demo did is the same moment for all.
  const { rows } = await sql<{
    id: string
  }>`select id from task where organization_id = ${organizationId}::uuid`.execute(site.database.db)
  await commit(parts(), organizationId, async (work) => {
    await work.load(
      'task',
      rows.map(({ id }) => id),
    )
    for (const { id } of rows) work.remove('task', id)
  })
  integrations = await allIntegrations()
  for (const { id, customer_id } of integrations) {
    await change(id, { state: 'Sync Successful', fault: null, last_synced: iso(site.now.value) })
    await withoutAlerts(customer_id)
  }
})
afterAll(() => site?.close())

const iso = (at: number) => new Date(at).toISOString()
const parts = (): Parameters<typeof requestDueSyncs>[0] & Parameters<typeof syncDirectory>[0] => {
  const pretended = openPretendTenant({
    now: () => site.now.value,
    answer: (request) => answer(request),
  })
  return {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as Parameters<typeof syncDirectory>[0]['pokes'],
    vendors: { Office365: { directory: () => pretended.directory } } satisfies Vendors,
    keyring: {} as Parameters<typeof syncDirectory>[0]['keyring'],
    notifier: { notify: async (_, notification) => void told.push(notification) },
    jobs: { send: async (_queue, data) => void queued.push(data as unknown as AskedSync) },
    feedInterval: MINUTE,
    log: { error: () => {} } as unknown as Parameters<typeof syncDirectory>[0]['log'],
    now: () => site.now.value,
  }
}

async function allIntegrations(): Promise<Integration[]> {
  const { rows } = await sql<Integration>`
    select * from integration where organization_id = ${organizationId}::uuid and type = 'Office365' order by id`.execute(
    site.database.db,
  )
  return rows
}

const change = (id: string, to: Partial<Integration>) =>
  commit(parts(), organizationId, async (work) => {
    await work.load('integration', [id])
    const { row } = work.get('integration', id)
    if (row) work.put('integration', { ...row, ...to })
  })

/** Where alerts are on, they tell of what fails, by rules of their own. */
const withoutAlerts = (customerId: string) =>
  commit(parts(), organizationId, async (work) => {
    const id = alertSettingsId(customerId)
    await work.load('alertSettings', [id])
    work.put('alertSettings', { ...inheritedSettings, id, customer_id: customerId, enabled: false })
  })

const letSleep = (customerId: string, isAsleep: boolean) =>
  commit(parts(), organizationId, async (work) => {
    await work.load('customer', [customerId])
    const { row } = work.get('customer', customerId)
    if (row) work.put('customer', { ...row, active: !isAsleep })
  })

async function tasksOf(integrationId: string): Promise<Task[]> {
  const { rows } = await sql<Task>`
    select * from task where integration_id = ${integrationId}::uuid order by requested_at, id`.execute(
    site.database.db,
  )
  return rows
}

/** Looks for what is due, and gives whose tasks were queued. */
async function due(): Promise<string[]> {
  queued = []
  await requestDueSyncs(parts())
  // Those of the trial organization, whose turn comes as well, are another matter.
  queued = queued.filter((asked) => asked.organizationId === organizationId)
  const { rows } = await sql<{ id: string }>`
    select integration_id as id from task where id = any(${queued.map(({ taskId }) => taskId)}::uuid[])`.execute(
    site.database.db,
  )
  return rows.map(({ id }) => id).toSorted()
}
const carryOut = async () => {
  for (const asked of queued) await syncDirectory(parts(), asked)
}
const ids = () => integrations.map(({ id }) => id).toSorted()
const one = () => integrations[0]?.id ?? ''

test('what was read is read again by itself once it is six hours old, and not before', async () => {
  expect(integrations.length).toBeGreaterThan(2)
  site.now.value += 6 * HOUR
  expect(await due()).toEqual([])
  site.now.value += 1
  expect(await due()).toEqual(ids())
  // Asked for once, however long the queue is.
  site.now.value += 30 * MINUTE
  expect(await due()).toEqual([])
})

test('a task that nobody carries out is queued again, and is no second one', async () => {
  site.now.value += 31 * MINUTE
  expect(await due()).toEqual(ids())
  expect((await tasksOf(one())).length).toBe(1)
  await carryOut()
  expect(await tasksOf(one())).toMatchObject([{ state: 'completed', requested_by: null }])
  site.now.value += 5 * HOUR
  expect(await due()).toEqual([])
})

test('a paused one, one of a company that is asleep, and one that nobody is let into are left alone', async () => {
  const [first, second, third, ...others] = ids()
  if (!first || !second || !third) throw new Error('There are three')
  await change(first, { is_active: false })
  await change(second, { state: 'CSP relationship lost' })
  const asleep = integrations.find(({ id }) => id === third)?.customer_id ?? ''
  await letSleep(asleep, true)
  site.now.value += 2 * HOUR
  expect(await due()).toEqual(others)
  await carryOut()
  await change(first, { is_active: true })
  await change(second, { state: 'Sync Successful' })
  await letSleep(asleep, false)
  expect(await due()).toEqual([first, second, third].toSorted())
  await carryOut()
})

test('one that failed is tried after an hour and told once, and of its tasks the newest are kept', async () => {
  told.length = 0
  answer = () => new Response('no', { status: 400 })
  site.now.value += 7 * HOUR
  await due()
  await carryOut()
  const failing = (await allIntegrations()).filter(({ state }) => state === 'Sync Failed')
  expect(failing.map(({ id }) => id).toSorted()).toEqual(ids())
  const first = told.length
  expect(first).toBe(integrations.length)
  for (let hour = 0; hour < TASKS_KEPT + 3; hour += 1) {
    site.now.value += HOUR
    expect(await due()).toEqual([])
    site.now.value += 1
    expect(await due()).toEqual(ids())
    await carryOut()
  }
  expect(told).toHaveLength(first)
  const kept = await tasksOf(one())
  expect(kept).toHaveLength(TASKS_KEPT + 1)
  expect(kept.every(({ state, requested_by }) => state === 'failed' && requested_by === null)).toBe(true)
  // Whoever asks is told what came of it.
  site.now.value += 1
  const integration = (await allIntegrations()).find(({ id }) => id === one())
  if (!integration) throw new Error('It is there')
  const taskId = await requestTask(parts(), organizationId, integration, owner.login.userData.id)
  await syncDirectory(parts(), { organizationId, taskId })
  expect(told).toHaveLength(first + 1)
})

test('one whose vendor lets nobody in is tried once a day, and is well again by that', async () => {
  answer = (request) =>
    request.url.includes('/login/') ? Response.json({ error: 'invalid_client' }, { status: 401 }) : undefined
  site.now.value += 2 * HOUR
  await due()
  await carryOut()
  expect((await allIntegrations()).map(({ state }) => state)).toEqual(ids().map(() => 'Auth Failed'))
  answer = () => undefined
  site.now.value += DAY
  expect(await due()).toEqual([])
  site.now.value += 1
  expect(await due()).toEqual(ids())
  await carryOut()
  expect((await allIntegrations()).map(({ state }) => state)).toEqual(ids().map(() => 'Sync Successful'))
})

test('a site that reads nothing by itself asks for nothing', async () => {
  site.now.value += 30 * DAY
  queued = []
  await requestDueSyncs({ ...parts(), feedInterval: 0 })
  expect(queued).toEqual([])
})
