import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import {
  type AskedDeviceChange,
  devicePolicyKey,
  type DevicePolicyTask,
  pendingDevicePolicies,
  type WantedTargets,
} from '#shared/domain/intune/device-policy-task.ts'
import type { DeviceFinding } from '#shared/domain/intune/validate-device-policy.ts'
import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { AskedDevicePolicies } from '#client/data/nouns/secure/device-policies.ts'
import type { CompanyTenant } from '#client/features/secure/parts/policies/use-company-tenants.ts'
import { type LeftOut, seenOf } from '../acts/device-acts.ts'
import { samePolicyKey } from '../same-policy.ts'
import {
  askedSource,
  companyIdOf,
  type DeployAudience,
  type DeploySource,
  sourceObstacle,
  targetsFor,
} from './deploy-source.ts'

/** A company that is deployed to, as this device knows it. */
export interface DeployTarget extends Pick<CompanyTenant, 'id' | 'name' | 'isConnected'> {
  /** Undefined where its policies are not on this device. */
  own: DevicePolicies | undefined
  tasks: readonly DevicePolicyTask[]
}

export interface DeployChoice {
  audience: DeployAudience
  /** What becomes of a policy that has the name of one that is deployed. */
  existing: 'leave' | 'replace'
}

/** Why a policy is left out at a company: by the rule that it would break there, or in a word. */
export type LeftReason =
  | UnreadReason
  | LeftOut
  | 'notRead'
  | 'ownCompany'
  | 'sameName'
  | 'several'
  | 'secretThere'
  | 'groupUnnamed'
  | DeviceFinding

/** What would become of a policy in the tenant of a company. */
export type PlannedPolicy = { source: DeploySource } & (
  | { outcome: 'create'; targets: WantedTargets | null }
  /** `targets` null: it stays for whom it is. */
  | { outcome: 'replace'; targets: WantedTargets | null; replaced: DevicePolicySummary }
  | { outcome: 'exists' }
  | { outcome: 'left'; reason: LeftReason }
)

/** What would be done in the tenant of a company. */
export interface DeployPlan {
  id: string
  name: string
  policies: PlannedPolicy[]
}

/** What deploying policies comes to at each company, before anything is sent (INTUNE-06). Pure. */
export function planDeployment(
  sources: readonly DeploySource[],
  targets: readonly DeployTarget[],
  choice: DeployChoice,
): DeployPlan[] {
  const seconds = secondsAmong(sources)
  return targets.map((target) => {
    const ground = groundOf(target, seconds)
    return {
      id: target.id,
      name: target.name,
      policies: sources.map((source): PlannedPolicy => ({ source, ...planPolicy(source, ground, choice) })),
    }
  })
}

/** What is known of a company before any policy is looked at: there may be tens of thousands of pairs. */
interface Ground {
  target: DeployTarget
  seconds: ReadonlySet<DeploySource>
  /** Its policies by set and name. */
  byName: ReadonlyMap<string, DevicePolicySummary[]>
  /** The names of those that are being made, changed or deleted there. */
  underWay: ReadonlySet<string>
}

function groundOf(target: DeployTarget, seconds: Ground['seconds']): Ground {
  const there = target.own?.policies ?? []
  const pending = pendingDevicePolicies(target.tasks)
  const asked = target.tasks.filter(isChangeUnderWay).flatMap(({ items }) => items)
  const changed = there.filter((policy) => pending.has(devicePolicyKey(policy)))
  return {
    target,
    seconds,
    byName: Map.groupBy(there, samePolicyKey),
    underWay: new Set([...asked, ...changed].map(samePolicyKey)),
  }
}

type Outcome = PlannedPolicy extends infer Each ? (Each extends Each ? Omit<Each, 'source'> : never) : never

function planPolicy(source: DeploySource, ground: Ground, { audience, existing }: DeployChoice): Outcome {
  const left = (reason: LeftReason): Outcome => ({ outcome: 'left', reason })
  const obstacle = obstacleAt(source, ground)
  if (obstacle !== undefined) return left(obstacle)
  const [replaced, ...others] = ground.byName.get(samePolicyKey(source.policy)) ?? []
  if (replaced && existing === 'leave') return { outcome: 'exists' }
  if (others.length > 0) return left('several')
  // What stands there could not be brought back.
  if (replaced?.holds_secrets === true) return left('secretThere')
  const carried = targetsFor(source, audience)
  if ('reason' in carried) return left(carried.reason)
  return replaced
    ? { outcome: 'replace', targets: carried.targets, replaced }
    : { outcome: 'create', targets: carried.targets }
}

/** What is in the way of a policy at a company, whatever is chosen. */
function obstacleAt(source: DeploySource, ground: Ground): LeftReason | undefined {
  const { isConnected, own, id } = ground.target
  if (companyIdOf(source) === id) return 'ownCompany'
  const left = sourceObstacle(source)
  if (left !== undefined) return left
  if (ground.seconds.has(source)) return 'sameName'
  if (!isConnected) return 'notConnected'
  if (!own) return 'notRead'
  const { policy } = source
  return own.unread[policy.set] ?? (ground.underWay.has(samePolicyKey(policy)) ? 'updating' : undefined)
}

/** Of those that could be deployed and have one name, all but the first: a tenant has room for one of them. */
const secondsAmong = (sources: readonly DeploySource[]): Ground['seconds'] =>
  new Set(
    [
      ...Map.groupBy(
        sources.filter((source) => sourceObstacle(source) === undefined),
        ({ policy }) => samePolicyKey(policy),
      ).values(),
    ].flatMap(([, ...others]) => others),
  )

/** What is asked of the tenants, a task for each company where something changes. */
export const askedDeployment = (plans: readonly DeployPlan[]): AskedDevicePolicies[] =>
  plans.flatMap(({ id: customerId, name: company, policies }) => {
    const items = policies.flatMap(changeFor)
    return items.length === 0 ? [] : [{ customerId, company, items }]
  })

function changeFor(planned: PlannedPolicy): AskedDeviceChange[] {
  if (planned.outcome !== 'create' && planned.outcome !== 'replace') return []
  const { source, targets } = planned
  const { policy } = source
  const replaced =
    planned.outcome === 'replace' ? { id: planned.replaced.id, expected: seenOf(planned.replaced) } : null
  const from = askedSource(source)
  return [{ change: 'deploy', set: policy.set, name: policy.name, source: from, targets, replaced }]
}
