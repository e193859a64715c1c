import type { SegmentRecord } from '#client/data/data-database.ts'
import { openSegment, rowAt } from '#client/data/segment.ts'
import { type SegmentHeader, segmentHeaderSchema } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { createLineReader } from '#workers/sync/line-reader.ts'

const decoder = new TextDecoder()

/** The employees of a snapshot, one segment after the other. */
export async function* employeesOf(response: Pick<Response, 'body'>): AsyncGenerator<Employee[]> {
  let header: SegmentHeader | undefined
  for await (const bytes of createLineReader(response)) {
    if (!header) {
      const line = segmentHeaderSchema.safeParse(JSON.parse(decoder.decode(bytes)))
      header = line.data
      continue
    }
    const { segment: pid, kind, no, v, n } = header
    header = undefined
    if (kind !== 'employee') continue
    const record: SegmentRecord = { pid, kind, no, v, n, payload: bytes }
    const columns = openSegment(record)
    yield columns.id.map((_, index) => rowAt(columns, index) as unknown as Employee)
  }
}
