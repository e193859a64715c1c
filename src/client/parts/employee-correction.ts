import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { employeeAdd, employeePatch } from '#shared/contract/commands/employee-commands.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'

/** What somebody typed about an employee and the server refused. */
export interface EmployeeCorrection {
  key: string
  customerId: string
  /** Undefined: somebody who was to be added. */
  employeeId: string | undefined
  typed: Partial<EmployeeFields>
}

/** What of a refused change can be corrected in the employee's form; undefined where it is of another kind (ERR-11). */
export function employeeCorrection({
  key,
  name,
  state,
  body: { args },
}: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): EmployeeCorrection | undefined {
  if (state !== 'rejected') return undefined
  const added = name === employeeAdd.name ? employeeAdd.args.safeParse(args).data : undefined
  if (added) return { key, customerId: added.customerId, employeeId: undefined, typed: added.fields }
  const patch = name === employeePatch.name ? employeePatch.args.safeParse(args).data : undefined
  return patch && { key, customerId: patch.customerId, employeeId: patch.id, typed: definedOnly(patch.set) }
}
