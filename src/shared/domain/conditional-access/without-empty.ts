import { isBlank } from './import/is-blank.ts'
import { isMembers } from './import/is-members.ts'

/** The same without what says nothing, at every depth: null, empty texts, lists and objects (CA-25). */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isBlank(each)).map(withoutEmpty)
  if (!isMembers(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => !isBlank(member))
      .map(([name, member]) => [name, withoutEmpty(member)]),
  )
}
