import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Snapshot, SourceReading } from './snapshot.ts'
import { type SourceId, sources } from './sources.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }

/** Members of one object of a tenant that are to have other values. A nested object is changed member by member. */
export interface Change {
  source: SourceId
  /** Which one, where the tenant has several; Graph's id or the cmdlet's identity. */
  object?: string
  set: { readonly [member: string]: Json }
}

type Members = Record<string, unknown>

/** The snapshot as it would be read after a change, for previews. Throws where there is nothing to change. */
export function applied(snapshot: Snapshot, change: Change): Snapshot {
  const reading = readingToChange(snapshot, change)
  const target = targetOf(reading.value, change)
  const next = merged(target, change.set)
  const value = Array.isArray(reading.value)
    ? reading.value.map((item: unknown) => (item === target ? next : item))
    : next
  return { ...snapshot, sources: { ...snapshot.sources, [change.source]: { ...reading, value } } }
}

/**
 * The change that brings back what a snapshot says, to be taken before `change` is made. Throws where there is
 * nothing to change, or where a member was not read: what is not known cannot be brought back.
 */
export function inverseOf(snapshot: Snapshot, change: Change): Change {
  const target = targetOf(readingToChange(snapshot, change).value, change)
  return { ...change, set: before(target, change.set) as Change['set'] }
}

/** Whether a tenant stands as a change would have it. Throws where there is nothing to change. */
export function standsAs(snapshot: Snapshot, change: Change): boolean {
  const target = targetOf(readingToChange(snapshot, change).value, change)
  return canonicalJson(merged(target, change.set)) === canonicalJson(target)
}

function readingToChange(
  snapshot: Snapshot,
  { source }: Change,
): Extract<SourceReading, { outcome: 'read' }> {
  const reading = snapshot.sources[source]
  if (reading?.outcome !== 'read') throw new Error(`${source} was not read, so it is not changed`)
  return reading
}

function targetOf(value: unknown, { source, object }: Change): Members {
  const target: unknown = Array.isArray(value)
    ? value.find((item: unknown) => isMembers(item) && isNamed(source, item, object))
    : value
  if (!isMembers(target)) throw new Error(`${source} has no ${object ?? 'object'} to change`)
  return target
}

/** The vendor takes names in either case, and writes them in both. */
function isNamed(source: SourceId, item: Members, object: string | undefined) {
  const { key, transport } = sources[source]
  const name = item[key ?? (transport === 'graph' ? 'id' : 'Identity')]
  return typeof name === 'string' && name.toLowerCase() === object?.toLowerCase()
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of an object with others set; a nested object is changed member by member. */
export function merged(target: Members, set: Members): Members {
  const next = { ...target }
  for (const [member, value] of Object.entries(set)) {
    const now = next[member]
    next[member] = isMembers(value) && isMembers(now) ? merged(now, value) : value
  }
  return next
}

function before(target: Members, set: Members): Members {
  return Object.fromEntries(
    Object.entries(set).map(([member, value]) => {
      const now = target[member]
      if (now === undefined) throw new Error(`${member} was not read, so it cannot be brought back`)
      return [member, isMembers(value) && isMembers(now) ? before(now, value) : now]
    }),
  )
}
