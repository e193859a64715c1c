import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import { scoreOf } from '#shared/domain/posture/score.ts'
import { postureTaskSchema } from '#shared/domain/posture/posture-task.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { entityTables } from '#server/schema.ts'
import { openSite } from '#server/site.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'
import { TEST_SEALING_KEYS } from '#tests/support/sealing-keys.ts'
import { storedRows } from '#tests/support/database/stored-rows.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { demoAccounts } from '#server/demo/demo-accounts.ts'
import { demoTenants } from '#server/demo/demo-clouds.ts'
import type { Standing } from '#server/demo/demo-connections.ts'
import { type Course, courseAt, HISTORY, historyOf } from '#server/demo/demo-history.ts'
import { readMoment } from '#server/demo/demo-moment.ts'
import { buildDemo, type Demo, type DemoCompany, demoOrganizationId } from '#server/demo/demo-organization.ts'
import { demoSettings } from '#server/demo/demo-settings.ts'
import { createRandom } from '#server/demo/random.ts'
import { readMended } from '#server/demo/seed-life.ts'

const SIZE = { seed: 1, customers: 60, employees: 400 }

/** The server's clock stands unless a test moves it. */
const MADE = Date.UTC(2027, 4, 11, 9, 30)
let passed = 0
let server: TestServer
let rest: Rest
let demo: Demo
beforeAll(async () => {
  server = await startTestServer({ ...SIZE, clock: () => MADE + passed })
  rest = await openRest(server.url, 'owner')
  demo = buildDemo(SIZE, MADE)
})
afterAll(() => server?.close())

const rowsOf = <K extends Kind>(kind: K): Promise<RowOf<K>[]> => storedRows(server.db, kind)
const companyOf = (standing: Standing): DemoCompany => {
  const found = demo.companies.find((each) => each.standing === standing)
  if (!found) throw new Error(`A demo of sixty has a company that stands ${standing}`)
  return found
}
const companiesOf = (course: Course) =>
  demo.companies.filter(
    ({ customer, standing }, place) => customer.active && standing === 'well' && courseAt(place) === course,
  )

const integrationOf = async ({ customer }: DemoCompany) =>
  (await rowsOf('integration')).find(({ customer_id }) => customer_id === customer.id)
const postureOf = async ({ customer }: DemoCompany) =>
  (await rowsOf('posture')).find(({ id }) => id === customer.id)
const changesOf = async ({ customer }: DemoCompany) =>
  (await rowsOf('postureChange')).filter(({ customer_id }) => customer_id === customer.id)

describe('a connection stands as its tenant behaves', () => {
  test.each<Standing>([
    'well',
    'consentGone',
    'permissionsGone',
    'gateway',
    'withoutExchange',
    'withoutRisks',
    'withoutLogs',
  ])('%s: reading it again finds nothing else', async (standing) => {
    const company = companyOf(standing)
    const before = await integrationOf(company)
    const [posture, changes] = [await postureOf(company), await changesOf(company)]
    await rest.sync(before?.id ?? '')
    await expect
      .poll(async () => (await rowsOf('task')).filter(({ finished_at }) => finished_at === null).length)
      .toBe(0)
    await expect.poll(async () => (await postureOf(company))?.read_at).not.toBe(posture?.read_at)
    const after = await integrationOf(company)
    const told = (row: typeof after) => ({
      state: row?.state,
      fault: row?.fault,
      missing: row?.missing_scopes,
      exchange: row?.exchange,
      facts: Object.values(row?.facts ?? {}).map(({ fault, read_at }) => [fault, read_at !== null]),
    })
    expect(told(after)).toEqual(told(before))
    expect((await postureOf(company))?.verdicts).toEqual(posture?.verdicts)
    expect(await changesOf(company)).toEqual(changes)
  })

  test('one that nobody has connected has neither people of a directory nor a posture', async () => {
    const { customer } = companyOf('never')
    expect(await integrationOf(companyOf('never'))).toBeUndefined()
    expect(await postureOf(companyOf('never'))).toBeUndefined()
    const own = (await rowsOf('employee')).filter(({ customer_id }) => customer_id === customer.id)
    expect(new Set(own.map(({ directory }) => directory))).toEqual(new Set(['manual']))
  })

  test('a paused one is not read, and was read for the last time when it was paused', async () => {
    const paused = companyOf('paused')
    const integration = await integrationOf(paused)
    expect((await postureOf(paused))?.read_at).toBe(integration?.last_synced)
    await expect(rest.sync(integration?.id ?? '')).rejects.toThrow(/409/)
  })

  test('one whose administrator has just accepted is connected by itself', async () => {
    const company = companyOf('connecting')
    expect((await integrationOf(company))?.state).toBe('Connecting')
    passed += 2 * MINUTE
    await expect
      .poll(async () => (await integrationOf(company))?.state, { timeout: 30_000 })
      .toBe('Sync Successful')
  }, 40_000)
})

describe('the history of a company', () => {
  let histories: { posture: Posture; changes: PostureChange[] }[]
  beforeAll(async () => {
    const changes = Map.groupBy(await rowsOf('postureChange'), ({ customer_id }) => customer_id)
    histories = (await rowsOf('posture')).map((posture) => ({
      posture,
      changes: changes.get(posture.id) ?? [],
    }))
  })

  test('leads without a gap to what its tenant says now', () => {
    expect(histories.flatMap(({ changes }) => changes).length).toBeGreaterThan(200)
    for (const { posture, changes } of histories)
      for (const [checkId, own] of Map.groupBy(changes, ({ check_id }) => check_id)) {
        const ends = [...own.map(({ before }) => before), posture.verdicts[checkId]]
        expect(ends.slice(1)).toEqual(own.map(({ after }) => after))
      }
  })

  test('lies in the sixty days before it was read', () => {
    for (const { posture, changes } of histories)
      for (const { found_at } of changes) {
        expect(Date.parse(found_at)).toBeLessThanOrEqual(Date.parse(posture.read_at))
        expect(Date.parse(found_at)).toBeGreaterThan(Date.parse(posture.read_at) - (HISTORY + 1) * DAY)
      }
  })

  const scores = (company: DemoCompany) => {
    const found = histories.find(({ posture }) => posture.id === company.customer.id)
    const now = found?.posture.verdicts ?? {}
    const then = { ...now }
    for (const { check_id, before } of found?.changes.toReversed() ?? []) then[check_id] = before
    const score = (verdicts: Posture['verdicts']) =>
      scoreOf(Object.values(verdicts).map((verdict) => ({ verdict, isIncluded: true, isResolved: false }))) ??
      0
    return { first: score(then), last: score(now) }
  }

  test('is one of getting better nearly everywhere', () => {
    const rising = companiesOf('rising').map(scores)
    expect(rising.length).toBeGreaterThan(30)
    expect(rising.filter(({ first, last }) => last > first).length).toBeGreaterThan(rising.length - 3)
  })

  test('is one of getting worse in two companies', () => {
    const falling = companiesOf('falling').map(scores)
    expect(falling).toHaveLength(2)
    for (const { first, last } of falling) expect(last).toBeLessThan(first - 2)
  })

  test('knows one company in which much was changed at once', async () => {
    const [company] = companiesOf('dropping')
    const worse = (company ? await changesOf(company) : []).filter(
      ({ after }) => after.status === 'notCompliant',
    )
    const most = Math.max(
      ...[...Map.groupBy(worse, ({ found_at }) => found_at).values()].map((each) => each.length),
    )
    expect(most).toBeGreaterThanOrEqual(5)
  })

  test('tells who did what: people, tasks that are there, and where nobody can know it', async () => {
    const done = await rowsOf('postureTask')
    const tasks = new Set(done.map(({ id }) => id))
    const actors = histories.flatMap(({ changes }) =>
      changes.flatMap(({ by }) => (by && 'actors' in by ? by.actors : [])),
    )
    const asked = actors.flatMap((actor) => (actor.kind === 'task' ? actor.task_id : []))
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((id) => !tasks.has(id))).toEqual([])
    const isFelt = ({ items }: (typeof done)[number]) =>
      items.some(({ calls }) => calls.some(({ state }) => state === 'made'))
    expect(done.filter((task) => isFelt(task) && !asked.includes(task.id))).toEqual([])
    expect(actors.some(({ kind }) => kind === 'person')).toBe(true)
    expect(histories.some(({ changes }) => changes.some(({ by }) => by && 'unknown' in by))).toBe(true)
  })

  test('is the same for the same company', async () => {
    const { tenant, read } = openPretendTenant()
    tenant.settings = demoSettings('acme.example', createRandom(3))
    const snapshot = await read()
    const tell = (seed: number) =>
      historyOf({
        customerId: 'c',
        tenant: snapshot,
        readAt: Date.UTC(2026, 10, 20, 9),
        course: 'rising',
        authors: ['u', 'v'],
        administrator: 'admin@acme.example',
        random: createRandom(seed),
      })
    expect(tell(1)).toEqual(tell(1))
    expect(tell(1).tasks.length).toBeGreaterThan(0)
    expect(tell(2)).not.toEqual(tell(1))
  })
})

test('tasks ended in every way, one was taken back, and each call says what stood before it', async () => {
  const tasks = postureTaskSchema.array().parse(await rowsOf('postureTask'))
  expect(new Set(tasks.map(({ state }) => state))).toEqual(
    new Set(['completed', 'partly completed', 'failed']),
  )
  const ids = new Set(tasks.map(({ id }) => id))
  const undone = tasks.flatMap(({ undoes }) => undoes ?? [])
  expect(undone.length).toBeGreaterThan(2)
  expect(undone.filter((id) => !ids.has(id))).toEqual([])
  const calls = tasks.flatMap(({ items }) => items.flatMap((each) => each.calls))
  expect(calls.filter(({ before }) => before === null)).toEqual([])
  expect(new Set(calls.map(({ state }) => state))).toEqual(new Set(['made', 'failed']))
})

test('people have decided about checks, and all that they name is there', async () => {
  const known = new Set(checks.map(({ id }) => id))
  const resolutions = await rowsOf('checkResolution')
  expect(new Set(resolutions.map(({ status }) => status)).size).toBe(4)
  const templates = await rowsOf('postureTemplate')
  const named = [
    ...resolutions.map(({ check_id }) => check_id),
    ...(await rowsOf('instruction')).map(({ check_id }) => check_id),
    ...(await rowsOf('auditSetting')).map(({ check_id }) => check_id),
    ...templates.flatMap((template) => template.checks),
  ]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

/** Leaves a demo as an earlier build has made it: with its accounts, and nothing that has happened. */
async function forgetLife(db: Db) {
  const emails = demoAccounts.map(({ email }) => email)
  // Past what holds writers to telling devices of it.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`delete from posture_task`.execute(db)
  await sql`delete from device`.execute(db)
  await sql`delete from app_user where email <> all(${emails}::text[])`.execute(db)
  await sql`delete from identity_user where email <> all(${emails}::text[])`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
}

describe('a second start of the same site', () => {
  test('writes nothing twice, finds the tenants as they were, and leaves what an earlier build has made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-demo-'))
    const database = await openTestDatabase()
    const configuration = readConfiguration({
      ...TEST_SEALING_KEYS,
      SITE: 'test',
      DATA_DIR: folder,
      CUSTOMERS: '6',
      EMPLOYEES: '60',
      LOG_LEVEL: 'silent',
    })
    const start = async (now: number) => {
      const site = await openSite('test', configuration, createLog('silent'), {
        now: () => now,
        open: async () => ({ database: { ...database, close: async () => {} }, release: () => {} }),
      })
      await site.close()
      const [devices, events] = await Promise.all([
        database.db.selectFrom('device').select('id').execute(),
        database.db.selectFrom('security_event').select('count').execute(),
      ])
      const kept: Kind[] = ['user', 'employee', 'postureChange', 'postureTask', 'task', 'productLicense']
      const rows = await Promise.all(kept.map((kind) => storedRows(database.db, kind)))
      return { rows, devices: devices.length, events }
    }
    try {
      const made = Date.UTC(2027, 2, 3, 10)
      const first = await start(made)
      expect(first.devices).toBeGreaterThan(5)
      expect(first.rows.map((rows) => rows.length > 0)).not.toContain(false)
      expect(await start(made + 9 * DAY)).toEqual(first)
      expect(await readMoment(database.db, demoOrganizationId(SIZE.seed), made + 9 * DAY)).toBe(made)

      await forgetLife(database.db)
      const { devices } = await start(made + 10 * DAY)
      expect(devices).toBe(0)
    } finally {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('leaves a tenant in order whose connection a person has put right', async () => {
    const { customer, tenant } = companyOf('consentGone')
    expect(await readMended(server.db, demo)).not.toContain(customer.id)
    expect(demoTenants(demo).get(tenant.id)?.provoked.size).toBe(1)
    const before = await integrationOf(companyOf('consentGone'))
    await commit(
      { db: server.db, tables: entityTables, pokes: { publish: () => {} } },
      customer.organization,
      async (work) => {
        await work.load('integration', [before?.id ?? ''])
        if (before) work.put('integration', { ...before, state: 'Sync Successful', fault: null })
      },
    )
    const mended = await readMended(server.db, demo)
    expect(mended).toContain(customer.id)
    expect(demoTenants(demo, undefined, mended).get(tenant.id)?.provoked.size).toBe(0)
  })
})
