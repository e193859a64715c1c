/** What somebody has let us do. */
export interface Granted {
  /** With which the vendor is opened from now on. A secret. */
  credentials: object
  /** The vendor's own id of the organization. */
  tenantId: string
  organization: { displayName: string; domains: string[] }
  /** What was asked for and not granted, and can be done without. */
  missing: string[]
}

interface GrantAddress {
  redirectUri: string
  /** For a code that only its holder can redeem, at a vendor that knows that. */
  verifier: string
}

/** How somebody lets our app into their organization at a vendor. */
export interface AppGrant {
  /** Permissions that are asked for. */
  scopes: readonly string[]
  url: (asked: GrantAddress & { state: string }) => string
  /**
   * Redeems a code. `tenant` is what the way back names, which proves nothing. Throws a `ConnectorError`; of somebody without an
   * organization, or without the right to speak for it, by the codes below.
   */
  redeem: (asked: GrantAddress & { code: string; tenant?: string | undefined }) => Promise<Granted>
}

/** The code of a refusal: whoever has signed in belongs to no organization. */
export const NO_ORGANIZATION = 'noOrganization'
/** The code of a refusal: whoever has signed in is no administrator. */
export const NOT_ADMINISTRATOR = 'notAdministrator'
