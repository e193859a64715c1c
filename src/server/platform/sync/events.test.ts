// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { createLog } from '#server/platform/log.ts'
import { createPokes, type Poke, type Pokes } from './events.ts'

let database: Database
let pokes: Pokes

beforeAll(async () => {
  database = await openTestDatabase()
  pokes = await createPokes(database, createLog('silent'))
})
afterAll(async () => {
  await pokes?.close()
  await database?.close()
})

/** Longer than pokes are held together, and than a NOTIFY takes to come back. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400))

test('pokes of one moment go out together: the first at once, the newest later, and each kind by itself', async () => {
  const heard: Poke[] = []
  const end = pokes.subscribe('one', (poke) => heard.push(poke))
  for (const version of [4, 5, 7, 6]) pokes.publish('one', version)
  pokes.nudge('one')
  expect(heard).toEqual([4, 'scope'])
  await settle()
  end()
  expect(heard).toEqual([4, 'scope', 7])
})

test('nobody hears of another organization, nor after the end', async () => {
  const heard: Poke[] = []
  const end = pokes.subscribe('two', (poke) => heard.push(poke))
  pokes.publish('three', 1)
  pokes.nudge('three')
  end()
  pokes.nudge('two')
  await settle()
  expect(heard).toEqual([])
})

test('pokes reach another process once, and do not come back to the one that sent them', async (c) => {
  if (!database.url) {
    c.skip('one process has the embedded database to itself')
    return
  }
  const other = await createPokes(database, createLog('silent'))
  const [here, there]: [Poke[], Poke[]] = [[], []]
  const ends = [
    pokes.subscribe('five', (poke) => here.push(poke)),
    other.subscribe('five', (poke) => there.push(poke)),
  ]
  pokes.nudge('five')
  pokes.publish('five', 3)
  // Two notifications may overtake each other.
  await expect.poll(() => new Set(there), { timeout: 20_000 }).toEqual(new Set([3, 'scope']))
  await settle()
  expect(here).toEqual(['scope', 3])
  expect(there).toHaveLength(2)
  for (const end of ends) end()
  await other.close()
})

test('who lost the ear for other processes gets it back, and everybody is poked for what may have been missed', async (c) => {
  if (!database.url) {
    c.skip('one process has the embedded database to itself')
    return
  }
  const other = await createPokes(database, createLog('silent'))
  const heard: Poke[] = []
  const end = pokes.subscribe('four', (poke) => heard.push(poke))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(database.db)
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['scope'])
  other.publish('four', 8)
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['scope', 8])
  end()
  await other.close()
})
