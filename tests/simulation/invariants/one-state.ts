import { COMMAND_STATES, type SealedCommand } from '#client/data/queue/command-database.ts'
import type { Confirmed, Ledger } from '../ledger.ts'
import { rawCommands, rawCursor } from '../raw.ts'
import type { Process } from '../scheduler.ts'
import type { Commit } from '../storage.ts'
import type { SimulatedDevice, World } from '../world.ts'

const NAME = 'I1 one state'

const MINUTE = 60_000
/** How long a command of each class may wait (sync.md 3.2), and how exactly a device knows the server's time. */
const LIFE = { A: 14 * 1440 * MINUTE, B: 72 * 60 * MINUTE, C: 10 * MINUTE, D: 0 }
const INEXACT = MINUTE

/**
 * I1: a command that was confirmed is in exactly one state; it disappears only once its effect is there to be seen, or
 * because the person chose so. Looked at whenever the queue of a device was committed.
 */
export function checkOneState(world: World, device: SimulatedDevice, { database }: Commit): void {
  if (!database.startsWith('cmd-') || !device.storage.isAtRest(database)) return
  const records = new Map(rawCommands(device, database).map((record) => [record.key, record]))
  for (const record of records.values()) {
    if (!COMMAND_STATES.includes(record.state))
      world.trace.fail(NAME, `${record.key} in ${database} is ${record.state}`)
  }
  for (const entry of world.ledger.confirmed.values()) {
    if (entry.database !== database || entry.gone) continue
    const record = records.get(entry.key)
    if (record) {
      // A server that was restored is told again.
      entry.isDone = false
      entry.last = { state: record.state, ackV: record.ackV, seq: record.seq }
      checkNotTooEarly(world, device, entry, record)
      continue
    }
    if (entry.isDone) continue
    const excuse = whyGone(world, device, entry)
    if (excuse) {
      world.trace.fail(
        NAME,
        `${entry.key} left ${database}, where it was ${JSON.stringify(entry.last)}: ${excuse}`,
      )
      entry.gone = 'discarded'
    } else entry.isDone = true
  }
}

/** I4: no command is put aside as late before its time. A clock that jumps may make the device believe that. */
function checkNotTooEarly(
  { scheduler, script, trace }: World,
  { wall }: SimulatedDevice,
  { isTimed }: Confirmed,
  { key, name, state, class: itsClass, createdAt }: SealedCommand,
) {
  if (!isTimed || (state !== 'needsConfirm' && state !== 'expired') || script.faults.includes('clockJump'))
    return
  const age = scheduler.wallNow({ wall } as Process) - createdAt
  if (age < LIFE[itsClass] - INEXACT)
    trace.fail('I4 deadline', `${name} ${key} is ${state} after ${Math.round(age / 1000)} s`)
}

/** What is wrong with the absence of a command; undefined where its effect is on the device. */
function whyGone(
  world: World,
  device: SimulatedDevice,
  { key, database, last, pid, user: name }: Confirmed,
): string | undefined {
  const { ledger } = world
  const wasCarriedOut = wasDone(ledger, key)
  // Somebody else had made the same change.
  const wasThere = ledger.outcomes.get(key)?.has('conflict')
  if (!wasCarriedOut && !wasThere) return 'the server never carried it out'
  if (!wasCarriedOut && wasContradicted(ledger, key)) return 'the server had something else'
  const cursor = rawCursor(device, database.slice('cmd-'.length))
  const v = last?.ackV ?? ledger.applied.get(key)?.version
  if (last?.state !== 'acked' || v === undefined || !cursor || cursor.version >= v) return undefined
  if (cursor.epoch !== world.server.state().head.epoch) return undefined
  // Of a company that was taken away meanwhile nothing is shown at all.
  return isReadable(world, name, pid)
    ? `its effect of version ${v} is not here, only ${cursor.version}`
    : undefined
}

function isReadable({ server, users }: World, name: string, pid: string): boolean {
  const user = users.find((each) => each.name === name)
  return user !== undefined && server.scopeOf(user).pids.some((each) => each === pid)
}

/** Whether the server carried a command out, as far as it or anybody who asked knows. */
function wasDone({ applied, outcomes }: Ledger, key: string): boolean {
  const heard = outcomes.get(key)
  return applied.has(key) || heard?.has('applied') === true || heard?.has('dup') === true
}

/** True where the server refused a text each time because another one stood there. */
function wasContradicted({ contradictions, typed }: Ledger, key: string): boolean {
  const texts = [...typed].flatMap(([text, { keys }]) => (keys.has(key) ? [text] : []))
  const rows = contradictions.get(key) ?? []
  return (
    texts.length > 0 && !rows.some((row) => texts.some((text) => Object.values(row ?? {}).includes(text)))
  )
}
