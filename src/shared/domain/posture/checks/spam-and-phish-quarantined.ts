import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { choice, within } from '../verdict.ts'

type Policy = Readings['contentFilterPolicies'][number]

const TO_JUNK = 'MoveToJmf'
const QUARANTINE = 'Quarantine'
/** What the vendor may do with a mail that still reaches somebody, or that nobody can look at again. */
const CARELESS = ['AddXHeader', 'ModifySubject', 'Redirect', 'Delete', 'NoAction']

const MOST_BULK = 6
/** Days, of which the vendor allows no more. */
const KEPT = 30

const quarantined = (
  member: 'HighConfidenceSpamAction' | 'PhishSpamAction' | 'HighConfidencePhishAction',
): Demand<Policy> => ({
  member,
  judge: (policy) => choice(policy[member], { good: [QUARANTINE], bad: [TO_JUNK, ...CARELESS] }),
  wanted: QUARANTINE,
})

const DEMANDS: readonly Demand<Policy>[] = [
  {
    member: 'SpamAction',
    judge: ({ SpamAction }) => choice(SpamAction, { good: [TO_JUNK, QUARANTINE], bad: CARELESS }),
    wanted: TO_JUNK,
  },
  quarantined('HighConfidenceSpamAction'),
  quarantined('PhishSpamAction'),
  quarantined('HighConfidencePhishAction'),
  {
    member: 'BulkThreshold',
    judge: ({ BulkThreshold }) => within(BulkThreshold, { least: 1, most: MOST_BULK }),
    wanted: MOST_BULK,
  },
  {
    member: 'QuarantineRetentionPeriod',
    judge: ({ QuarantineRetentionPeriod }) => within(QuarantineRetentionPeriod, { least: KEPT, most: KEPT }),
    wanted: KEPT,
  },
]

// https://learn.microsoft.com/defender-office-365/recommended-settings-for-eop-and-office365
export const spamAndPhishQuarantined = defineCheck({
  id: 'spam-and-phish-quarantined',
  code: 'MDO-09',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['contentFilterPolicies'],
  anchors: { cisa: ['MS.SECURITYSUITE.6.1v1'] },
  target: {
    SpamAction: TO_JUNK,
    HighConfidenceSpamAction: QUARANTINE,
    PhishSpamAction: QUARANTINE,
    HighConfidencePhishAction: QUARANTINE,
    BulkThreshold: MOST_BULK,
    QuarantineRetentionPeriod: KEPT,
  },
  evaluate: ({ contentFilterPolicies }) => everyPolicy(contentFilterPolicies, DEMANDS),
  remedy: ({ contentFilterPolicies }) =>
    policiesChanged('contentFilterPolicies', contentFilterPolicies, DEMANDS),
})
