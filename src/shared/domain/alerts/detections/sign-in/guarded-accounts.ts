import { defineDetection, type Detection } from '../../detection.ts'
import { isListed, isSafeAddress } from '../../event-setup.ts'
import { isInRanges } from '../../address-range.ts'
import { daily, ENTRA_ONLY, EVERY_SOURCE, factsOf, isSuccess } from './sign-in-rule.ts'

/** Accounts that somebody signs in to rarely, or never. */
export const guardedAccounts: readonly Detection[] = [
  defineDetection({
    id: 'break-glass-account-used',
    kinds: ['signIn'],
    sources: EVERY_SOURCE,
    guide: 'guardedAccount',
    severity: 'high',
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/identity/role-based-access-control/security-emergency-access',
    match: (event, setup) =>
      isListed(setup.breakGlassAccounts, event.account)
        ? { facts: factsOf(event), subject: daily(event) }
        : undefined,
  }),
  defineDetection({
    id: 'shared-mailbox-signed-in',
    kinds: ['signIn'],
    sources: EVERY_SOURCE,
    guide: 'guardedAccount',
    severity: 'medium',
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/microsoft-365/admin/email/about-shared-mailboxes',
    match: (event, setup) =>
      isSuccess(event) && isListed(setup.sharedMailboxes, event.account)
        ? { facts: factsOf(event), subject: daily(event) }
        : undefined,
  }),
  defineDetection({
    id: 'provider-sign-in-abroad',
    kinds: ['signIn'],
    sources: ENTRA_ONLY,
    guide: 'suspiciousSignIn',
    severity: 'high',
    isVariable: false,
    license: 'entraP1',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/partner-center/customers/gdap-introduction',
    match(event, setup) {
      const country = event.place?.country
      if (!event.isProvider || !isSuccess(event) || country === undefined) return undefined
      if (setup.providerCountries.length === 0 || isInRanges(setup.safeAddresses, event.ip)) return undefined
      const isAtHome = setup.providerCountries.some((each) => each.toUpperCase() === country)
      return isAtHome || isSafeAddress(setup, event)
        ? undefined
        : { facts: factsOf(event), subject: daily(event, country) }
    },
  }),
]
