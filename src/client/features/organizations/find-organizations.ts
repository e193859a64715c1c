import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import type { OrganizationsAddress, OrganizationSort } from './organizations-address.ts'

/** The organizations that the search finds, in the wanted order; those of equal rank by their name. */
export function findOrganizations(
  organizations: readonly OrganizationSummary[],
  { search = '', sort = 'name', direction = firstDirection(sort) }: OrganizationsAddress,
): OrganizationSummary[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sign = direction === 'asc' ? 1 : -1
  return organizations
    .map((organization) => ({ organization, name: foldText(organization.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .toSorted(
      (a, b) =>
        sign * compare(rankOf(a.organization, sort) ?? a.name, rankOf(b.organization, sort) ?? b.name) ||
        compare(a.name, b.name),
    )
    .map(({ organization }) => organization)
}

/** Where nobody has chosen, what is newest or most comes first, names from A, and what has run out before what is good. */
export const firstDirection = (sort: OrganizationSort): 'asc' | 'desc' =>
  sort === 'name' || sort === 'subscription' ? 'asc' : 'desc'

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** Undefined where the name decides. */
function rankOf(organization: OrganizationSummary, sort: OrganizationSort): string | number | undefined {
  switch (sort) {
    case 'name':
      return undefined
    case 'features':
      return organization.features.length
    case 'created_at':
      return organization.created_at ?? ''
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
