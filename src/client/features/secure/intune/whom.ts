import type { WantedGroup, WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import type { NamedGroup } from './device-policy-rows.ts'

/** Whom a policy is for, in the words of a list. */
export interface Whom {
  everyDevice: boolean
  everyUser: boolean
  include: readonly NamedGroup[]
  exclude: readonly NamedGroup[]
  /** Whether it is for anybody at all. */
  isAssigned: boolean
}

/** Whom a policy shall be for; nobody where nothing is said about that. */
export function wantedWhom(targets: WantedTargets | null): Whom {
  if (targets === null)
    return { everyDevice: false, everyUser: false, include: [], exclude: [], isAssigned: false }
  const { everyDevice, everyUser, include, exclude } = targets
  return {
    everyDevice,
    everyUser,
    include: include.map(namedGroup),
    exclude: exclude.map(namedGroup),
    isAssigned: everyDevice || everyUser || include.length > 0,
  }
}

const namedGroup = ({ id, name }: WantedGroup): NamedGroup => ({
  id: id ?? name ?? '',
  name: name ?? undefined,
})
