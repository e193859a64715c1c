import type { Detection } from '../../detection.ts'
import { isDomainOf } from '../../event-setup.ts'
import { propertyOf } from '../../facts.ts'
import { onGoogle } from './google-activity.ts'

const OF_ACCOUNTS = ['googleLogins', 'googleUserAccounts'] as const
const PAGE = 'https://support.google.com/a/answer/9320190'

/** What people, or whoever is in their place, change about their own account. */
export const accountChanges: readonly Detection[] = [
  onGoogle({
    id: 'google-second-factor-off',
    names: ['2sv_disable', 'TURN_OFF_2_STEP_VERIFICATION', 'UNENROLL_USER_FROM_STRONG_AUTH'],
    sources: [...OF_ACCOUNTS, 'googleAdmin'],
    guide: 'googleAccount',
    // From then on the password alone opens the account.
    severity: 'high',
    link: 'https://support.google.com/a/answer/9176657',
  }),
  onGoogle({
    id: 'google-advanced-protection-left',
    names: ['titanium_unenroll', 'UNENROLL_USER_FROM_TITANIUM'],
    sources: [...OF_ACCOUNTS, 'googleAdmin'],
    guide: 'googleAccount',
    // Who was enrolled is somebody whom attackers look for.
    severity: 'high',
    link: 'https://support.google.com/a/answer/9378686',
  }),
  onGoogle({
    id: 'google-recovery-changed',
    names: ['recovery_email_edit', 'recovery_phone_edit', 'recovery_secret_qa_edit'],
    sources: OF_ACCOUNTS,
    guide: 'googleAccount',
    // People do it all the time: it is worth looking at beside something else.
    severity: 'low',
    isOnByDefault: false,
    link: PAGE,
  }),
  onGoogle({
    id: 'google-forwarding-outside',
    names: ['email_forwarding_out_of_domain'],
    sources: OF_ACCOUNTS,
    guide: 'mailForwarding',
    // The first thing that is set up by whoever wants to read along.
    severity: 'high',
    link: 'https://support.google.com/a/answer/2491924',
    judge({ details }, setup) {
      const [, domain] = (propertyOf(details, 'email_forwarding_destination_address') ?? '').split('@')
      // Google calls outside whatever is another domain, also one that is the company's own.
      return domain && isDomainOf(setup.ownDomains, domain.toLowerCase()) ? undefined : {}
    },
  }),
]
