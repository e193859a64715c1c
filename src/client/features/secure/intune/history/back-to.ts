import {
  type AskedDeviceChange,
  devicePolicyKey,
  devicePolicyTaskLimits,
  type WantedTargets,
} from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import { deviceDifferences } from '#shared/domain/intune/compare-device-policies.ts'
import {
  type RecordedDevicePolicy,
  recordedDevicePolicySchema,
} from '#shared/domain/intune/recorded-device-policy.ts'
import { type DeviceFinding, validateTargets } from '#shared/domain/intune/validate-device-policy.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import {
  type AnyLeft,
  type BackPlan,
  type BackStep,
  isOfSame,
  type WantedBack,
} from '#client/features/secure/parts/history/wanted-back.ts'
import { seenOf } from '../acts/device-acts.ts'

/** What there is now, and what was found to have changed. */
export interface DeviceTenantNow {
  /** Undefined where they are not on this device. */
  standing: Pick<DevicePolicies, 'policies' | 'groups'> | undefined
  changes: readonly PolicyChange[]
  /** The keys of what is being changed, which is left alone meanwhile. */
  updating: ReadonlySet<string>
}

export type DeviceBackItem = Extract<AskedDeviceChange, { change: 'assign' } | { change: 'delete' }>

/** Why a policy, or what it sets, cannot be brought back; of rules which. */
export type LeftDevice = AnyLeft &
  (
    | { reason: 'updating' | 'notHere' | 'shape' | 'removed' | 'settings' }
    | { reason: 'rules'; finding: DeviceFinding }
  )

interface Planned {
  step?: BackStep<DeviceBackItem>
  left?: readonly LeftDevice[]
}

/**
 * What is to be sent so that all of this stands again as it did, and what cannot be brought back and why. Whom a policy is for can be:
 * what it sets was never on this device, so a policy that is gone, or says something else, stays so. What stands so already is in
 * neither. Pure.
 */
export function planBack(
  wanted: readonly WantedBack[],
  tenant: DeviceTenantNow,
): BackPlan<DeviceBackItem, LeftDevice> {
  const planned = wanted.map((each) => plannedFor(each, tenant))
  return {
    steps: planned.flatMap(({ step }) => (step ? [step] : [])),
    left: planned.flatMap(({ left = [] }) => left),
  }
}

function plannedFor(wanted: WantedBack, { standing, changes, updating }: DeviceTenantNow): Planned {
  const { name, object_id: key } = wanted
  const leave = (reason: Exclude<LeftDevice['reason'], 'rules'>): Planned => ({ left: [{ name, reason }] })
  if (!standing) return leave('notHere')
  if (updating.has(key)) return leave('updating')
  const now = standing.policies.find((policy) => devicePolicyKey(policy) === key)
  if (wanted.earlier === null) return now ? { step: goingPolicy(now) } : {}
  const { data: earlier } = recordedDevicePolicySchema.safeParse(wanted.earlier)
  if (!earlier) return leave('shape')
  if (!now) return leave('removed')
  const assigned = assignedPolicy(now, earlier, standing.groups)
  const isSame = saysTheSame(now, earlier) && !isAnySettingChanged(wanted, changes)
  return {
    ...assigned,
    left: [...(assigned.left ?? []), ...(isSame ? [] : [{ name, reason: 'settings' as const }])],
  }
}

const goingPolicy = (now: DevicePolicySummary): BackStep<DeviceBackItem> => ({
  item: { change: 'delete', set: now.set, id: now.id, expected: seenOf(now) },
  now,
  earlier: undefined,
})

function assignedPolicy(
  now: DevicePolicySummary,
  earlier: RecordedDevicePolicy,
  groups: Readonly<Record<string, string>>,
): Planned {
  const { name, set, id } = now
  if (deviceDifferences(plain(now), plain({ ...now, targets: earlier.targets })).length === 0) return {}
  const [finding] = validateTargets(earlier.targets)
  if (finding) return { left: [{ name, reason: 'rules', finding }] }
  const names = { ...earlier.groups, ...groups }
  const targets = wantedTargets(earlier, names)
  if (!targets) return { left: [{ name, reason: 'shape' }] }
  return {
    step: {
      item: { change: 'assign', set, id, targets, expected: seenOf(now) },
      now: { ...now, groups: names, changed_settings: [] },
      earlier: { ...now, targets: earlier.targets, groups: names, changed_settings: [] },
    },
  }
}

/** Undefined where they are more than a task takes. */
function wantedTargets(
  { targets: { include, exclude, ...everybody } }: RecordedDevicePolicy,
  names: Readonly<Record<string, string>>,
): WantedTargets | undefined {
  const groups = (ids: readonly string[]) => ids.map((id) => ({ id, name: names[id.toLowerCase()] ?? null }))
  const isTooMany = Math.max(include.length, exclude.length) > devicePolicyTaskLimits.groups
  return isTooMany ? undefined : { ...everybody, include: groups(include), exclude: groups(exclude) }
}

/** As far as a list tells of it; whom it is for aside. */
const saysTheSame = (now: DevicePolicySummary, earlier: RecordedDevicePolicy): boolean =>
  now.settings === earlier.settings &&
  now.has_more_targets === earlier.has_more_targets &&
  deviceDifferences(plain(now), plain({ ...earlier, targets: now.targets })).length === 0

const plain = (policy: DevicePolicySummary) => ({ ...policy, body: {} })

const isAnySettingChanged = (wanted: WantedBack, changes: readonly PolicyChange[]): boolean =>
  changes.some(
    (change) =>
      isOfSame(change, wanted) &&
      change.found_at >= wanted.since &&
      (recordedDevicePolicySchema.safeParse(change.after).data?.changed_settings.length ?? 0) > 0,
  )
