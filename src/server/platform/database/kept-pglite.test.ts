import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openEmbedded } from './database.ts'
import { DatabaseUnreachable } from './unreachable.ts'

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'castellan-kept-'))
  database = await openEmbedded(folder, undefined, { limit: 3000 })
  await database.script("create table note (text text); insert into note values ('before');")
})
afterEach(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/** As a thread that finds no room on the disk does. */
const turnForEver = sql`do $$ begin loop null; end loop; end $$`
const notes = async () =>
  (await sql<{ text: string }>`select text from note order by text`.execute(database.db)).rows.map(
    ({ text }) => text,
  )

test('an embedded database that no longer answers is started anew with everything that was committed', async () => {
  await expect(turnForEver.execute(database.db)).rejects.toThrow(DatabaseUnreachable)
  expect(await notes()).toEqual(['before'])
  await sql`insert into note values ('after')`.execute(database.db)
  expect(await notes()).toEqual(['after', 'before'])
})

test('what began before the database was started anew does not go on after it', async () => {
  const half = database.db.transaction().execute(async (tx) => {
    await sql`insert into note values ('first half')`.execute(tx)
    await turnForEver.execute(tx).catch(() => {})
    await sql`insert into note values ('second half')`.execute(tx)
  })
  await expect(half).rejects.toThrow(DatabaseUnreachable)
  expect(await notes()).toEqual(['before'])
})
