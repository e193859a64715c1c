import { GLOBAL_ADMINISTRATOR } from '#shared/domain/conditional-access/well-known-roles.ts'
import type { Person, SignIn, SignInDevice, Workload } from './sign-in.ts'
import { applications } from './suites.ts'
import { usualPerson, usualSignIn } from './usual-sign-in.ts'

/** What of a tenant its standard sign-ins are made of. */
export interface StandardGround {
  /** An account that comes in when nobody else does; undefined where none is known. */
  emergencyId: string | undefined
  /** The groups that it is in; undefined where that is not known, for one of them may be left out. */
  emergencyGroups?: readonly string[] | undefined
  /** The tenant of the provider; undefined where nobody of it works here. */
  partnerTenantId: string | undefined
  /** A country where nobody works, ISO 3166-1 alpha-2. */
  foreignCountry: string
}

const member: Person = { ...usualPerson, id: 'member' }

/** Who signs in: what is typical of a tenant, and not a certain person. */
const people = ({
  emergencyId,
  emergencyGroups,
  partnerTenantId,
}: StandardGround): Record<string, Person> => ({
  member,
  memberWithoutMethods: { ...member, methods: ['password'] },
  administrator: { ...member, id: 'administrator', roles: [GLOBAL_ADMINISTRATOR] },
  guest: {
    ...member,
    id: 'guest',
    guest: { type: 'b2bCollaborationGuest', homeTenant: undefined, isTrusted: false },
  },
  technician: {
    ...member,
    id: 'technician',
    guest: { type: 'serviceProvider', homeTenant: partnerTenantId, isTrusted: false },
  },
  emergency: { ...member, id: emergencyId ?? 'emergency', groups: emergencyId ? emergencyGroups : [] },
})

const daemon: Workload = { kind: 'workload', id: 'daemon', isOwn: true, risk: 'none' }

const managed: SignInDevice = {
  isCompliant: true,
  isHybridJoined: false,
  attributes: { trusttype: 'AzureAD' },
}

/** How they do so. */
const ways = ({ foreignCountry }: StandardGround): Record<string, Partial<SignIn>> => ({
  browser: {},
  managedDevice: { device: managed },
  phone: { platform: 'iOS', clientApp: 'mobileAppsAndDesktopClients', isApprovedClient: true },
  unknownPlatform: { platform: 'other' },
  oldMail: { clientApp: 'other' },
  deviceCode: { transferMethod: 'deviceCodeFlow' },
  abroad: { place: { address: '192.0.2.1', country: foreignCountry, isCompliantNetwork: false } },
  riskySignIn: { signInRisk: 'high' },
  riskyUser: { userRisk: 'high' },
  adminPortal: { target: { kind: 'application', id: applications.azurePortal, isMicrosoft: true } },
})

export interface StandardSignIn {
  /** `member/abroad`; its words are found by its two halves. */
  id: string
  signIn: SignIn
}

/** The sign-ins by which tenants are compared: six kinds of people in ten ways, and applications that sign in by themselves. */
export function standardSignIns(ground: StandardGround): StandardSignIn[] {
  const each = Object.entries(people(ground)).flatMap(([who, person]) =>
    Object.entries(ways(ground)).map(([way, parts]) => ({
      id: `${who}/${way}`,
      signIn: { ...usualSignIn, ...parts, who: person },
    })),
  )
  const workload = (way: string, parts: Partial<SignIn>): StandardSignIn => ({
    id: `daemon/${way}`,
    signIn: { ...usualSignIn, ...parts, who: daemon },
  })
  return [...each, workload('usual', {}), workload('abroad', ways(ground)['abroad'] ?? {})]
}
