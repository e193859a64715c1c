import type { Person, SignIn } from './sign-in.ts'
import { applications } from './suites.ts'

/** A person in no group and no role, who has a password and the app on the phone. */
export const usualPerson: Omit<Person, 'id'> = {
  kind: 'person',
  groups: [],
  roles: [],
  guest: undefined,
  methods: ['password', 'microsoftAuthenticatorPush'],
}

/**
 * How somebody signs in who has done nothing unusual, on a device that the tenant does not know, from an address that it does
 * not know and of which nobody has said in which country it is.
 */
export const usualSignIn: Omit<SignIn, 'who'> = {
  target: { kind: 'application', id: applications.exchangeOnline, isMicrosoft: true },
  clientApp: 'browser',
  platform: 'windows',
  place: { address: '192.0.2.1', country: undefined, isCompliantNetwork: false },
  device: null,
  userRisk: 'none',
  signInRisk: 'none',
  insiderRisk: 'none',
  transferMethod: 'none',
  isApprovedClient: false,
  isProtectedClient: false,
}
