import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

const empty = (
  member: 'AllowedSenderDomains' | 'AllowedSenders',
): Demand<Readings['contentFilterPolicies'][number]> => ({
  member,
  judge({ [member]: allowed }) {
    return allowed ? verdictOf(allowed.length === 0, allowed.length) : notMeasured('unexpectedAnswer')
  },
  wanted: [],
})
const DEMANDS = [empty('AllowedSenderDomains'), empty('AllowedSenders')]

// https://learn.microsoft.com/defender-office-365/create-safe-sender-lists-in-office-365
export const noAllowedSenders = defineCheck({
  id: 'no-allowed-senders',
  code: 'MDO-10',
  area: 'defender',
  severity: 'medium',
  effort: 'medium',
  requires: 'exchange',
  reads: ['contentFilterPolicies'],
  anchors: { cis: ['2.1.14'], cisa: ['MS.SECURITYSUITE.6.2v1'] },
  target: 0,
  evaluate: ({ contentFilterPolicies }) => everyPolicy(contentFilterPolicies, DEMANDS),
  remedy: ({ contentFilterPolicies }) =>
    policiesChanged('contentFilterPolicies', contentFilterPolicies, DEMANDS),
})
