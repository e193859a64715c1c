/** A person as Duo writes them. */
export interface DuoUser {
  user_id: string
  username: string
  realname: string
  email: string
  status: 'active' | 'bypass' | 'disabled' | 'locked out' | 'pending deletion'
  is_enrolled: boolean
  aliases: Record<string, string>
  [property: string]: unknown
}

/** A record of the log of authentications, as Duo writes it. */
export interface DuoAuthentication {
  txid: string
  /** Seconds since 1970. */
  timestamp: number
  event_type: 'authentication' | 'enrollment'
  result: 'success' | 'denied' | 'fraud'
  reason: string
  factor: string
  user: { key: string; name: string; groups: string[] }
  email: string
  access_device: {
    ip: string
    location: { city: string; state: string; country: string }
    browser: string
    os: string
  }
  application: { key: string; name: string }
  [property: string]: unknown
}

/** Whom or what an activity names. */
export interface DuoNamed {
  key: string
  name: string
  type: string
  /** JSON as text. */
  details: string | null
}

/** A record of the log of activities, as Duo writes it. */
export interface DuoActivity {
  activity_id: string
  /** ISO 8601, to the microsecond. */
  ts: string
  action: { name: string; details: string | null }
  actor: DuoNamed
  target: DuoNamed | null
  /** What the target was before. */
  old_target: DuoNamed | null
  outcome: { result: 'SUCCESS' | 'FAILURE' } | null
  access_device: {
    ip: { address: string }
    location: { city: string; state: string; country: string }
    browser: string
    os: string
  } | null
  [property: string]: unknown
}

/** The logs that can be read. */
export type DuoLog = 'authentication' | 'activity'

export const FAILURES = [
  'throttled',
  'down',
  'no-permission',
  'no-log',
  'busy-log',
  'expired-pages',
  'skewed',
  'html',
  'revoked',
] as const
export type Failure = (typeof FAILURES)[number]

/** An account below a provider's, which the provider reaches with keys of its own. */
export interface DuoChild {
  account_id: string
  name: string
  api_hostname: string
  users: DuoUser[]
  is_deleted: boolean
  authentications?: DuoAuthentication[]
  activities?: DuoActivity[]
}

/** An account with the one integration that it has: of the Admin API, or of the Accounts API where it is a provider's. */
export interface DuoAccount {
  name: string
  /** `api-1a2b3c4d.duosecurity.com` */
  host: string
  integrationKey: string
  secretKey: string
  users: DuoUser[]
  /** The accounts of a provider's customers; undefined for whoever is no provider. */
  children?: DuoChild[] | undefined
  authentications: DuoAuthentication[]
  activities: DuoActivity[]
  /** When each of its logs was last read, in milliseconds since 1970. */
  logReadAt: Record<DuoLog, number>
  /** How many requests were answered. */
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

export const createDuoAccount = (
  parts: Pick<DuoAccount, 'name' | 'host' | 'integrationKey' | 'secretKey' | 'users' | 'children'>,
): DuoAccount => ({
  ...parts,
  authentications: [],
  activities: [],
  logReadAt: { authentication: 0, activity: 0 },
  requests: 0,
  provoked: new Set(),
})

/** A person of whom only what matters is said. */
export const createDuoUser = (parts: Pick<DuoUser, 'user_id' | 'username'> & Partial<DuoUser>): DuoUser => ({
  realname: '',
  email: '',
  status: 'active',
  is_enrolled: true,
  aliases: {},
  created: 1_600_000_000,
  last_login: null,
  last_directory_sync: null,
  notes: '',
  groups: [],
  phones: [],
  tokens: [],
  webauthncredentials: [],
  ...parts,
})

/** A failure that a person asked for on the accounts' page, or by a host such as `api-throttled-1.duosecurity.com`. */
export const isProvoked = ({ provoked, host }: DuoAccount, failure: Failure): boolean =>
  provoked.has(failure) || host.startsWith(`api-${failure}`)
