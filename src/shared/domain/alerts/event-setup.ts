import { isInRanges } from './address-range.ts'
import type { Account, SecurityEvent } from './security-event.ts'

/** Indefinite where both are undefined; in milliseconds since 1970, the end not included. */
export interface Duration {
  from: number | undefined
  until: number | undefined
}

export type ExceptionScope =
  | { level: 'organization' }
  | { level: 'company'; companyId: string }
  /** User principal name or object id, in a company. */
  | { level: 'user'; companyId: string; account: string }

/** What is let through besides, in a scope and for a time (ALERT-13, ALERT-14). */
export interface EventException {
  scope: ExceptionScope
  duration: Duration
  /** Countries that are allowed besides the operating ones. */
  countries: readonly string[]
  /** Addresses and ranges that are safe besides. */
  addresses: readonly string[]
  /** Domains that files and mail may go to. */
  domains: readonly string[]
  /** Ids of detections that keep silent. */
  detections: readonly string[]
}

/** What is usual for one company. Countries are ISO codes, accounts user principal names or object ids. */
export interface EventSetup {
  companyId: string
  /** None: nothing is outside of them. */
  operatingCountries: readonly string[]
  maliciousCountries: readonly string[]
  safeAddresses: readonly string[]
  breakGlassAccounts: readonly string[]
  /** Who holds an administrator's role, as far as it is known. */
  administrators: readonly string[]
  /** Accounts that nobody signs in to: shared mailboxes, rooms, blocked ones. */
  sharedMailboxes: readonly string[]
  /** Ids or names of groups whose members are watched. */
  watchedGroups: readonly string[]
  /** The tenant's own domains. */
  ownDomains: readonly string[]
  /** Where the provider's technicians work. */
  providerCountries: readonly string[]
  exceptions: readonly EventException[]
}

/** Where many attacks come from, until somebody edits the list. */
export const TYPICALLY_MALICIOUS_COUNTRIES: readonly string[] = ['BY', 'CN', 'IR', 'KP', 'RU', 'SY']

/** The setup of a company that nobody has set up. */
export const plainSetup = (companyId: string): EventSetup => ({
  companyId,
  operatingCountries: [],
  maliciousCountries: TYPICALLY_MALICIOUS_COUNTRIES,
  safeAddresses: [],
  breakGlassAccounts: [],
  administrators: [],
  sharedMailboxes: [],
  watchedGroups: [],
  ownDomains: [],
  providerCountries: [],
  exceptions: [],
})

const isWithin = ({ from, until }: Duration, at: number) =>
  (from === undefined || at >= from) && (until === undefined || at < until)

/** Whether an account is in a list of names and ids. */
export const isListed = (accounts: readonly string[], account: Account | undefined): boolean =>
  account !== undefined &&
  accounts.some((each) => each.toLowerCase() === account.name || each.toLowerCase() === account.id)

/** The exceptions that hold for an event: those of its time, and of the organization, its company or its account. */
export const exceptionsFor = (setup: EventSetup, event: SecurityEvent): EventException[] =>
  setup.exceptions.filter(({ scope, duration }) => {
    if (!isWithin(duration, event.at)) return false
    if (scope.level === 'organization') return true
    if (scope.companyId !== setup.companyId) return false
    return scope.level === 'company' || isListed([scope.account], event.account ?? event.actor)
  })

const isSame = (countries: readonly string[], country: string) =>
  countries.some((each) => each.toUpperCase() === country)

/** Whether an event comes from where work is done. An unknown country, and a setup without countries, rule out nothing. */
export function isAllowedCountry(setup: EventSetup, event: SecurityEvent): boolean {
  const country = event.place?.country
  if (country === undefined || setup.operatingCountries.length === 0) return true
  return (
    isSame(setup.operatingCountries, country) ||
    exceptionsFor(setup, event).some(({ countries }) => isSame(countries, country))
  )
}

/** Whether an event comes from a country of the malicious list that no exception allows. */
export function isMaliciousCountry(setup: EventSetup, event: SecurityEvent): boolean {
  const country = event.place?.country
  if (country === undefined || !isSame(setup.maliciousCountries, country)) return false
  return !exceptionsFor(setup, event).some(({ countries }) => isSame(countries, country))
}

export const isSafeAddress = (setup: EventSetup, event: SecurityEvent): boolean =>
  isInRanges(setup.safeAddresses, event.ip) ||
  exceptionsFor(setup, event).some(({ addresses }) => isInRanges(addresses, event.ip))

/** Whether a domain is in a list, or below one of it. */
export const isDomainOf = (domains: readonly string[], domain: string): boolean =>
  domains.some((each) => domain === each.toLowerCase() || domain.endsWith(`.${each.toLowerCase()}`))

/** Why a duration cannot be kept at a time (ALERT-14). */
export function durationIssue(
  { from, until }: Duration,
  now: number,
): 'startIsPast' | 'endIsNotLater' | 'startOrEndIsMissing' | undefined {
  if (from === undefined && until === undefined) return undefined
  if (from === undefined || until === undefined) return 'startOrEndIsMissing'
  if (from < now) return 'startIsPast'
  return until > from ? undefined : 'endIsNotLater'
}
