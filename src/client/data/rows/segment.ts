import { type PulledRow, type SegmentColumns, syncLimits } from '#shared/contract/sync.ts'
import type { DeltaRecord, SegmentRecord } from './data-database.ts'
import { gunzip } from './gzip.ts'
import { openJson, sealJson, type Vault } from '../device/vault.ts'

type Bytes = Uint8Array<ArrayBuffer>
type SegmentPlace = Pick<SegmentRecord, 'pid' | 'kind' | 'no'>

const placeOf = ({ pid, kind, no }: SegmentPlace) => `segment/${pid}/${kind}/${no}`
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const placeOfDelta = (to: number) => `delta/${to}`

/** Reads a segment's columns. Throws where the payload is not what its header says. */
export async function openSegment(vault: Vault, record: SegmentRecord): Promise<SegmentColumns> {
  const columns = await readColumns(await vault.open(record.payload, placeOf(record)), record.compression)
  if (columns.id?.length !== record.n)
    throw new Error(`The segment of ${record.kind} in ${record.pid} has not the ${record.n} rows it should`)
  return columns
}

/** Seals a payload as it came from the server, unread. */
export const sealPayload = (vault: Vault, place: SegmentPlace, payload: Bytes) =>
  vault.seal(payload, placeOf(place))

/** Seals columns that were made here, with `compress` compressed before that where they are long. */
export async function sealSegment(
  vault: Vault,
  place: SegmentPlace,
  columns: SegmentColumns,
  compress?: (bytes: Bytes) => Promise<Bytes>,
): Promise<Pick<SegmentRecord, 'compression' | 'payload'>> {
  const bytes = encoder.encode(JSON.stringify(columns))
  if (!compress || bytes.length < syncLimits.compressFrom)
    return { compression: null, payload: await sealPayload(vault, place, bytes) }
  return { compression: 'gzip', payload: await sealPayload(vault, place, await compress(bytes)) }
}

/** Columns from the bytes of a payload that is not sealed. */
export async function readColumns(
  bytes: Bytes,
  compression: SegmentRecord['compression'],
): Promise<SegmentColumns> {
  return JSON.parse(decoder.decode(compression ? await gunzip(bytes) : bytes)) as SegmentColumns
}

export const openDelta = (vault: Vault, { payload, to }: DeltaRecord): Promise<PulledRow[]> =>
  openJson(vault, payload, placeOfDelta(to))

/** The record of rows that came together; `to` is the version they lead to. */
export async function sealDelta(
  vault: Vault,
  to: number,
  rows: readonly PulledRow[],
): Promise<Omit<DeltaRecord, 'n'>> {
  return {
    to,
    pids: [...new Set(rows.map(([, , , pid]) => pid))],
    rows: rows.length,
    payload: await sealJson(vault, rows, placeOfDelta(to)),
  }
}

/** One row of a segment as an object, without the columns that only the segment needs. */
export function rowAt(columns: SegmentColumns, index: number): { id: string } & Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const field in columns) {
    if (field !== 'v' && field !== 'pid') row[field] = columns[field]?.[index]
  }
  return row as { id: string } & Record<string, unknown>
}

/** Some fields of one row, for who does not need it whole. */
export const fieldsAt = (
  columns: SegmentColumns,
  index: number,
  fields: readonly string[],
): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (const field of fields) row[field] = columns[field]?.[index]
  return row
}

/** The columns of some rows of a segment, in their order. */
export const columnsAt = (columns: SegmentColumns, indexes: readonly number[]): SegmentColumns =>
  Object.fromEntries(
    Object.entries(columns).map(([field, values]) => [field, indexes.map((index) => values[index])]),
  ) as SegmentColumns

/** Columns of rows, all with the same fields. */
export function columnsOf(
  rows: readonly { row: Record<string, unknown>; v: number; pid?: string }[],
): SegmentColumns {
  const columns: Record<string, unknown[]> = { id: [], v: rows.map(({ v }) => v) }
  if (rows[0]?.pid !== undefined) columns['pid'] = rows.map(({ pid }) => pid)
  for (const field of Object.keys(rows[0]?.row ?? {})) columns[field] = rows.map(({ row }) => row[field])
  return columns as SegmentColumns
}
