import type { GrantedPerson } from '../granted-directory.ts'
import type { GoogleUser } from './google-answers.ts'

/** A person in our words. Archived ones may not sign in either. */
export function toPerson(user: GoogleUser): GrantedPerson {
  const { givenName, familyName, fullName } = user.name
  const organizations = user.organizations ?? []
  const work = organizations.find(({ primary }) => primary) ?? organizations[0]
  const phones = user.phones ?? []
  const addresses = [user.primaryEmail, ...(user.aliases ?? []), ...(user.nonEditableAliases ?? [])]
  return {
    id: user.id,
    userName: user.primaryEmail,
    addresses: [...new Set(addresses.map((address) => address.trim().toLowerCase()).filter(Boolean))],
    firstName: givenName,
    lastName: familyName,
    displayName: fullName || `${givenName} ${familyName}`.trim(),
    department: work?.department ?? '',
    jobTitle: work?.title ?? '',
    phone: (phones.find(({ type }) => type === 'work') ?? phones[0])?.value ?? '',
    orgUnit: user.orgUnitPath,
    isEnabled: !user.suspended && user.archived !== true,
    isAdmin: user.isAdmin === true || user.isDelegatedAdmin === true,
    secondFactor: {
      isRegistered: user.isEnrolledIn2Sv === true,
      isEnforced: user.isEnforcedIn2Sv === true,
    },
    lastActive: instantOf(user.lastLoginTime),
    createdAt: instantOf(user.creationTime),
  }
}

/** The vendor writes 1970 for what never was. */
function instantOf(said: string | undefined): string | null {
  const at = new Date(said ?? Number.NaN)
  return at.getTime() > 0 ? at.toISOString() : null
}
