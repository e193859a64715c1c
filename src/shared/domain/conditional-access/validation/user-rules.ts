import type { PolicyBody } from '../policy.ts'
import type { GuestCondition, ReadConditions } from '../read-policy.ts'
import { finding, findingIf, isBesideOthers, type PolicyFinding, type PolicyInput } from './finding.ts'

const GUESTS = 'GuestsOrExternalUsers'

/** Whom a policy is about (CA-40 to CA-42), or which applications that sign in by themselves. */
export function checkUsers({ users, servicePrincipals }: ReadConditions, { conditions }: PolicyBody) {
  const isForSomebody =
    [users.include, users.includeGroups, users.includeRoles].some((list) => list.length > 0) ||
    users.includeGuests !== undefined
  // The vendor's newer kinds of identity have members of their own, whose words nobody here knows.
  const isForApplications =
    servicePrincipals.include.length > 0 || Object.keys(conditions.clientApplications ?? {}).some(isNewer)
  return [
    ...findingIf(!isForSomebody && !isForApplications, 'users-required', 'includeUsers'),
    ...['None', 'All'].flatMap((word) => checkAlone(users, word)),
    ...checkGuests(users.include, users.includeGuests, 'includeGuestsOrExternalUsers'),
    ...checkGuests(users.exclude, users.excludeGuests, 'excludeGuestsOrExternalUsers'),
  ]
}

const isNewer = (name: string) => name.startsWith('include') && name !== 'includeServicePrincipals'

function checkAlone({ include, includeGuests }: ReadConditions['users'], word: string) {
  const hasOthers = isBesideOthers(include, word) || (include.includes(word) && includeGuests !== undefined)
  return findingIf(hasOthers, word === 'All' ? 'all-users-alone' : 'no-users-alone', 'includeUsers')
}

function checkGuests(
  users: readonly string[],
  guests: GuestCondition | undefined,
  input: PolicyInput,
): readonly PolicyFinding[] {
  if (guests === undefined) return []
  return [
    ...findingIf(users.includes(GUESTS), 'guests-or-types', input),
    ...(guests.tenants?.length === 0 ? [finding('guest-tenants-required', input)] : []),
  ]
}
