import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { fieldsSet } from '#client/data/queue/fields-set.ts'

export interface ConflictField {
  field: string
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
  const fields = Object.entries(fieldsSet(record)).map(([field, mine]) => ({
    field,
    was: was[field],
    mine,
    theirs: theirs.get(field),
  }))
  const differing = fields.filter((each) => JSON.stringify(each.was) !== JSON.stringify(each.theirs))
  return differing.length > 0 ? differing : fields
}
