import type { Guest, Person, SignIn } from '../simulate/sign-in.ts'
import { applications } from '../simulate/suites.ts'

/** A person in no group and no role, who has a password and the app on the phone. */
export const member: Person = {
  kind: 'person',
  id: 'somebody',
  groups: [],
  roles: [],
  guest: undefined,
  methods: ['password', 'microsoftAuthenticatorPush'],
}

export const guestOf = (type: Guest['type'], homeTenant: string | undefined): Person => ({
  ...member,
  guest: { type, homeTenant, isTrusted: false },
})

/** How somebody signs in who has done nothing unusual, on a device that the tenant does not know, from an address that it does not know. */
export const usual: SignIn = {
  who: member,
  target: { kind: 'application', id: applications.exchangeOnline, isMicrosoft: true },
  clientApp: 'browser',
  platform: 'windows',
  place: { address: '192.0.2.1', country: null, isCompliantNetwork: false },
  device: null,
  userRisk: 'none',
  signInRisk: 'none',
  insiderRisk: 'none',
  transferMethod: 'none',
  isApprovedClient: false,
  isProtectedClient: false,
}
