import type { NamedLocation } from '../named-location.ts'
import type { Policy } from '../policy.ts'
import type { ClientAppType, GuestType, Platform } from '../vocabulary.ts'
import type { Truth } from './truth.ts'

/** Somebody from outside of the tenant. */
export interface Guest {
  type: GuestType
  /** The id of the tenant that they come from; undefined where that is not known. */
  homeTenant: string | undefined
  /** Whether the tenant believes the second factor and the device of theirs that their own tenant has seen. */
  isTrusted: Truth
}

export interface Person {
  kind: 'person'
  /** Object id. */
  id: string
  /** The ids of all groups that they are in, by nesting, too; undefined where they are not known. */
  groups: readonly string[] | undefined
  /** The ids of the templates of roles that they hold now in the whole tenant; undefined where they are not known. */
  roles: readonly string[] | undefined
  guest: Guest | undefined
  /**
   * What they can show who they are with, in the vendor's words of combinations: `password`, `fido2`,
   * `microsoftAuthenticatorPush` …; undefined where it is not known.
   */
  methods: readonly string[] | undefined
}

/** An application that signs in by itself. */
export interface Workload {
  kind: 'workload'
  /** Object id of the service principal. */
  id: string
  /** Registered in the tenant, and of no other one; policies know nothing of the rest. */
  isOwn: Truth
  risk: string | undefined
}

export interface SignInDevice {
  isCompliant: Truth
  isHybridJoined: Truth
  /** By their names in filters, in lower case, without `device.`; one that is missing is not known, null is not set. */
  attributes: Readonly<Record<string, string | readonly string[] | null>>
}

/** What somebody wants to reach: one of these. */
export type SignInTarget =
  | {
      kind: 'application'
      /** Application id of the resource. */
      id: string
      /** Whether the vendor itself publishes it: only then it may be in one of the vendor's suites. */
      isMicrosoft: Truth
      /** The authentication context that the application asks for, such as `c1`. */
      context?: string
      /** Custom security attributes, `set_name` in lower case; undefined where they are not known. */
      attributes?: Readonly<Record<string, string | readonly string[] | null>>
    }
  | { kind: 'action'; action: string }

/** A sign-in as it might be. What is undefined is not known, and what depends on it is not certain. */
export interface SignIn {
  who: Person | Workload
  target: SignInTarget
  clientApp: Exclude<ClientAppType, 'all'>
  /** `other` is one that the vendor does not know, such as ChromeOS. */
  platform: Platform | 'other' | undefined
  place: {
    address: string | undefined
    /** ISO 3166-1 alpha-2, in capitals; null where the address belongs to no country that is known. */
    country: string | null | undefined
    /** In the network of the vendor's Global Secure Access that belongs to the tenant. */
    isCompliantNetwork: Truth
  }
  /** Null where it is not registered in the tenant. */
  device: SignInDevice | null | undefined
  /** `none`, `low`, `medium`, `high`. */
  userRisk: string | undefined
  signInRisk: string | undefined
  /** `none`, `minor`, `moderate`, `elevated`. */
  insiderRisk: string | undefined
  /** `none`, or how the sign-in came from another device; a session that began so stays so. */
  transferMethod: string | undefined
  /** Whether the client is one that the vendor has approved, and whether it is under an app protection policy. */
  isApprovedClient?: Truth
  isProtectedClient?: Truth
}

/** Which combinations of methods a strength of authentication lets in; parts of one are joined by a comma. */
export interface Strength {
  id: string
  allowedCombinations: readonly string[]
}

/** What of a tenant decides about sign-ins. */
export interface AccessTenant {
  policies: readonly Policy[]
  locations: readonly NamedLocation[]
  /** Beside those that every tenant has. */
  strengths: readonly Strength[]
}
