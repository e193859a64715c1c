import { createBatchSize } from './batch-size.ts'
import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import { SCHEMA, type CommandResult, syncLimits } from '#shared/contract/sync.ts'
import type { CommandRecord, RecentCommand, SealedCommand } from '#client/data/queue/command-database.ts'
import { placeOfRecent } from '#client/data/queue/recent.ts'
import { openAsMade } from '#client/data/queue/sealed-commands.ts'
import { skewOf } from '#client/data/device/server-time.ts'
import { rejectDependents } from '#client/data/queue/decisions.ts'
import { sealJson } from '#client/data/device/vault.ts'
import { mustLead } from './fence.ts'
import { noteAnswer } from './server-clock.ts'
import { writeJournal } from './journal.ts'
import { release, type Claim, claimBatch } from './claim.ts'
import type { SyncParts } from './parts.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { reportOf } from './report.ts'
import { type Settlement, settle } from './settle.ts'

export interface PushOutcome {
  /** The version from which the effects of this push can be pulled; undefined when nothing was carried out. */
  visibleFrom: number | undefined
  /** True where a pull has to look first: at a permission that is gone, at what time it is. */
  isStale: boolean
  /** When the next command may be tried, by the device's clock; undefined where none waits for a time. */
  nextAt: number | undefined
}

interface PushAnswer {
  results: CommandResult[]
  head: number
  /** What time it was at the server; undefined where it was not the server that answered. */
  now: number | undefined
}

/** How much of what was acknowledged is remembered, in case the server loses it (sync.md 2.1). */
const RECENT = { commands: 1000, age: 86_400_000 }

/**
 * Sends the queue in the order in which it was made, a batch at a time, until nothing is ready. Nothing leaves the
 * queue before the server has answered for it; without an answer the same keys are sent again, and the server carries
 * each out once.
 */
export function createPush(parts: SyncParts) {
  const size = createBatchSize()

  return async function push(signal?: AbortSignal): Promise<PushOutcome> {
    const pushed: PushOutcome = { visibleFrom: undefined, isStale: false, nextAt: undefined }
    for (;;) {
      if ((await parts.commands.commands.where('state').equals('queued').count()) === 0) return pushed
      // Without a network nothing goes out, so everything can still be taken back.
      if (!parts.isOnline()) throw new SyncProblem('offline')
      const taken = await claimBatch(parts, size.current())
      pushed.nextAt = earlier(pushed.nextAt, taken.nextAt)
      if (taken.isTimeAsked) pushed.isStale = true
      if (taken.batch.length === 0) return pushed
      const sent = parts.clock.monotonic()
      const answered = await send(parts, taken, signal).catch(async (cause: unknown) => {
        const status = cause instanceof SyncProblem ? cause.status : undefined
        await release(parts, status !== undefined && status >= 500)
        if (status === undefined) size.unanswered()
        // The server has another history: what it forgot has to be queued before anything newer is sent.
        if (cause instanceof SyncProblem && cause.code === 'epochChanged') return 'stale' as const
        if (status !== 413) throw cause
        if (taken.batch.length === 1) return tooLarge(taken)
        size.tooLarge(taken.batch.length)
        return undefined
      })
      if (answered === 'stale') return { ...pushed, isStale: true }
      if (!answered) continue
      size.answered(taken.batch.length, parts.clock.monotonic() - sent)
      const settled = await record(parts, taken, answered)
      // Somebody who answers for nothing is not asked again at once.
      if (settled.length === 0) throw new SyncProblem('server')
      for (const { outcome, changes } of settled) {
        if (changes.ackV !== undefined) pushed.visibleFrom = Math.max(pushed.visibleFrom ?? 0, changes.ackV)
        if (outcome === 'forbidden') pushed.isStale = true
        if (changes.nextAt !== undefined) pushed.nextAt = earlier(pushed.nextAt, changes.nextAt)
      }
      if (signal?.aborted) return pushed
    }
  }
}

/**
 * A single command that no request can hold is never going to work. One that left before may still arrive, so it is
 * not given up like that: its lane waits for it.
 */
const tooLarge = ({ batch, again }: Claim): PushAnswer => ({
  results: batch.map(({ key }) => ({
    key,
    outcome: again.has(key) ? 'error' : 'rejected',
    status: 413,
    code: 'bodyTooLarge',
  })),
  head: 0,
  now: undefined,
})

const earlier = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)

async function send(parts: SyncParts, { batch }: Claim, signal: AbortSignal | undefined) {
  const { data, vault, server, clock, commands } = parts
  const opened = await openAsMade(vault, batch)
  const skew = skewOf(await commands.readMeta('offsets'))
  const cursor = await data.readState('cursor')
  const sent = clock.now()
  const answer = await server.call(syncEndpoints.syncPush, {
    body: {
      schema: SCHEMA,
      commands: opened.map((record) => envelopeOf(record, sent + skew)),
      ...(cursor ? { epoch: cursor.epoch } : {}),
      device: await reportOf(parts),
    },
    signal,
  })
  await noteAnswer(parts, answer, sent)
  return answer
}

/** The age is told by the server's clock, which the deadline was made in: the device's may have been set since. */
function envelopeOf(record: CommandRecord, serverNow: number) {
  const { key, name, rev, notAfter, after, body } = record
  const { args, expect, ifMatch } = body
  const madeAt = notAfter - (record.patience ?? syncLimits.deadline[record.class])
  return {
    key,
    name,
    rev,
    args,
    notAfter: Math.round(notAfter),
    ageMs: Math.max(0, Math.round(serverNow - madeAt)),
    ...(expect ? { expect } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(after.length > 0 ? { after } : {}),
  }
}

/** Writes what the server said of each command, and what has to be known if the server ever forgets it. */
async function record(
  parts: SyncParts,
  { batch, again }: Claim,
  { results, head, now: serverNow }: PushAnswer,
): Promise<Settlement[]> {
  const { commands, vault, clock, leader, random } = parts
  const now = clock.now()
  const byKey = new Map(results.map((result) => [result.key, result]))
  const opened = await openAsMade(vault, batch)
  const settled: Settlement[] = []
  for (const each of opened) {
    const result = byKey.get(each.key)
    // A result that is missing says nothing: the command is sent again.
    if (result) settled.push(await settle(each, result, { vault, now, head, random: random() }))
  }
  const acked = settled.flatMap(({ record: each, changes }): RecentCommand[] =>
    changes.ackV === undefined ? [] : [{ ...each, ackV: changes.ackV }],
  )
  const ackV = Math.max(0, ...acked.map((each) => each.ackV))
  const pids = [...new Set(acked.map(({ pid }) => pid))]
  // As the server said: the device's clock may have been set within this request, and nothing may be forgotten for that.
  const at = Math.round(serverNow ?? 0)
  const payload = await sealJson(vault, acked, placeOfRecent(ackV, at))
  await commands.transaction(
    'rw',
    commands.commands,
    commands.recent,
    commands.journal,
    commands.meta,
    async () => {
      await mustLead(commands, leader)
      const stored = await commands.commands.bulkGet(settled.map(({ record: { seq } }) => seq))
      const changed = settled.flatMap(({ record: { key }, changes }, at): SealedCommand[] => {
        const known = stored[at]
        return known?.key === key && known.state === 'queued' ? [{ ...known, ...changes }] : []
      })
      await commands.commands.bulkPut(changed)
      for (const { key, state } of changed) {
        if (state === 'rejected' || state === 'revoked') await rejectDependents(commands, key)
      }
      const flight = await commands.readMeta('flight')
      // One that is to be sent again and left in an earlier request, too, may still arrive with that.
      const pending = new Set(changed.filter(({ state }) => state === 'queued').map(({ key }) => key))
      const left = (flight?.keys ?? []).filter(
        (key) => !byKey.has(key) || (again.has(key) && pending.has(key)),
      )
      await commands.writeMeta('flight', { keys: left, size: 0, deaths: 0, isUp: false })
      if (acked.length > 0) {
        await commands.recent.add({ at, ackV, count: acked.length, pids, payload })
        await pruneRecent(parts, at)
      }
      const refused = settled.filter(({ changes }) => changes.ackV === undefined)
      await writeJournal(commands, now, 'pushed', `${acked.length} done, ${refused.length} not`)
    },
  )
  // What lists show of it is taken back; nothing that is pulled would say so.
  if (settled.some(({ changes: { state } }) => state !== undefined && state !== 'acked'))
    parts.changed('overlay')
  return settled
}

async function pruneRecent({ commands }: SyncParts, now: number) {
  // By keys alone: what they hold is large, and this happens with every answer.
  const all: { id: number; at: number; count: number }[] = []
  await commands.recent.orderBy('[at+count]').eachKey((key, { primaryKey: id }) => {
    const [at, count] = key as unknown as [number, number]
    all.push({ id, at, count })
  })
  let kept = 0
  const old: number[] = []
  for (const { id, at, count } of all.toReversed()) {
    if (kept > RECENT.commands || at < now - RECENT.age) old.push(id)
    kept += count
  }
  await commands.recent.bulkDelete(old)
}
