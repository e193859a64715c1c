import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  ORGANIZATION_SORTS,
  type OrganizationsAddress,
  organizationsAddressSchema,
} from './organizations-address.ts'

/**
 * The organizations by name. It keeps no views: the role of a product administrator opens it, while views are shared by
 * what somebody may manage or read.
 */
export const organizationList: ListDefinition<OrganizationSummary, OrganizationsAddress> = {
  schema: organizationsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: ORGANIZATION_SORTS,
    first: { sort: 'name', direction: 'asc' },
    // What is newest or most comes first, names from A, and what has run out before what is good.
    directionOf: (sort) => (sort === 'name' || sort === 'subscription' ? 'asc' : 'desc'),
  },
  textOf: ({ name }) => name,
  keyOf: (organization, sort) => {
    switch (sort) {
      case 'features':
        return organization.features.length
      case 'created_at':
        return organization.created_at ?? undefined
      case 'subscription':
        return STANDINGS.indexOf(standing(organization))
      default:
        return organization[sort]
    }
  },
  tieOf: ({ name }) => name,
}

const STANDINGS = ['none', 'ended', 'trial', 'paid'] as const
type SubscriptionStanding = (typeof STANDINGS)[number]

/** What an organization may use: nothing that anybody noted, nothing any more, everything for a while, what it pays for. */
export function standing({ subscription }: Pick<OrganizationSummary, 'subscription'>): SubscriptionStanding {
  if (!subscription) return 'none'
  if (!subscription.isValid) return 'ended'
  return subscription.billing === 'trial' ? 'trial' : 'paid'
}
