import { seated } from '#shared/domain/licenses/assignment.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { ImportRuleFields } from './import-rule.ts'
import { factsOf, type Memberships, verdictOf } from './verdict.ts'

/**
 * An employee as an import rule has them. What a person decided stays, and so does who is in no directory; where the rule
 * cannot be judged everything stays, too. Without a rule everybody is imported.
 */
export function withRule(
  employee: Employee,
  rule: ImportRuleFields | undefined,
  memberships: Memberships,
): Employee {
  if (employee.directory !== 'present' || employee.ignore_decision === 'person') return employee
  const verdict = rule ? verdictOf(rule, factsOf(employee, memberships)) : ({ imported: true } as const)
  if (!verdict) return employee
  const ignore_decision = verdict.imported ? 'nobody' : verdict.reason
  if (employee.ignore_decision === ignore_decision && employee.ignored === !verdict.imported) return employee
  // Somebody who is not counted holds no licence that another one could have.
  return {
    ...(verdict.imported ? employee : seated(employee, [])),
    ignored: !verdict.imported,
    ignore_decision,
  }
}

/** How many accounts there are and how many of them would be imported (EMP-17). */
export interface Estimate {
  accounts: number
  selectedAccounts: number
  noGroupsAccounts: number
  noLicensesAccounts: number
}

/**
 * What the next sync makes of a company's accounts under a rule. Those without groups and licenses are counted within its
 * domains; of groups that were not read nobody is without.
 */
export function estimateOf(
  employees: readonly Employee[],
  rule: ImportRuleFields,
  memberships: Memberships,
): Estimate {
  const accounts = employees.filter(({ directory }) => directory === 'present')
  const facts = accounts
    .map((each) => factsOf(each, memberships))
    .filter(({ domain }) => rule.domains === 'all' || rule.domains.includes(domain))
  return {
    accounts: accounts.length,
    selectedAccounts: accounts.filter((each) => !withRule(each, rule, memberships).ignored).length,
    noGroupsAccounts: facts.filter(({ groupIds }) => groupIds?.length === 0).length,
    noLicensesAccounts: facts.filter(({ skuIds }) => skuIds?.length === 0).length,
  }
}

/** Whether a rule asks only what every device knows of people: not of groups and roles. */
export const isKnownToDevices = ({ include, exclude }: ImportRuleFields): boolean =>
  [include, exclude].every(
    (chosen) => typeof chosen === 'string' || (chosen.groups.length === 0 && chosen.roles.length === 0),
  ) && !(exclude !== 'none' && exclude.noGroups)
