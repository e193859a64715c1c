import { isMembers, type Members } from '../conditional-access/import/is-members.ts'
import { assignmentFor, isSameTarget, type Target, targetOf } from './assignment-targets.ts'
import { type ComplianceAction, type DevicePolicy, INTUNE_SETS, isCatalogue } from './device-policy.ts'
import { VENDOR_MEMBERS } from './vendor-members.ts'

const ACTS = [
  'assign',
  'scheduleActionsForRules',
  'setScheduledActions',
  'targetApps',
  'updateDefinitionValues',
] as const

/** A request to the vendor about one policy. */
export interface DeviceCall {
  method: 'PATCH' | 'POST' | 'PUT'
  /** Below the policy; empty for the policy itself. */
  path: '' | (typeof ACTS)[number]
  body: Members
}

/**
 * The body with which the vendor makes a policy. Whom it is for is said by `exportAssignments` afterwards, and what an administrative
 * template sets by `exportDefinitionValues`.
 */
export function exportDevicePolicy(policy: DevicePolicy): Members {
  const { area } = INTUNE_SETS[policy.set]
  return area === 'compliance'
    ? { ...exportMembers(policy), scheduledActionsForRule: exportRules(policy.actions) }
    : exportMembers(policy)
}

/**
 * The calls, in their order, that make a policy of the vendor's say what this one does, but for whom it is for. Settings of the
 * catalogue can only be put as a whole; actions and protected apps have calls of their own.
 * https://learn.microsoft.com/graph/api/intune-deviceconfig-devicecompliancepolicy-scheduleactionsforrules and
 * https://learn.microsoft.com/graph/api/intune-mam-targetedmanagedappprotection-targetapps
 */
export function exportDeviceChange(policy: DevicePolicy): readonly DeviceCall[] {
  const { apps, ...members } = exportMembers(policy)
  const method = isCatalogue(policy.set) ? 'PUT' : 'PATCH'
  return [{ method, path: '', body: members }, ...exportActions(policy), ...exportApps(policy, apps)]
}

/** The call that says whom a policy is for; it replaces all that was said before. */
export const exportAssignments = ({ targets, body }: DevicePolicy): DeviceCall => {
  const kept = listIn(body['assignments'])
  const wanted: Target[] = [
    ...(targets.everyDevice ? [{ kind: 'everyDevice', groupId: '' } as const] : []),
    ...(targets.everyUser ? [{ kind: 'everyUser', groupId: '' } as const] : []),
    ...targets.include.map((groupId): Target => ({ kind: 'include', groupId })),
    ...targets.exclude.map((groupId): Target => ({ kind: 'exclude', groupId })),
  ]
  const assignments = [
    ...wanted.flatMap((target) => keptFor(kept, target) ?? assignmentFor(target)),
    ...kept.filter((each) => targetOf(each) === undefined),
  ]
  return { method: 'POST', path: 'assign', body: { assignments } }
}

/** The assignment of a target with its filter, where it has one. */
const keptFor = (kept: readonly Members[], target: Target): Members | undefined =>
  kept.find((each) => {
    const own = targetOf(each)
    return own !== undefined && isSameTarget(own, target)
  })

const listIn = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isMembers) : [])

/**
 * The calls that make an administrative template set what this policy does, in place of the values that it has by now, by their
 * ids: these go first, for a definition has one value in a policy. None for other policies.
 * https://learn.microsoft.com/graph/api/intune-grouppolicy-grouppolicyconfiguration-updatedefinitionvalues
 */
export function exportDefinitionValues(
  { set, body }: DevicePolicy,
  deletedIds: readonly string[],
): readonly DeviceCall[] {
  if (set !== 'groupPolicyConfigurations') return []
  const added = listIn(body['definitionValues'])
  const call = (change: Members): DeviceCall => ({
    method: 'POST',
    path: 'updateDefinitionValues',
    body: { added: [], updated: [], deletedIds: [], ...change },
  })
  return [
    ...(deletedIds.length > 0 ? [call({ deletedIds })] : []),
    ...(added.length > 0 ? [call({ added })] : []),
  ]
}

/** Members that calls of their own are for. */
const BY_CALL = ['assignments', 'definitionValues']

function exportMembers({ set, name, description, body }: DevicePolicy): Members {
  const own = Object.entries(body).filter(
    ([member]) => !BY_CALL.includes(member) && !VENDOR_MEMBERS.includes(member),
  )
  return { ...Object.fromEntries(own), [INTUNE_SETS[set].nameMember]: name, description }
}

/** The vendor asks for the name of the rule, takes one rule alone, and shows it without the name. */
const exportRules = (actions: readonly ComplianceAction[]): Members[] => [
  { ruleName: 'PasswordRequired', scheduledActionConfigurations: actions.map(exportAction) },
]

const exportAction = ({ action, graceHours, ...others }: ComplianceAction): Members => ({
  notificationTemplateId: '',
  notificationMessageCCList: [],
  ...others,
  actionType: action,
  gracePeriodHours: graceHours,
})

function exportActions({ set, actions }: DevicePolicy): DeviceCall[] {
  const rules = exportRules(actions)
  if (set === 'deviceCompliancePolicies') {
    const body = { deviceComplianceScheduledActionForRules: rules }
    return [{ method: 'POST', path: 'scheduleActionsForRules', body }]
  }
  if (set !== 'compliancePolicies') return []
  return [{ method: 'POST', path: 'setScheduledActions', body: { scheduledActions: rules } }]
}

function exportApps({ body }: DevicePolicy, apps: unknown): DeviceCall[] {
  if (!Array.isArray(apps)) return []
  const { appGroupType } = body
  const group = appGroupType === undefined ? {} : { appGroupType }
  return [{ method: 'POST', path: 'targetApps', body: { apps, ...group } }]
}
