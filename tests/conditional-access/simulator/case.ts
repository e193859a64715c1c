import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import type {
  Guest,
  Person,
  SignIn,
  SignInDevice,
} from '#shared/domain/conditional-access/simulate/sign-in.ts'
import type { PolicyReason, Result } from '#shared/domain/conditional-access/simulate/simulate.ts'
import type { SessionOutcome } from '#shared/domain/conditional-access/simulate/session.ts'

/**
 * What the vendor's documentation says becomes of a sign-in, in our own words. That what is not known makes an outcome
 * uncertain (`perhaps`) is ours.
 */
export interface Case {
  title: string
  /** The page that says so. */
  page: string
  policies: readonly Policy[]
  signIn: SignIn
  locations?: readonly NamedLocation[]
  expected: {
    result?: Result
    perhaps?: Result
    /** Of the first policy. */
    applies?: boolean | undefined
    why?: readonly PolicyReason[]
    reportOnly?: Result
    session?: SessionOutcome
  }
}

const ENTRA = 'https://learn.microsoft.com/entra'
/** The pages that cases are from. */
export const pages = {
  policies: `${ENTRA}/identity/conditional-access/concept-conditional-access-policies`,
  conditions: `${ENTRA}/identity/conditional-access/concept-conditional-access-conditions`,
  users: `${ENTRA}/identity/conditional-access/concept-conditional-access-users-groups`,
  apps: `${ENTRA}/identity/conditional-access/concept-conditional-access-cloud-apps`,
  suite: `${ENTRA}/identity/conditional-access/reference-office-365-application-contents`,
  network: `${ENTRA}/identity/conditional-access/concept-assignment-network`,
  devices: `${ENTRA}/identity/conditional-access/concept-condition-filters-for-devices`,
  appFilter: `${ENTRA}/identity/conditional-access/concept-filter-for-applications`,
  flows: `${ENTRA}/identity/conditional-access/concept-authentication-flows`,
  reportOnly: `${ENTRA}/identity/conditional-access/concept-conditional-access-report-only`,
  grant: `${ENTRA}/identity/conditional-access/concept-conditional-access-grant`,
  session: `${ENTRA}/identity/conditional-access/concept-conditional-access-session`,
  lifetime: `${ENTRA}/identity/conditional-access/concept-session-lifetime`,
  strengths: `${ENTRA}/identity/authentication/concept-authentication-strengths`,
  external: `${ENTRA}/external-id/authentication-conditional-access`,
  workload: `${ENTRA}/identity/conditional-access/workload-identity`,
  whatIf: `${ENTRA}/identity/conditional-access/what-if-tool`,
} as const

let made = 0

type Part<Name extends 'users' | 'applications'> = NonNullable<PolicyBody['conditions'][Name]>

export interface PolicyParts {
  users?: Part<'users'>
  applications?: Part<'applications'>
  conditions?: Omit<PolicyBody['conditions'], 'users' | 'applications'>
  /** Built-in controls; none where it has only session controls. */
  controls?: readonly string[]
  operator?: 'AND' | 'OR'
  grant?: NonNullable<PolicyBody['grantControls']>
  session?: NonNullable<PolicyBody['sessionControls']>
  state?: string
}

/** A policy of all users and resources that demands a second factor, but for what is said. */
export function policy({
  users = { includeUsers: ['All'] },
  applications: reached = { includeApplications: ['All'] },
  conditions = {},
  controls = ['mfa'],
  operator = 'AND',
  grant,
  session,
  state = 'enabled',
}: PolicyParts = {}): Policy {
  const number = ++made
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    displayName: `Policy ${number}`,
    state,
    createdDateTime: null,
    modifiedDateTime: null,
    templateId: null,
    conditions: { users, applications: reached, clientAppTypes: ['all'], ...conditions },
    grantControls: grant ?? (controls.length > 0 ? { operator, builtInControls: [...controls] } : null),
    sessionControls: session ?? null,
  }
}

export const block = (parts: PolicyParts = {}) => policy({ ...parts, controls: ['block'] })

export const STRENGTH = {
  mfa: '00000000-0000-0000-0000-000000000002',
  passwordless: '00000000-0000-0000-0000-000000000003',
  phishingResistant: '00000000-0000-0000-0000-000000000004',
}
export const strength = (id: string, parts: PolicyParts = {}) =>
  policy({ ...parts, grant: { operator: 'AND', authenticationStrength: { id } } })

export const ids = {
  ana: 'aaaaaaaa-0000-4000-8000-000000000001',
  emergency: 'aaaaaaaa-0000-4000-8000-000000000009',
  visitor: 'aaaaaaaa-0000-4000-8000-000000000002',
  finance: 'bbbbbbbb-0000-4000-8000-000000000001',
  leftOut: 'bbbbbbbb-0000-4000-8000-000000000002',
  globalAdministrator: '62e90394-69f5-4237-9190-012177145e10',
  ownApp: 'cccccccc-0000-4000-8000-000000000001',
  partner: 'dddddddd-0000-4000-8000-000000000001',
  otherTenant: 'dddddddd-0000-4000-8000-000000000002',
  daemon: 'eeeeeeee-0000-4000-8000-000000000001',
  office: 'ffffffff-0000-4000-8000-000000000001',
  blocked: 'ffffffff-0000-4000-8000-000000000002',
} as const

export const person = (parts: Partial<Person> = {}): Person => ({
  kind: 'person',
  id: ids.ana,
  groups: [],
  roles: [],
  guest: undefined,
  methods: ['password', 'microsoftAuthenticatorPush'],
  ...parts,
})

export const guest = (type: Guest['type'], parts: Partial<Guest> = {}): Person =>
  person({
    id: ids.visitor,
    guest: { type, homeTenant: ids.otherTenant, isTrusted: false, ...parts },
    methods: ['password', 'sms'],
  })

export const device = (parts: Partial<SignInDevice> = {}): SignInDevice => ({
  isCompliant: false,
  isHybridJoined: false,
  attributes: {},
  ...parts,
})

export const app = (id: string = applications.exchangeOnline, isMicrosoft = true) => ({
  kind: 'application' as const,
  id,
  isMicrosoft,
})

/** A person at a browser on Windows in the Netherlands, of whom everything is known and nothing is unusual. */
export const signIn = (parts: Partial<SignIn> = {}): SignIn => ({
  who: person(),
  target: app(),
  clientApp: 'browser',
  platform: 'windows',
  place: { address: '198.51.100.7', country: 'NL', isCompliantNetwork: false },
  device: null,
  userRisk: 'none',
  signInRisk: 'none',
  insiderRisk: 'none',
  transferMethod: 'none',
  ...parts,
})

/** From an address, in the Netherlands unless another country is said; null is none. */
export const at = (address: string | undefined, country: string | null = 'NL') => ({
  place: { address, country, isCompliantNetwork: false },
})

/** From a place of which nobody knows the country. */
export const somewhere = (address?: string) => ({
  place: { address, country: undefined, isCompliantNetwork: false },
})

export const addresses = (id: string, ranges: readonly string[], isTrusted = false): NamedLocation => ({
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  id,
  displayName: id,
  isTrusted,
  ipRanges: ranges.map((cidrAddress) => ({ cidrAddress })),
})

export const countries = (
  id: string,
  codes: readonly string[],
  parts: { unknown?: boolean; byPosition?: boolean } = {},
): NamedLocation => ({
  '@odata.type': '#microsoft.graph.countryNamedLocation',
  id,
  displayName: id,
  countriesAndRegions: [...codes],
  includeUnknownCountriesAndRegions: parts.unknown ?? false,
  countryLookupMethod: parts.byPosition ? 'authenticatorAppGps' : 'clientIpAddress',
})
