import { syncLimits } from '#shared/contract/sync.ts'
import {
  type CommandDatabase,
  type CommandState,
  type Flight,
  NO_FLIGHT,
  type SealedCommand,
} from '#client/data/queue/command-database.ts'
import { skewOf } from '#client/data/device/server-time.ts'
import { BLOCKING_STATES, rejectDependents } from '#client/data/queue/decisions.ts'
import { mustLead } from './fence.ts'
import type { SyncParts } from './parts.ts'
import { LONGEST_WAIT } from './settle.ts'

export interface Claim {
  batch: SealedCommand[]
  /** Keys of those that left before and were not answered. */
  again: ReadonlySet<string>
  /** When the next command may be tried, by the device's clock, of those that wait for a time. */
  nextAt: number | undefined
  /** True where a command waits for the server to say what time it is. */
  isTimeAsked: boolean
}

/** Bytes of a command beside its body. */
const HEADER = 250
/** Commands that are read together: somewhat more than one request holds. */
const AT_ONCE = 250
/** How often a request may die before it is made smaller. */
const FAILURES = 2

/**
 * Chooses what goes next and notes that it is on its way, in one transaction: what is noted cannot be taken back any
 * more. At most what one request may hold, none of a lane behind one that has to wait. One that waited longer than
 * its class allows is not sent by itself any more (sync.md 3.2), unless it is out already: then only the server can
 * say what became of it.
 */
export function claimBatch(parts: SyncParts, largest: number): Promise<Claim> {
  const { commands, leader } = parts
  return commands.transaction('rw', commands.commands, commands.meta, async () => {
    await mustLead(commands, leader)
    const flight = await bisected(commands, (await commands.readMeta('flight')) ?? NO_FLIGHT)
    const limit = Math.min(largest, flight.limit)
    const out = new Set(flight.keys)
    const chosen = await choose(parts, limit, out)
    for (const { seq, class: commandClass } of chosen.overdue) {
      await commands.commands.update(seq, { state: commandClass === 'A' ? 'expired' : 'needsConfirm' })
    }
    for (const { seq, key } of chosen.impossible) {
      await commands.commands.update(seq, { state: 'rejected', errorCode: 'blocked' })
      await rejectDependents(commands, key)
    }
    if (chosen.batch.length > 0) {
      const keys = [...new Set([...flight.keys, ...chosen.batch.map(({ key }) => key)])]
      await commands.writeMeta('flight', {
        keys,
        size: chosen.batch.length,
        deaths: flight.deaths,
        isUp: true,
      })
    }
    const { batch, nextAt, isTimeAsked } = chosen
    return { batch, nextAt, isTimeAsked, again: out }
  })
}

/**
 * A request that died twice is halved until the guilty command stands alone; that one is parked with its lane, so
 * that no command can hold up all others.
 */
async function bisected(commands: CommandDatabase, flight: Flight): Promise<Flight & { limit: number }> {
  if (flight.deaths < FAILURES || flight.size === 0)
    return { ...flight, limit: flight.deaths > 0 && flight.size > 0 ? flight.size : Infinity }
  if (flight.size > 1) return { ...flight, deaths: 0, limit: flight.size >> 1 }
  const guilty = await choiceOf(commands, flight)
  if (guilty) await commands.commands.update(guilty.seq, { state: 'parked' })
  const keys = flight.keys.filter((key) => key !== guilty?.key)
  await commands.writeMeta('flight', { ...NO_FLIGHT, keys })
  return { ...NO_FLIGHT, keys, limit: Infinity }
}

/** The oldest command that is out: a request of one command held this one. */
async function choiceOf(commands: CommandDatabase, { keys }: Flight): Promise<SealedCommand | undefined> {
  const out = await commands.commands.where('key').anyOf(keys).toArray()
  return out.filter(({ state }) => state === 'queued').toSorted((a, b) => a.seq - b.seq)[0]
}

async function choose(parts: SyncParts, limit: number, out: ReadonlySet<string>) {
  const { commands, clock, trust } = parts
  const now = clock.now()
  const serverNow = now + skewOf(await commands.readMeta('offsets'))
  const aside = await commands.commands.where('state').anyOf(ASIDE).toArray()
  const { closed, waiting, failed } = asideOf(aside)
  const batch: SealedCommand[] = []
  const overdue: SealedCommand[] = []
  const impossible: SealedCommand[] = []
  let bytes = 0
  let nextAt: number | undefined
  let isTimeAsked = false

  const hold = ({ key, lane, seq }: SealedCommand) => {
    waiting.add(key)
    closed.set(lane, Math.min(closed.get(lane) ?? Infinity, seq))
  }
  const isOverdue = ({ key, notAfter }: SealedCommand) => !out.has(key) && notAfter < serverNow

  /** Whether there is room for more. A wait that nobody can have asked for was noted before the clock was set back. */
  const look = (record: SealedCommand) => {
    if (record.after.some((each) => failed.has(each))) {
      impossible.push(record)
      failed.add(record.key)
    } else if (
      (closed.get(record.lane) ?? Infinity) < record.seq ||
      record.after.some((each) => waiting.has(each))
    ) {
      hold(record)
    } else if (record.class === 'C' && !trust.isTrusted()) {
      // Nobody can say how late it is; an answer of the server will.
      isTimeAsked = true
      hold(record)
    } else if (isOverdue(record)) {
      overdue.push(record)
      if (record.class === 'A') failed.add(record.key)
      else hold(record)
    } else if (record.nextAt > now && record.nextAt <= now + LONGEST_WAIT) {
      nextAt = Math.min(nextAt ?? Infinity, record.nextAt)
      hold(record)
    } else {
      const size = record.body.length + HEADER
      if (batch.length >= limit || (batch.length > 0 && bytes + size > syncLimits.pushBytes)) return false
      batch.push(record)
      bytes += size
    }
    return true
  }
  // Of one state, the index gives them in the order in which they were made. Many at once are read far quicker.
  const queued = commands.commands.where('state').equals('queued')
  for (let from = 0; ; from += AT_ONCE) {
    const records = await queued.clone().offset(from).limit(AT_ONCE).toArray()
    if (!records.every(look) || records.length < AT_ONCE) break
  }
  return { batch, overdue, impossible, nextAt, isTimeAsked }
}

const FAILED_STATES: readonly CommandState[] = ['rejected', 'expired', 'revoked']
const ASIDE = [...BLOCKING_STATES, ...FAILED_STATES]

/** What the commands that wait for a person mean for the others: lanes they hold back, and keys not to build on. */
function asideOf(records: readonly SealedCommand[]) {
  const closed = new Map<string, number>()
  const waiting = new Set<string>()
  const failed = new Set<string>()
  for (const { key, lane, seq, state } of records) {
    if (FAILED_STATES.includes(state)) failed.add(key)
    else {
      waiting.add(key)
      closed.set(lane, Math.min(closed.get(lane) ?? Infinity, seq))
    }
  }
  return { closed, waiting, failed }
}

/** A request is over, without an answer for its commands. `isFailure` where the server failed at the whole of it. */
export function release(
  { commands, leader }: Pick<SyncParts, 'commands' | 'leader'>,
  isFailure: boolean,
): Promise<void> {
  return commands.transaction('rw', commands.meta, async () => {
    await mustLead(commands, leader)
    const flight = await commands.readMeta('flight')
    if (!flight?.isUp) return
    const crashes = flight.deaths + (isFailure ? 1 : 0)
    await commands.writeMeta('flight', { ...flight, isUp: false, deaths: crashes })
  })
}

/** A request that is still up when a tab begins to lead died with the tab that had sent it. */
export const releaseOrphan = (parts: Pick<SyncParts, 'commands' | 'leader'>): Promise<void> =>
  release(parts, true)
