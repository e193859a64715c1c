import { mailPolicyDifferences, type MailPolicyDifference } from './compare-mail-policies.ts'
import { type MailPolicy, newMailPolicy } from './mail-policy.ts'
import type { MailPolicyFinding } from './mail-policy-finding.ts'
import { writableSettings } from './mail-setting-value.ts'
import type { TemplatePolicy } from './mail-template.ts'
import { validateMailPolicy } from './validate-mail-policy.ts'

/** What a template keeps of a policy: what the vendor only tells stays behind. */
export function templatePolicyOf(policy: MailPolicy): TemplatePolicy {
  const { kind, name, description, comments, isEnabled } = policy
  const taken = new Set(writableSettings(kind))
  const settings = Object.entries(policy.settings).filter(
    ([member, value]) => taken.has(member) && value !== null,
  )
  return { kind, name, description, comments, isEnabled, settings: Object.fromEntries(settings) }
}

/** A policy as a template has it, for nobody yet. */
export const policyOfTemplate = (template: TemplatePolicy): MailPolicy => ({
  ...newMailPolicy(template.kind, template.name),
  ...template,
})

/** Everything that keeps a template from being saved: whom it is for is said of each tenant. */
export const validateTemplatePolicy = (template: TemplatePolicy): readonly MailPolicyFinding[] =>
  validateMailPolicy({
    ...policyOfTemplate(template),
    include: { users: [], groups: [], domains: ['contoso.example'] },
  })

/** How a template stands in a tenant: under its name, and where it says something else. Whom a policy is for does not count. */
export function standingOfTemplate(
  template: TemplatePolicy,
  policies: readonly MailPolicy[],
): { policy: MailPolicy; differences: readonly MailPolicyDifference[] } | undefined {
  const policy = policies.find(
    ({ kind, name, isBuiltIn }) => kind === template.kind && !isBuiltIn && isSameName(name, template.name),
  )
  if (!policy) return undefined
  const wanted = { ...policy, ...template, name: policy.name }
  return { policy, differences: mailPolicyDifferences(policy, wanted) }
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
