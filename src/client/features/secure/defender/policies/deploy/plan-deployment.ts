import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import {
  type MailPolicyDifference,
  mailPolicyDifferences,
} from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyFinding } from '#shared/domain/defender/mail-policy-finding.ts'
import type { MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { isSameSetting, settingValue, writableSettings } from '#shared/domain/defender/mail-setting-value.ts'
import type { MailSettingName } from '#shared/domain/defender/settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import type { AskedMailPolicies } from '#client/data/nouns/mail-policies.ts'
import type { CompanyTenant } from '#client/features/secure/parts/policies/use-company-tenants.ts'

/** A company that is deployed to, as this device knows it. */
export interface DeployTarget extends CompanyTenant {
  /** Undefined where its policies are not on this device. */
  own: MailPolicies | undefined
  tasks: readonly MailPolicyTask[]
}

/** Why a company is left out: by the rule that the policy would break there, or in a word. */
export type LeftReason = UnreadReason | 'notRead' | 'noDomains' | 'builtIn' | 'updating' | MailPolicyFinding

/** What would be done in the tenant of a company. */
export type DeployPlan = { id: string; name: string } & (
  | { outcome: 'create'; policy: MailPolicy }
  | {
      outcome: 'update'
      policy: MailPolicy
      expected: MailPolicy
      differences: readonly MailPolicyDifference[]
    }
  | { outcome: 'same' }
  | { outcome: 'left'; reason: LeftReason }
)

interface DeployChoice {
  /** The recipients stay those of the policy; else it is for every domain of each company. */
  keepsRecipients: boolean
}

/** What deploying a policy comes to at each company, before anything is sent (DEF-06). Pure. */
export const planDeployment = (
  source: MailPolicy,
  targets: readonly DeployTarget[],
  choice: DeployChoice,
): DeployPlan[] => targets.map((target) => planTarget(source, target, choice))

function planTarget(source: MailPolicy, target: DeployTarget, choice: DeployChoice): DeployPlan {
  const { id, name, own } = target
  const left = (reason: LeftReason): DeployPlan => ({ id, name, outcome: 'left', reason })
  const obstacle = obstacleAt(source, target, choice)
  if (obstacle !== undefined || own === undefined) return left(obstacle ?? 'notRead')
  const others = own.policies.filter(({ kind }) => kind === source.kind)
  const expected = others.find((each) => isSameName(each, source))
  if (expected?.isBuiltIn === true) return left('builtIn')
  const policy = policyAt(source, target, choice, expected)
  const [finding] = validateMailPolicy(policy, { others })
  if (finding) return left(finding)
  if (!expected) return { id, name, outcome: 'create', policy }
  const differences = mailPolicyDifferences(expected, policy)
  return differences.length === 0
    ? { id, name, outcome: 'same' }
    : { id, name, outcome: 'update', policy, expected, differences }
}

/** What is in the way at a company, whatever its policies say. */
function obstacleAt(
  source: MailPolicy,
  { isConnected, domains, own, tasks }: DeployTarget,
  { keepsRecipients }: DeployChoice,
): LeftReason | undefined {
  if (!isConnected) return 'notConnected'
  const unread = own?.unread[source.kind]
  if (unread !== undefined) return unread
  if (!own) return 'notRead'
  const isUnderWay = tasks
    .filter(isChangeUnderWay)
    .some(({ items }) => items.some((item) => item.kind === source.kind && isSameName(item, source)))
  if (isUnderWay) return 'updating'
  return !keepsRecipients && domains.length === 0 ? 'noDomains' : undefined
}

/** The policy as it would stand at a company: under the id and in the place of the one that is there. */
function policyAt(
  source: MailPolicy,
  { domains }: DeployTarget,
  { keepsRecipients }: DeployChoice,
  expected: MailPolicy | undefined,
): MailPolicy {
  const blank = newMailPolicy(source.kind, source.name)
  const base = expected ?? blank
  return {
    ...base,
    description: source.description,
    comments: source.comments,
    isEnabled: source.isEnabled,
    include: keepsRecipients ? source.include : { ...blank.include, domains: [...domains] },
    exclude: keepsRecipients ? source.exclude : blank.exclude,
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

const isSameName = (a: { name: string }, b: { name: string }) =>
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase()

const OF_A_COMPANY: ReadonlySet<string> = new Set(['address', 'namedAddress', 'domain', 'quarantinePolicy'])
/** These are in every tenant. https://learn.microsoft.com/defender-office-365/quarantine-policies */
const EVERYWHERE: ReadonlySet<unknown> = new Set(['AdminOnlyAccessPolicy', 'DefaultFullAccessPolicy'])

/** The settings of a policy whose values may mean nothing at another company. */
export const settingsOfCompany = ({ kind, settings }: MailPolicy): MailSettingName[] =>
  MAIL_VOCABULARIES[kind].settings.flatMap((setting) => {
    if (setting.type !== 'text' && setting.type !== 'texts') return []
    const value = settingValue(kind, settings, setting.name)
    const isUsual = isSameSetting(value, setting.default) || EVERYWHERE.has(value)
    return OF_A_COMPANY.has(setting.of) && !isUsual ? [setting.name] : []
  })

/** What is asked of the tenants, a task for each company where something changes. */
export const askedDeployment = (plans: readonly DeployPlan[]): AskedMailPolicies[] =>
  plans.flatMap((plan): AskedMailPolicies[] => {
    const { id: customerId, name: company } = plan
    if (plan.outcome === 'create')
      return [{ customerId, company, items: [{ change: 'create', policy: plan.policy }] }]
    if (plan.outcome !== 'update') return []
    const { policy, expected } = plan
    return [{ customerId, company, items: [{ change: 'update', policy, expected }] }]
  })
