import { z } from 'zod'
import { discoverTrialEnd, discoverTrialRefusal } from '#shared/domain/billing/discover-trial.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { assign, assignmentRefusal, removalRefusal, unassign } from '#shared/domain/licenses/assignment.ts'
import { noCompanyLicenses } from '#shared/domain/licenses/company-licenses.ts'
import { moduleOf, seatSchema } from '#shared/domain/licenses/seat.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import { defineCommand } from '../command.ts'
import { BASE_PARTITION, partitionOf } from '../partitions.ts'

const id = z.uuid()

const ofPeople = z.strictObject({
  customerId: id,
  ids: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
  modules: z
    .array(seatSchema)
    .min(1)
    .refine(
      (modules) => new Set(modules.map(({ moduleNumber }) => moduleOf(moduleNumber))).size === modules.length,
      'One tier of each module',
    ),
})

const people = {
  rev: 1,
  class: 'B',
  kind: 'employee',
  area: 'licenseCenter',
  level: 'manage',
  needs: 'existing',
  args: ofPeople,
  ids: (args: z.infer<typeof ofPeople>) => args.ids,
  partition: (args: z.infer<typeof ofPeople>) => partitionOf(args.customerId, 'engage'),
  // One after the other, so that what is taken back of many is taken back after it was given.
  lane: (args: z.infer<typeof ofPeople>) => `licenses/${args.customerId}`,
} as const

/** POST customer/{id}/employee/licences: gives people of one company licences, in the place of other tiers (EMP-21). */
export const licenseAssign = defineCommand({
  ...people,
  name: 'license.assign',
  requires: (args) => [`customer/${args.customerId}`, ...args.ids.map((each) => `employee/${each}`)],
  refuse: (row, { modules }) => row && assignmentRefusal(row, modules),
  reduce: (row, { modules }) => row && assign(row, modules),
})

/** DELETE customer/{id}/employee/licences: takes licences from people of one company. */
export const licenseRemove = defineCommand({
  ...people,
  name: 'license.remove',
  refuse: (_row, { modules }) => removalRefusal(modules),
  reduce: (row, { modules }) => row && unassign(row, modules),
})

/** PUT customer/license/autoassign: whether everybody of a company is given Discover or Engage (EMP-23). */
export const licenseAutoAssign = defineCommand({
  name: 'license.autoAssign',
  rev: 1,
  class: 'B',
  kind: 'companyLicenses',
  area: 'licenseCenter',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({ customerId: id, moduleNumber: z.literal([10, 11]), on: z.boolean() }),
  ids: ({ customerId }) => [customerId],
  partition: ({ customerId }) => partitionOf(customerId, 'licenseCenter'),
  lane: ({ customerId }) => `licenses/${customerId}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: (row, { customerId, moduleNumber, on }) => {
    const before = row ?? noCompanyLicenses(customerId)
    const others = before.auto_assign.filter((each) => each !== moduleNumber)
    return {
      ...before,
      auto_assign: on ? [...others, moduleNumber].toSorted((a, b) => a - b) : others,
      short: on ? before.short : before.short.filter((each) => each.moduleNumber !== moduleNumber),
    }
  },
})

/** Enables Secure for everybody of a tenant in one tier, changes the tier, or disables it (EMP-24, EMP-25). */
export const licenseEnableSecure = defineCommand({
  name: 'license.enableSecure',
  rev: 1,
  class: 'B',
  kind: 'companyLicenses',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({ customerId: id, tier: z.enum(TIERS) }),
  ids: ({ customerId }) => [customerId],
  partition: ({ customerId }) => partitionOf(customerId, 'licenseCenter'),
  lane: ({ customerId }) => `licenses/${customerId}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: (row, { customerId, tier }) => {
    const before = row ?? noCompanyLicenses(customerId)
    return {
      ...before,
      secure: tier,
      short: before.short.filter(({ moduleNumber }) => moduleOf(moduleNumber) !== 'secure'),
    }
  },
})

/** PUT organization/{id}/subscription/renewal: when what was bought has to be renewed; null where nobody knows (ORG-24). */
export const subscriptionRenewOn = defineCommand({
  name: 'subscription.renewOn',
  rev: 1,
  class: 'B',
  kind: 'subscription',
  area: 'licenseCenter',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ organizationId: id, renewsOn: z.iso.date().nullable() }),
  ids: ({ organizationId }) => [organizationId],
  partition: () => BASE_PARTITION,
  lane: ({ organizationId }) => `subscription/${organizationId}`,
  merge: (_earlier, later) => later,
  sets: ({ renewsOn }) => ({ renews_on: renewsOn }),
  reduce: (row, { renewsOn }) => row && { ...row, renews_on: renewsOn },
})

/** POST organization/{id}/subscription/discover-trial: tries Discover Premium for 7 days, once (ORG-26). */
export const subscriptionTryDiscover = defineCommand({
  name: 'subscription.tryDiscover',
  rev: 1,
  class: 'B',
  kind: 'subscription',
  area: 'billing',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ organizationId: id }),
  ids: ({ organizationId }) => [organizationId],
  partition: () => BASE_PARTITION,
  lane: ({ organizationId }) => `subscription/${organizationId}`,
  refuse: (row) => row && discoverTrialRefusal(row),
  reduce: (row, _args, { now }) => row && { ...row, discover_trial_ends_at: discoverTrialEnd(now) },
})
