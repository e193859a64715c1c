import { z } from 'zod'
import { groupLimits, groupNameSchema } from '#shared/domain/company-groups/company-group.ts'
import { defineCommand } from '../command.ts'
import { GROUPS_PARTITION } from '../partitions.ts'

const id = z.uuid()
// Ids of companies are compared as text wherever a group is used.
const companies = z.array(id.toLowerCase()).max(groupLimits.companies)

// A group says what people see, so it is changed by who manages these, and sees every company besides.
const common = {
  rev: 1,
  class: 'B',
  kind: 'companyGroup',
  area: 'systemUsers',
  level: 'manage',
  needs: 'existing',
  ids: (args: { id: string }) => [args.id],
  partition: () => GROUPS_PARTITION,
  lane: (args: { id: string }) => `companyGroup/${args.id}`,
} as const

/** Puts companies under one name. */
export const companyGroupAdd = defineCommand({
  ...common,
  name: 'companyGroup.add',
  needs: 'absent',
  args: z.strictObject({ id, name: groupNameSchema, customerIds: companies }),
  reduce: (_row, { id, name, customerIds }) => ({ id, name, customer_ids: sorted(customerIds) }),
})

/**
 * Renames a group, and says which companies join and leave it: two people who each add one do not contradict each other.
 */
export const companyGroupPatch = defineCommand({
  ...common,
  name: 'companyGroup.patch',
  args: z.strictObject({ id, name: groupNameSchema.optional(), joins: companies, leaves: companies }),
  sets: ({ name }) => (name === undefined ? {} : { name }),
  merge: (earlier, later) => ({
    ...earlier,
    ...later,
    joins: [...earlier.joins.filter((each) => !later.leaves.includes(each)), ...later.joins],
    leaves: [...earlier.leaves.filter((each) => !later.joins.includes(each)), ...later.leaves],
  }),
  refuse: (row, { joins }) =>
    new Set([...(row?.customer_ids ?? []), ...joins]).size > groupLimits.companies
      ? 'companyGroupFull'
      : undefined,
  reduce: (row, { name, joins, leaves }) =>
    row && {
      ...row,
      name: name ?? row.name,
      customer_ids: sorted([...row.customer_ids, ...joins].filter((each) => !leaves.includes(each))),
    },
})

/** Refused by the server as long as somebody's scope names the group: what they see would change unsaid. */
export const companyGroupDelete = defineCommand({
  ...common,
  name: 'companyGroup.delete',
  args: z.strictObject({ id }),
  reduce: () => undefined,
})

const sorted = (ids: readonly string[]) => [...new Set(ids)].toSorted()
