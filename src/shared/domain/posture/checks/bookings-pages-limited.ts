import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { compliant, notMeasured, switched } from '../verdict.ts'

/** The one for whoever has no other; those who may publish get one of their own. */
const defaultOf = (policies: Readings['owaMailboxPolicies']) => policies.find(({ IsDefault }) => IsDefault)

// https://learn.microsoft.com/microsoft-365/bookings/turn-bookings-on-or-off
export const bookingsPagesLimited = defineCheck({
  id: 'bookings-pages-limited',
  code: 'EXO-24',
  area: 'exchange',
  severity: 'low',
  effort: 'medium',
  requires: 'exchange',
  reads: ['organizationConfig', 'owaMailboxPolicies'],
  anchors: { cis: ['1.3.9'] },
  target: false,
  evaluate({ organizationConfig: { BookingsEnabled }, owaMailboxPolicies }) {
    if (BookingsEnabled === undefined) return notMeasured('unexpectedAnswer', 'BookingsEnabled')
    if (!BookingsEnabled) return compliant(BookingsEnabled)
    return switched(false, defaultOf(owaMailboxPolicies)?.BookingsMailboxCreationEnabled)
  },
  remedy({ owaMailboxPolicies }) {
    const policy = defaultOf(owaMailboxPolicies)
    return policy
      ? [
          {
            source: 'owaMailboxPolicies',
            object: policy.Identity,
            set: { BookingsMailboxCreationEnabled: false },
          },
        ]
      : []
  },
})
