import type { WantedGroup, WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import { type DeviceFinding, validateTargets } from '#shared/domain/intune/validate-device-policy.ts'
import type { DevicePolicyRow, NamedGroup } from '../device-policy-rows.ts'

/** Whom a policy is for, as it can be said to another tenant: groups have other ids there, and are told by their names. */
export function carriedTargets({
  policy: { targets },
  include,
  exclude,
}: Pick<DevicePolicyRow, 'policy' | 'include' | 'exclude'>):
  | { targets: WantedTargets }
  | { reason: 'groupUnnamed' | DeviceFinding } {
  if ([...include, ...exclude].some(({ name }) => name === undefined)) return { reason: 'groupUnnamed' }
  const { everyDevice, everyUser } = targets
  const names = { include: namesOf(include), exclude: namesOf(exclude) }
  // Two groups of one name are one in the other tenant.
  const [finding] = validateTargets({ everyDevice, everyUser, ...names })
  if (finding) return { reason: finding }
  return {
    targets: {
      everyDevice,
      everyUser,
      include: names.include.map(byName),
      exclude: names.exclude.map(byName),
    },
  }
}

const namesOf = (groups: readonly NamedGroup[]): string[] => [
  ...new Map(groups.map(({ name = '' }) => [name.trim().toLowerCase(), name.trim()] as const)).values(),
]
const byName = (name: string): WantedGroup => ({ id: null, name })
