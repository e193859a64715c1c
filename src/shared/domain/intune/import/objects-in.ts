import { type ImportNote, noteOf } from '../../conditional-access/import/import-note.ts'
import { isBlank } from '../../conditional-access/import/is-blank.ts'
import { isMembers, type Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'

/** The objects of a list with their paths; whatever else is there is told. */
export function objectsIn(value: unknown, path: string, notes: ImportNote[]): [Members, string][] {
  if (!Array.isArray(value)) {
    if (!isBlank(value)) notes.push(noteOf(path, 'leftOut', value))
    return []
  }
  return value.flatMap((each: unknown, place): [Members, string][] => {
    const at = pathTo(path, place)
    if (isMembers(each)) return [[each, at]]
    notes.push(noteOf(at, 'notInList', each))
    return []
  })
}
