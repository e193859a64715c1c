import { z } from 'zod'
import { employeeFieldsSchema, employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { seated } from '#shared/domain/licenses/assignment.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

/** PUT employee/{id} */
export const employeePatch = defineCommand({
  name: 'employee.patch',
  rev: 1,
  class: 'B',
  kind: 'employee',
  area: 'employees',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ id, customerId: id, set: employeeFieldsSchema.partial() }),
  ids: (args) => [args.id],
  partition: (args) => partitionOf(args.customerId, 'engage'),
  lane: (args) => `employee/${args.id}`,
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }) => {
    if (!row) return undefined
    const next = { ...row, ...definedOnly(set) }
    return { ...next, display_name: `${next.first_name} ${next.last_name}` }
  },
})

/** POST customer/{id}/employee. The device makes the id, so that the person can be worked with before the server knows. */
export const employeeAdd = defineCommand({
  name: 'employee.add',
  rev: 1,
  class: 'B',
  kind: 'employee',
  area: 'employees',
  level: 'manage',
  needs: 'absent',
  args: z.strictObject({ id, customerId: id, fields: employeeFieldsSchema }),
  ids: (args) => [args.id],
  partition: (args) => partitionOf(args.customerId, 'engage'),
  lane: (args) => `employee/${args.id}`,
  requires: (args) => [`customer/${args.customerId}`],
  reduce: (_row, { id, customerId, fields }) => ({
    ...fields,
    id,
    customer_id: customerId,
    display_name: `${fields.first_name} ${fields.last_name}`,
    username: fields.email,
    domain: fields.email.slice(fields.email.indexOf('@') + 1),
    group: '',
    role: '',
    country: '',
    mapped_device: null,
    mapped_account: null,
    ignored: false,
    ignore_decision: 'nobody' as const,
    discover: false,
    engage: false,
    secure: 'none' as const,
    seats: [],
    mfa_status: null,
    last_active: null,
    activity_read: false,
    date_joined: null,
    isAdmin: null,
    isAuthorizedForEngage: false,
    licenseType: '',
    entra_id: null,
    directory: 'manual' as const,
    entered: true,
    addresses: [],
    google_account: null,
    sign_in_enabled: null,
    sku_ids: [],
  }),
})

/** PUT employee/ignore: one or many employees of one company are ignored, or no longer (EMP-09). */
export const employeeIgnore = defineCommand({
  name: 'employee.ignore',
  rev: 1,
  class: 'A',
  kind: 'employee',
  area: 'employees',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({
    ids: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
    customerId: id,
    ignored: z.boolean(),
  }),
  ids: (args) => args.ids,
  partition: (args) => partitionOf(args.customerId, 'engage'),
  lane: (args) => (args.ids.length === 1 ? `employee/${args.ids[0]}` : `customer/${args.customerId}`),
  // Somebody who is not counted holds no licence that another one could have.
  reduce: (row, { ignored }) =>
    row && { ...(ignored ? seated(row, []) : row), ignored, ignore_decision: 'person' as const },
})

/** DELETE employee/{id}: never queued, for it cannot be taken back. */
export const employeeDelete = defineCommand({
  name: 'employee.delete',
  danger: 'deleteEmployees',
  rev: 1,
  class: 'D',
  kind: 'employee',
  area: 'employees',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ id, customerId: id }),
  ids: (args) => [args.id],
  partition: (args) => partitionOf(args.customerId, 'engage'),
  lane: (args) => `employee/${args.id}`,
  reduce: () => undefined,
})
