import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** The least that is never let in. */
const NEVER = ['cmd', 'exe', 'vbe']

const missingIn = (types: readonly string[]) => {
  const blocked = new Set(types.map((type) => type.toLowerCase()))
  return NEVER.filter((type) => !blocked.has(type))
}

const DEMANDS: readonly Demand<Readings['malwareFilterPolicies'][number]>[] = [
  ...switches({ EnableFileFilter: true }),
  {
    member: 'FileTypes',
    judge({ FileTypes }) {
      if (!FileTypes) return notMeasured('unexpectedAnswer')
      const missing = missingIn(FileTypes)
      return verdictOf(missing.length === 0, missing)
    },
    wanted: ({ FileTypes = [] }) => [...FileTypes, ...missingIn(FileTypes)],
  },
]

// https://learn.microsoft.com/defender-office-365/anti-malware-protection-about
export const dangerousAttachmentsBlocked = defineCheck({
  id: 'dangerous-attachments-blocked',
  code: 'MDO-06',
  area: 'defender',
  severity: 'high',
  effort: 'low',
  requires: 'exchange',
  reads: ['malwareFilterPolicies'],
  anchors: { cis: ['2.1.2', '2.1.11'], cisa: ['MS.SECURITYSUITE.1.1v1'] },
  target: NEVER,
  evaluate: ({ malwareFilterPolicies }) => everyPolicy(malwareFilterPolicies, DEMANDS),
  remedy: ({ malwareFilterPolicies }) =>
    policiesChanged('malwareFilterPolicies', malwareFilterPolicies, DEMANDS),
})
