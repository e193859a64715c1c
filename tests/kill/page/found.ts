import { Dexie } from 'dexie'
import { wipePorts } from '#client/app/device/device-storage.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { type Cursor, DataDatabase, dataNameOf } from '#client/data/rows/data-database.ts'
import { finishInterruptedWipe } from '#client/data/keys/wipe.ts'
import { openCommands } from '#client/data/queue/sealed-commands.ts'
import { SessionDatabase } from '#client/data/session/session-database.ts'
import { createVault } from '#client/data/device/vault.ts'
import { benchKey } from '#tests/bench/pages/bench-key.ts'

/** A command as it lies on the device. */
export interface FoundCommand {
  key: string
  state: string
  args: unknown
}

/** What the last browser left on this device, before anything works on it. */
export interface Found {
  /** A wipe had begun and was finished now. */
  wasWiping: boolean
  /** What there was of the user's before that. */
  before: Left
  after: Left
  cursor: Pick<Cursor, 'epoch' | 'version'> | undefined
  commands: FoundCommand[]
}

interface Left {
  databases: string[]
  isSignedIn: boolean
}

/** Finishes what was begun, as every start of the app does, and looks at the rest. */
export async function findLeft(): Promise<Found> {
  const before = await left()
  const wasWiping = (await finishInterruptedWipe(wipePorts)) !== undefined
  const after = await left()
  const session = await new SessionDatabase().readHeader()
  if (!session) return { wasWiping, before, after, cursor: undefined, commands: [] }
  const { userKey } = session
  const names = await Dexie.getDatabaseNames()
  const cursor = names.includes(dataNameOf(userKey, 0)) ? await readCursor(userKey) : undefined
  return { wasWiping, before, after, cursor, commands: await readCommands(userKey) }
}

async function left(): Promise<Left> {
  const databases = (await Dexie.getDatabaseNames()).filter((name) => /^(cmd|data)-/.test(name))
  const sessions = new SessionDatabase()
  const isSignedIn = (await sessions.readHeader()) !== undefined
  sessions.close()
  return { databases, isSignedIn }
}

async function readCursor(userKey: string) {
  const data = new DataDatabase(userKey)
  const cursor = await data.readState('cursor')
  data.close()
  return cursor
}

/** Everything in the queue, opened, in order. */
export async function readCommands(userKey: string): Promise<FoundCommand[]> {
  const database = new CommandDatabase(userKey)
  const records = await database.commands.orderBy('seq').toArray()
  database.close()
  const opened = await openCommands(createVault(await benchKey()), records)
  return opened.map(({ key, state, body }) => ({ key, state, args: body.args }))
}
