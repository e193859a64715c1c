import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { type Clock, systemClock } from './clock.ts'
import { DataDatabase, dataNameOf } from '../rows/data-database.ts'
import { guardedNotes, type Notes } from '#shared/lib/notes.ts'
import { openStores } from './open-stores.ts'

/** A clock whose timers ring at once, and which says what was waited for. */
function hurried() {
  const waited: number[] = []
  const clock: Clock = {
    ...systemClock,
    setTimeout: (act, milliseconds) => {
      waited.push(milliseconds)
      return setTimeout(act, 0)
    },
  }
  return { clock, waited }
}

/** Storage whose databases fail to open while `fails` says so. */
function storageThat(fails: (name: string) => boolean) {
  const factory = new IDBFactory()
  const real = factory.open.bind(factory)
  factory.open = (name, version) => {
    if (fails(name)) throw new DOMException('Internal error opening backing store', 'UnknownError')
    return real(name, version)
  }
  return { indexedDB: factory, IDBKeyRange }
}

function notes(): Notes {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

describe('opening the databases of a user', () => {
  test('a failure that passes is waited for', async () => {
    const { clock, waited } = hurried()
    const storage = storageThat((name) => name.startsWith('data-') && waited.length < 2)
    const opened = await openStores('a', { clock, notes: notes(), storage })
    expect(opened).toMatchObject({ isKept: true, spare: 0 })
    expect(waited).toEqual([200, 1000])
  })

  test('a copy that never opens is left for one of another name, also at the next start', async () => {
    const storage = storageThat((name) => name === dataNameOf('b', 0))
    const own = notes()
    const first = await openStores('b', { clock: hurried().clock, notes: own, storage })
    expect(first.data.name).toBe(dataNameOf('b', 1))
    first.data.close()
    const { clock, waited } = hurried()
    const second = await openStores('b', { clock, notes: own, storage })
    expect(second.data.name).toBe(dataNameOf('b', 1))
    expect(waited).toEqual([])
  })

  test('a browser that cannot note the other name uses it all the same', async () => {
    const storage = storageThat((name) => name === dataNameOf('d', 0))
    const blocked = guardedNotes(
      () => {
        throw new Error('no storage')
      },
      () => {},
    )
    const opened = await openStores('d', { clock: hurried().clock, notes: blocked, storage })
    expect(opened).toMatchObject({ isKept: true, spare: 1 })
  })

  test('where nothing opens the copy lives in memory and no change is accepted', async () => {
    const storage = storageThat(() => true)
    const opened = await openStores('c', { clock: hurried().clock, notes: notes(), storage })
    expect(opened.isKept).toBe(false)
    await opened.data.writeState('generation', 7)
    expect(await opened.data.readState('generation')).toBe(7)
  })

  test('both are opened at once', async () => {
    const asked: string[] = []
    const { indexedDB, IDBKeyRange } = storageThat((name) => {
      asked.push(name)
      return false
    })
    const opening = openStores('d', {
      clock: systemClock,
      notes: notes(),
      storage: { indexedDB, IDBKeyRange },
    })
    await Promise.resolve()
    expect(asked.toSorted()).toEqual(['cmd-d', dataNameOf('d', 0)])
    expect(await opening).toMatchObject({ isKept: true, spare: 0 })
  })

  test('rows that open while the changes do not are closed again, and their copy is not given up', async () => {
    const storage = storageThat((name) => name.startsWith('cmd-'))
    const own = notes()
    const closing = vi.spyOn(DataDatabase.prototype, 'close')
    const opened = await openStores('e', { clock: hurried().clock, notes: own, storage })
    expect(opened.isKept).toBe(false)
    await vi.waitFor(() => expect(closing).toHaveBeenCalledOnce())
    expect(own.getItem('spare-e')).toBeNull()
  })
})
