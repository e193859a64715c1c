import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { findRows, type SortKey } from '#client/parts/list/find-rows.ts'
import type { OrganizationsAddress, OrganizationSort } from './organizations-address.ts'

/** The organizations that the search finds, in the wanted order; those of equal rank by their name. */
export const findOrganizations = (
  organizations: readonly OrganizationSummary[],
  address: OrganizationsAddress,
): OrganizationSummary[] =>
  findRows(organizations, address, {
    first: 'name',
    firstDirection,
    textOf: ({ name }) => name,
    keyOf,
    tieOf: ({ name }) => name,
  })

/** Where nobody has chosen, what is newest or most comes first, names from A, and what has run out before what is good. */
export const firstDirection = (sort: OrganizationSort): 'asc' | 'desc' =>
  sort === 'name' || sort === 'subscription' ? 'asc' : 'desc'

function keyOf(organization: OrganizationSummary, sort: OrganizationSort): SortKey {
  switch (sort) {
    case 'features':
      return organization.features.length
    case 'created_at':
      return organization.created_at ?? undefined
    case 'subscription':
      return standingOf(organization)
    default:
      return organization[sort]
  }
}

const STANDINGS = ['none', 'ended', 'trial', 'paid'] as const
export type SubscriptionStanding = (typeof STANDINGS)[number]

/** What an organization may use: nothing that anybody noted, nothing any more, everything for a while, what it pays for. */
export function standing({ subscription }: Pick<OrganizationSummary, 'subscription'>): SubscriptionStanding {
  if (!subscription) return 'none'
  if (!subscription.isValid) return 'ended'
  return subscription.billing === 'trial' ? 'trial' : 'paid'
}

const standingOf = (organization: OrganizationSummary): number => STANDINGS.indexOf(standing(organization))
