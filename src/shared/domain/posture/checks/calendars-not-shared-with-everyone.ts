import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { compliant, notMeasured, verdictOf } from '../verdict.ts'

/** A domain, then what is shared with it: these two stand for anybody, and for every domain. */
const isForEveryone = (entry: string) => /^(anonymous|\*):/i.test(entry)

const DEMANDS: readonly Demand<Readings['sharingPolicies'][number]>[] = [
  {
    member: 'Enabled',
    judge({ Enabled, Domains }) {
      if (Enabled === false) return compliant(false)
      if (Enabled === undefined || !Domains) return notMeasured('unexpectedAnswer')
      const shared = Domains.filter(isForEveryone)
      return verdictOf(shared.length === 0, shared)
    },
    wanted: false,
  },
]

// https://learn.microsoft.com/exchange/sharing/sharing-policies/sharing-policies
export const calendarsNotSharedWithEveryone = defineCheck({
  id: 'calendars-not-shared-with-everyone',
  code: 'EXO-15',
  area: 'exchange',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['sharingPolicies'],
  anchors: { cis: ['1.3.3'], cisa: ['MS.EXO.6.1v1', 'MS.EXO.6.2v1'] },
  target: false,
  evaluate: ({ sharingPolicies }) => everyPolicy(sharingPolicies, DEMANDS),
  remedy: ({ sharingPolicies }) => policiesChanged('sharingPolicies', sharingPolicies, DEMANDS),
})
