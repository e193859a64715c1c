import { packedKindOf } from '#shared/contract/kind-names.ts'
import type { Partitions, ProjectionRecord, SegmentRecord } from '#client/data/rows/data-database.ts'
import type { Stores } from '#client/data/device/device.ts'
import { blockOf, bytesOf, type IndexPart, joinBytes, joinParts } from '#client/data/search/index-part.ts'
import { openSegment } from '#client/data/rows/segment.ts'
import { UUID_BYTES } from '#client/data/search/uuid-bytes.ts'

type Readable = Pick<Stores, 'data' | 'vault'>

/** Segments of one stored record. */
const SEGMENTS_AT_ONCE = 64
/** Rises when the stored bytes mean something else. */
const SHAPE = 5
/** Of one row. */
const FLAG_BYTES = Uint16Array.BYTES_PER_ELEMENT

const placeOf = (no: number) => `projection/${no}`
const encoder = new TextEncoder()
// A mark that is part of the first row's text must not vanish.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** What is searched, of every segment: from the store if it was made of exactly these segments, else made anew. */
export async function readParts(stores: Readable): Promise<IndexPart[]> {
  const { data } = stores
  // In one transaction: records of before and a state of after another tab's storing do not belong together.
  const [records, isNewest, partitions] = await data.transaction('r', data.projection, data.state, () =>
    Promise.all([data.projection.orderBy('no').toArray(), isUpToDate(stores), data.readState('partitions')]),
  )
  const covered = new Set(records.flatMap(({ blocks }) => blocks.map(({ pid }) => pid)))
  const isWhole =
    isNewest &&
    // A tab of an older build may have stored its own meanwhile.
    records.every(({ shape }) => shape === SHAPE) &&
    Object.entries(partitions ?? {}).every(
      ([pid, { state }]) => !holdsEmployees(pid) || (state !== 'wanted' && covered.has(pid)),
    )
  if (isWhole) return Promise.all(records.map((record) => openRecord(stores, record)))
  const { parts, generation } = await rebuild(stores)
  // What does not fit on the disk is made again by the next start; what was asked is answered now.
  await store(stores, parts, generation).catch(() => {})
  return parts
}

/**
 * To be called in every transaction that changes segments of these partitions: what is searched is of employees alone,
 * and void once theirs are others. Open screens are told of other alerts, policies, devices and expenses.
 */
export async function voidProjection({ data }: Pick<Stores, 'data'>, pids: Iterable<string>): Promise<void> {
  const all = [...pids]
  if (all.some((pid) => packedKindOf(pid) === 'alert')) await data.alertsChanged()
  if (all.some((pid) => packedKindOf(pid) === 'accessPolicy')) await data.policiesChanged()
  if (all.some((pid) => packedKindOf(pid) === 'employeeDevice')) await data.devicesChanged()
  if (all.some((pid) => packedKindOf(pid) === 'payee')) await data.payeesChanged()
  if (!all.some(holdsEmployees)) return
  await data.projection.clear()
  await data.segmentsChanged()
}

const holdsEmployees = (pid: string) => packedKindOf(pid) === 'employee'

/** Whether employees are still to be loaded. */
const areAnyWanted = (partitions: Partitions = {}) =>
  Object.entries(partitions).some(([pid, { state }]) => state === 'wanted' && holdsEmployees(pid))

/**
 * Makes what is searched where it is missing, so that the first question does not wait for it: after a load, and after
 * the deltas were folded in. What is still to be loaded would make it void again.
 */
export async function prepareProjection(stores: Readable): Promise<void> {
  if (await isUpToDate(stores)) return
  if (areAnyWanted(await stores.data.readState('partitions'))) return
  const { parts, generation } = await rebuild(stores)
  await store(stores, parts, generation)
}

/** Asked after every round, so it reads no row of what is stored. */
async function isUpToDate({ data }: Readable): Promise<boolean> {
  const [stored, generation, count] = await data.transaction('r', data.projection, data.state, () =>
    Promise.all([data.readState('projection'), data.readState('generation'), data.projection.count()]),
  )
  return (
    stored !== undefined &&
    stored.shape === SHAPE &&
    stored.generation === (generation ?? 0) &&
    stored.records === count
  )
}

async function openRecord(
  { vault }: Readable,
  { no, blocks, payload }: ProjectionRecord,
): Promise<IndexPart> {
  const bytes = await vault.open(payload, placeOf(no))
  const count = blocks.reduce((sum, { n }) => sum + n, 0)
  const idsFrom = count * FLAG_BYTES
  const textFrom = idsFrom + count * UUID_BYTES
  return {
    // An empty block only says that a company was looked at: there is no segment behind it.
    blocks: blocks.filter(({ n }) => n > 0),
    flags: new Uint16Array(bytes.slice(0, idsFrom).buffer),
    ids: bytes.subarray(idsFrom, textFrom),
    text: decoder.decode(bytes.subarray(textFrom)),
  }
}

/** Reads every segment once, a few at a time; gives what the search needs of it, and of which state it is. */
async function rebuild({ data, vault }: Readable): Promise<{ parts: IndexPart[]; generation: number }> {
  const generation = (await data.readState('generation')) ?? 0
  const parts: IndexPart[] = []
  const keys = (await data.segments.orderBy('[pid+kind+no]').primaryKeys()).filter(
    ([, kind]) => kind === 'employee',
  )
  for (let from = 0; from < keys.length; from += SEGMENTS_AT_ONCE) {
    const records = (await data.segments.bulkGet(
      keys.slice(from, from + SEGMENTS_AT_ONCE),
    )) as SegmentRecord[]
    const found = records.filter((record) => record !== undefined)
    const columns = await Promise.all(found.map((record) => openSegment(vault, record)))
    const few = found.flatMap((record, at) => {
      const own = columns[at]
      return own ? [blockOf(record, own)] : []
    })
    parts.push(joinParts(few))
  }
  return { parts, generation }
}

async function store({ data, vault }: Readable, parts: readonly IndexPart[], generation: number) {
  const partitions = (await data.readState('partitions')) ?? {}
  if (areAnyWanted(partitions)) return
  const covered = new Set(parts.flatMap(({ blocks }) => blocks.map(({ pid }) => pid)))
  const empty = Object.keys(partitions).filter((pid) => holdsEmployees(pid) && !covered.has(pid))
  const all = empty.length === 0 ? parts : [...parts, partWithoutRows(empty)]
  const records = await Promise.all(
    all.map(async (part, no): Promise<ProjectionRecord> => ({
      no,
      shape: SHAPE,
      blocks: part.blocks,
      payload: await vault.seal(
        joinBytes([bytesOf(part.flags), part.ids, encoder.encode(part.text)]),
        placeOf(no),
      ),
    })),
  )
  await data.transaction('rw', data.projection, data.state, async () => {
    // The leader changed segments meanwhile: what was made of the older ones is void.
    if (((await data.readState('generation')) ?? 0) !== generation) return
    await data.projection.clear()
    await data.projection.bulkPut(records)
    await data.writeState('projection', { shape: SHAPE, generation, records: records.length })
  })
}

/** A company without employees has no segment; an empty block says that it was looked at. */
const partWithoutRows = (pids: readonly string[]): IndexPart => ({
  blocks: pids.map((pid) => ({ pid, no: 0, v: 0, n: 0, isOdd: false })),
  flags: new Uint16Array(0),
  ids: new Uint8Array(0),
  text: '',
})
