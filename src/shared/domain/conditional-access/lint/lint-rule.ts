import type { NamedLocation } from '../named-location.ts'
import type { Policy } from '../policy.ts'
import type { CompiledTenant } from '../simulate/simulate.ts'
import type { Strength } from '../simulate/sign-in.ts'

export const LINT_SEVERITIES = ['high', 'medium', 'low'] as const
export type LintSeverity = (typeof LINT_SEVERITIES)[number]

/** What a tenant is looked at with. */
export interface LintTenant {
  policies: readonly Policy[]
  locations: readonly NamedLocation[]
  strengths: readonly Strength[]
  /** The ids of everything that policies may name; undefined where they are not known, and nothing is said of them. */
  known: {
    users: ReadonlySet<string> | undefined
    groups: ReadonlySet<string> | undefined
    applications: ReadonlySet<string> | undefined
  }
  /** The accounts that come in when nobody else does. */
  emergencyIds: readonly string[]
  /** Of these accounts, of which groups each is a member; one of which that is not known is missing. Ids in small letters. */
  emergencyGroups?: ReadonlyMap<string, readonly string[]>
  /** The groups that hold these accounts and nobody else. */
  emergencyGroupIds: readonly string[]
  /** The tenant of the provider, whose technicians work here; undefined where nobody does so. */
  partnerTenantId: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** A tenant with its policies made ready for sign-ins. */
export interface LintContext extends LintTenant {
  compiled: CompiledTenant
  /** Those that are on. */
  enabled: readonly Policy[]
}

export interface PolicyFinding {
  /** Which policies it is about; none where one is missing. */
  policyIds: readonly string[]
  /** What its sentence names: ids, numbers. */
  values: Readonly<Record<string, string>>
}

/** One thing that can be wrong with the policies of a tenant. Pure. */
export interface LintRule<Id extends string = string> {
  /** Kebab-case; of its words as well. */
  id: Id
  severity: LintSeverity
  /** The vendor's own page. */
  link: string
  find: (context: LintContext) => PolicyFinding[]
}

export const defineLintRule = <const Id extends string>(rule: LintRule<Id>): LintRule<Id> => rule

/** A finding of a policy that is missing. */
export const missing: PolicyFinding = { policyIds: [], values: {} }
