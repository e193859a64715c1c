import type { Snapshot } from './snapshot.ts'
import { type Readings, type SourceId, sources } from './sources.ts'
import type { Reason } from './verdict.ts'

type Reading<Id extends SourceId> = { value: Readings[Id] } | { reason: Reason }

/** Answers are parsed once, however many checks look at them. */
const parsed = new WeakMap<object, Map<SourceId, Reading<SourceId>>>()

/** What a source said of a tenant, parsed, or why nothing is known. */
export function readingOf<Id extends SourceId>(snapshot: Snapshot, id: Id): Reading<Id> {
  const reading = snapshot.sources[id]
  if (!reading) return { reason: 'notConnected' }
  if (reading.outcome === 'failed') return { reason: reading.reason }
  let known = parsed.get(reading)
  if (!known) parsed.set(reading, (known = new Map()))
  let result = known.get(id)
  if (!result) {
    const { success, data } = sources[id].schema.safeParse(reading.value)
    result = success ? { value: data as Readings[Id] } : { reason: 'unexpectedAnswer' }
    known.set(id, result)
  }
  return result as Reading<Id>
}
