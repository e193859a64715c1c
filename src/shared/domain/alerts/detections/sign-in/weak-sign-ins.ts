import { defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'
import type { SignInEvent } from '../../security-event.ts'
import { daily, ENTRA_ONLY, factsOf, isSuccess } from './sign-in-rule.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-conditions#legacy-authentication-clients
const LEGACY_CLIENTS = new Set([
  'authenticated smtp',
  'smtp',
  'autodiscover',
  'exchange activesync',
  'exchange online powershell',
  'exchange web services',
  'imap',
  'imap4',
  'mapi over http',
  'offline address book',
  'other clients',
  'other clients; imap',
  'other clients; pop',
  'other clients; smtp',
  'outlook anywhere (rpc over http)',
  'outlook service',
  'pop',
  'pop3',
  'reporting web services',
])

/** The broker that gets a device its primary refresh token: who has the code has the whole session. */
const AUTHENTICATION_BROKER = '29d9ed98-a469-4536-ade2-f981bc1d605e'
const hasProtocol = ({ protocol }: SignInEvent, ...names: readonly string[]) =>
  names.includes(protocol?.toLowerCase() ?? '')

const isDeviceCode = (event: SignInEvent) => isSuccess(event) && hasProtocol(event, 'devicecode')
const isForBroker = ({ app, audienceIds }: SignInEvent) =>
  [app.id, ...audienceIds].includes(AUTHENTICATION_BROKER)

const common = { kinds: ['signIn'], sources: ENTRA_ONLY, isVariable: false, license: 'entraP1' } as const
const DEVICE_CODE_PAGE =
  'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-authentication-flows'

/** Ways in that a second factor does not stand in, or that a person can be talked into. */
export const weakSignIns: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'legacy-sign-in',
    guide: 'weakSignIn',
    severity: 'medium',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-legacy-authentication',
    match: (event) =>
      isSuccess(event) && LEGACY_CLIENTS.has(event.clientApp?.toLowerCase() ?? '')
        ? { facts: factsOf(event), subject: daily(event, event.clientApp?.toLowerCase() ?? '') }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'password-grant-without-second-factor',
    guide: 'weakSignIn',
    severity: 'medium',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/identity-platform/v2-oauth-ropc',
    match: (event) =>
      isSuccess(event) && hasProtocol(event, 'ropc') && event.isMultiFactor !== true
        ? {
            facts: [...factsOf(event), fact('authenticationProtocol', 'ropc')],
            subject: daily(event, event.app.id ?? ''),
          }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'device-code-for-broker',
    guide: 'takenAccount',
    severity: 'high',
    isOnByDefault: true,
    link: DEVICE_CODE_PAGE,
    group: 'device-code-sign-in',
    match: (event) => (isDeviceCode(event) && isForBroker(event) ? { facts: factsOf(event) } : undefined),
  }),
  defineDetection({
    ...common,
    id: 'device-code-sign-in',
    guide: 'weakSignIn',
    severity: 'medium',
    isOnByDefault: true,
    link: DEVICE_CODE_PAGE,
    match: (event) => (isDeviceCode(event) ? { facts: factsOf(event) } : undefined),
  }),
]
