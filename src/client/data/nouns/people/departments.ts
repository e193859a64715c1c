import { map, type Observable } from 'rxjs'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { Device } from '../../device/device.ts'
import { submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { watchEmployees } from '../employees.ts'

/** A department of a company with its people by first name; its name is empty for people without one (EMP-08). */
export interface Department {
  name: string
  people: View<'employee'>[]
}

/** Those of a company, with which one it is: for a moment a screen may still have those of another. */
export const watchDepartments = (
  device: Device,
  customerId: string,
): Observable<{ customerId: string; departments: Department[] }> =>
  watchEmployees(device, customerId, {
    search: '',
    filters: {},
    sort: { field: 'first_name', direction: 'asc' },
    offset: 0,
    limit: Infinity,
  }).pipe(map(({ rows }) => ({ customerId, departments: departmentsOf(rows) })))

/** Spaces around a name make no other department. */
export const departmentsOf = (people: readonly View<'employee'>[]): Department[] =>
  [...Map.groupBy(people, ({ row }) => row.department.trim())].map(([name, members]) => ({
    name,
    people: members,
  }))

interface Renaming {
  customerId: string
  people: readonly Employee[]
  name: string
  place: string
}

/** Calls a department otherwise, which changes all of its people; of thousands by several changes. */
export const renameDepartment = (
  device: Device,
  { customerId, people, name, place }: Renaming,
): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    // Those who write it with other spaces are another change.
    [...Map.groupBy(people, ({ department }) => department)].flatMap(([from, members]) =>
      inParts(members, employeeLimits.ignoreAtOnce).map((few) => ({
        name: 'department.rename' as const,
        args: { ids: few.map(({ id }) => id), customerId, from, department: name },
        subject: from,
        place,
      })),
    ),
  )
