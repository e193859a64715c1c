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

export const FAILURES = ['throttled', 'down', 'no-permission', 'skewed', 'html'] as const
export type Failure = (typeof FAILURES)[number]

/** An account with the one integration of the Admin API that it has. */
export interface DuoAccount {
  name: string
  /** `api-1a2b3c4d.duosecurity.com` */
  host: string
  integrationKey: string
  secretKey: string
  users: DuoUser[]
  /** How many requests were answered. */
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

export const createDuoAccount = (
  parts: Pick<DuoAccount, 'name' | 'host' | 'integrationKey' | 'secretKey' | 'users'>,
): DuoAccount => ({ ...parts, requests: 0, provoked: new Set() })

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
