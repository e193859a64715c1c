import { z } from 'zod'
import { customerLimits } from '#shared/domain/customers/customer.ts'
import { customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

const common = {
  rev: 1,
  kind: 'customer',
  area: 'companies',
  level: 'manage',
  needs: 'existing',
  ids: (args: { id: string }) => [args.id],
  partition: (args: { id: string }) => partitionOf(args.id, 'companies'),
  lane: (args: { id: string }) => `customer/${args.id}`,
} as const

/** PUT customer/{id} */
export const customerPatch = defineCommand({
  ...common,
  name: 'customer.patch',
  class: 'B',
  args: z.strictObject({ id, set: customerFieldsSchema.partial() }),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }) => (row ? { ...row, ...definedOnly(set) } : undefined),
})

/** POST organization/{id}/customer */
export const customerAdd = defineCommand({
  ...common,
  name: 'customer.add',
  creates: 'partition',
  class: 'B',
  needs: 'absent',
  args: z.strictObject({ id, parentId: id.nullable(), fields: customerFieldsSchema }),
  reduce: (_row, { id, parentId, fields }, { organizationId }) => ({
    ...fields,
    id,
    organization: organizationId,
    parent_id: parentId,
    active: true,
    nfr: false,
    hasNfrEngageEssentialsLicense: false,
    max_users: customerLimits.defaultUsers,
  }),
})

/** PUT customer/{id} with `active`: a company is deactivated or reactivated (ORG-09). */
export const customerActivate = defineCommand({
  ...common,
  name: 'customer.activate',
  class: 'C',
  args: z.strictObject({ id, active: z.boolean() }),
  sets: (args) => ({ active: args.active }),
  reduce: (row, { active }) => row && { ...row, active },
})

/** DELETE customer/{id}: unrecoverable, so never queued (ORG-11). */
export const customerDelete = defineCommand({
  ...common,
  name: 'customer.delete',
  danger: 'deleteCompanies',
  class: 'D',
  args: z.strictObject({ id }),
  reduce: () => undefined,
})
