import {
  MFA_METHODS,
  MFA_PREFERENCES,
  type MfaMethod,
  mfaLimits,
  type MfaPerson,
  type MfaReport,
  PER_USER_STATES,
} from '#shared/domain/mfa/mfa-report.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import type { DirectoryAccount, RegisteredPerson } from '#server/connectors/directory.ts'

const LONGEST_NAME = 256

/** People as a report tells of them, by name; what a vendor says in words that are not known here is not guessed. */
export function reportedPeople(
  accounts: readonly DirectoryAccount[],
  registrations: readonly RegisteredPerson[],
): Pick<MfaReport, 'people' | 'is_incomplete'> {
  const registrationOf = new Map(registrations.map((each) => [each.id, each]))
  const people = accounts
    .map((account) => personOf(account, registrationOf.get(account.id)))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
  return { people: people.slice(0, mfaLimits.people), is_incomplete: people.length > mfaLimits.people }
}

const personOf = (account: DirectoryAccount, registration: RegisteredPerson | undefined): MfaPerson => ({
  id: account.id,
  name: keepable(account.displayName || account.userName),
  username: keepable(account.userName),
  is_guest: account.isGuest,
  sign_in_enabled: account.isEnabled,
  state: wordOf(PER_USER_STATES, account.mfaState),
  registered: registration
    ? {
        is_registered: registration.isRegistered,
        // A report that does not say which methods count says at least whether there is one.
        is_capable: registration.isCapable ?? registration.isRegistered,
        is_admin: registration.isAdmin ?? null,
        ...methodsOf(registration.methods),
        preferred: wordOf(MFA_PREFERENCES, registration.preferred),
      }
    : null,
})

function methodsOf(words: readonly string[]): { methods: MfaMethod[]; others: number } {
  const told = new Set(words)
  const methods = MFA_METHODS.filter((method) => told.has(method))
  return { methods, others: told.size - methods.length }
}

const wordOf = <Word extends string>(words: readonly Word[], told: string | null): Word | null =>
  words.find((word) => word === told) ?? null

const keepable = (name: string) => keepableText(name.slice(0, LONGEST_NAME))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
