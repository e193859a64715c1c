export interface DirectoryOrganization {
  tenantId: string
  displayName: string
  /** Two letters, ISO 3166-1. */
  countryCode: string | null
  verifiedDomains: { name: string; isDefault: boolean; isInitial: boolean }[]
  /** Ids of the service plans in force: what the tenant's licenses allow. */
  servicePlanIds: string[]
}

export interface DirectoryDomain {
  name: string
  isDefault: boolean
  /** The `onmicrosoft.com` one that came with the tenant. */
  isInitial: boolean
  isVerified: boolean
  isRoot: boolean
  /** `Managed` or `Federated`. */
  authenticationType: string | null
  supportedServices: string[]
}

export interface DirectoryUser {
  id: string
  userPrincipalName: string
  email: string | null
  /** Every mail address of the user, in lower case, the primary one first. */
  emailAddresses: string[]
  firstName: string | null
  lastName: string | null
  displayName: string | null
  department: string | null
  jobTitle: string | null
  country: string | null
  /** Two letters, ISO 3166-1: where the licenses are used. Without it none can be assigned. */
  usageLocation: string | null
  mobilePhone: string | null
  businessPhones: string[]
  /** Null when the directory does not say. */
  accountEnabled: boolean | null
  isGuest: boolean
  /** Ids of the assigned products, in lower case. */
  skuIds: string[]
  /** ISO 8601 in UTC. */
  createdAt: string | null
}

/** A user's id and what the directory told anew; the rest is as it was, and unset for a user not seen before. */
export type DirectoryUserChange = Pick<DirectoryUser, 'id'> & Partial<Omit<DirectoryUser, 'id'>>

export interface DirectoryUserChanges {
  changed: DirectoryUserChange[]
  removedIds: string[]
  /** Only on the last page: where to go on the next time. */
  deltaLink: string | undefined
}

export interface SubscribedProduct {
  /** In lower case. */
  skuId: string
  skuPartNumber: string
  productName: string
  /** `Enabled`, `Warning`, `Suspended`, `Deleted` or `LockedOut`; the vendor's own word. */
  status: string
  /** `User` or `Company`. */
  appliesTo: string
  enabledUnits: number
  warningUnits: number
  suspendedUnits: number
  lockedOutUnits: number
  consumedUnits: number
  /** May be negative when more were assigned than are paid for. */
  availableUnits: number
  servicePlans: { id: string; name: string; status: string }[]
}

/** Whether somebody has registered a second factor. Ids are in lower case. */
export interface RegisteredPerson {
  id: string
  isRegistered: boolean
  /** Undefined where the report does not say. */
  isAdmin: boolean | undefined
  /** Whether one of the methods is a second factor that the tenant allows; undefined where the report does not say. */
  isCapable: boolean | undefined
  /** What is registered, in the vendor's words. */
  methods: readonly string[]
  /** What is asked for first, in the vendor's word. */
  preferred: string | null
}

/** An account, of a member or a guest, whether or not it may sign in. The id is in lower case. */
export interface DirectoryAccount {
  id: string
  displayName: string
  userName: string
  isGuest: boolean
  /** Null where the directory does not say. */
  isEnabled: boolean | null
  /** What is asked of it whatever policies say, in the vendor's word; null where that was not asked for, or not told. */
  mfaState: string | null
}

export interface PersonActivity {
  id: string
  /** The later of interactive and other sign-ins, ISO 8601; null for somebody who never did. */
  lastActive: string | null
}

/** A group and who is directly in it: people, and other groups. A large one may come in several pieces. Ids are in lower case. */
export interface DirectoryGroup {
  id: string
  /** Only with its first piece. */
  displayName: string | undefined
  memberIds: string[]
}

/** Somebody or something that holds a role; the members of a group are not told. */
export interface RoleHolder {
  id: string
  /** Of the role, in lower case; undefined where that is not told. */
  roleId: string | undefined
  isGroup: boolean
}

/** A customer's directory, read from the vendor. Every call may throw a `ConnectorError`. */
export interface Directory {
  organization: () => Promise<DirectoryOrganization>
  domains: () => Promise<DirectoryDomain[]>
  /** All users, a page at a time. */
  users: () => AsyncGenerator<DirectoryUser[], void>
  /**
   * What happened to users since the round that gave `deltaLink`, a page at a time; without a link, all users. The
   * last page has the link for the next round. Throws `resyncRequired` when the link is too old: begin without one.
   */
  usersDelta: (deltaLink?: string) => AsyncGenerator<DirectoryUserChanges, void>
  subscribedSkus: () => Promise<SubscribedProduct[]>
  /** Who has registered a second factor, a page at a time; may need a permission and a licence of its own. */
  registrations: () => AsyncGenerator<RegisteredPerson[], void>
  /**
   * Every account, a page at a time. `mfaStates`: whether each is to come with what is asked of it by itself; a vendor may
   * refuse that and tell the rest.
   */
  accounts: (asked: { mfaStates: boolean }) => AsyncGenerator<DirectoryAccount[], void>
  /** When people signed in last, a page at a time. */
  activity: () => AsyncGenerator<PersonActivity[], void>
  /** All groups with their members, a page at a time. */
  groups: () => AsyncGenerator<DirectoryGroup[], void>
  /** Who holds a role of the directory, a page at a time. */
  administrators: () => AsyncGenerator<RoleHolder[], void>
  /** The application permissions that the tenant grants right now. */
  permissions: () => Promise<string[]>
}
