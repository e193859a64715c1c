import { definitionOf, secondsOf, timeoutIn, withTimeout } from '../settings/activity-timeout.ts'
import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { notCompliant, notMeasured, verdictOf } from '../verdict.ts'

/** Seconds, and as the vendor writes it. */
const LONGEST = 3 * 60 * 60
const LONGEST_TIMESPAN = '03:00:00'

const defaultOf = (policies: Readings['activityBasedTimeoutPolicies']) =>
  policies.find(({ isOrganizationDefault }) => isOrganizationDefault)

// https://learn.microsoft.com/graph/api/resources/activitybasedtimeoutpolicy
export const webSessionsTimeOut = defineCheck({
  id: 'web-sessions-time-out',
  code: 'ENT-22',
  area: 'entra',
  severity: 'low',
  effort: 'medium',
  requires: 'free',
  reads: ['activityBasedTimeoutPolicies'],
  anchors: { cis: ['1.3.2'] },
  target: LONGEST_TIMESPAN,
  evaluate({ activityBasedTimeoutPolicies: policies }) {
    if (policies.some(({ isOrganizationDefault }) => isOrganizationDefault === undefined))
      return notMeasured('unexpectedAnswer', 'isOrganizationDefault')
    const policy = defaultOf(policies)
    // Without a policy for the whole tenant nobody is ever signed out.
    if (!policy) return notCompliant(null)
    const definition = definitionOf(policy)
    if (!definition) return notMeasured('unexpectedAnswer', 'definition')
    const entry = timeoutIn(definition)
    if (!entry) return notCompliant(null)
    const seconds = secondsOf(entry.WebSessionIdleTimeout)
    return seconds === undefined
      ? notMeasured('unexpectedAnswer', 'WebSessionIdleTimeout')
      : verdictOf(seconds > 0 && seconds <= LONGEST, entry.WebSessionIdleTimeout ?? null)
  },
  remedy({ activityBasedTimeoutPolicies }) {
    const policy = defaultOf(activityBasedTimeoutPolicies)
    const definition = policy && definitionOf(policy)
    return policy?.displayName === undefined || !definition
      ? []
      : [
          {
            source: 'activityBasedTimeoutPolicies',
            object: policy.id,
            set: {
              displayName: policy.displayName,
              definition: [withTimeout(definition, LONGEST_TIMESPAN)],
              isOrganizationDefault: true,
            },
          },
        ]
  },
})
