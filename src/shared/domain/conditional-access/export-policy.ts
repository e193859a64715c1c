import type { NamedLocation } from './named-location.ts'
import { type GrantControls, levelsOf, type PolicyBody } from './policy.ts'
import { isBlank } from './import/is-blank.ts'
import { isMembers, type Members } from './import/is-members.ts'
import { withoutEmpty } from './without-empty.ts'
import { VENDOR_MEMBERS } from './vendor-members.ts'

/**
 * A policy as the vendor takes it: risks of users and sign-ins as lists, a strength by its id alone, nothing that is empty and
 * nothing read-only. The two kinds of controls are always said, for a change leaves what is not said as it is, and null takes it
 * away. What nobody here knows goes out as it came.
 */
export function exportPolicy({ conditions, grantControls, sessionControls, ...rest }: PolicyBody): Members {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !VENDOR_MEMBERS.includes(name))),
    conditions: exportConditions(conditions),
    grantControls: orNull(withoutEmpty(exportGrant(grantControls))),
    sessionControls: orNull(withoutEmpty(sessionControls)),
  }
}

const exportGrant = (grant: GrantControls | null | undefined) =>
  grant && {
    ...grant,
    authenticationStrength: grant.authenticationStrength ? { id: grant.authenticationStrength.id } : null,
  }

function exportConditions(conditions: PolicyBody['conditions']): unknown {
  const { userRiskLevels, signInRiskLevels, users, ...others } = conditions
  return withoutEmpty({
    ...others,
    userRiskLevels: levelsOf(userRiskLevels),
    signInRiskLevels: levelsOf(signInRiskLevels),
    users: users && {
      ...users,
      includeGuestsOrExternalUsers: exportGuests(users.includeGuestsOrExternalUsers),
      excludeGuestsOrExternalUsers: exportGuests(users.excludeGuestsOrExternalUsers),
    },
  })
}

/** Graph does not take tenants without their type. */
function exportGuests(guests: unknown): unknown {
  if (!isMembers(guests) || !isMembers(guests['externalTenants'])) return guests
  const { externalTenants } = guests
  if (isBlank(externalTenants)) return guests
  const kind = externalTenants['membershipKind'] === 'enumerated' ? 'Enumerated' : 'All'
  return {
    ...guests,
    externalTenants: {
      '@odata.type': `#microsoft.graph.conditionalAccess${kind}ExternalTenants`,
      ...externalTenants,
    },
  }
}

const orNull = (value: unknown): unknown => (isMembers(value) && Object.keys(value).length > 0 ? value : null)

/** A named location as the vendor takes it; each range says of which version it is. */
export function exportLocation(location: NamedLocation): Members {
  const members = Object.fromEntries(
    Object.entries(location).filter(([name]) => name === '@odata.type' || !VENDOR_MEMBERS.includes(name)),
  )
  if (!Array.isArray(location['ipRanges'])) return members
  const ranges: unknown[] = location['ipRanges']
  return { ...members, ipRanges: ranges.map(exportRange) }
}

function exportRange(range: unknown): unknown {
  if (!isMembers(range) || typeof range['cidrAddress'] !== 'string') return range
  const address = range['cidrAddress'].trim()
  const isV6 = address.includes(':')
  return {
    '@odata.type': `#microsoft.graph.iPv${isV6 ? 6 : 4}CidrRange`,
    ...range,
    // The vendor refuses an address by itself.
    cidrAddress: address.includes('/') ? address : `${address}/${isV6 ? 128 : 32}`,
  }
}
