import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import { type Kind, SHARED_KINDS, packedKindOf } from '#shared/contract/kind-names.ts'
import type { Cursor } from '#client/data/rows/data-database.ts'
import { readPartition, readShared } from '#client/data/rows/read.ts'
import { mustLead } from './fence.ts'
import { writeJournal } from './journal.ts'
import { loadAgain } from './partitions.ts'
import type { SyncParts } from './parts.ts'
import { startOver } from './restored.ts'

/** How often a device compares itself with the server, in milliseconds. */
const EVERY = 86_400_000

/**
 * Once a day, and after every unclean end: count and sum of versions of each partition here and on the server. As a
 * version is never given twice and only rises, equal figures are equal rows. Partitions that differ are loaded again.
 * Gives how many; undefined where the two were not at the same version.
 */
export async function audit(parts: SyncParts, signal?: AbortSignal): Promise<number | undefined> {
  const { data } = parts
  const cursor = await data.readState('cursor')
  const partitions = (await data.readState('partitions')) ?? {}
  const isWhole = Object.values(partitions).every(({ state }) => state !== 'wanted')
  if (!cursor || !isWhole) return undefined
  const theirs = await digestOf(parts, signal)
  if (theirs.epoch !== cursor.epoch || theirs.head !== cursor.version) return undefined
  if (theirs.scopeHash !== cursor.scopeHash) return undefined
  const differing = await differences(parts, theirs.partitions)
  await loadAgain(parts, new Set(differing))
  await noteAudited(parts, differing.length)
  return differing.length
}

/** Notes that the device is what the server is, now that `repaired` partitions will be loaded again. */
export function noteAudited({ commands, clock, leader }: SyncParts, repaired = 0): Promise<void> {
  return commands.transaction('rw', commands.journal, commands.meta, async () => {
    await mustLead(commands, leader)
    await commands.writeMeta('auditedAt', clock.now())
    if (repaired > 0) await writeJournal(commands, clock.now(), 'repaired', `${repaired} partitions`)
  })
}

export async function isAuditDue({
  commands,
  clock,
}: Pick<SyncParts, 'commands' | 'clock'>): Promise<boolean> {
  const last = await commands.readMeta('auditedAt')
  return last === undefined || Math.abs(clock.now() - last) > EVERY
}

/**
 * The device was away for longer than the server remembers what is gone. What has not changed is kept, the rest is
 * loaded again, and the cursor moves to where the comparison was made (sync.md 5.4).
 */
export async function reconsider(parts: SyncParts, signal?: AbortSignal): Promise<void> {
  const { data, leader } = parts
  const theirs = await digestOf(parts, signal)
  const held = await data.readState('cursor')
  // Versions of two histories cannot be compared.
  if (held && held.epoch !== theirs.epoch) return startOver(parts)
  await loadAgain(parts, new Set(await differences(parts, theirs.partitions)))
  await data.transaction('rw', data.state, async () => {
    await mustLead(data, leader)
    const cursor = await data.readState('cursor')
    if (!cursor) return
    const next: Cursor = { ...cursor, epoch: theirs.epoch, version: theirs.head }
    await data.writeState('cursor', next)
  })
}

async function digestOf({ data, server }: SyncParts, signal: AbortSignal | undefined) {
  const pids = Object.keys((await data.readState('partitions')) ?? {})
  return server.call(syncEndpoints.syncDigest, { body: { pids }, signal })
}

type Figures = ReadonlyMap<string, { count: number; sumV: number }>
const placeOf = (pid: string, kind: string) => `${pid} ${kind}`

/** Ready partitions whose rows are not the server's. */
async function differences(
  parts: SyncParts,
  theirs: readonly { pid: string; kind: string; count: number; sumV: number }[],
): Promise<string[]> {
  const partitions = (await parts.data.readState('partitions')) ?? {}
  const ready = Object.keys(partitions).filter((pid) => partitions[pid]?.state === 'ready')
  const expected: Figures = new Map(
    theirs.map(({ pid, kind, count, sumV }) => [placeOf(pid, kind), { count, sumV }]),
  )
  const found = await figuresOf(parts, ready)
  const kindsOf = (pid: string): readonly Kind[] => {
    const packed = packedKindOf(pid)
    return packed ? [...SHARED_KINDS, packed] : SHARED_KINDS
  }
  const isSame = (place: string) =>
    (found.get(place)?.count ?? 0) === (expected.get(place)?.count ?? 0) &&
    (found.get(place)?.sumV ?? 0) === (expected.get(place)?.sumV ?? 0)
  return ready.filter((pid) => !kindsOf(pid).every((kind) => isSame(placeOf(pid, kind))))
}

async function figuresOf(parts: SyncParts, pids: readonly string[]): Promise<Figures> {
  const figures = new Map<string, { count: number; sumV: number }>()
  const add = (pid: string, kind: Kind, v: number) => {
    const place = placeOf(pid, kind)
    const known = figures.get(place) ?? { count: 0, sumV: 0 }
    figures.set(place, { count: known.count + 1, sumV: known.sumV + v })
  }
  for (const kind of SHARED_KINDS) {
    for (const { pid, v } of (await readShared(parts, kind)).values()) add(pid, kind, v)
  }
  for (const pid of pids) {
    const kind = packedKindOf(pid)
    if (!kind) continue
    for (const { v } of (await readPartition(parts, kind, pid)).values()) add(pid, kind, v)
  }
  return figures
}
