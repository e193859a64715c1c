import type { SegmentColumns } from '#shared/contract/sync.ts'
import type { SegmentRecord } from './data-database.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Reads a segment's columns. Throws where the payload is not what its header says. */
export function openSegment({ payload, n, pid, kind }: SegmentRecord): SegmentColumns {
  const columns = JSON.parse(decoder.decode(payload)) as SegmentColumns
  if (columns.id?.length !== n)
    throw new Error(`The segment of ${kind} in ${pid} has not the ${n} rows it should`)
  return columns
}

export const closeSegment = (columns: SegmentColumns): Uint8Array<ArrayBuffer> =>
  encoder.encode(JSON.stringify(columns))

/** One row of a segment as an object, without the columns that only the segment needs. */
export function rowAt(columns: SegmentColumns, index: number): { id: string } & Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const field in columns) {
    if (field !== 'v' && field !== 'pid') row[field] = columns[field]?.[index]
  }
  return row as { id: string } & Record<string, unknown>
}

/** Columns of rows, all with the same fields. */
export function columnsOf(
  rows: readonly { row: Record<string, unknown>; v: number; pid?: string }[],
): SegmentColumns {
  const columns: Record<string, unknown[]> = { id: [], v: rows.map(({ v }) => v) }
  if (rows[0]?.pid !== undefined) columns['pid'] = rows.map(({ pid }) => pid)
  for (const field of Object.keys(rows[0]?.row ?? {})) columns[field] = rows.map(({ row }) => row[field])
  return columns as SegmentColumns
}
