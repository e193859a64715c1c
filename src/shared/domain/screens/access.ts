import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import type { Role } from '#shared/domain/permissions/roles.ts'

/** Everything that decides what a person may open and press. */
export interface Access {
  role: Role
  permissions: Permissions
  /** The features that are on. */
  features: ReadonlySet<Feature>
  /** Undefined where the device has not heard of it yet: then nothing is gated by it. */
  subscription: Subscription | undefined
  /** Whether the person may see any company at all. */
  hasCustomers: boolean
  /** By which a trial ends, in milliseconds since 1970. */
  now: number
  /** Whether the organization's billing account is known to the person (SHELL-19). */
  hasBillingAccount: boolean
}
