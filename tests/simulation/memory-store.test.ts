import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS, SHARED_KINDS, PACKED_KINDS } from '#shared/contract/kind-names.ts'
import { CUSTOMER_AREAS, partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createHead } from '#server/platform/sync/head.ts'
import type { PackedPartition } from '#server/platform/sync/segment-store.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import type { Stamp, SyncStore } from '#server/platform/sync/sync-store.ts'
import { entityTables } from '#server/schema.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { createMemoryStore, emptyState } from './memory-store.ts'
import { buildCustomer } from './rows.ts'
import { createRandom, type Random } from './random.ts'
import { buildCanaryAnswers } from './world.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

test.each(['1', '2', '3', '4', '5'])('the model answers as the database does (history %s)', async (seed) => {
  const random = createRandom(seed)
  const organizationId = random.uuid()
  await createHead(database.db, organizationId)
  const state = emptyState('')
  const sql = createSqlStore({ db: database.db, tables: entityTables, segments: createSegmentStore() })
  const memory = createMemoryStore(() => state)
  const customers = [0, 1, 2].map(() => random.uuid())
  const pids = customers.flatMap((id) => CUSTOMER_AREAS.map((area) => partitionOf(id, area)))
  const employees = new Map<string, Employee>()

  for (let round = 0; round < 25; round++) {
    const change =
      round === 0 ? addCustomers(customers, organizationId) : randomChange(random, customers, employees)
    const [one, two] = [await change(sql, organizationId), await change(memory, organizationId)]
    expect(two).toEqual(one)
    const wanted = pids.filter(() => random.chance(0.7))
    const cursor = random.int(state.head.version + 1)
    expect(await everything(memory, organizationId, wanted, cursor)).toEqual(
      await everything(sql, organizationId, wanted, cursor),
    )
  }
  expect(state.head.version).toBeGreaterThan(15)
})

type Change = (store: SyncStore, organizationId: string) => Promise<unknown>

const addCustomers =
  (ids: readonly string[], organization: string): Change =>
  (store, organizationId) =>
    store.write(organizationId, async (work) => {
      await work.load('customer', ids)
      for (const [at, id] of ids.entries())
        work.put('customer', buildCustomer({ id, organization, name: `Co ${at}` }))
      return 'added'
    })

/** Decided before it is made, because it is made twice. */
function randomChange(
  random: Random,
  customers: readonly string[],
  employees: Map<string, Employee>,
): Change {
  const puts: Employee[] = []
  const gone: string[] = []
  for (let n = random.int(4); n >= 0; n--) {
    const known = [...employees.values()]
    const old = random.chance(0.6) && known.length > 0 ? random.pick(known) : undefined
    if (old && random.chance(0.25)) {
      gone.push(old.id)
      employees.delete(old.id)
      continue
    }
    if (old && gone.includes(old.id)) continue
    const id = old?.id ?? random.uuid()
    const next = buildEmployee({
      ...old,
      id,
      customer_id: old && random.chance(0.7) ? old.customer_id : random.pick(customers),
      first_name: random.pick(['Ana', 'ben', 'Cid', 'dora']),
      last_name: random.pick(['Young', 'zed', 'Abel']),
      last_active: random.chance(0.5) ? '2026-02-03T04:05:06.700Z' : null,
    })
    employees.set(id, next)
    puts.push(next)
  }
  const answers = random.chance(0.5) ? [buildCanaryAnswers(random.pick(customers), 0, random.int(9))] : []
  const unread = random.chance(0.2) ? [random.pick(customers)] : []
  const keys = random.chance(0.5) ? [random.uuid()] : []
  return (store, organizationId) =>
    store.write(organizationId, async (work) => {
      await work.load('employee', [...puts.map(({ id }) => id), ...gone])
      for (const row of puts) work.put('employee', row)
      for (const id of gone) work.remove('employee', id)
      await work.load('tenantAnswers', [...answers.map(({ id }) => id), ...unread])
      for (const row of answers) work.put('tenantAnswers', row)
      for (const id of unread) work.remove('tenantAnswers', id)
      for (const key of keys) work.remember({ key, fingerprint: `f-${key}`, result: { status: 200 } })
      const held = puts.map(({ id }) => work.get('employee', id))
      return { held, recalled: await work.recall(keys) }
    })
}

const inOrder = (stamps: readonly Stamp[]) =>
  stamps
    .map((stamp) => JSON.stringify([stamp.version, stamp.kind, stamp.id, stamp.pid, stamp.gone]))
    .toSorted()

const opened = (packed: PackedPartition) => ({
  ...packed,
  segments: packed.segments.map(({ payload, ...rest }) => ({
    ...rest,
    columns: JSON.parse(payload) as unknown,
  })),
})

async function everything(store: SyncStore, organizationId: string, pids: readonly string[], cursor: number) {
  const read = await store.read(organizationId, async (view) => {
    const { version, floor } = await view.head()
    const changed = await view.changedAfter(pids, cursor, 1000)
    const bodies: Record<string, unknown> = {}
    for (const kind of KINDS) {
      const ids = changed.filter((stamp) => stamp.kind === kind && !stamp.gone).map(({ id }) => id)
      for (const [id, body] of await view.bodies(kind, ids)) bodies[`${kind}/${id}`] = JSON.parse(body)
    }
    return {
      version,
      floor,
      changed: inOrder(changed),
      at: inOrder(await view.changedAt(pids, cursor)),
      few: (await view.changedAfter(pids, cursor, 2)).map(({ version }) => version),
      bodies,
      count: await view.count(pids),
    }
  })
  const packed: unknown[] = []
  for (const kind of PACKED_KINDS)
    packed.push(...(await store.pack(organizationId, kind, pids)).map((each) => opened(each)))
  for (const kind of SHARED_KINDS) {
    const shared = opened(await store.packShared(organizationId, kind, pids))
    packed.push(shared.count === 0 ? { ...shared, segments: [] } : shared)
  }
  return { read, packed }
}
