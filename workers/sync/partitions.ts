import type { PulledRow } from '#shared/contract/sync.ts'
import type { DeltaRecord, PartitionState, SegmentRecord } from '#client/data/data-database.ts'
import type { RecentCommand, RecentRecord } from '#client/data/command-database.ts'
import { openCommands, sealBody } from '#client/data/sealed-commands.ts'
import { columnsOf, openDelta, openSegment, rowAt, sealDelta, sealSegment } from '#client/data/segment.ts'
import { openJson, sealJson } from '#client/data/vault.ts'
import { mustLead } from './fence.ts'
import type { SyncParts } from './parts.ts'
import { placeOfRecent } from './push.ts'
import { erased } from './settle.ts'

/**
 * Brings the device's partitions to what the user may read now. What was taken away leaves the disk before the new
 * scope is noted, so that a crash in between repeats it; what was given is noted as wanted and loaded later.
 */
export async function applyScope(
  parts: SyncParts,
  { hash, pids }: { hash: string; pids: readonly string[] },
): Promise<void> {
  const { data, leader } = parts
  const granted = new Set(pids)
  const held = Object.keys((await data.readState('partitions')) ?? {})
  const dropped = new Set(held.filter((pid) => !granted.has(pid)))
  if (dropped.size > 0) {
    await dropRows(parts, dropped)
    await revokeCommands(parts, dropped)
  }
  await data.transaction('rw', data.state, async () => {
    await mustLead(data, leader)
    const now = (await data.readState('partitions')) ?? {}
    const next: Record<string, PartitionState> = {}
    for (const pid of pids) next[pid] = now[pid] ?? { state: 'wanted', v: 0 }
    await data.writeState('partitions', next)
    const cursor = await data.readState('cursor')
    if (cursor) await data.writeState('cursor', { ...cursor, scopeHash: hash })
  })
}

/** Loads partitions anew: their rows leave, then they are wanted. */
export async function loadAgain(parts: SyncParts, pids: readonly string[]): Promise<void> {
  await dropRows(parts, new Set(pids))
  await setPartitions(parts, pids, 'wanted')
}

export function setPartitions(
  { data, leader }: Pick<SyncParts, 'data' | 'leader'>,
  pids: readonly string[],
  state: PartitionState['state'],
): Promise<void> {
  return data.transaction('rw', data.state, async () => {
    await mustLead(data, leader)
    const now = (await data.readState('partitions')) ?? {}
    for (const pid of pids) if (now[pid]) now[pid] = { ...now[pid], state, v: 0 }
    await data.writeState('partitions', now)
  })
}

/** Deletes every row of these partitions, also where they lie among others'. Sealing happens before the transaction. */
export async function dropRows(parts: SyncParts, gone: ReadonlySet<string>): Promise<void> {
  const { data, leader } = parts
  const shared = await data.segments
    .where('[pid+kind+no]')
    .between(['*', '', 0], ['*', '\uffff', Infinity])
    .toArray()
  const segments = await Promise.all(shared.map((segment) => segmentWithout(parts, segment, gone)))
  const touched = await data.deltas
    .where('pids')
    .anyOf([...gone])
    .distinct()
    .toArray()
  const deltas = await Promise.all(touched.map((delta) => deltaWithout(parts, delta, gone)))
  await data.transaction('rw', data.segments, data.deltas, data.projection, data.state, async () => {
    await mustLead(data, leader)
    for (const pid of gone) {
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
    }
    for (const { kind, no, next } of segments) {
      if (next === 'none') await data.segments.delete(['*', kind, no])
      else if (next !== 'same') await data.segments.put(next)
    }
    for (const { n, next } of deltas) {
      if (next) await data.deltas.put(next)
      else await data.deltas.delete(n)
    }
    await data.projection.clear()
    await data.segmentsChanged()
  })
}

type Replaced = Pick<SegmentRecord, 'kind' | 'no'> & { next: SegmentRecord | 'same' | 'none' }

async function segmentWithout(
  { vault }: SyncParts,
  segment: SegmentRecord,
  gone: ReadonlySet<string>,
): Promise<Replaced> {
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
  const payload = await sealSegment(vault, segment, columnsOf(kept))
  return { kind, no, next: { ...segment, n: kept.length, payload } }
}

async function deltaWithout({ vault }: SyncParts, delta: DeltaRecord, gone: ReadonlySet<string>) {
  const { n, to } = delta
  const kept = (await openDelta(vault, delta)).filter(([, , , pid]: PulledRow) => !gone.has(pid))
  return { n, next: kept.length > 0 ? { n, ...(await sealDelta(vault, to, kept)) } : undefined }
}

/** Changes of a company that the user may no longer see are not sent; what they said is erased, that they were is not. */
async function revokeCommands(parts: SyncParts, gone: ReadonlySet<string>) {
  const { commands, vault, leader } = parts
  const touched = await commands.commands
    .where('pid')
    .anyOf([...gone])
    .toArray()
  const opened = await openCommands(vault, touched)
  const bodies = new Map(
    await Promise.all(
      opened.map(async ({ key, body }) => [key, await sealBody(vault, key, erased(body))] as const),
    ),
  )
  const recent = await Promise.all(
    (await commands.recent.toArray()).map((record) => recentWithout(parts, record, gone)),
  )
  await commands.transaction('rw', commands.commands, commands.recent, commands.meta, async () => {
    await mustLead(commands, leader)
    for (const { seq, key } of touched) {
      const now = await commands.commands.get(seq)
      const body = bodies.get(key)
      if (!now || !body || now.key !== key) continue
      // What the server has carried out needs nobody any more.
      if (now.state === 'acked') await commands.commands.delete(seq)
      else await commands.commands.put({ ...now, state: 'revoked', errorCode: 'noPermission', body })
    }
    await commands.recent.bulkPut(recent)
  })
}

async function recentWithout(
  { vault }: SyncParts,
  record: RecentRecord,
  gone: ReadonlySet<string>,
): Promise<RecentRecord> {
  const place = placeOfRecent(record.ackV, record.at)
  const all = await openJson<RecentCommand[]>(vault, record.payload, place)
  const kept = all.filter(({ pid }) => !gone.has(pid))
  if (kept.length === all.length) return record
  return { ...record, count: kept.length, payload: await sealJson(vault, kept, place) }
}
