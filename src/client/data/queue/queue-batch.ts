import { Dexie, type InsertType } from 'dexie'
import type { CommandName } from '#shared/contract/commands.ts'
import { deadlineOf } from '#shared/contract/deadline.ts'
import { withReserve } from './disk-reserve.ts'
import type { CommandDatabase, SealedCommand } from './command-database.ts'
import type { Device } from '../device/device.ts'
import { type HeldPartitions, readHeld } from './held-partitions.ts'
import { createQueueBodies, type QueueBodies, type Written } from './queue-bodies.ts'
import {
  type PreparedCommand,
  type Draft,
  joinable,
  type PlanOutcome,
  planQueue,
  type QueueSeen,
} from './queue-plan.ts'
import { readQueue } from './queue-read.ts'
import { skewOf } from '../device/server-time.ts'

/** Another tab queued or sent something in between; what it changed is opened and sealed anew, this often. */
const ATTEMPTS = 5

/**
 * Queues intentions in their order, all in one transaction; gives what became of each, in order. Throws where the
 * storage fails or the queue does not come to rest, and then nothing of them is queued.
 */
export async function queueBatch(device: Device, asked: readonly PreparedCommand[]): Promise<PlanOutcome[]> {
  const { commands: database } = device
  const bench: Bench = { device, asked, bodies: createQueueBodies(device.vault), keyOf: keysFor(device) }
  let held = await readHeld(device)
  let seen = await database.transaction('r', database.commands, database.meta, () =>
    readQueue(database, asked, held),
  )
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const answers = await prepare(bench, seen)
    if (!answers.some(({ outcome }) => outcome === 'saved')) return answers
    const written = await write(bench, held)
    if (Array.isArray(written)) return written
    held = await readHeld(device)
    seen = { ...written, held }
  }
  throw new Error('The queue does not come to rest')
}

interface Bench {
  device: Device
  asked: readonly PreparedCommand[]
  bodies: QueueBodies
  keyOf: (asked: PreparedCommand) => string
}

/** Each intention has at most one key of its own, however often it is tried. */
function keysFor({ newId }: Device) {
  const keys = new Map<PreparedCommand, string>()
  return (asked: PreparedCommand): string => {
    const key = keys.get(asked) ?? newId()
    keys.set(asked, key)
    return key
  }
}

/** Opens and seals what queueing takes as far as one can see, outside of a transaction, which this would end. */
async function prepare({ asked, bodies, keyOf }: Bench, seen: QueueSeen): Promise<PlanOutcome[]> {
  const tails = joinable(asked, seen)
  await bodies.open(tails)
  const { answers, added, rewritten } = planQueue(asked, seen, bodies.findOpened(tails) ?? new Map(), keyOf)
  await bodies.seal([...added, ...rewritten.map(({ record, body }) => ({ key: record.key, body }))])
  return answers
}

/** One attempt; gives what it saw instead where something has to be opened or sealed that was not foreseen. */
function write(bench: Bench, held: HeldPartitions): Promise<PlanOutcome[] | QueueSeen> {
  const { device, asked, bodies, keyOf } = bench
  const { commands: database } = device
  return withReserve(database, () =>
    database.transaction('rw', database.commands, database.meta, async () => {
      const [seen, offsets] = await Promise.all([
        readQueue(database, asked, held),
        database.readMeta('offsets'),
      ])
      const opened = bodies.findOpened(joinable(asked, seen))
      if (!opened) return seen
      const { answers, added, rewritten } = planQueue(asked, seen, opened, keyOf)
      const fresh = sealedAs(added, bodies, (draft) => draft)
      const again = sealedAs(rewritten, bodies, ({ record, body }) => ({ key: record.key, body }))
      if (!fresh || !again) return seen
      const toRecord = recordMaker(device, device.clock.now(), skewOf(offsets))
      await put(database, {
        added: fresh.map(([draft, body]) => toRecord(draft, body)),
        changed: again.map(([{ record }, body]) => ({ ...record, body })),
      })
      return answers
    }),
  )
}

/** Each with its sealed body; undefined where one was not sealed. */
function sealedAs<T>(items: readonly T[], bodies: QueueBodies, writtenOf: (item: T) => Written) {
  const pairs: [T, Uint8Array<ArrayBuffer>][] = []
  for (const item of items) {
    const body = bodies.findSealed(writtenOf(item))
    if (!body) return undefined
    pairs.push([item, body])
  }
  return pairs
}

type NewCommand = InsertType<SealedCommand, 'seq'>

const recordMaker =
  ({ login }: Device, now: number, skew: number) =>
  ({ key, asked, after }: Draft, body: Uint8Array<ArrayBuffer>): NewCommand => {
    const { command, lane, pid, ids } = asked
    const patience = deadlineOf(command.class, login.organization.device_policy)
    return {
      key,
      name: command.name as CommandName,
      rev: command.rev,
      lane,
      pid,
      ids: [...ids],
      class: command.class,
      state: 'queued',
      after,
      tries: 0,
      nextAt: 0,
      // Deadlines are in the server's time: a clock that is days off must not make a change late.
      notAfter: now + skew + patience,
      patience,
      createdAt: now,
      body,
    }
  }

interface Writes {
  added: readonly NewCommand[]
  changed: readonly SealedCommand[]
}

async function put({ commands }: CommandDatabase, { added, changed }: Writes) {
  try {
    if (added.length > 0) await commands.bulkAdd(added)
    if (changed.length > 0) await commands.bulkPut(changed)
  } catch (cause) {
    // Whoever looks for a full disk looks at the cause of one, not of many.
    throw cause instanceof Dexie.BulkError ? (cause.failures[0] ?? cause) : cause
  }
}
