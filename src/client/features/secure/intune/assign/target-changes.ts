import type { WantedGroup, WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import { keyOfGroup } from './assign-draft.ts'

/** One of those whom a policy is for. */
export type TargetName = 'everyDevice' | 'everyUser' | WantedGroup

/** Who is added, and who is removed, on each side. */
export interface TargetChanges {
  include: { added: TargetName[]; removed: TargetName[] }
  exclude: { added: TargetName[]; removed: TargetName[] }
  /** Nobody is left whom the policy is for. */
  isForNobody: boolean
}

/** What becomes other by an assignment. */
export const changesBetween = (before: WantedTargets, after: WantedTargets): TargetChanges => ({
  include: {
    added: withoutThose(included(after), included(before)),
    removed: withoutThose(included(before), included(after)),
  },
  exclude: {
    added: withoutThose(after.exclude, before.exclude),
    removed: withoutThose(before.exclude, after.exclude),
  },
  isForNobody: included(after).length === 0,
})

const included = ({ everyDevice, everyUser, include }: WantedTargets): TargetName[] => [
  ...(everyDevice ? ['everyDevice' as const] : []),
  ...(everyUser ? ['everyUser' as const] : []),
  ...include,
]

function withoutThose(targets: readonly TargetName[], others: readonly TargetName[]): TargetName[] {
  const keys = new Set(others.map(keyOf))
  return targets.filter((target) => !keys.has(keyOf(target)))
}

const keyOf = (target: TargetName) => (typeof target === 'string' ? target : keyOfGroup(target))

export const isNoChange = ({ include, exclude }: TargetChanges): boolean =>
  [include.added, include.removed, exclude.added, exclude.removed].every(({ length }) => length === 0)
