import type { Cloud } from '../employees/clouds.ts'
import type { MfaStatus } from '../employees/employee.ts'
import type { FactorStanding } from './factor-standing.ts'
import type { MfaMethod, MfaPerson } from './mfa-report.ts'

/** How well the strongest method of somebody keeps out who has their password, from the best. */
export const MFA_STRENGTHS = ['phishingResistant', 'app', 'phone', 'none'] as const
export type MfaStrength = (typeof MFA_STRENGTHS)[number]

/** Whether an account is safe from who has its password (MFA-03). */
export const MFA_PROTECTIONS = ['protected', 'notProtected', 'signInBlocked'] as const
export type MfaProtection = (typeof MFA_PROTECTIONS)[number]

/**
 * What each method is good for; `none`: it only helps to reset a password, or ends by itself.
 * https://learn.microsoft.com/entra/identity/authentication/concept-authentication-strengths
 */
const STRENGTHS: Record<MfaMethod, MfaStrength> = {
  fido2SecurityKey: 'phishingResistant',
  passKeyDeviceBound: 'phishingResistant',
  passKeyDeviceBoundAuthenticator: 'phishingResistant',
  passKeyDeviceBoundWindowsHello: 'phishingResistant',
  windowsHelloForBusiness: 'phishingResistant',
  macOsSecureEnclaveKey: 'phishingResistant',
  microsoftAuthenticatorPasswordless: 'app',
  microsoftAuthenticatorPush: 'app',
  hardwareOneTimePasscode: 'app',
  softwareOneTimePasscode: 'app',
  temporaryAccessPass: 'none',
  mobilePhone: 'phone',
  alternateMobilePhone: 'phone',
  officePhone: 'phone',
  email: 'none',
  securityQuestion: 'none',
}

/**
 * The strongest of what somebody has registered; undefined where nobody told, or it is of a kind that is not known here. Google tells
 * of no kinds, so of an account that is only there nothing is known but that it has none.
 */
export function mfaStrengthOf({
  registered,
  google,
  only_google,
}: Pick<MfaPerson, 'registered' | 'google' | 'only_google'>): MfaStrength | undefined {
  if (only_google) return google?.second_factor === 'Not Registered' ? 'none' : undefined
  if (!registered) return undefined
  const found = MFA_STRENGTHS.find((strength) =>
    registered.methods.some((method) => STRENGTHS[method] === strength),
  )
  if (found !== undefined && found !== 'none') return found
  return registered.others > 0 ? undefined : 'none'
}

/**
 * How somebody stands with a second factor: what is asked of the account itself, else whether they have registered one;
 * undefined where neither is known. Google is asked of whoever has no other account.
 */
export function mfaStatusOf({
  state,
  registered,
  google,
  only_google,
}: Pick<MfaPerson, 'state' | 'registered' | 'google' | 'only_google'>): MfaStatus | undefined {
  if (only_google) return google?.second_factor
  if (state === 'enforced') return 'Enforced'
  if (state === 'enabled') return 'Enabled'
  if (registered) return registered.is_registered ? 'Registered' : 'Not Registered'
  return state === 'disabled' ? 'Disabled' : undefined
}

/**
 * Whether a stolen password is enough to sign in; undefined where that is not known. Of two accounts of one person the one that is
 * worse counts.
 */
export function mfaProtectionOf({
  sign_in_enabled,
  registered,
  google,
  only_google,
}: Pick<MfaPerson, 'sign_in_enabled' | 'registered' | 'google' | 'only_google'>): MfaProtection | undefined {
  const accounts = [
    ...(only_google ? [] : [protectionOf(sign_in_enabled, registered?.is_capable)]),
    ...(google ? [protectionOf(google.sign_in_enabled, google.second_factor !== 'Not Registered')] : []),
  ]
  return (['notProtected', undefined, 'protected', 'signInBlocked'] as const).find((each) =>
    accounts.includes(each),
  )
}

function protectionOf(isEnabled: boolean | null, hasFactor: boolean | undefined): MfaProtection | undefined {
  if (isEnabled === false) return 'signInBlocked'
  if (hasFactor === undefined) return undefined
  return hasFactor ? 'protected' : 'notProtected'
}

/** Whether somebody holds a role of a directory; undefined where none told. */
export function isMfaAdmin({
  registered,
  google,
}: Pick<MfaPerson, 'registered' | 'google'>): boolean | undefined {
  const told = [registered?.is_admin, google?.is_admin]
  return told.includes(true) ? true : told.includes(false) ? false : undefined
}

/** In which clouds somebody has an account. */
export const mfaCloudsOf = ({ google, only_google }: Pick<MfaPerson, 'google' | 'only_google'>): Cloud[] => [
  ...(only_google ? [] : (['microsoft'] as const)),
  ...(google ? (['google'] as const) : []),
]

/** What a report is filtered by; what is undefined is not asked for. */
export interface MfaFilters {
  status?: MfaStatus | undefined
  protection?: MfaProtection | undefined
  strength?: MfaStrength | undefined
  method?: MfaMethod | undefined
  /** How they stand at another vendor. */
  elsewhere?: FactorStanding | undefined
  /** Where they have an account; somebody may have one in each. */
  cloud?: Cloud | undefined
  /** Whether they hold a role of the directory. */
  admin?: boolean | undefined
  guest?: boolean | undefined
}

/** Whether somebody is among those that the filters ask for; nobody is of whom the report does not know it. */
export const isMfaPersonWanted = (person: MfaPerson, filters: MfaFilters): boolean =>
  (filters.status === undefined || mfaStatusOf(person) === filters.status) &&
  (filters.protection === undefined || mfaProtectionOf(person) === filters.protection) &&
  (filters.strength === undefined || mfaStrengthOf(person) === filters.strength) &&
  (filters.method === undefined || (person.registered?.methods.includes(filters.method) ?? false)) &&
  (filters.elsewhere === undefined || person.elsewhere === filters.elsewhere) &&
  (filters.cloud === undefined || mfaCloudsOf(person).includes(filters.cloud)) &&
  (filters.admin === undefined || isMfaAdmin(person) === filters.admin) &&
  (filters.guest === undefined || person.is_guest === filters.guest)

/** The same people with how they stand elsewhere, by their ids; whom the vendor does not know has no standing there. */
export const withStandings = (
  people: readonly MfaPerson[],
  standings: ReadonlyMap<string, FactorStanding>,
): MfaPerson[] =>
  people.map((person) => {
    const { elsewhere: before, ...rest } = person
    const standing = standings.get(person.id)
    if (standing === before) return person
    return standing ? { ...rest, elsewhere: standing } : rest
  })
