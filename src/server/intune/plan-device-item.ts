import { deviceDifferences } from '#shared/domain/intune/compare-device-policies.ts'
import type {
  DevicePolicyItem,
  SeenPolicy,
  WantedGroup,
  WantedTargets,
} from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicy, Targets } from '#shared/domain/intune/device-policy.ts'
import { holdsSecrets } from '#shared/domain/intune/holds-secrets.ts'
import { validateDevicePolicy } from '#shared/domain/intune/validate-device-policy.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import type { DevicePolicies } from '#server/connectors/device-policies.ts'

export type Ended = Pick<DevicePolicyItem, 'state'> & Partial<DevicePolicyItem>

/** How an item ended without anything being sent, or what is to be sent, and what stands there before. */
export type Plan = { ended: Ended } | { before: DevicePolicy | null; wanted: DevicePolicy | null }

/** What the plan of an item is made from. */
export interface PlanParts {
  connector: Pick<DevicePolicies, 'find' | 'names' | 'groupsNamed'>
  /** The policy that is made, with nothing in it that is of another tenant; undefined where none is kept. */
  wanted: DevicePolicy | undefined
  isUndo: boolean
}

const NOBODY: Targets = { everyDevice: false, everyUser: false, include: [], exclude: [] }
const failed = (fault: DevicePolicyItem['fault'], detail: string | null = null): Plan => ({
  ended: { state: 'failed', fault, detail },
})

/** Says what an item comes to, by what its tenant says right now. Throws a `ConnectorError`. */
export const planDeviceItem = (item: DevicePolicyItem, parts: PlanParts): Promise<Plan> =>
  item.change === 'create' ? planCreation(item, parts) : planChange(item, parts)

async function planCreation(item: DevicePolicyItem, parts: PlanParts): Promise<Plan> {
  const wanted = await wantedOf(item, parts, undefined)
  if ('ended' in wanted) return wanted
  const there = await namesake(parts.connector, item)
  if (there)
    return deviceDifferences(there, { ...wanted.policy, id: there.id }).length === 0
      ? { ended: { state: 'unneeded', object_id: there.id } }
      : failed('alreadyExists')
  return { before: null, wanted: wanted.policy }
}

async function planChange(item: DevicePolicyItem, parts: PlanParts): Promise<Plan> {
  invariant(item.object_id, 'what is changed has an id')
  const now = await parts.connector.find(item.set, item.object_id)
  if (!now) return { ended: { state: item.change === 'delete' ? 'unneeded' : 'changed' } }
  if (item.change === 'delete')
    return isAsSeen(item, now) ? { before: now, wanted: null } : { ended: { state: 'changed' } }
  // What stands there could not be brought back.
  if (item.change === 'replace' && holdsSecrets(now)) return failed('holdsSecrets')
  const wanted = await wantedOf(item, parts, now)
  if ('ended' in wanted) return wanted
  if (deviceDifferences(now, wanted.policy).length === 0) return { ended: { state: 'unneeded' } }
  return isAsSeen(item, now) ? { before: now, wanted: wanted.policy } : { ended: { state: 'changed' } }
}

/** What of a policy tells whether it is still as somebody saw it, without what a database cannot hold. */
export const seenOf = ({ name, targets }: DevicePolicy): SeenPolicy => keepableJson({ name, targets })

/** What the vendor has of its settings nobody saw whole: they are kept, and can be brought back. */
function isAsSeen({ expected, set }: DevicePolicyItem, now: DevicePolicy): boolean {
  if (expected === null) return true
  const plain = (seen: SeenPolicy): DevicePolicy => ({
    set,
    id: null,
    description: '',
    platform: null,
    actions: [],
    body: {},
    ...seen,
  })
  return deviceDifferences(plain(expected), plain(seenOf(now))).length === 0
}

/** The policy as it shall stand, with groups of this tenant; or why it cannot. */
async function wantedOf(
  item: DevicePolicyItem,
  { connector, wanted, isUndo }: PlanParts,
  now: DevicePolicy | undefined,
): Promise<{ policy: DevicePolicy } | { ended: Ended }> {
  const base = item.change === 'assign' ? now : wanted
  if (base === undefined) return { ended: { state: 'failed', fault: 'sourceGone' } }
  if (item.change !== 'assign' && holdsSecrets(base))
    return { ended: { state: 'failed', fault: 'holdsSecrets' } }
  const targets = item.targets && (await targetsIn(connector, item.targets))
  if (targets && 'fault' in targets) return { ended: { state: 'failed', ...targets } }
  const policy: DevicePolicy = {
    ...base,
    id: now?.id ?? null,
    name: item.change === 'assign' ? base.name : item.name,
    targets: targets ?? now?.targets ?? NOBODY,
    body: now ? bodyIn(base, now) : base.body,
  }
  // What stood there before stands again, whatever our rules say of it.
  const findings = isUndo ? [] : validateDevicePolicy(policy)
  if (findings.length === 0) return { policy }
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(',')
  return { ended: { state: 'failed', fault: 'invalid', detail: rules } }
}

/** What is of this tenant alone stays as it is there, unless the policy is one of its own. */
function bodyIn({ body }: DevicePolicy, { body: there }: DevicePolicy): DevicePolicy['body'] {
  const own = (['assignments', 'roleScopeTagIds'] as const).flatMap((member) =>
    member in body || !(member in there) ? [] : [[member, there[member]] as const],
  )
  return { ...body, ...Object.fromEntries(own) }
}

interface GroupFault {
  fault: 'groupMissing' | 'groupAmbiguous'
  detail: string
}

async function targetsIn(
  connector: Pick<DevicePolicies, 'groupsNamed'>,
  { include, exclude, ...everybody }: WantedTargets,
): Promise<Targets | GroupFault> {
  const included = await idsOf(connector, include)
  if ('fault' in included) return included
  const excluded = await idsOf(connector, exclude)
  if ('fault' in excluded) return excluded
  return { ...everybody, include: [...new Set(included)], exclude: [...new Set(excluded)] }
}

async function idsOf(
  connector: Pick<DevicePolicies, 'groupsNamed'>,
  groups: readonly WantedGroup[],
): Promise<string[] | GroupFault> {
  const ids: string[] = []
  for (const { id, name } of groups) {
    const found = id === null ? await connector.groupsNamed(name ?? '') : [id]
    const [first, ...others] = found
    if (first === undefined) return { fault: 'groupMissing', detail: name ?? '' }
    // Which of several is meant, nobody said.
    if (others.length > 0) return { fault: 'groupAmbiguous', detail: name ?? '' }
    ids.push(first)
  }
  return ids
}

/** The policy of a set that has the item's name already: its names are asked for alone, for settings are megabytes. */
export async function namesake(
  connector: Pick<DevicePolicies, 'find' | 'names'>,
  { set, name }: Pick<DevicePolicyItem, 'set' | 'name'>,
): Promise<DevicePolicy | undefined> {
  for await (const page of connector.names(set)) {
    const found = page.find((each) => isSameName(each.name, name))
    if (found) return connector.find(set, found.id)
  }
  return undefined
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
