import { compileTenant } from '../simulate/simulate.ts'
import type { LintRule, LintSeverity, LintTenant, PolicyFinding } from './lint-rule.ts'
import { LINT_SEVERITIES } from './lint-rule.ts'
import { keptOut } from './rules/kept-out.ts'
import { openSignIns } from './rules/open-sign-ins.ts'
import { references } from './rules/references.ts'
import { withoutEffect } from './rules/without-effect.ts'

/** Every rule that the policies of a tenant are looked at with. */
export const lintRules = [...openSignIns, ...keptOut, ...references, ...withoutEffect] as const
export type LintRuleId = (typeof lintRules)[number]['id']

export interface LintFinding extends PolicyFinding {
  rule: LintRuleId
  severity: LintSeverity
}

/** What is wrong with the policies of a tenant, the gravest first. Pure; what is not known is held against nobody. */
export function lintPolicies(tenant: LintTenant): LintFinding[] {
  const context = {
    ...tenant,
    compiled: compileTenant(tenant),
    enabled: tenant.policies.filter(({ state }) => state === 'enabled'),
  }
  const rules: readonly LintRule<LintRuleId>[] = lintRules
  return rules
    .flatMap(({ id, severity, find }) => find(context).map((found) => ({ ...found, rule: id, severity })))
    .toSorted((a, b) => LINT_SEVERITIES.indexOf(a.severity) - LINT_SEVERITIES.indexOf(b.severity))
}
