import type { Guest, Person, SignIn } from '../simulate/sign-in.ts'
import { usualPerson, usualSignIn } from '../simulate/usual-sign-in.ts'

/** A person in no group and no role. */
export const member: Person = { ...usualPerson, id: 'somebody' }

export const guestOf = (type: Guest['type'], homeTenant: string | undefined): Person => ({
  ...member,
  guest: { type, homeTenant, isTrusted: false },
})

/** How somebody signs in who has done nothing unusual, from an address that is known to be in no country. */
export const usual: SignIn = {
  ...usualSignIn,
  who: member,
  place: { address: '192.0.2.1', country: null, isCompliantNetwork: false },
}
