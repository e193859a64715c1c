import { type GooglePolicy, systemPolicies } from './policy-state.ts'

/** A person as the Directory API writes them. */
export interface GoogleUser {
  kind: 'admin#directory#user'
  id: string
  primaryEmail: string
  name: { givenName: string; familyName: string; fullName: string }
  isAdmin: boolean
  isDelegatedAdmin: boolean
  suspended: boolean
  suspensionReason?: string
  archived: boolean
  isEnrolledIn2Sv: boolean
  isEnforcedIn2Sv: boolean
  /** ISO 8601; the year 1970 for somebody who never did. */
  lastLoginTime: string
  creationTime: string
  customerId: string
  orgUnitPath: string
  aliases?: string[]
  organizations?: { title?: string; department?: string; primary?: boolean }[]
  phones?: { value: string; type: string }[]
  [property: string]: unknown
}

export interface GoogleMember {
  kind: 'admin#directory#member'
  id: string
  email: string
  role: 'OWNER' | 'MANAGER' | 'MEMBER'
  /** `CUSTOMER` is everybody of the workspace. */
  type: 'USER' | 'GROUP' | 'CUSTOMER'
  status: 'ACTIVE' | 'SUSPENDED'
}

export interface GoogleGroup {
  id: string
  email: string
  name: string
  description: string
  adminCreated: boolean
  members: GoogleMember[]
}

/** A licence that somebody has, by their primary address. */
export interface GoogleLicense {
  userId: string
  productId: string
  skuId: string
}

/** An app that a person has let into their account. */
export interface GoogleToken {
  clientId: string
  displayText: string
  anonymous: boolean
  nativeApp: boolean
  scopes: string[]
}

interface GoogleEvent {
  type: string
  name: string
  parameters: object[]
}

/** Something that happened, as the Reports API tells it. */
export interface GoogleActivity {
  application: 'login' | 'token' | 'admin' | 'user_accounts'
  time: string
  qualifier: string
  actor: { email: string; profileId: string }
  ipAddress?: string
  networkInfo?: { regionCode: string; ipAsn: number[] }
  /** One activity can tell several. */
  events: GoogleEvent[]
  /** When it is told, in milliseconds since 1970; left out where it is at once. */
  toldAt?: number
}

export const FAILURES = [
  'throttled',
  'rate-limited',
  'user-rate-limited',
  'quota-exceeded',
  'down',
  'html',
  'forbidden',
  'no-scope',
  'no-reports',
  'no-licensing',
  'expired-pages',
  'duplicate-activities',
] as const
export type Failure = (typeof FAILURES)[number]

export interface Workspace {
  name: string
  /** `C0abc123` */
  customerId: string
  domain: string
  users: GoogleUser[]
  /** Those who were deleted can come back for twenty days; here for as long as this lives. */
  deleted: GoogleUser[]
  groups: GoogleGroup[]
  /** Paths such as `/Sales`, beside the root. */
  orgUnits: string[]
  licenses: GoogleLicense[]
  /** What is set in it, by Google and by administrators. */
  policies: GooglePolicy[]
  /** By the id of a person. */
  tokens: Map<string, GoogleToken[]>
  activities: GoogleActivity[]
  /** How many requests were answered. */
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

export const createWorkspace = (
  parts: Pick<Workspace, 'name' | 'customerId' | 'domain' | 'users'> &
    Partial<Pick<Workspace, 'groups' | 'orgUnits' | 'licenses'>>,
): Workspace => ({
  groups: [],
  orgUnits: [],
  licenses: [],
  policies: systemPolicies(parts),
  ...parts,
  deleted: [],
  tokens: new Map(),
  activities: [],
  requests: 0,
  provoked: new Set(),
})

export const NEVER = '1970-01-01T00:00:00.000Z'

/** A person of whom only what matters is said. */
export function createGoogleUser(
  parts: Pick<GoogleUser, 'id' | 'primaryEmail' | 'customerId'> & Partial<GoogleUser>,
): GoogleUser {
  const [local = ''] = parts.primaryEmail.split('@')
  return {
    kind: 'admin#directory#user',
    name: { givenName: local, familyName: '', fullName: local },
    isAdmin: false,
    isDelegatedAdmin: false,
    suspended: false,
    archived: false,
    isEnrolledIn2Sv: false,
    isEnforcedIn2Sv: false,
    lastLoginTime: NEVER,
    creationTime: '2024-01-15T08:00:00.000Z',
    orgUnitPath: '/',
    agreedToTerms: true,
    isMailboxSetup: true,
    includeInGlobalAddressList: true,
    changePasswordAtNextLogin: false,
    ...parts,
  }
}

/** A failure that a person asked for on the pages, or by a domain such as `throttled.contoso.example`. */
export const isProvoked = ({ provoked, domain }: Workspace, failure: Failure): boolean =>
  provoked.has(failure) || domain.startsWith(`${failure}.`)

/** Somebody by their id, their address or one of their aliases, in any case of letters. */
export function findUser(users: readonly GoogleUser[], key: string): GoogleUser | undefined {
  const asked = key.toLowerCase()
  return users.find(
    ({ id, primaryEmail, aliases = [] }) =>
      id === key || [primaryEmail, ...aliases].some((address) => address.toLowerCase() === asked),
  )
}

interface Noted extends Pick<GoogleActivity, 'application' | 'ipAddress' | 'networkInfo' | 'toldAt'> {
  actor: Pick<GoogleUser, 'id' | 'primaryEmail'>
  event: GoogleEvent
  /** What is told in the same activity. */
  more?: readonly GoogleEvent[]
}

/** Notes what happened at a time, for the Reports API. */
export function note(workspace: Workspace, at: number, { actor, event, more = [], ...parts }: Noted): void {
  workspace.activities.unshift({
    ...parts,
    time: new Date(at).toISOString(),
    qualifier: String(-1 - workspace.activities.length),
    actor: { email: actor.primaryEmail, profileId: actor.id },
    events: [event, ...more],
  })
}
