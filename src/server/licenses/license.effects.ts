import { unassign } from '#shared/domain/licenses/assignment.ts'
import { isNfr, moduleOf, SECURE_MODULES } from '#shared/domain/licenses/seat.ts'
import type { Effects } from '#server/platform/sync/bus-parts.ts'
import { giveAll, loadPeople, toBeGiven } from '#server/seats/hand-out.ts'

/** What is switched on or off for everybody of a company, for each of its people. */
export const licenseEffects = (): Pick<Effects, 'license.autoAssign' | 'license.enableSecure'> => ({
  'license.autoAssign': async ({ work, args: { customerId, moduleNumber, on } }) => {
    const people = await loadPeople(work, customerId)
    if (on) return giveAll(work, toBeGiven(people, moduleNumber), moduleNumber)
    // Nobody loses what they work with: from now on it is taken from each by hand.
    for (const each of people) {
      const seats = each.seats.map((seat) =>
        seat.moduleNumber === moduleNumber ? { ...seat, isAutoAssigned: false } : seat,
      )
      if (each.seats.some((seat) => seat.moduleNumber === moduleNumber && seat.isAutoAssigned))
        work.put('employee', { ...each, seats })
    }
  },

  'license.enableSecure': async ({ work, args: { customerId, tier } }) => {
    const people = await loadPeople(work, customerId)
    if (tier !== 'none') return giveAll(work, toBeGiven(people, SECURE_MODULES[tier]), SECURE_MODULES[tier])
    for (const each of people) {
      const held = each.seats.filter(
        ({ moduleNumber }) => moduleOf(moduleNumber) === 'secure' && !isNfr(moduleNumber),
      )
      if (held.length > 0) work.put('employee', unassign(each, held))
    }
  },
})
