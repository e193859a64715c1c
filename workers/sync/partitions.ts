import type { Command } from '#shared/contract/command.ts'
import { commands as commandsByName } from '#shared/contract/commands.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import type { PulledRow } from '#shared/contract/sync.ts'
import { isUnsettled } from '#client/data/rows/merge.ts'
import type { DeltaRecord, PartitionState, SegmentRecord } from '#client/data/rows/data-database.ts'
import type { RecentCommand, RecentRecord } from '#client/data/queue/command-database.ts'
import { placeOfRecent } from '#client/data/queue/recent.ts'
import { openCommands, sealBody } from '#client/data/queue/sealed-commands.ts'
import {
  columnsOf,
  openDelta,
  openSegment,
  rowAt,
  sealDelta,
  sealSegment,
} from '#client/data/rows/segment.ts'
import { rejectDependents } from '#client/data/queue/decisions.ts'
import { openJson, sealJson } from '#client/data/device/vault.ts'
import { mustLead } from './fence.ts'
import type { SyncParts } from './parts.ts'
import { voidProjection } from './projection.ts'
import { erased } from './settle.ts'

export interface ReadableScope {
  hash: string
  pids: readonly string[]
}

/**
 * Takes from the device what the user may not read any more. To be done before a page of the new scope is taken: the
 * page leaves these partitions out, so from then on what is here of them is old, and they may be given back at once.
 */
export async function giveUp(parts: SyncParts, { pids }: ReadableScope): Promise<void> {
  const granted = new Set(pids)
  const held = Object.keys((await parts.data.readPartitions()) ?? {})
  await loadAgain(parts, new Set(held.filter((pid) => !granted.has(pid))))
  await revokeForeign(parts, granted)
}

/**
 * Notes what the user may read now, once nothing else is left on the disk, so that a crash before repeats it; what was
 * given is noted as wanted and loaded later. Gives the partitions as they are from then on.
 */
export function noteScope(
  { data, leader }: SyncParts,
  { hash, pids }: ReadableScope,
): Promise<Record<string, PartitionState>> {
  return data.transaction('rw', data.state, async () => {
    await mustLead(data, leader)
    const now = (await data.readState('partitions')) ?? {}
    const next: Record<string, PartitionState> = {}
    for (const pid of pids) next[pid] = now[pid] ?? { state: 'wanted', v: 0 }
    await data.writeState('partitions', next)
    const cursor = await data.readState('cursor')
    if (cursor) await data.writeState('cursor', { ...cursor, scopeHash: hash })
    return next
  })
}

/**
 * Deletes every row of these partitions, also where they lie among others', and notes in the same transaction that
 * they have to be loaded: what was taken away may be given back before anything else could be noted. Sealing happens
 * before the transaction.
 */
export async function loadAgain(parts: SyncParts, gone: ReadonlySet<string>): Promise<void> {
  if (gone.size === 0) return
  const { data, leader } = parts
  const shared = await data.segments
    .where('[pid+kind+no]')
    .between(['*', '', 0], ['*', '\uffff', Infinity])
    .toArray()
  const segments = await Promise.all(shared.map((segment) => segmentWithout(parts, segment, gone)))
  const deltas = await deltasWithout(parts, [...gone], () => true)
  await data.transaction('rw', data.segments, data.deltas, data.projection, data.state, async () => {
    await mustLead(data, leader)
    for (const pid of gone) {
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
    }
    for (const { kind, no, next } of segments) {
      if (next === 'none') await data.segments.delete(['*', kind, no])
      else if (next !== 'same') await data.segments.put(next)
    }
    await replaceDeltas(parts, deltas)
    await voidProjection(parts, gone)
    const partitions = (await data.readState('partitions')) ?? {}
    for (const pid of gone)
      if (partitions[pid]) partitions[pid] = { ...partitions[pid], state: 'wanted', v: 0 }
    await data.writeState('partitions', partitions)
  })
}

type SegmentReplacement = Pick<SegmentRecord, 'kind' | 'no'> & { next: SegmentRecord | 'same' | 'none' }

async function segmentWithout(
  { vault, compress }: SyncParts,
  segment: SegmentRecord,
  gone: ReadonlySet<string>,
): Promise<SegmentReplacement> {
  const { kind, no } = segment
  const columns = await openSegment(vault, segment)
  const kept = columns.id
    .map((_, index) => ({
      row: rowAt(columns, index),
      v: columns.v[index] ?? 0,
      pid: columns.pid?.[index] ?? '',
    }))
    .filter(({ pid }) => !gone.has(pid))
  if (kept.length === columns.id.length) return { kind, no, next: 'same' }
  if (kept.length === 0) return { kind, no, next: 'none' }
  const sealed = await sealSegment(vault, segment, columnsOf(kept), compress)
  return { kind, no, next: { ...segment, n: kept.length, ...sealed } }
}

/** A delta, and what takes its place: nothing where none of its rows is left. */
type DeltaReplacement = Pick<DeltaRecord, 'n'> & { next: DeltaRecord | undefined }

/** The deltas of these partitions without their rows of certain kinds, ready to be written by `replaceDeltas`. */
export async function deltasWithout(
  { data, vault }: SyncParts,
  pids: readonly string[],
  isOfKind: (kind: string) => boolean,
): Promise<DeltaReplacement[]> {
  if (pids.length === 0 || (await data.deltas.count()) === 0) return []
  const gone = new Set(pids)
  const touched = await data.deltas.where('pids').anyOf(pids).distinct().toArray()
  return Promise.all(
    touched.map(async (delta) => {
      const { n, to } = delta
      const rows = await openDelta(vault, delta)
      const kept = rows.filter(([kind, , , pid]: PulledRow) => !gone.has(pid) || !isOfKind(kind))
      return { n, next: kept.length > 0 ? { n, ...(await sealDelta(vault, to, kept)) } : undefined }
    }),
  )
}

/** To be called in a transaction. */
export async function replaceDeltas({ data }: SyncParts, deltas: readonly DeltaReplacement[]): Promise<void> {
  for (const { n, next } of deltas) {
    if (next) await data.deltas.put(next)
    else await data.deltas.delete(n)
  }
}

/**
 * Changes of companies that the user may not see (any more) are not sent; what they said is erased, that they were is
 * not. A company that waits here to be added is nobody else's yet. What the server has carried out needs nobody any
 * more. This is looked at with every pull: a tab may have queued something while the right to it was being taken away.
 */
export async function revokeForeign(parts: SyncParts, granted: ReadonlySet<string>): Promise<void> {
  const { data, commands, vault, leader } = parts
  const newest = Number((await commands.commands.orderBy('seq').lastKey()) ?? 0)
  const known = looked.get(parts)
  if (known && newest <= known.newest && isSameSet(known.granted, granted)) return
  // Once more is granted, a change of it may be answered and leave before all of it is taken away again.
  looked.delete(parts)
  const { touched, answered } = await commands.transaction(
    'r',
    commands.commands,
    commands.recent,
    async () => ({
      touched: (await commands.commands.orderBy('pid').uniqueKeys()) as string[],
      answered: (await commands.recent.orderBy('pids').uniqueKeys()) as string[],
    }),
  )
  if ([...touched, ...answered].every((pid) => granted.has(pid))) {
    looked.set(parts, { granted, newest })
    return
  }
  const cursor = (await data.readState('cursor'))?.version ?? 0
  const adding = await commands.commands
    .filter((record) => createsPartition(record.name) && isUnsettled(record, cursor))
    .toArray()
  const own = new Set(adding.flatMap(({ ids }) => ids))
  const isForeign = (pid: string) => !granted.has(pid) && !own.has(customerOfPartition(pid) ?? '')
  const foreign = await commands.commands.where('pid').anyOf(touched.filter(isForeign)).toArray()
  const left = foreign.filter(({ state, errorCode }) => state !== 'revoked' || errorCode !== 'noPermission')
  const bodies = await Promise.all(
    (await openCommands(vault, left)).map(({ key, body }) => sealBody(vault, key, erased(body))),
  )
  const recent = await Promise.all(
    (await commands.recent.toArray()).map((record) => recentWithout(parts, record, isForeign)),
  )
  await commands.transaction('rw', commands.commands, commands.recent, commands.meta, async () => {
    await mustLead(commands, leader)
    for (const [at, { seq, key }] of left.entries()) {
      const now = await commands.commands.get(seq)
      const body = bodies[at]
      if (!now || !body || now.key !== key) continue
      if (now.state === 'acked') await commands.commands.delete(seq)
      else {
        await commands.commands.put({ ...now, state: 'revoked', errorCode: 'noPermission', body })
        await rejectDependents(commands, key)
      }
    }
    await commands.recent.bulkPut(recent)
  })
}

/** The newest command, and the partitions, when nothing was found: it takes a look at each company of a long queue. */
const looked = new WeakMap<SyncParts, { granted: ReadonlySet<string>; newest: number }>()

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((each) => b.has(each))

async function recentWithout(
  { vault }: SyncParts,
  record: RecentRecord,
  isForeign: (pid: string) => boolean,
): Promise<RecentRecord> {
  if (!record.pids.some(isForeign)) return record
  const place = placeOfRecent(record.ackV, record.at)
  const all = await openJson<RecentCommand[]>(vault, record.payload, place)
  const kept = all.filter(({ pid }) => !isForeign(pid))
  const pids = record.pids.filter((pid) => !isForeign(pid))
  return { ...record, pids, count: kept.length, payload: await sealJson(vault, kept, place) }
}

const createsPartition = (name: keyof typeof commandsByName): boolean =>
  (commandsByName[name] as Pick<Command, 'creates'>).creates === 'partition'
