import type { SegmentColumns } from '#shared/contract/sync.ts'
import type { Stores } from '#client/data/device/device.ts'
import { openSegment } from '#client/data/rows/segment.ts'

/** Parsed segments that stay in memory for the windows of long lists. */
const OPEN_SEGMENTS = 256

/** The segments of employees, parsed; the last ones that were asked for stay in memory. */
export function createOpenSegments({ data, vault }: Pick<Stores, 'data' | 'vault'>) {
  const open = new Map<string, SegmentColumns>()

  async function openColumns(pid: string, no: number): Promise<SegmentColumns> {
    await prepare([{ pid, no }])
    const columns = open.get(`${pid}/${no}`)
    if (!columns) throw new Error(`The segment ${no} of ${pid} is gone`)
    return columns
  }

  async function prepare(segments: readonly { pid: string; no: number }[]): Promise<void> {
    const missing = segments.filter(({ pid, no }) => !open.has(`${pid}/${no}`))
    if (missing.length === 0) return
    const records = await data.segments.bulkGet(
      missing.map(({ pid, no }): [string, string, number] => [pid, 'employee', no]),
    )
    const found = records.filter((record) => record !== undefined)
    const columns = await Promise.all(found.map((record) => openSegment(vault, record)))
    for (const [at, { pid, no }] of found.entries()) {
      const own = columns[at]
      if (own) open.set(`${pid}/${no}`, own)
    }
    const kept = Math.max(OPEN_SEGMENTS, missing.length)
    for (const oldest of open.keys()) {
      if (open.size <= kept) break
      open.delete(oldest)
    }
  }

  return { prepare, open: openColumns, clear: () => open.clear() }
}
