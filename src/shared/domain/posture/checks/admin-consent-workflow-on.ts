import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** Days after which a request that nobody looked at ends. */
const LONGEST = 30

// https://learn.microsoft.com/entra/identity/enterprise-apps/configure-admin-consent-workflow
export const adminConsentWorkflowOn = defineCheck({
  id: 'admin-consent-workflow-on',
  code: 'ENT-04',
  area: 'entra',
  severity: 'low',
  effort: 'medium',
  requires: 'free',
  reads: ['adminConsentRequestPolicy'],
  anchors: { cis: ['5.1.5.2'], cisa: ['MS.AAD.5.3v1'] },
  target: { isEnabled: true, notifyReviewers: true, remindersEnabled: true, requestDurationInDays: LONGEST },
  evaluate({ adminConsentRequestPolicy }) {
    const { isEnabled, notifyReviewers, remindersEnabled, requestDurationInDays, reviewers } =
      adminConsentRequestPolicy
    if (isEnabled === undefined) return notMeasured('unexpectedAnswer', 'isEnabled')
    // What is off has no settings worth naming.
    if (!isEnabled) return verdictOf(false, { isEnabled })
    if (
      notifyReviewers === undefined ||
      remindersEnabled === undefined ||
      requestDurationInDays === undefined ||
      reviewers === undefined
    )
      return notMeasured('unexpectedAnswer')
    const found = {
      isEnabled,
      notifyReviewers,
      remindersEnabled,
      requestDurationInDays,
      reviewers: reviewers.length,
    }
    return verdictOf(
      notifyReviewers && remindersEnabled && requestDurationInDays <= LONGEST && reviewers.length > 0,
      found,
    )
  },
  // Who reviews is for the customer to say, so without anybody there is no change to offer.
  remedy: ({ adminConsentRequestPolicy: { reviewers = [], requestDurationInDays = LONGEST } }) =>
    reviewers.length === 0
      ? []
      : [
          {
            source: 'adminConsentRequestPolicy',
            set: {
              isEnabled: true,
              notifyReviewers: true,
              remindersEnabled: true,
              requestDurationInDays: Math.min(requestDurationInDays, LONGEST),
              reviewers,
            },
          },
        ],
})
