import type { EmployeeFields } from '../employees/employee-fields.ts'
import { IMPORT_FIELDS } from './import-file.ts'

/** What a row of a file does with somebody who is there already, by their address. */
export type RowOutcome = 'imported' | 'changed' | 'unchanged'

/** What a row says otherwise of somebody who is there. An empty cell says nothing, and an address stays as it was typed first. */
export function changesOf(known: EmployeeFields, told: EmployeeFields): Partial<EmployeeFields> {
  const changed = IMPORT_FIELDS.filter(
    (field) => field !== 'email' && told[field] !== '' && told[field] !== known[field],
  )
  return Object.fromEntries(changed.map((field) => [field, told[field]]))
}

/** What a row comes to: `known` is who has its address, if anybody. */
export function outcomeOf(known: EmployeeFields | undefined, told: EmployeeFields): RowOutcome {
  if (!known) return 'imported'
  return Object.keys(changesOf(known, told)).length > 0 ? 'changed' : 'unchanged'
}
