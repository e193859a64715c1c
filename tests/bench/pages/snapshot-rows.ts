import { rowAt } from '#client/data/rows/segment.ts'
import { type SegmentColumns, type SegmentHeader, segmentHeaderSchema } from '#shared/contract/sync.ts'
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
    const { kind } = header
    header = undefined
    if (kind !== 'employee') continue
    const columns = JSON.parse(decoder.decode(bytes)) as SegmentColumns
    yield columns.id.map((_, index) => rowAt(columns, index) as unknown as Employee)
  }
}
