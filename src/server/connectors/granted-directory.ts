import type { DirectoryGroup } from './directory.ts'

/** A person of a directory that an administrator lets us read in their name. */
export interface GrantedPerson {
  /** The vendor's own id of them. */
  id: string
  /** What they sign in with, which is their primary address. */
  userName: string
  /** Every mail address that they are known by, in lower case, the primary one first. */
  addresses: readonly string[]
  firstName: string
  lastName: string
  displayName: string
  department: string
  jobTitle: string
  phone: string
  /** Where in the directory's tree they are: `/Sales`. */
  orgUnit: string
  /** Whether they may sign in. */
  isEnabled: boolean
  isAdmin: boolean
  secondFactor: { isRegistered: boolean; isEnforced: boolean }
  /** ISO 8601; null for somebody who never signed in. */
  lastActive: string | null
  createdAt: string | null
}

export interface GrantedOrganization {
  displayName: string
  /** In lower case, the primary one first. */
  domains: string[]
}

/** A licence that somebody has. */
export interface GrantedLicense {
  /** Of whoever has it, in lower case. */
  address: string
  /** The product that it belongs to, by the vendor's own id. */
  productId: string
  skuId: string
  skuName: string
}

/** A directory that is read in the name of the administrator who has let us in. Every call may throw a `ConnectorError`. */
export interface GrantedDirectory {
  organization: () => Promise<GrantedOrganization>
  /** Everybody, a page at a time. */
  people: () => AsyncGenerator<GrantedPerson[], void>
  /** All groups with who is directly in them, a page at a time; `tenantId` among them stands for everybody. */
  groups: () => AsyncGenerator<DirectoryGroup[], void>
  /** The licences that people have, a page at a time. How many a tenant has bought is not told. */
  licenses: (tenantId: string) => AsyncGenerator<GrantedLicense[], void>
  /** What the administrator has to grant for the licences to be read. */
  licensesPermission: string
  /** Gives back what the administrator has granted: nothing can be read after it. Fine where it is over already. */
  revoke: () => Promise<void>
}
