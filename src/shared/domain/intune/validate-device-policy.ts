import { type DevicePolicy, INTUNE_SETS, isCatalogue, type Targets } from './device-policy.ts'
import type { DevicePolicyTexts } from './texts/en.ts'

/** A rule that a device policy can break, by the key of its words. */
export type DeviceRule = keyof DevicePolicyTexts['findings']

/** The input of the form that a finding stands at. */
export type DeviceInput = 'name' | 'include' | 'exclude' | 'actions' | 'settings'

/** What keeps a device policy from being saved. */
export interface DeviceFinding {
  rule: DeviceRule
  input: DeviceInput
  /** For the gaps in its words. */
  values: Readonly<Record<string, string>>
}

export interface DevicePolicyOptions {
  /** The ids of the tenant's groups, in small letters; what is not given is not known, and not asked about. */
  groups?: ReadonlySet<string>
}

/** Characters of a name. The vendor documents no limit for these policies: this is that of its policies of access. */
export const deviceLimits = { name: 256, /** Of a group. */ group: 256 } as const

/**
 * Everything that keeps a device policy from being saved. A group is not both included and excluded (INTUNE-04), and where groups
 * are excluded somebody is included (INTUNE-05): a group, or all devices, or all users. A compliance policy has exactly one action
 * that blocks, as the vendor asks, and a policy of the catalogue has a setting. Pure.
 * https://learn.microsoft.com/graph/api/intune-deviceconfig-devicecompliancepolicy-create
 */
export const validateDevicePolicy = (
  policy: DevicePolicy,
  options: DevicePolicyOptions = {},
): readonly DeviceFinding[] => [
  ...checkName(policy),
  ...validateTargets(policy.targets),
  ...checkGroups(policy, options),
  ...checkActions(policy),
  ...checkSettings(policy),
]

function checkName({ name }: DevicePolicy): readonly DeviceFinding[] {
  const { name: most } = deviceLimits
  return [
    ...findingIf(name.trim() === '', 'name-required', 'name'),
    ...findingIf(name.length > most, 'name-too-long', 'name', { limit: `${most}` }),
  ]
}

/** What is wrong with whom a policy is for (INTUNE-04, INTUNE-05); where ids are not known groups may be told by their names. */
export function validateTargets({
  everyDevice,
  everyUser,
  include,
  exclude,
}: Targets): readonly DeviceFinding[] {
  const excluded = new Set(exclude.map((group) => group.toLowerCase()))
  const both = new Map(
    include.map((group) => [group.toLowerCase(), group] as const).filter(([key]) => excluded.has(key)),
  )
  const isForSomebody = everyDevice || everyUser || include.length > 0
  return [
    ...[...both.values()].map((value) => finding('group-in-both', 'exclude', { value })),
    ...findingIf(exclude.length > 0 && !isForSomebody, 'included-group-required', 'include'),
  ]
}

function checkGroups({ targets }: DevicePolicy, { groups }: DevicePolicyOptions): readonly DeviceFinding[] {
  if (groups === undefined) return []
  return (['include', 'exclude'] as const).flatMap((input) =>
    targets[input]
      .filter((id) => !groups.has(id.toLowerCase()))
      .map((value) => finding('unknown-group', input, { value })),
  )
}

function checkActions({ set, actions }: DevicePolicy): readonly DeviceFinding[] {
  const blocks = actions.filter(({ action }) => action === 'block').length
  return findingIf(INTUNE_SETS[set].area === 'compliance' && blocks !== 1, 'one-block-action', 'actions', {
    count: `${blocks}`,
  })
}

function checkSettings({ set, body }: DevicePolicy): readonly DeviceFinding[] {
  const { settings } = body
  const hasSettings = Array.isArray(settings) && settings.length > 0
  return findingIf(isCatalogue(set) && !hasSettings, 'settings-required', 'settings')
}

const finding = (
  rule: DeviceRule,
  input: DeviceInput,
  values: Readonly<Record<string, string>> = {},
): DeviceFinding => ({ rule, input, values })

const findingIf = (
  holds: boolean,
  rule: DeviceRule,
  input: DeviceInput,
  values?: Readonly<Record<string, string>>,
): readonly DeviceFinding[] => (holds ? [finding(rule, input, values)] : [])
