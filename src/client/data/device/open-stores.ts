import type { DexieOptions } from 'dexie'
import type { Notes } from '#shared/lib/notes.ts'
import type { Clock } from './clock.ts'
import { CommandDatabase } from '../queue/command-database.ts'
import { DataDatabase } from '../rows/data-database.ts'

export interface OpenedStores {
  data: DataDatabase
  commands: CommandDatabase
  storage: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>
  /** How many copies of the rows would not open any more. */
  spare: number
  /** False where the browser keeps nothing for us: everything is gone with the tab, so no change is accepted. */
  isKept: boolean
}

/** What is waited before each further attempt, in milliseconds: most databases that do not open do so soon after. */
const ATTEMPTS = [200, 1000, 5000]
/** Where the number of broken copies is kept, so that page and worker and the next start agree on the name. */
const spareKey = (userKey: string) => `spare-${userKey}`

/**
 * Opens this user's databases (sync.md 2.3). A copy of the rows that will not open is left for one of another name;
 * where nothing opens, the copy lives in memory until the tab is closed.
 */
export async function openStores(
  userKey: string,
  { clock, notes, storage = {} }: { clock: Clock; notes: Notes; storage?: OpenedStores['storage'] },
): Promise<OpenedStores> {
  const known = Number(notes.getItem(spareKey(userKey)) ?? 0)
  // Both at once: whoever starts the app waits for each of them.
  const rows = opened(() => new DataDatabase(userKey, storage, known), clock)
  // Before anybody waits for it, a failure is no news.
  rows.catch(() => {})
  try {
    const commands = await opened(() => new CommandDatabase(userKey, storage), clock)
    try {
      return { data: await rows, commands, storage, spare: known, isKept: true }
    } catch {
      const data = await opened(() => new DataDatabase(userKey, storage, known + 1), clock)
      notes.setItem(spareKey(userKey), String(known + 1))
      return { data, commands, storage, spare: known + 1, isKept: true }
    }
  } catch {
    void rows.then((unused) => unused.close()).catch(() => {})
    return inMemory(userKey)
  }
}

async function opened<D extends DataDatabase | CommandDatabase>(make: () => D, clock: Clock): Promise<D> {
  for (const wait of [...ATTEMPTS, undefined]) {
    const database = make()
    try {
      await database.open()
      return database
    } catch (cause) {
      database.close()
      if (wait === undefined) throw cause
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, wait))
    }
  }
  throw new Error('Every attempt was made')
}

async function inMemory(userKey: string): Promise<OpenedStores> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb')
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  return {
    data: new DataDatabase(userKey, storage),
    commands: new CommandDatabase(userKey, storage),
    storage,
    spare: 0,
    isKept: false,
  }
}
