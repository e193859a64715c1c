import { packedKindOf } from '#shared/contract/kinds.ts'
import type { ProjectionRecord, SegmentRecord } from '#client/data/data-database.ts'
import type { Stores } from '#client/data/device.ts'
import { blockOf, type IndexBlock } from '#client/data/employee-index.ts'
import { openSegment } from '#client/data/segment.ts'

type Readable = Pick<Stores, 'data' | 'vault'>

/** Blocks of one stored record. */
const BLOCKS_AT_ONCE = 64
/** Between the texts of two blocks. */
const BREAK = '\u0000'

const placeOf = (no: number) => `projection/${no}`
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** What is searched, of every segment: from the store if it was made of exactly these segments, else made anew. */
export async function readBlocks(stores: Readable): Promise<IndexBlock[]> {
  const { data } = stores
  const [records, generation, partitions] = await Promise.all([
    data.projection.orderBy('no').toArray(),
    data.readState('generation'),
    data.readState('partitions'),
  ])
  const covered = new Set(records.flatMap(({ blocks }) => blocks.map(({ pid }) => pid)))
  const isWhole =
    records.length > 0 &&
    records.every((record) => record.generation === (generation ?? 0)) &&
    Object.entries(partitions ?? {}).every(
      ([pid, { state }]) => packedKindOf(pid) === undefined || (state !== 'wanted' && covered.has(pid)),
    )
  if (!isWhole) return rebuild(stores)
  const blocks = (await Promise.all(records.map((record) => openRecord(stores, record)))).flat()
  // An empty block only says that a company was looked at: there is no segment behind it.
  return blocks.filter(({ n }) => n > 0)
}

/**
 * Makes what is searched where it is missing, so that the first question does not wait for it: after a load, and after
 * the deltas were folded in. What is still to be loaded would make it void again.
 */
export async function prepareProjection(stores: Readable): Promise<void> {
  const { data } = stores
  const [first, generation, partitions] = await Promise.all([
    data.projection.get(0),
    data.readState('generation'),
    data.readState('partitions'),
  ])
  const isWanted = Object.values(partitions ?? {}).some(({ state }) => state === 'wanted')
  if (isWanted || first?.generation === (generation ?? 0)) return
  await rebuild(stores)
}

async function openRecord({ vault }: Readable, { no, blocks, payload }: ProjectionRecord) {
  const bytes = await vault.open(payload, placeOf(no))
  const count = blocks.reduce((sum, { n }) => sum + n, 0)
  const texts = decoder.decode(bytes.subarray(count)).split(BREAK)
  let at = 0
  return blocks.map(({ pid, no: own, v, n }, place): IndexBlock => {
    const flags = bytes.subarray(at, at + n)
    at += n
    return { pid, no: own, v, n, text: texts[place] ?? '', flags }
  })
}

/** Reads every segment once, a few at a time, and stores what the search needs of it. */
async function rebuild(stores: Readable): Promise<IndexBlock[]> {
  const { data, vault } = stores
  const generation = await data.readState('generation')
  const blocks: IndexBlock[] = []
  const keys = (await data.segments.orderBy('[pid+kind+no]').primaryKeys()).filter(
    ([, kind]) => kind === 'employee',
  )
  for (let from = 0; from < keys.length; from += BLOCKS_AT_ONCE) {
    const records = (await data.segments.bulkGet(keys.slice(from, from + BLOCKS_AT_ONCE))) as SegmentRecord[]
    const found = records.filter((record) => record !== undefined)
    const columns = await Promise.all(found.map((record) => openSegment(vault, record)))
    for (const [at, record] of found.entries()) {
      const own = columns[at]
      if (own) blocks.push(blockOf(record, own))
    }
  }
  await store(stores, blocks, generation ?? 0)
  return blocks
}

async function store({ data, vault }: Readable, blocks: readonly IndexBlock[], generation: number) {
  const partitions = (await data.readState('partitions')) ?? {}
  if (Object.values(partitions).some(({ state }) => state === 'wanted')) return
  const covered = new Set(blocks.map(({ pid }) => pid))
  // A company without employees has no segment; an empty block says that it was looked at.
  const empty = Object.keys(partitions)
    .filter((pid) => packedKindOf(pid) === 'employee' && !covered.has(pid))
    .map((pid): IndexBlock => ({ pid, no: 0, v: 0, n: 0, text: '', flags: new Uint8Array(0) }))
  const all = [...blocks, ...empty]
  const records: ProjectionRecord[] = []
  for (let from = 0; from < all.length; from += BLOCKS_AT_ONCE) {
    const few = all.slice(from, from + BLOCKS_AT_ONCE)
    const no = records.length
    records.push({
      no,
      generation,
      blocks: few.map(({ pid, no: own, v, n }) => ({ pid, no: own, v, n })),
      payload: await vault.seal(bytesOf(few), placeOf(no)),
    })
  }
  await data.transaction('rw', data.projection, data.state, async () => {
    // The leader changed segments meanwhile: what was made of the older ones is void.
    if (((await data.readState('generation')) ?? 0) !== generation) return
    await data.projection.clear()
    await data.projection.bulkPut(records)
  })
}

function bytesOf(blocks: readonly IndexBlock[]): Uint8Array<ArrayBuffer> {
  const text = encoder.encode(blocks.map((block) => block.text).join(BREAK))
  const count = blocks.reduce((sum, { n }) => sum + n, 0)
  const bytes = new Uint8Array(count + text.length)
  let at = 0
  for (const { flags } of blocks) {
    bytes.set(flags, at)
    at += flags.length
  }
  bytes.set(text, count)
  return bytes
}
