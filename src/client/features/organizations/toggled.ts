import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import type { Wish } from './toggle-dialog.tsx'

/** An organization once a feature of it is as wished, in the order in which the server lists features. */
export const toggled = (
  organization: OrganizationSummary,
  { feature, enabled }: Wish,
): OrganizationSummary => {
  const others = organization.features.filter((each) => each !== feature)
  return { ...organization, features: enabled ? [...others, feature].toSorted() : others }
}
