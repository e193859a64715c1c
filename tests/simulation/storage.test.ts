import { Dexie, type EntityTable } from 'dexie'
import { expect, test } from 'vitest'
import { takeOverGlobals } from './globals.ts'
import { createRandom } from './random.ts'
import { createScheduler, type Process, type Scheduler } from './scheduler.ts'
import { type Commit, createStorage, type DeviceStorage } from './storage.ts'
import { createTrace } from './trace.ts'

interface Setting {
  scheduler: Scheduler
  storage: DeviceStorage
  faults: { isFull: () => boolean; failsToOpen: () => boolean }
  commits: Commit[]
  /** Runs something in a process and gives what it came to. */
  in: <T>(process: Process, act: () => Promise<T>) => Promise<T>
}

class Notes extends Dexie {
  notes!: EntityTable<{ n: number; text: string }, 'n'>
  constructor(storage: DeviceStorage, process: Process, durability: 'strict' | 'relaxed' = 'relaxed') {
    super('notes', { ...storage.portOf(process), chromeTransactionDurability: durability })
    this.version(1).stores({ notes: '++n, text' })
  }
}

async function play(act: (setting: Setting) => Promise<void>, seed = '1') {
  const trace = createTrace(false, () => 0)
  const scheduler = createScheduler(seed, trace)
  const restore = takeOverGlobals(scheduler, createRandom(seed))
  const faults = { isFull: () => false, failsToOpen: () => false }
  const commits: Commit[] = []
  const storage = createStorage({
    scheduler,
    browser: scheduler.spawn('browser'),
    faults: { isFull: () => faults.isFull(), failsToOpen: () => faults.failsToOpen() },
    committed: (commit) => void commits.push(commit),
  })
  async function within<T>(process: Process, begin: () => Promise<T>): Promise<T> {
    let outcome: { value: T } | { cause: unknown } | undefined
    scheduler.enqueue(process, () => {
      begin().then(
        (value) => (outcome = { value }),
        (cause: unknown) => (outcome = { cause }),
      )
    })
    await scheduler.run(60_000, () => outcome !== undefined)
    if (!outcome) throw new Error('It never ended')
    if ('cause' in outcome) throw outcome.cause
    return outcome.value
  }
  try {
    await act({ scheduler, storage, faults, commits, in: within })
  } finally {
    restore()
  }
  expect(trace.violation()).toBeUndefined()
  return trace.hash()
}

const textsOf = (storage: DeviceStorage) =>
  [...storage.records('notes', 'notes')].map(({ value }) => (value as { text: string }).text)

test('tabs share what they write', async () => {
  await play(async ({ scheduler, storage, in: within }) => {
    const [a, b] = [scheduler.spawn('a'), scheduler.spawn('b')]
    await within(a, () => new Notes(storage, a).notes.add({ text: 'hello' }))
    const read = await within(b, () => new Notes(storage, b).notes.toArray())
    expect(read).toEqual([{ n: 1, text: 'hello' }])
  })
})

test('a crash undoes what was not committed and lets others go on', async () => {
  await play(async ({ scheduler, storage, in: within }) => {
    const [a, b] = [scheduler.spawn('a'), scheduler.spawn('b')]
    const dbA = await within(a, async () => {
      const database = new Notes(storage, a)
      await database.notes.bulkAdd([{ text: 'kept' }, { text: 'changed' }])
      return database
    })
    const dbB = await within(b, async () => {
      const database = new Notes(storage, b)
      await database.open()
      return database
    })
    let isInside = false
    scheduler.enqueue(a, () => {
      void dbA.transaction('rw', dbA.notes, async () => {
        await dbA.notes.add({ text: 'lost' })
        await dbA.notes.update(2, { text: 'lost, too' })
        await dbA.notes.delete(1)
        isInside = true
        for (;;) await dbA.notes.count()
      })
    })
    await scheduler.run(1000, () => isInside)
    expect(textsOf(storage)).toEqual(['lost, too', 'lost'])
    const waiting = within(b, () => dbB.notes.add({ text: 'after' }))
    scheduler.kill(a)
    storage.forget(a)
    await waiting
    expect(textsOf(storage)).toEqual(['kept', 'changed', 'after'])
    expect(await within(b, () => dbB.notes.where('text').startsWith('lost').count())).toBe(0)
  })
})

test('a crash while the database is made lets the next tab make it', async () => {
  for (let tasks = 1; tasks < 12; tasks++) {
    await play(async ({ scheduler, storage, in: within }) => {
      const [a, b] = [scheduler.spawn('a'), scheduler.spawn('b')]
      scheduler.enqueue(a, () => void new Notes(storage, a).notes.add({ text: 'perhaps' }))
      const end = scheduler.steps() + tasks
      const asked = () => scheduler.steps() >= end
      await scheduler.run(1000, asked)
      scheduler.kill(a)
      storage.forget(a)
      await within(b, () => new Notes(storage, b).notes.add({ text: 'surely' }))
      expect(textsOf(storage).at(-1)).toBe('surely')
    })
  }
})

test('a power cut takes the newest relaxed commits, and no strict ones', async () => {
  for (const [durability, left] of [
    ['relaxed', ['0', '1']],
    ['strict', ['0', '1', '2', '3', 'changed']],
  ] as const) {
    await play(async ({ scheduler, storage, in: within }) => {
      const a = scheduler.spawn('a')
      await within(a, async () => {
        const database = new Notes(storage, a, durability)
        for (let n = 0; n < 4; n++) await database.notes.add({ text: String(n) })
        await database.notes.add({ text: 'new' })
        await database.notes.update(5, { text: 'changed' })
      })
      scheduler.kill(a)
      storage.forget(a)
      storage.loseRelaxed(4)
      expect(textsOf(storage)).toEqual(left)
    })
  }
})

test('a full disk refuses the commit, a closed connection the transaction, an attempt to open may fail', async () => {
  await play(async ({ scheduler, storage, faults, commits, in: within }) => {
    const [a, b] = [scheduler.spawn('a'), scheduler.spawn('b')]
    const database = await within(a, async () => {
      const opened = new Notes(storage, a)
      await opened.notes.add({ text: 'one' })
      return opened
    })
    faults.isFull = () => true
    await expect(within(a, () => database.notes.add({ text: 'two' }))).rejects.toMatchObject({
      inner: { name: 'QuotaExceededError' },
    })
    faults.isFull = () => false
    expect(textsOf(storage)).toEqual(['one'])
    expect(commits.filter(({ stores }) => stores.has('notes')).length).toBeGreaterThan(0)

    const cut = within(a, () =>
      database.transaction('rw', database.notes, async () => {
        await database.notes.add({ text: 'three' })
        storage.closeConnections(a)
        await database.notes.count()
      }),
    )
    await expect(cut).rejects.toThrow(/./)
    expect(textsOf(storage)).toEqual(['one'])

    faults.failsToOpen = () => true
    await expect(within(b, () => new Notes(storage, b).open())).rejects.toThrow(/./)
    faults.failsToOpen = () => false
    expect(await within(b, () => new Notes(storage, b).notes.count())).toBe(1)
  })
})

test('the same seed gives the same course of many tabs, and they do not lose one another’s writes', async () => {
  const crowd = async ({ scheduler, storage, in: within }: Setting) => {
    const tabs = ['a', 'b', 'c'].map((name) => scheduler.spawn(name))
    await Promise.all(
      tabs.map((tab) =>
        within(tab, async () => {
          const database = new Notes(storage, tab)
          for (let n = 0; n < 5; n++)
            await database.transaction('rw', database.notes, async () => {
              const count = await database.notes.count()
              await database.notes.add({ text: `${count}` })
            })
        }),
      ),
    )
    expect(textsOf(storage)).toEqual(Array.from({ length: 15 }, (_, n) => String(n)))
  }
  const first = await play(crowd, '7')
  const other = await play(crowd, '8')
  expect(await play(crowd, '7')).toBe(first)
  expect(other).not.toBe(first)
})
