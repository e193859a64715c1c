import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** The states of an account that the protocol knows and this pool uses. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD'

/**
 * What somebody has shown to sign in: a password alone, a second factor besides, what another provider asked for, or
 * nothing, at an account that everybody shares.
 */
export type SignInProof = 'password' | 'factor' | 'provider' | 'shared'

/** The tables of the user pool. */
export interface IdentityTables {
  identity_user: {
    sub: string
    /** Unique whatever its case. */
    email: string
    status: UserStatus
    enabled: Generated<boolean>
    /** Many people are signed in to it who do not know each other. */
    is_shared: Generated<boolean>
    /** The protocol's attributes except `sub` and `email`; values are always texts, `email_verified` too. */
    attributes: ColumnType<Record<string, string>, string, string>
    password_hash: string | null
    /** Hexadecimal, as is the verifier. */
    srp_salt: string | null
    srp_verifier: string | null
    /** Of a temporary password. */
    password_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    created_at: Timestamp
    updated_at: Timestamp
  }
  /** One row is one sign-in; every token that grew from it names it by `origin_jti`. */
  identity_refresh_token: {
    origin_jti: string
    proof: SignInProof
    token_hash: string
    /** Of the token before, which is good until the newest one is replaced. */
    previous_hash: ColumnType<string | null, never, string>
    /** What the newest token was made with from the one before; `rotated_at` says when. */
    branch: ColumnType<string | null, never, string>
    rotated_at: ColumnType<Date | null, never, Date>
    /** Null of a sign-in whose token was never replaced and is from before any was. */
    family_key: string | null
    sub: string
    client_id: string
    event_id: string
    issued_at: Timestamp
    expires_at: Timestamp
    revoked_at: ColumnType<Date | null, never, Date>
  }
  /** The newest code that was mailed to an account, or to one that does not exist: nothing tells them apart. */
  identity_code: {
    sub: string
    purpose: 'sign-up' | 'password'
    code_hash: string
    /** Wrong tries from anywhere; those from networks that the account is known to be used from count by themselves. */
    wrong: Generated<number>
    wrong_at_home: Generated<number>
    expires_at: Timestamp
    used_at: ColumnType<Date | null, null | undefined, Date | null>
  }
  /** An authenticator app. The secrets are sealed; a pending one is not proved yet. */
  identity_software_token: {
    sub: string
    pending_secret: string | null
    secret: string | null
    /** The newest time step whose code was taken. */
    last_step: number | null
    enabled: Generated<boolean>
    preferred: Generated<boolean>
  }
  /** Proofs of work that were shown. */
  identity_spent_work: { signature: string; expires_at: Timestamp }
  identity_known_network: { sub: string; network_hash: string; last_at: Timestamp }
  /** A question of the pool that waits for its answer. `state` is read by whoever asked it. */
  identity_challenge: {
    token_hash: string
    name: string
    state: ColumnType<unknown, string, never>
    expires_at: Timestamp
  }
  /** Wrong guesses, by account or by address. Of an address they drain away, so they can be a fraction. */
  identity_throttle: { key: string; failures: number; last_at: Timestamp }
  identity_signing_key: {
    token_use: 'id' | 'access'
    kid: string
    /** Sealed. */
    private_jwk: ColumnType<string, string, string>
    created_at: Timestamp
  }
}
