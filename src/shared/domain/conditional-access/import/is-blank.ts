import { isMembers } from './is-members.ts'

/** Whether a value says nothing: null, an empty text, list or object, and an object of such. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isMembers(value) && Object.values(value).every(isBlank)
}
