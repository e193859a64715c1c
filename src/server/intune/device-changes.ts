import type { DevicePolicies, StandingPolicy } from '#shared/domain/intune/device-policies.ts'
import { devicePolicyKey } from '#shared/domain/intune/device-policy-task.ts'
import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import { isSameDevicePolicy, recordedDevicePolicy } from '#shared/domain/intune/recorded-device-policy.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { type ByTask, isChangedBy } from '#server/policy-history/by-task.ts'
import { changesBetween, type FoundChange } from '#server/policy-history/changes-between.ts'
import { keptDevicePolicies } from './device-policy.store.ts'

interface Readings {
  before: DevicePolicies | undefined
  found: DevicePolicies
  /** The sets that were read; `isWhole`: nothing was left out of one. */
  sets: readonly { set: IntuneSetName; policies: readonly StandingPolicy[]; isWhole: boolean }[]
  by: ByTask | undefined
}

/**
 * What is otherwise than the policies that are kept since the reading before, of the sets that were read; nothing of what is read for
 * the first time.
 */
export async function deviceChanges(
  work: Work,
  { before, found, sets, by }: Readings,
): Promise<FoundChange[]> {
  if (!before) return []
  const changes: FoundChange[] = []
  for (const { set, policies, isWhole } of sets) {
    const kept = await keptDevicePolicies(work, found.customer_id, set)
    const isFirst = before.unread[set] !== undefined && kept.length === 0
    if (isFirst) continue
    changes.push(
      ...changesBetween(comparedBetween(before, found, new Set(kept)), kept, policies, {
        isGone: () => isWhole,
        // What was not understood before looks new once it is.
        isNew: (id) => !before.is_incomplete || isChangedBy(by, id),
      }),
    )
  }
  return changes
}

const comparedBetween = (
  before: DevicePolicies,
  found: DevicePolicies,
  kept: ReadonlySet<StandingPolicy>,
) => ({
  target: 'devicePolicy' as const,
  idOf: devicePolicyKey,
  nameOf: ({ name }: StandingPolicy) => name,
  isSame: (stood: StandingPolicy, stands: StandingPolicy) =>
    canonicalJson(stood) === canonicalJson(stands) || isSameDevicePolicy(stood, stands),
  bodyOf: (policy: StandingPolicy, stood?: StandingPolicy) =>
    recordedDevicePolicy(policy, kept.has(policy) ? before.groups : found.groups, stood),
})
