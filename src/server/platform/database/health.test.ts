// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from './database.ts'
import { createHealth } from './health.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database?.close()
})

const markAt = async () =>
  (await sql<{ at: string }>`select at::text as at from health`.execute(database.db)).rows[0]?.at

test('health is asked by a write that is committed, and not at each request', async () => {
  const health = createHealth(database)
  expect(await health()).toBeUndefined()
  const at = await markAt()
  expect(at).toBeDefined()
  expect(await health()).toBeUndefined()
  expect(await markAt()).toBe(at)
})

test('a database that can be read and not written is not healthy, and says why', async () => {
  await sql`alter table health add constraint full_disk check (at < '2000-01-01') not valid`.execute(
    database.db,
  )
  expect(await createHealth(database)()).toBe('unreachable')
  await sql`alter table health drop constraint full_disk`.execute(database.db)
  expect(await createHealth(database)()).toBeUndefined()
})

test('a disk without room for the next piece is full before the database finds out', async () => {
  expect(await createHealth({ ...database, folder: '/proc' })()).toBe('full')
})
