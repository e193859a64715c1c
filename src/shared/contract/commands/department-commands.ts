import { z } from 'zod'
import { employeeFieldsSchema, employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

/**
 * A department of a company is called otherwise: it is what its people have written in their department (EMP-08). Who has
 * gone to another one meanwhile stays there.
 */
export const departmentRename = defineCommand({
  name: 'department.rename',
  rev: 1,
  class: 'B',
  kind: 'employee',
  area: 'employees',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({
    ids: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
    customerId: id,
    /** Empty for people without one. */
    from: z.string(),
    department: employeeFieldsSchema.shape.department,
  }),
  ids: (args) => args.ids,
  partition: (args) => partitionOf(args.customerId, 'engage'),
  lane: (args) => `customer/${args.customerId}`,
  reduce: (row, { from, department }) => row && (row.department === from ? { ...row, department } : row),
})
