import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

const DEMANDS: readonly Demand<Readings['reportSubmissionPolicies'][number]>[] = [
  {
    member: 'EnableReportToMicrosoft',
    judge({ EnableReportToMicrosoft, ReportPhishToCustomizedAddress }) {
      return EnableReportToMicrosoft === undefined || ReportPhishToCustomizedAddress === undefined
        ? notMeasured('unexpectedAnswer')
        : verdictOf(EnableReportToMicrosoft || ReportPhishToCustomizedAddress, {
            EnableReportToMicrosoft,
            ReportPhishToCustomizedAddress,
          })
    },
    wanted: true,
  },
]

// https://learn.microsoft.com/defender-office-365/submissions-user-reported-messages-custom-mailbox
export const phishingReportable = defineCheck({
  id: 'phishing-reportable',
  code: 'MDO-15',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['reportSubmissionPolicies'],
  anchors: { cis: ['8.6.1'] },
  target: { EnableReportToMicrosoft: true },
  // A tenant in which nobody has opened the page yet has no policy, and what holds then is not told.
  evaluate: ({ reportSubmissionPolicies }) => everyPolicy(reportSubmissionPolicies, DEMANDS),
  remedy: ({ reportSubmissionPolicies }) =>
    policiesChanged('reportSubmissionPolicies', reportSubmissionPolicies, DEMANDS),
})
