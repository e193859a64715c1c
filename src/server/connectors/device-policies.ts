import type { DevicePolicy, IntuneSetName } from '#shared/domain/intune/device-policy.ts'

/** Some of the policies of a set. */
export interface DevicePolicyPage {
  policies: DevicePolicy[]
  /** How many could not be understood, and are not among them. */
  unread: number
}

/**
 * The policies for a tenant's devices, in our form. Every call may throw a `ConnectorError` with the vendor's code and words;
 * `missingScope` with the code `NOT_LICENSED` says that the tenant has nothing to manage devices with. What makes or removes
 * something is sent once: an error without a status below 500 does not say whether it arrived. What changes a policy may be
 * sent again, for it says the whole.
 */
export interface DevicePolicies {
  /** All policies of a set, a page at a time, each with its settings, its actions and whom it is for. */
  list: (set: IntuneSetName) => AsyncGenerator<DevicePolicyPage, void>
  /** The ids and names of all policies of a set, a page at a time: a small part of what `list` gives. */
  names: (set: IntuneSetName) => AsyncGenerator<{ id: string; name: string }[], void>
  /** Undefined where the set has none of this id. */
  find: (set: IntuneSetName, id: string) => Promise<DevicePolicy | undefined>
  /** Makes a policy that is for nobody yet, and gives its id. */
  create: (policy: DevicePolicy) => Promise<string>
  /** Makes the policy of this id say what this one does, but for whom it is for. */
  update: (id: string, policy: DevicePolicy) => Promise<void>
  /** Says anew whom the policy of this id is for. */
  assign: (id: string, policy: DevicePolicy) => Promise<void>
  remove: (set: IntuneSetName, id: string) => Promise<void>
  /** The ids of the groups of exactly this name, of whatever kind, for a policy may be for any. */
  groupsNamed: (name: string) => Promise<string[]>
}
