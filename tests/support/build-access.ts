import { type Feature, FEATURES } from '#shared/domain/features/feature-flags.ts'
import { licenseCatalogue, type LicenseName } from '#shared/domain/licenses/catalogue.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import type { Access } from '#shared/domain/screens/access.ts'

export const NOW = Date.UTC(2026, 10, 22)

/** What an organization has bought that has bought everything; `said` replaces members. */
export const buildSubscription = (said: Partial<Subscription> = {}): Subscription => ({
  id: 'organization',
  plan: 'Premium',
  billing: 'yearly',
  trial_ends_at: null,
  renews_on: null,
  discover_trial_ends_at: null,
  hasPbSub: true,
  hasMultiCspSubscription: true,
  hasMfaOnlySubscription: false,
  hasEngageAutopilotSubscription: true,
  licenses: licenseCatalogue.map(({ licenseName }) => ({ licenseName, quantity: 10 })),
  ...said,
})

export const licensed = (...names: LicenseName[]) =>
  names.map((licenseName) => ({ licenseName, quantity: 10 }))

/** Somebody in an organization that has everything on and everything bought. */
export function buildAccess({
  role = 'Owner',
  stored = {},
  off = [],
  ...said
}: Partial<Omit<Access, 'features' | 'permissions'>> & {
  role?: Role
  stored?: Partial<Permissions>
  /** Features that are turned off. */
  off?: readonly Feature[]
} = {}): Access {
  return {
    role,
    permissions: permissionsOf(role, stored),
    features: new Set(FEATURES.filter((feature) => !off.includes(feature))),
    subscription: buildSubscription(),
    now: NOW,
    hasCustomers: true,
    hasBillingAccount: true,
    ...said,
  }
}
