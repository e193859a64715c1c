import { Dexie } from 'dexie'
import { afterEach, describe, expect, test } from 'vitest'
import { DataDatabase } from './data-database.ts'
import { dropOldCopies, holdCopy } from './old-copies.ts'

/** The locks of Node are those of browsers. */
const { locks } = navigator
const ends: AbortController[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end.abort()
})
const untilEnd = () => {
  const end = new AbortController()
  ends.push(end)
  return end.signal
}

async function createCopy(name: string) {
  const database = new Dexie(name)
  database.version(1).stores({ rows: 'id' })
  await database.open()
  database.close()
}
const exists = async (name: string) => (await Dexie.getDatabaseNames()).includes(name)

describe('copies that other builds have left', () => {
  test('are deleted, those of other people and the current one are not', async () => {
    const current = new DataDatabase('me')
    await current.open()
    for (const name of ['data-me-v1', 'data-me-v2-r2', 'data-other-v1', 'cmd-me']) await createCopy(name)
    expect((await dropOldCopies(locks, 'me', current.name)).toSorted()).toEqual([
      'data-me-v1',
      'data-me-v2-r2',
    ])
    expect(await Promise.all([current.name, 'data-other-v1', 'cmd-me'].map(exists))).toEqual([
      true,
      true,
      true,
    ])
    current.close()
  })

  test('stay while a tab of an older build reads them, and go when it is closed', async () => {
    await createCopy('data-you-v1')
    const old = new AbortController()
    holdCopy(locks, 'data-you-v1', old.signal)
    holdCopy(locks, 'data-you-v1', untilEnd())
    expect(await dropOldCopies(locks, 'you', 'data-you-v2')).toEqual([])
    old.abort()
    for (const end of ends.splice(0)) end.abort()
    await locks.request('copy-data-you-v1', async () => {})
    expect(await dropOldCopies(locks, 'you', 'data-you-v2')).toEqual(['data-you-v1'])
  })
})
