import type { GrantControls } from '../policy.ts'
import { BUILT_IN_STRENGTHS } from '../vocabulary.ts'
import type { Person, SignIn, Strength } from './sign-in.ts'
import type { Truth } from './truth.ts'

/**
 * What somebody makes of a demand: it is met already, they can meet it at the sign-in, they have to register something first, they
 * cannot meet it; or what is known does not say.
 */
export type Ability = 'met' | 'canMeet' | 'mustRegister' | 'cannot' | 'notCertain'

/** What a policy asks for, in the order in which the vendor asks; a strength and others by their ids. */
export type Control =
  | { kind: 'block' }
  | { kind: 'mfa' }
  | { kind: 'strength'; id: string }
  | { kind: 'compliantDevice' }
  | { kind: 'domainJoinedDevice' }
  | { kind: 'approvedApplication' }
  | { kind: 'compliantApplication' }
  | { kind: 'passwordChange' }
  | { kind: 'termsOfUse'; id: string }
  | { kind: 'custom'; id: string }
  /** One that nobody here knows. */
  | { kind: 'unknown'; id: string }

/** https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-policies */
const ORDER = [
  'block',
  'mfa',
  'strength',
  'compliantDevice',
  'domainJoinedDevice',
  'approvedApplication',
  'compliantApplication',
  'passwordChange',
  'termsOfUse',
  'custom',
  'unknown',
] as const satisfies readonly Control['kind'][]

const BUILT_IN: Readonly<Record<string, Control>> = {
  block: { kind: 'block' },
  mfa: { kind: 'mfa' },
  compliantdevice: { kind: 'compliantDevice' },
  domainjoineddevice: { kind: 'domainJoinedDevice' },
  approvedapplication: { kind: 'approvedApplication' },
  compliantapplication: { kind: 'compliantApplication' },
  passwordchange: { kind: 'passwordChange' },
}

/** The controls of a policy in the vendor's order; none where it has only session controls. */
export function controlsOf(grant: GrantControls | null | undefined): Control[] {
  const controls: Control[] = [
    ...(grant?.builtInControls ?? []).map(
      (control): Control => BUILT_IN[control.toLowerCase()] ?? { kind: 'unknown', id: control },
    ),
    ...(grant?.authenticationStrength
      ? [{ kind: 'strength' as const, id: grant.authenticationStrength.id }]
      : []),
    ...(grant?.termsOfUse ?? []).map((id) => ({ kind: 'termsOfUse' as const, id })),
    ...(grant?.customAuthenticationFactors ?? []).map((id) => ({ kind: 'custom' as const, id })),
  ]
  return controls.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

const MULTIFACTOR = [
  'fido2',
  'windowsHelloForBusiness',
  'x509CertificateMultiFactor',
  'deviceBasedPush',
  'temporaryAccessPassOneTime',
  'temporaryAccessPassMultiUse',
  'federatedMultiFactor',
  ...['microsoftAuthenticatorPush', 'softwareOath', 'hardwareOath', 'sms', 'voice'].flatMap((method) => [
    `password,${method}`,
    `federatedSingleFactor,${method}`,
  ]),
]
const PASSWORDLESS = ['fido2', 'windowsHelloForBusiness', 'x509CertificateMultiFactor', 'deviceBasedPush']
const PHISHING_RESISTANT = ['fido2', 'windowsHelloForBusiness', 'x509CertificateMultiFactor']

/** https://learn.microsoft.com/entra/identity/authentication/concept-authentication-strengths */
const BUILT_IN_COMBINATIONS: readonly Strength[] = [
  { id: BUILT_IN_STRENGTHS.multifactor, allowedCombinations: MULTIFACTOR },
  { id: BUILT_IN_STRENGTHS.passwordless, allowedCombinations: PASSWORDLESS },
  { id: BUILT_IN_STRENGTHS.phishingResistant, allowedCombinations: PHISHING_RESISTANT },
]

/** The combinations of each strength of a tenant, by its id in lower case. */
export const strengthsOf = (own: readonly Strength[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...BUILT_IN_COMBINATIONS, ...own].map(({ id, allowedCombinations }) => [
      id.toLowerCase(),
      allowedCombinations,
    ]),
  )

type Ask = (signIn: SignIn, person: Person, strengths: ReadonlyMap<string, readonly string[]>) => Ability

/** Clients of old protocols can answer nothing, and tell nothing of their device. */
const isLegacy = ({ clientApp }: SignIn) => clientApp === 'exchangeActiveSync' || clientApp === 'other'

const fromTruth = (truth: Truth): Ability => (truth === undefined ? 'notCertain' : truth ? 'met' : 'cannot')

function withMethods(person: Person, combinations: readonly string[] | undefined): Ability {
  const { methods, guest } = person
  // A second factor of theirs that the tenant believes was shown elsewhere, and nobody here knows which.
  if (guest && guest.isTrusted !== false) return 'notCertain'
  if (guest?.type === 'b2bDirectConnectUser') return 'cannot'
  if (!methods || !combinations) return 'notCertain'
  const held = new Set(methods.map((method) => method.toLowerCase()))
  const isHeld = combinations.some((each) =>
    each.split(',').every((part) => held.has(part.trim().toLowerCase())),
  )
  return isHeld ? 'canMeet' : 'mustRegister'
}

/** Of somebody from outside the tenant believes the device only where it trusts theirs. */
function withDevice(signIn: SignIn, { guest }: Person, isSo: Truth): Ability {
  if (isLegacy(signIn)) return 'cannot'
  // The device that shows the code is not the one that is asked.
  if (signIn.transferMethod?.toLowerCase() === 'devicecodeflow') return 'cannot'
  if (guest && guest.isTrusted !== true) return guest.isTrusted === false ? 'cannot' : 'notCertain'
  return fromTruth(isSo)
}

const MOBILE: readonly unknown[] = ['android', 'iOS']

const asks: Readonly<Record<Exclude<Control['kind'], 'block' | 'strength'>, Ask>> = {
  mfa: (signIn, person, strengths) =>
    isLegacy(signIn) ? 'cannot' : withMethods(person, strengths.get(BUILT_IN_STRENGTHS.multifactor)),
  compliantDevice: (signIn, person) =>
    withDevice(signIn, person, signIn.device === null ? false : signIn.device?.isCompliant),
  domainJoinedDevice: (signIn, person) =>
    withDevice(signIn, person, signIn.device === null ? false : signIn.device?.isHybridJoined),
  approvedApplication: (signIn, { guest }) =>
    guest || isLegacy(signIn) || isElsewhere(signIn, MOBILE) ? 'cannot' : fromTruth(signIn.isApprovedClient),
  compliantApplication: (signIn, { guest }) =>
    guest || isLegacy(signIn) || isElsewhere(signIn, [...MOBILE, 'windows'])
      ? 'cannot'
      : fromTruth(signIn.isProtectedClient),
  passwordChange: (signIn, person, strengths) =>
    person.guest || isLegacy(signIn)
      ? 'cannot'
      : withMethods(person, strengths.get(BUILT_IN_STRENGTHS.multifactor)),
  termsOfUse: (signIn, { guest }) =>
    isLegacy(signIn) || guest?.type === 'b2bDirectConnectUser' ? 'cannot' : 'canMeet',
  custom: (signIn) => (isLegacy(signIn) ? 'cannot' : 'notCertain'),
  unknown: () => 'notCertain',
}

const isElsewhere = ({ platform }: SignIn, platforms: readonly unknown[]) =>
  platform !== undefined && !platforms.includes(platform)

/** What somebody makes of one control. */
export function abilityFor(
  control: Control,
  signIn: SignIn,
  strengths: ReadonlyMap<string, readonly string[]>,
): Ability {
  const { who } = signIn
  // An application that signs in by itself can only be let in or blocked.
  if (control.kind === 'block' || who.kind === 'workload') return 'cannot'
  if (control.kind === 'strength')
    return isLegacy(signIn) ? 'cannot' : withMethods(who, strengths.get(control.id.toLowerCase()))
  return asks[control.kind](signIn, who, strengths)
}

const BEST: readonly Ability[] = ['met', 'canMeet', 'notCertain', 'mustRegister', 'cannot']
const WORST: readonly Ability[] = ['cannot', 'notCertain', 'mustRegister', 'canMeet', 'met']

/** What somebody makes of all the controls of a policy: the vendor asks for every one of them unless it says one is enough. */
export function abilityForAll(abilities: readonly Ability[], isOneEnough: boolean): Ability {
  const order = isOneEnough ? BEST : WORST
  return order.find((each) => abilities.includes(each)) ?? 'met'
}
