import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Which alerts tell of states that are gone, and when that was seen, in milliseconds since 1970. */
interface Gone {
  ids: readonly string[]
  now: number
  /** Those that the same transaction goes on to change. */
  lasting?: readonly string[]
}

/**
 * Resolves alerts of states that are gone: nobody has to look at what is well again. What a person has closed stays as they
 * left it. Everything is loaded at once and sorted, since rows are locked in one order by everybody who changes several.
 */
export async function resolveAlerts(work: Work, { ids, now, lasting = [] }: Gone): Promise<void> {
  await work.load('alert', [...new Set([...ids, ...lasting])].toSorted())
  const kept = new Set(lasting)
  for (const id of ids) {
    const { row } = work.get('alert', id)
    if (!row || kept.has(id) || isClosed(row)) continue
    work.put('alert', {
      ...row,
      status: 'resolved',
      handled_by: null,
      handled_at: new Date(now).toISOString(),
    })
  }
}
