/** Whichever organization somebody is of. */
export const ANY_TENANT = 'organizations'

/** Where an administrator of a tenant, or of any one where none is named, lets our app in. */
export type ConsentUrl = (state: string, tenantId?: string) => string

interface SignInAddress {
  tenantId: string
  redirectUri: string
}

/** Who has signed in, as the token service says. */
export interface SignedInAt {
  tenantId: string
  /** Of the person within the tenant. */
  objectId: string
  /** Template ids of the directory roles that the person holds; undefined where the token does not say. */
  roleIds: readonly string[] | undefined
  /** As they sign in; empty where the token does not say. */
  userName: string
  /** What tokens are asked for with later; only where a sign-in is made for that. It is a secret. */
  refreshToken: string | undefined
}

export interface TenantSignIn {
  /** Where somebody of a tenant signs in, for a code that only the holder of the verifier can redeem. */
  url: (asked: SignInAddress & { state: string; verifier: string }) => string
  /**
   * Redeems such a code and gives who signed in. Their access tokens are forgotten. Throws a `ConnectorError` with the
   * vendor's number as code.
   */
  redeem: (asked: SignInAddress & { code: string; verifier: string }) => Promise<SignedInAt>
}

/** How a vendor is let into a tenant by an administrator who proves whose it is. */
export interface Consent {
  /** Our app at the vendor. */
  clientId: string
  url: (redirectUri: string) => ConsentUrl
  /** The sign-in after a consent. */
  signIn: TenantSignIn
  /** The sign-in with which a script is proven. */
  scriptSignIn: TenantSignIn
  /** The sign-in of an administrator of a partner, whose name we go on to use. */
  partnerSignIn: TenantSignIn
}
