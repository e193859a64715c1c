import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'

/** What can be read, made, changed and removed, in our form. */
export interface ChangeableObjects {
  policy: Policy
  location: NamedLocation
}
export type ChangeableTarget = keyof ChangeableObjects

/**
 * Changes who may sign in to a tenant. Every call may throw a `ConnectorError` with the vendor's code and words. What changes
 * something is sent once: an error without a status below 500 does not say whether it arrived.
 */
export interface PolicyChanges {
  /** Undefined where there is none of this id. */
  find: <T extends ChangeableTarget>(target: T, id: string) => Promise<ChangeableObjects[T] | undefined>
  /** All that there are; what cannot be understood is left out. */
  list: <T extends ChangeableTarget>(target: T) => Promise<ChangeableObjects[T][]>
  /** Gives the id of what was made. */
  create: (target: ChangeableTarget, body: AccessBody) => Promise<string>
  change: (target: ChangeableTarget, id: string, body: AccessBody) => Promise<void>
  remove: (target: ChangeableTarget, id: string) => Promise<void>
  /** The ids of the security groups of this name whose members are assigned. */
  groupsNamed: (name: string) => Promise<string[]>
  /** Makes a security group without members, and gives its id. */
  createGroup: (name: string, description: string | undefined) => Promise<string>
}
