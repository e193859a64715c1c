import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHead } from '#server/platform/sync/head.ts'
import { migratedDump } from '#tests/support/database/migrated-dump.ts'
import { backUp, restore } from './backup.ts'
import { type Db, openEmbedded } from './database.ts'
import { lockFolder } from './folder-lock.ts'

const AT = new Date('2026-11-23T08:00:00.000Z')

let root: string
let folder: string
let file: string
let organizationId: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'castellan-backup-'))
  folder = join(root, 'live')
  file = join(root, 'kept', 'monday.backup')
  organizationId = uuidv7()
  lockFolder(folder)()
  await onDatabase((db) => createHead(db, organizationId), await migratedDump())
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function onDatabase<T>(act: (db: Db) => Promise<T>, dump?: Uint8Array<ArrayBuffer>): Promise<T> {
  const database = await openEmbedded(join(folder, 'database'), dump)
  try {
    return await act(database.db)
  } finally {
    await database.close()
  }
}

const heads = () =>
  onDatabase((db) => db.selectFrom('org_head').select(['organization_id', 'epoch']).execute())

test('a backup is one file of its owner alone, and what it holds comes back with a new history', async () => {
  const [before] = await heads()
  const { bytes } = await backUp(folder, file)
  expect((await stat(file)).size).toBe(bytes)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await onDatabase((db) => sql`delete from org_head`.execute(db))

  const { kept } = await restore(file, folder, AT)
  const [after] = await heads()
  expect(after?.organization_id).toBe(organizationId)
  expect(after?.epoch).not.toBe(before?.epoch)
  expect(kept).toBe(join(folder, 'database.before-2026-11-23T08-00-00-000Z'))
  expect(existsSync(join(kept ?? '', 'PG_VERSION'))).toBe(true)
})

test('a backup comes back where there is nothing yet', async () => {
  await backUp(folder, file)
  await rm(folder, { recursive: true })
  expect(await restore(file, folder, AT)).toEqual({ kept: undefined })
  expect(await heads()).toHaveLength(1)
})

test('what cannot be done changes nothing, and says why', async () => {
  await backUp(folder, file)
  const before = await heads()
  const broken = join(root, 'broken.backup')
  const whole = await readFile(file)
  const contents: [content: Uint8Array, sentence: RegExp][] = [
    [whole.subarray(0, 100_000), /is no backup, or a part/],
    [Buffer.from('not a backup'), /is no backup/],
    [gzipSync('not a database'), /holds no database/],
  ]
  await expect(restore(broken, folder, AT)).rejects.toThrow(/There is no file/)
  for (const [content, sentence] of contents) {
    await writeFile(broken, content)
    await expect(restore(broken, folder, AT)).rejects.toThrow(sentence)
  }
  await expect(backUp(folder, file)).rejects.toThrow(/is there already/)
  await expect(backUp(join(root, 'test'), join(root, 'other'))).rejects.toThrow(/There is no database/)
  await expect(backUp(folder, '/proc/castellan.backup')).rejects.toThrow(/could not be written/)
  const release = lockFolder(folder)
  await expect(backUp(folder, join(root, 'other'))).rejects.toThrow(/in use by another process/)
  await expect(restore(file, folder, AT)).rejects.toThrow(/in use by another process/)
  release()
  expect(await readdir(folder)).toEqual(['database'])
  expect(await heads()).toEqual(before)
})
