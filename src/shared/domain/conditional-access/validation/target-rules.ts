import { isBlank } from '../import/is-blank.ts'
import { conditionsSchema, type PolicyBody } from '../policy.ts'
import type { ReadConditions } from '../read-policy.ts'
import { findingIf, isBesideOthers, type PolicyFinding } from './finding.ts'

/** What somebody signs in to (CA-44, CA-47). */
export function checkApplications(
  { applications }: ReadConditions,
  { conditions }: PolicyBody,
): readonly PolicyFinding[] {
  const { include, exclude, actions, contexts, filter } = applications
  const hasTarget =
    include.length + actions.length + contexts.length > 0 ||
    filter?.mode === 'include' ||
    Object.entries(conditions.applications ?? {}).some(([name, held]) => isNewer(name) && !isBlank(held))
  return [
    ...findingIf(!hasTarget, 'applications-required', 'includeApplications'),
    ...findingIf(isBesideOthers(include, 'None'), 'no-applications-alone', 'includeApplications'),
    ...findingIf(isBesideOthers(include, 'All'), 'all-applications-alone', 'includeApplications'),
    ...findingIf(
      actions.length > 0 && include.length + exclude.length > 0,
      'actions-without-applications',
      'includeUserActions',
    ),
  ]
}

const KNOWN = Object.keys(conditionsSchema.shape.applications.unwrap().unwrap().shape)

/** The vendor's newer kinds of target, as traffic profiles, have members whose words nobody here knows. */
const isNewer = (name: string) => !KNOWN.includes(name) && !name.startsWith('@')

/** From where, with which client and on which platform (CA-43, CA-45, CA-46). */
export function checkCircumstances(
  { locations, platforms, clientAppTypes }: ReadConditions,
  { conditions }: PolicyBody,
): readonly PolicyFinding[] {
  const { include = [], exclude = [] } = locations ?? {}
  return [
    ...findingIf(isBesideOthers(include, 'All'), 'all-locations-alone', 'includeLocations'),
    ...findingIf(isBesideOthers(include, 'AllTrusted'), 'trusted-locations-alone', 'includeLocations'),
    ...findingIf(!!conditions.locations && include.length === 0, 'locations-required', 'includeLocations'),
    ...findingIf(isBesideOthers(exclude, 'AllTrusted'), 'trusted-locations-alone', 'excludeLocations'),
    ...findingIf(
      exclude.length > 0 && include.length === 0,
      'excluded-locations-need-included',
      'excludeLocations',
    ),
    ...findingIf(clientAppTypes.length === 0, 'client-apps-required', 'clientAppTypes'),
    ...findingIf(isBesideOthers(clientAppTypes, 'all'), 'all-client-apps-alone', 'clientAppTypes'),
    ...findingIf(isBesideOthers(platforms?.include ?? [], 'all'), 'all-platforms-alone', 'includePlatforms'),
    ...findingIf(
      (platforms?.exclude ?? []).length > 0 && platforms?.include.length === 0,
      'excluded-platforms-need-included',
      'excludePlatforms',
    ),
  ]
}
