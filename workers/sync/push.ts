import { SCHEMA, type CommandResult, pushAnswerSchema, syncLimits } from '#shared/contract/sync.ts'
import type { CommandDatabase, CommandRecord, CommandState } from '#client/data/command-database.ts'
import type { DataDatabase } from '#client/data/data-database.ts'
import type { Server } from './server.ts'
import { SyncProblem } from './problem.ts'

export interface PushParts {
  data: DataDatabase
  commands: CommandDatabase
  server: Server
  now: () => number
  random: () => number
  /** False only where the browser is sure that there is no network. */
  isOnline: () => boolean
}

export interface Pushed {
  /** The version from which the effects of this push can be pulled; undefined when nothing was carried out. */
  visibleFrom: number | undefined
  /** Commands that could be sent at once. */
  left: number
}

/** A command whose handling fails this often while others pass is put aside, with its lane. */
const PARK_AFTER = 5

/**
 * Sends the queue in the order in which it was made, a batch at a time. Nothing leaves the queue before the server
 * has answered for it; without an answer the same keys are sent again, and the server carries each out once.
 */
export const createPush =
  (parts: PushParts) =>
  async (signal?: AbortSignal): Promise<Pushed> => {
    const { data, commands, server, now } = parts
    const skew = (await data.readState('cursor'))?.skew ?? 0
    const batch = await nextBatch(commands, now(), skew)
    if (batch.length === 0) return { visibleFrom: undefined, left: 0 }
    // Without a network nothing goes out, so everything can still be taken back.
    if (!parts.isOnline()) throw new SyncProblem('offline')
    await mark(commands, batch, { state: 'sending', isOut: true })
    try {
      const answer = await server.ask(
        '/sync/push',
        { schema: SCHEMA, commands: batch.map((record) => envelopeOf(record, now())) },
        pushAnswerSchema,
        signal ? { signal } : {},
      )
      await record(parts, batch, answer.results)
      const versions = answer.results.flatMap(({ outcome, v }) =>
        (outcome === 'applied' || outcome === 'dup') && v !== undefined ? [v] : [],
      )
      const left = (await nextBatch(commands, now(), skew)).length
      return { visibleFrom: versions.length > 0 ? Math.max(...versions) : undefined, left }
    } catch (cause) {
      await mark(commands, batch, { state: 'queued' })
      if (cause instanceof SyncProblem && cause.status === 413 && batch.length > 1) {
        halved = Math.max(1, Math.floor(batch.length / 2))
        return { visibleFrom: undefined, left: batch.length }
      }
      throw cause
    }
  }

/** The size of the next batch after one was too large; the usual size again once one has passed. */
let halved: number | undefined

function envelopeOf({ key, name, rev, notAfter, createdAt, body }: CommandRecord, now: number) {
  const { args, expect } = body
  return {
    key,
    name,
    rev,
    args,
    notAfter,
    ageMs: Math.max(0, now - createdAt),
    ...(expect ? { expect } : {}),
  }
}

/**
 * Commands ready to go, at most what one request may hold, none of a lane behind one that has to wait. One that
 * waited longer than its class allows is not sent by itself any more (sync.md 3.2): it is put aside here.
 */
async function nextBatch(commands: CommandDatabase, now: number, skew: number): Promise<CommandRecord[]> {
  const batch: CommandRecord[] = []
  const overdue: CommandRecord[] = []
  const closed = new Set<string>()
  let bytes = 0
  const blocking = new Set<CommandState>(['conflict', 'parked', 'needsConfirm'])
  const limit = halved ?? syncLimits.pushCommands
  await commands.commands
    .orderBy('seq')
    .until(() => batch.length >= limit || bytes >= syncLimits.pushBytes)
    .each((record) => {
      if (record.state === 'queued' && record.notAfter < now + skew) {
        overdue.push(record)
        if (record.class !== 'A') closed.add(record.lane)
        return
      }
      const isReady = (record.state === 'queued' || record.state === 'sending') && record.nextAt <= now
      if (isReady && !closed.has(record.lane)) {
        const size = JSON.stringify(record.body).length + 200
        if (batch.length > 0 && bytes + size > syncLimits.pushBytes) return
        batch.push(record)
        bytes += size
      } else if (blocking.has(record.state) || record.state === 'queued') closed.add(record.lane)
    })
  for (const { seq, class: commandClass } of overdue) {
    await commands.commands.update(seq, { state: commandClass === 'A' ? 'expired' : 'needsConfirm' })
  }
  return batch.slice(0, limit)
}

async function mark(
  commands: CommandDatabase,
  batch: readonly CommandRecord[],
  changes: Partial<Pick<CommandRecord, 'state' | 'isOut'>>,
) {
  await commands.commands
    .where('seq')
    .anyOf(batch.map(({ seq }) => seq))
    .modify(changes)
}

async function record(
  { commands, now, random }: PushParts,
  batch: readonly CommandRecord[],
  results: readonly CommandResult[],
) {
  halved = undefined
  const byKey = new Map(results.map((result) => [result.key, result]))
  await commands.transaction('rw', commands.commands, async () => {
    await commands.commands
      .where('seq')
      .anyOf(batch.map(({ seq }) => seq))
      .modify((record) => {
        const result = byKey.get(record.key)
        // A result that is missing says nothing: the command is sent again.
        if (result) settle(record, result, now(), random())
        else record.state = 'queued'
      })
  })
}

const sideStates: Partial<Record<CommandResult['outcome'], CommandState>> = {
  conflict: 'conflict',
  rejected: 'rejected',
  forbidden: 'revoked',
}

function settle(record: CommandRecord, result: CommandResult, now: number, random: number) {
  const { outcome, code, v, current, issues, retryAfter } = result
  if (code) record.errorCode = code
  record.isOut = false
  if (outcome === 'applied' || outcome === 'dup') {
    record.state = 'acked'
    if (v !== undefined) record.ackV = v
    return
  }
  const side = sideStates[outcome]
  if (side) {
    record.state = side
    record.body = {
      ...record.body,
      ...(current === undefined ? {} : { current }),
      ...(issues ? { issues } : {}),
    }
    return
  }
  if (outcome === 'expired') {
    record.state = record.class === 'A' ? 'expired' : 'needsConfirm'
    return
  }
  record.state = 'queued'
  if (outcome === 'blocked') return
  record.tries++
  record.nextAt = now + (retryAfter ?? backoff(record.tries, random))
  if (outcome === 'error' && record.tries >= PARK_AFTER) record.state = 'parked'
}

/** How long to wait before the next attempt: full jitter below a limit that doubles, in milliseconds. */
export function backoff(failures: number, random: number): number {
  const { first, longest } = syncLimits.backoff
  return Math.round(random * Math.min(longest, first * 2 ** Math.min(failures, 10)))
}
