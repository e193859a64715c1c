import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import {
  type MailPolicyDifference,
  mailPolicyDifferences,
} from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyFinding } from '#shared/domain/defender/mail-policy-finding.ts'
import type { AskedMailChange, MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import { isForNobody, type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { writableSettings } from '#shared/domain/defender/mail-setting-value.ts'
import { validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import type { AskedMailPolicies } from '#client/data/nouns/secure/mail-policies.ts'
import type { CompanyTenant } from '#client/features/secure/parts/policies/use-company-tenants.ts'
import { type DeploySource, secondsAmong, sourceObstacle } from './deploy-source.ts'

/** A company that is deployed to, as this device knows it. */
export interface DeployTarget extends CompanyTenant {
  /** Undefined where its policies are not on this device. */
  own: MailPolicies | undefined
  tasks: readonly MailPolicyTask[]
}

/** Why a policy is left out at a company: by the rule that it would break there, or in a word. */
export type LeftReason =
  | UnreadReason
  | 'notRead'
  | 'noDomains'
  | 'builtIn'
  | 'updating'
  | 'changing'
  | 'ownCompany'
  | 'everywhere'
  | 'sameName'
  | MailPolicyFinding

/** What would become of a policy in the tenant of a company. */
export type PlannedPolicy = { source: DeploySource } & Outcome
type Outcome =
  | { outcome: 'create'; policy: MailPolicy }
  | {
      outcome: 'update'
      policy: MailPolicy
      expected: MailPolicy
      differences: readonly MailPolicyDifference[]
    }
  | { outcome: 'same' }
  | { outcome: 'left'; reason: LeftReason }

/** What would be done in the tenant of a company. */
export interface DeployPlan {
  id: string
  name: string
  policies: PlannedPolicy[]
}

export interface DeployChoice {
  /** The recipients stay those of the policy; else it is for every domain of each company. */
  keepsRecipients: boolean
}

/** What deploying policies comes to at each company, before anything is sent (DEF-06). What was planned for a company is known again. Pure. */
export function planDeployment(
  sources: readonly DeploySource[],
  choice: DeployChoice,
): (target: DeployTarget) => DeployPlan {
  const seconds = secondsAmong(sources)
  const planned = new WeakMap<DeployTarget, DeployPlan>()
  return (target) => {
    const known = planned.get(target)
    if (known) return known
    const { id, name } = target
    const policies = sources.map((source): PlannedPolicy => {
      const reason = seconds.has(source) ? ('sameName' as const) : sourceObstacle(source)
      return {
        source,
        ...(reason === undefined ? planPolicy(source, target, choice) : { outcome: 'left', reason }),
      }
    })
    const plan = { id, name, policies }
    planned.set(target, plan)
    return plan
  }
}

function planPolicy(source: DeploySource, target: DeployTarget, choice: DeployChoice): Outcome {
  const left = (reason: LeftReason): Outcome => ({ outcome: 'left', reason })
  const { own } = target
  const obstacle = obstacleAt(source, target)
  if (obstacle !== undefined || own === undefined) return left(obstacle ?? 'notRead')
  const others = own.policies.filter(({ kind }) => kind === source.policy.kind)
  const expected = others.find((each) => isSameName(each, source.policy))
  if (expected?.isBuiltIn === true) return left('builtIn')
  const recipients = recipientsAt(source, target, choice, expected)
  if (!recipients) return left('noDomains')
  const policy = { ...policyAt(source, expected), ...recipients }
  const [finding] = validateMailPolicy(policy, { others })
  if (finding) return left(finding)
  if (!expected) return { outcome: 'create', policy }
  const differences = mailPolicyDifferences(expected, policy)
  return differences.length === 0 ? { outcome: 'same' } : { outcome: 'update', policy, expected, differences }
}

/** What is in the way at a company, whatever its policies say. */
function obstacleAt(
  { policy: source, customerId }: DeploySource,
  { id, isConnected, own, tasks }: DeployTarget,
): LeftReason | undefined {
  if (customerId === id) return 'ownCompany'
  if (!isConnected) return 'notConnected'
  const unread = own?.unread[source.kind]
  if (unread !== undefined) return unread
  if (!own) return 'notRead'
  const isUnderWay = tasks
    .filter(isChangeUnderWay)
    .some(({ items }) => items.some((item) => item.kind === source.kind && isSameName(item, source)))
  return isUnderWay ? 'updating' : undefined
}

/** Whom the policy would be for there; undefined where it would be for nobody. A template says nothing of it, so who has its policy keeps it. */
function recipientsAt(
  { policy, customerId }: DeploySource,
  { domains }: DeployTarget,
  { keepsRecipients }: DeployChoice,
  expected: MailPolicy | undefined,
): Pick<MailPolicy, 'include' | 'exclude'> | undefined {
  const isTemplate = customerId === undefined
  if (isTemplate && expected && !isForNobody(expected)) return recipientsOf(expected)
  if (!isTemplate && keepsRecipients) return recipientsOf(policy)
  if (domains.length === 0) return undefined
  const { include, exclude } = newMailPolicy(policy.kind, policy.name)
  return { include: { ...include, domains: [...domains] }, exclude }
}

const recipientsOf = ({ include, exclude }: MailPolicy) => ({ include, exclude })

/** The policy as it would stand at a company: under the id and in the place of the one that is there. */
function policyAt({ policy: source }: DeploySource, expected: MailPolicy | undefined): MailPolicy {
  const base = expected ?? newMailPolicy(source.kind, source.name)
  return {
    ...base,
    description: source.description,
    comments: source.comments,
    isEnabled: source.isEnabled,
    settings: { ...toldAlone(base), ...writable(source) },
  }
}

/** The settings that the vendor takes; what it only tells belongs to the tenant that it is of. */
const writable = ({ kind, settings }: MailPolicy): MailPolicy['settings'] => {
  const names = new Set(writableSettings(kind))
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.has(name)))
}

const toldAlone = ({ kind, settings }: MailPolicy): MailPolicy['settings'] => {
  const names = new Set(writableSettings(kind))
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name)))
}

const folded = (name: string) => name.trim().toLowerCase()
const isSameName = (a: { name: string }, b: { name: string }) => folded(a.name) === folded(b.name)

/** What is asked of the tenants, a task for each company where something changes. */
export const askedDeployment = (plans: readonly DeployPlan[]): AskedMailPolicies[] =>
  plans.flatMap(({ id: customerId, name: company, policies }) => {
    const items = policies.flatMap(changeFor)
    return items.length === 0 ? [] : [{ customerId, company, items }]
  })

function changeFor(planned: PlannedPolicy): AskedMailChange[] {
  if (planned.outcome === 'create') return [{ change: 'create', policy: planned.policy }]
  if (planned.outcome !== 'update') return []
  return [{ change: 'update', policy: planned.policy, expected: planned.expected }]
}
