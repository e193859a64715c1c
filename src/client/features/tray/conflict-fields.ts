import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { fieldsSet } from '#client/data/queue/fields-set.ts'

export interface ConflictField {
  field: string
  /** Of a field that has several of its own, which of these. */
  member?: string
  /** As the person saw it, as they want it, and as the server has it now. */
  was: unknown
  mine: unknown
  theirs: unknown
}

/** The fields that both sides changed; every field of the change where the server did not say how it stands. */
export function conflictFields(record: Pick<CommandRecord, 'name' | 'rev' | 'body'>): ConflictField[] {
  const { body } = record
  const was = body.expect ?? {}
  const theirs = new Map<string, unknown>(Object.entries(body.current ?? {}))
  const fields = Object.entries(fieldsSet(record)).flatMap(([field, mine]) =>
    membersOf({ field, was: was[field], mine, theirs: theirs.get(field) }),
  )
  const differing = fields.filter((each) => JSON.stringify(each.was) !== JSON.stringify(each.theirs))
  return differing.length > 0 ? differing : fields
}

/** A field that has several of its own is as many, so that nobody has to read what nobody changed. */
function membersOf({ field, ...sides }: ConflictField): ConflictField[] {
  const { mine } = sides
  if (!isPlain(mine)) return [{ field, ...sides }]
  const of = (side: unknown, member: string) => (isPlain(side) ? side[member] : undefined)
  return Object.entries(mine).map(([member, wanted]) => ({
    field,
    member,
    was: of(sides.was, member),
    mine: wanted,
    theirs: of(sides.theirs, member),
  }))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
