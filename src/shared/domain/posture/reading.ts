import type { Snapshot } from './snapshot.ts'
import { type AnySourceId, type Readings, schemaOf } from './sources.ts'
import type { Reason } from './verdict.ts'

type Reading<Id extends AnySourceId> = { value: Readings[Id] } | { reason: Reason }

/** Answers are parsed once, however many checks look at them. */
const parsed = new WeakMap<object, Map<AnySourceId, Reading<AnySourceId>>>()

/** What a source said of a tenant, parsed, or why nothing is known. */
export function readingOf<Id extends AnySourceId>(snapshot: Snapshot, id: Id): Reading<Id> {
  const reading = snapshot.sources[id]
  if (!reading) return { reason: 'notConnected' }
  if (reading.outcome === 'failed') return { reason: reading.reason }
  let known = parsed.get(reading)
  if (!known) parsed.set(reading, (known = new Map()))
  let result = known.get(id)
  if (!result) {
    const { success, data } = schemaOf(id).safeParse(reading.value)
    result = success ? { value: data as Readings[Id] } : { reason: 'unexpectedAnswer' }
    known.set(id, result)
  }
  return result as Reading<Id>
}
