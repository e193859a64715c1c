import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type {
  Person,
  SignIn,
  SignInDevice,
  SignInTarget,
} from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { applications, suites } from '#shared/domain/conditional-access/simulate/suites.ts'
import { usualPerson, usualSignIn } from '#shared/domain/conditional-access/simulate/usual-sign-in.ts'
import { GUEST_TYPES, USER_ACTIONS } from '#shared/domain/conditional-access/vocabulary.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Question } from './question.ts'

/** What of a company a question is asked with. */
export interface Ground {
  /** The employee that the question names; undefined where the company has no such one. */
  employee: Pick<Employee, 'id' | 'entra_id' | 'isAdmin' | 'mfa_status'> | undefined
  emergencyIds: readonly string[]
  /** Of which groups these are members, as far as that is known; by ids in small letters. */
  emergencyGroups?: ReadonlyMap<string, readonly string[]>
  locations: readonly NamedLocation[]
}

/** Why a question cannot be asked at a company. */
export type NoSignIn = 'noEmployee' | 'noEmergency' | 'noTrusted'

/** A sign-in of a question: of a suite or of several accounts there is more than one. */
export interface AskedSignIn {
  /** The application or the account that it is about, where there are several. */
  part: string | undefined
  signIn: SignIn
}

const known = <Value extends string>(value: Value): Exclude<Value, 'unknown'> | undefined =>
  value === 'unknown' ? undefined : (value as Exclude<Value, 'unknown'>)

/** The sign-ins that a question is about at one company, or why there is none. Pure. */
export function signInsOf(question: Question, ground: Ground): readonly AskedSignIn[] | NoSignIn {
  const who = whoOf(question, ground)
  const place = placeOf(question, ground)
  if (typeof who === 'string') return who
  if (place === 'noTrusted') return place
  const targets = targetsOf(question.target ?? applications.exchangeOnline)
  const { client = 'browser' } = question
  const parts: Omit<SignIn, 'who' | 'target'> = {
    ...usualSignIn,
    place,
    platform: known(question.platform ?? 'windows'),
    clientApp: client === 'approved' || client === 'protected' ? 'mobileAppsAndDesktopClients' : client,
    isApprovedClient: client === 'approved' || client === 'protected',
    isProtectedClient: client === 'protected',
    device: deviceOf(question.device ?? 'none'),
    userRisk: known(question.userRisk ?? 'none'),
    signInRisk: known(question.signInRisk ?? 'none'),
    insiderRisk: known(question.insiderRisk ?? 'none'),
    transferMethod: known(question.flow ?? 'none'),
  }
  return who.flatMap((person) =>
    targets.map((target) => ({
      part:
        [
          who.length > 1 ? person.id : '',
          targets.length > 1 && target.kind === 'application' ? target.id : '',
        ]
          .filter(Boolean)
          .join(' ') || undefined,
      signIn: { ...parts, who: person, target },
    })),
  )
}

function whoOf(
  question: Question,
  { employee, emergencyIds, emergencyGroups }: Ground,
): SignIn['who'][] | NoSignIn {
  const { who = 'member', id, trust = 'no' } = question
  const person: Person = {
    ...usualPerson,
    id: who,
    methods: methodsOf(question.methods ?? 'app'),
    groups: groupsOf(question.group ?? 'none'),
  }
  const guest = (type: (typeof GUEST_TYPES)[number]): Person => ({
    ...person,
    guest: {
      type,
      // Of which tenant somebody is is not on this device, not even of the provider.
      homeTenant: undefined,
      isTrusted: trust === 'unknown' ? undefined : trust === 'yes',
    },
  })
  switch (who) {
    case 'employee':
      return employee ? [employed(question, employee)] : 'noEmployee'
    case 'role':
      return [{ ...person, roles: id === undefined ? undefined : [id] }]
    case 'guest':
      return [guest(GUEST_TYPES.find((type) => type === id) ?? 'b2bCollaborationGuest')]
    case 'technician':
      return [guest('serviceProvider')]
    case 'emergency':
      if (emergencyIds.length === 0) return 'noEmergency'
      return emergencyIds.map((each) => ({
        ...person,
        id: each,
        groups:
          question.group === undefined ? emergencyGroups?.get(each.toLowerCase()) : groupsOf(question.group),
      }))
    case 'workload':
      return [{ kind: 'workload', id: id ?? 'daemon', isOwn: true, risk: known(question.userRisk ?? 'none') }]
    default:
      return [person]
  }
}

/** Groups are not on this device, and of roles only whether there is one. */
function employed(
  question: Question,
  { id, entra_id, isAdmin, mfa_status }: NonNullable<Ground['employee']>,
): Person {
  return {
    ...usualPerson,
    id: entra_id ?? id,
    groups: groupsOf(question.group ?? 'unknown'),
    roles: isAdmin === false ? [] : undefined,
    // Who has registered something may show it, and nobody here knows what it is.
    methods: methodsOf(question.methods ?? (mfa_status === 'Not Registered' ? 'password' : 'unknown')),
  }
}

const methodsOf = (methods: NonNullable<Question['methods']>): readonly string[] | undefined =>
  ({
    password: ['password'],
    app: usualPerson.methods,
    passkey: ['password', 'fido2'],
    unknown: undefined,
  })[methods]

const groupsOf = (group: string): readonly string[] | undefined =>
  group === 'unknown' ? undefined : group === 'none' ? [] : [group]

function placeOf(
  { place = 'elsewhere', address, country = 'unknown' }: Question,
  { locations }: Ground,
): SignIn['place'] | 'noTrusted' {
  const of = (given: string | undefined) => ({
    address: given,
    country: country === 'none' ? null : known(country),
    isCompliantNetwork: false,
  })
  if (place === 'unknown') return of(undefined)
  if (place === 'address') return of(address)
  if (place === 'elsewhere') return of(usualSignIn.place.address)
  const trusted = trustedAddress(locations)
  return trusted === undefined ? 'noTrusted' : of(trusted)
}

/** The beginning of the first range that the tenant trusts. */
export function trustedAddress(locations: readonly NamedLocation[]): string | undefined {
  const [range] = locations.flatMap((location) =>
    location['@odata.type'] === '#microsoft.graph.ipNamedLocation' && location.isTrusted
      ? location.ipRanges.flatMap(({ cidrAddress }) => cidrAddress ?? [])
      : [],
  )
  return range?.split('/')[0]
}

const devices: Readonly<Record<'compliant' | 'hybrid', SignInDevice>> = {
  compliant: { isCompliant: true, isHybridJoined: false, attributes: { trusttype: 'AzureAD' } },
  hybrid: { isCompliant: undefined, isHybridJoined: true, attributes: { trusttype: 'ServerAD' } },
}

function deviceOf(device: NonNullable<Question['device']>): SignIn['device'] {
  if (device === 'unknown') return undefined
  return device === 'none' ? null : devices[device]
}

/** An application of anybody's that no policy names. */
export const OTHER_APPLICATION = 'other'

const vendorIds = new Set<string>(Object.values(applications))

/** Who signs in to a suite signs in to each application of it. */
function targetsOf(target: string): SignInTarget[] {
  const action = USER_ACTIONS.find((each) => each === target)
  if (action) return [{ kind: 'action', action }]
  const suite = suites[target.toLowerCase()]
  if (suite) return [...suite.holds].map((id) => ({ kind: 'application', id, isMicrosoft: true }))
  if (target === OTHER_APPLICATION) return [{ kind: 'application', id: target, isMicrosoft: false }]
  return [
    { kind: 'application', id: target, isMicrosoft: vendorIds.has(target.toLowerCase()) ? true : undefined },
  ]
}
