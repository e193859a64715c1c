import { LINT_SEVERITIES, type LintSeverity } from '#shared/domain/conditional-access/lint/lint-rule.ts'
import type { LintFinding, LintRuleId } from '#shared/domain/conditional-access/lint/lint.ts'
import type { LookedAt } from '#shared/domain/conditional-access/look-at-company.ts'
import type { LookedAtByCompany } from './watch-looked-at.ts'

/** A rule with every company in which it found something. */
export interface RuleGroup {
  rule: LintRuleId
  severity: LintSeverity
  found: readonly { customerId: string; finding: LintFinding }[]
}

/** What was found, by the rule: the gravest first, then what most companies have. */
export function groupFindings(looked: LookedAtByCompany): RuleGroup[] {
  const all = [...looked].flatMap(([customerId, each]) =>
    'findings' in each ? each.findings.map((finding) => ({ customerId, finding })) : [],
  )
  return [...Map.groupBy(all, ({ finding }) => finding.rule)]
    .flatMap(([rule, found]) => (found[0] ? [{ rule, severity: found[0].finding.severity, found }] : []))
    .toSorted(
      (a, b) =>
        LINT_SEVERITIES.indexOf(a.severity) - LINT_SEVERITIES.indexOf(b.severity) ||
        b.found.length - a.found.length,
    )
}

export type LeftReason = Extract<LookedAt, { reason: unknown }>['reason']

/** How many companies were looked at, and how many not and why. */
export function lookedCounts(looked: LookedAtByCompany): {
  looked: number
  left: ReadonlyMap<LeftReason, number>
  /** Of those that were looked at: where nobody knows an emergency account. */
  withoutEmergency: number
} {
  const left = new Map<LeftReason, number>()
  for (const each of looked.values())
    if ('reason' in each) left.set(each.reason, (left.get(each.reason) ?? 0) + 1)
  const notLooked = [...left.values()].reduce((sum, count) => sum + count, 0)
  const withoutEmergency = [...looked.values()].filter(
    (each) => 'findings' in each && !each.isEmergencyKnown,
  ).length
  return { looked: looked.size - notLooked, left, withoutEmergency }
}
