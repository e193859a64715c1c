import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataDatabase, type Partitions } from './data-database.ts'

let here: DataDatabase
let there: DataDatabase
let count = 0
beforeEach(() => {
  const name = `two-tabs-${++count}`
  here = new DataDatabase(name)
  there = new DataDatabase(name)
})
afterEach(() => [here, there].forEach((each) => each.close()))

const write = (database: DataDatabase, partitions: Partitions) =>
  database.transaction('rw', database.state, () => database.writeState('partitions', { ...partitions }))

describe('the partitions of a device', () => {
  test('are what any tab wrote last, also once they were read', async () => {
    expect(await here.readPartitions()).toBeUndefined()
    await write(here, { a: { state: 'wanted', v: 0 } })
    expect(await here.readPartitions()).toEqual({ a: { state: 'wanted', v: 0 } })
    await write(there, { a: { state: 'ready', v: 4 }, b: { state: 'cold', v: 0 } })
    expect(await here.readPartitions()).toEqual({ a: { state: 'ready', v: 4 }, b: { state: 'cold', v: 0 } })
  })

  test('are gone where a tab started over', async () => {
    await write(here, { a: { state: 'ready', v: 1 } })
    await here.readPartitions()
    await there.state.bulkDelete(['partitions', 'mark'])
    expect(await here.readPartitions()).toBeUndefined()
  })

  test('are read once as long as nobody writes them', async () => {
    await write(here, { a: { state: 'ready', v: 1 } })
    const [first, second] = [await here.readPartitions(), await here.readPartitions()]
    expect(second).toBe(first)
  })
})

test('a database that is deleted is let go of, and no live read brings it back', async () => {
  const database = new DataDatabase('deleted-elsewhere')
  await database.state.put({ k: 'cursor', value: 1 })
  await Dexie.delete(database.name)
  await expect(database.state.get('cursor')).rejects.toThrow('closed')
  expect(await Dexie.getDatabaseNames()).not.toContain(database.name)
})
