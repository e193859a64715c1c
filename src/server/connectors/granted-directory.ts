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

/** A directory that is read in the name of the administrator who has let us in. Every call may throw a `ConnectorError`. */
export interface GrantedDirectory {
  organization: () => Promise<GrantedOrganization>
  /** Everybody, a page at a time. */
  people: () => AsyncGenerator<GrantedPerson[], void>
  /** Gives back what the administrator has granted: nothing can be read after it. Fine where it is over already. */
  revoke: () => Promise<void>
}

/** What an administrator has let us do. */
export interface Granted {
  /** With which the directory is opened from now on. A secret. */
  credentials: object
  /** The vendor's own id of the organization. */
  tenantId: string
  organization: GrantedOrganization
  /** What was asked for and not granted, and can be done without. */
  missing: string[]
}

interface GrantAddress {
  redirectUri: string
  verifier: string
}

/** How an administrator lets us in, for a code that only the holder of the verifier can redeem. */
export interface DirectoryGrant {
  /** Permissions that are asked for. */
  scopes: readonly string[]
  url: (asked: GrantAddress & { state: string }) => string
  /**
   * Redeems such a code. Throws a `ConnectorError`; of somebody without an organization, or without the right to speak for it,
   * by the codes below.
   */
  redeem: (asked: GrantAddress & { code: string }) => Promise<Granted>
}

/** The code of a refusal: whoever has signed in belongs to no organization. */
export const NO_ORGANIZATION = 'noOrganization'
/** The code of a refusal: whoever has signed in is no administrator. */
export const NOT_ADMINISTRATOR = 'notAdministrator'
