import type { ReportedSignIn } from '#shared/domain/conditional-access/report-only.ts'
import type { VendorList } from './risks.ts'

/** Something that a policy can name, by the id by which it does. */
export interface NamedObject {
  id: string
  name: string
}

/** How people can show who they are; each of the combinations, in the vendor's words, is enough. */
export interface AuthenticationStrength extends NamedObject {
  combinations: string[]
}

/** What the vendor has of some ids. What is in neither is not there. */
export interface NamesOfIds {
  people: NamedObject[]
  groups: NamedObject[]
}

/** Who may sign in to a tenant, and what its policies can name. Every call may throw a `ConnectorError`. */
export interface TenantPolicies {
  /** As the vendor writes them, with members that nobody here knows. */
  policies: () => Promise<VendorList<unknown>>
  /** As the vendor writes them, too. */
  locations: () => Promise<VendorList<unknown>>
  strengths: () => Promise<VendorList<AuthenticationStrength>>
  groups: () => Promise<VendorList<NamedObject>>
  /** By their application ids. */
  applications: () => Promise<VendorList<NamedObject>>
  contexts: () => Promise<VendorList<NamedObject>>
  /** Terms of use. */
  terms: () => Promise<VendorList<NamedObject>>
  /** Whether the vendor's defaults are on, beside which no policy takes effect. */
  hasSecurityDefaults: () => Promise<boolean>
  /** The accounts in a group, by nesting, too, by how they sign in; as many as these and one more where there are more. */
  members: (groupId: string, most: number) => Promise<NamedObject[]>
  /** The sign-ins since then, the newest first, with what policies that only report would have made of them. */
  reportedSignIns: (since: Date) => Promise<VendorList<ReportedSignIn>>
  /** Of accounts and groups. Ids that are none of the vendor's must not be asked about. */
  names: (ids: readonly string[]) => Promise<NamesOfIds>
}
