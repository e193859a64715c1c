import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PulledRow } from '#shared/contract/sync.ts'
import { pullAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { createRandom } from '#server/demo/random.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pull } from '#server/platform/sync/pull.ts'
import { hashOfScope, type Scope } from '#server/platform/sync/scope.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import { entityTables } from '#server/schema.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { addNeighbor } from '#tests/support/test-site.ts'

/** The embedded database has one connection, so that nothing can come in between there. */
const reason = process.env['TEST_DATABASE_ADDRESS'] ? undefined : 'needs a PostgreSQL server'
const WRITERS = 8
const UNITS = 400
const IDS = 120
const LONGEST_PAUSE = 6

let database: Database

beforeAll(async () => {
  if (reason) return
  database = await openTestDatabase()
  // The pause that a program cannot make: between the last statement and the end of the commit.
  await database.script(`
    create function nap() returns trigger language plpgsql as $$
    begin perform pg_sleep(random() * 0.003); return null; end $$;
    create constraint trigger nap after insert or update on sync_row
      deferrable initially deferred for each row execute function nap();
    create table scratch (id uuid primary key, place bigserial not null);
    create constraint trigger nap after insert or update on scratch
      deferrable initially deferred for each row execute function nap();`)
})
afterAll(() => database?.close())

interface Feed {
  /** Writes these ids in one transaction, calling `pause` between its statements. */
  write: (ids: readonly string[], pause: () => Promise<void>) => Promise<void>
  /** The ids that changed after a cursor, each with its place, and the cursor to go on from. */
  readAfter: (cursor: number) => Promise<{ rows: [id: string, place: number][]; to: number }>
  /** The last place of every id. */
  truth: () => Promise<[id: string, place: number][]>
}

test('a reader that goes by the version misses no row, however the writers interleave', async ({ skip }) => {
  skip(reason !== undefined, reason)
  expect(await missedBy(await versionedFeed())).toEqual([])
})

test('the same reader misses rows where it goes by a sequence of the database', async ({ skip }) => {
  skip(reason !== undefined, reason)
  expect((await missedBy(sequenceFeed())).length).toBeGreaterThan(0)
})

/** Has many write at once with random pauses, and one read by the cursor all the time; gives what that one missed. */
async function missedBy(feed: Feed): Promise<[id: string, place: number][]> {
  const random = createRandom(4700)
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, random.below(LONGEST_PAUSE)))
  const ids = Array.from({ length: IDS }, () => uuidv7())
  let left = UNITS
  let isWriting = true

  const seen = new Map<string, number>()
  const reading = (async () => {
    let cursor = 0
    for (let isLast = false; !isLast;) {
      isLast = !isWriting
      const { rows, to } = await feed.readAfter(cursor)
      for (const [id, place] of rows) seen.set(id, place)
      cursor = to
    }
  })()
  const writer = async () => {
    while (left-- > 0) {
      const some = Array.from({ length: 1 + random.below(3) }, () => random.pick(ids))
      // In one order, or two writers would wait for one another.
      await feed.write([...new Set(some)].toSorted(), pause)
      await pause()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  isWriting = false
  await reading
  const truth = await feed.truth()
  expect(truth.length).toBeGreaterThan(IDS / 2)
  return truth.filter(([id, place]) => seen.get(id) !== place)
}

/** The product: units of work, and pulls of a device. */
async function versionedFeed(): Promise<Feed> {
  const { organizationId, customerId, employeeId } = await addNeighbor({ database })
  const { db } = database
  const store = createSqlStore({ db, tables: entityTables, segments: createSegmentStore() })
  const pids = [partitionOf(customerId, 'engage')]
  const scope: Scope = {
    organizationId,
    userId: uuidv7(),
    role: 'Owner',
    permissions: permissionsOf('Owner', {}),
    customerIds: new Set([customerId]),
    allCustomers: true,
    withheld: [],
    isReadOnly: false,
    pids,
    hash: hashOfScope(pids, []),
  }
  return {
    write: async (ids, pause) => {
      await store.write(organizationId, async (work) => {
        for (const id of ids) {
          await work.load('employee', [id])
          await pause()
        }
        for (const id of ids) {
          // An address of its own: PostgreSQL settles two insertions of one id, but not of one address beside it.
          const email = `${uuidv7()}@somewhere.example`
          work.put('employee', buildEmployee({ id, customer_id: customerId, email }))
        }
        await pause()
      })
    },
    readAfter: async (cursor) => {
      const request = { epoch: null, cursor, scopeHash: scope.hash, schema: SCHEMA }
      const { rows, to } = pullAnswerSchema.parse(
        JSON.parse(await pull({ store, now: () => Date.now() }, scope, request)),
      )
      return { rows: rows.map(([, id, v]: PulledRow) => [id, v]), to }
    },
    truth: async () => {
      const { rows } = await sql<{ id: string; version: number }>`
        select id, version from sync_row where organization_id = ${organizationId}::uuid and kind = 'employee'
          and id <> ${employeeId}`.execute(db)
      return rows.map(({ id, version }) => [id, version])
    },
  }
}

/** What is usually done instead: the database counts when a row is written, not when it becomes visible. */
function sequenceFeed(): Feed {
  const { db } = database
  const read = async (cursor: number): Promise<[string, number][]> => {
    const { rows } = await sql<{ id: string; place: number }>`
      select id, place from scratch where place > ${cursor} order by place`.execute(db)
    return rows.map(({ id, place }) => [id, place])
  }
  return {
    write: (ids, pause) =>
      db.transaction().execute(async (tx) => {
        for (const id of ids) {
          await sql`insert into scratch (id) values (${id}::uuid)
            on conflict (id) do update set place = nextval('scratch_place_seq')`.execute(tx)
          await pause()
        }
      }),
    readAfter: async (cursor) => {
      const rows = await read(cursor)
      return { rows, to: rows.at(-1)?.[1] ?? cursor }
    },
    truth: () => read(0),
  }
}
