import type { PerUserState } from '#shared/domain/mfa/mfa-report.ts'

/** An account of a tenant's directory, as it stands now. */
export interface TenantAccount {
  /** In lower case. */
  id: string
  /** User principal name, in lower case. */
  name: string
  /** Null when the directory does not say. */
  isEnabled: boolean | null
  /** Whether it comes from a directory on premises, where its password is then kept. */
  isSynchronized: boolean
}

/** Something that the vendor warns of and that people work through there, too. */
export interface VendorCase {
  kind: 'alert' | 'incident'
  /** The vendor's own id. */
  id: string
}

export interface CaseStatus {
  status: 'new' | 'inProgress' | 'resolved'
  /** Null leaves it as it is. */
  classification: 'truePositive' | 'informationalExpectedActivity' | 'falsePositive' | null
}

/**
 * What can be done to an account that somebody else may hold, and about what the vendor warns of. Every call may throw a
 * `ConnectorError`, and may be made again: it sets, and does not add.
 */
export interface Accounts {
  /** By object id or user principal name. */
  find: (idOrName: string) => Promise<TenantAccount>
  setSignIn: (id: string, isAllowed: boolean) => Promise<void>
  /** Ends every session; what was issued already is good for up to an hour. */
  revokeSessions: (id: string) => Promise<void>
  /** Sets a random password that is shown to nobody and kept nowhere. */
  resetPassword: (id: string) => Promise<void>
  confirmCompromised: (id: string) => Promise<void>
  dismissRisk: (id: string) => Promise<void>
  /** What is asked of the account by itself, whatever policies say; null where the vendor says something that is not known here. */
  mfaState: (id: string) => Promise<PerUserState | null>
  setMfaState: (id: string, state: PerUserState) => Promise<void>
  setCaseStatus: (of: VendorCase, said: CaseStatus) => Promise<void>
}
