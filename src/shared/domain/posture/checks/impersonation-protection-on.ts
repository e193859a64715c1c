import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { within } from '../verdict.ts'

const wanted = {
  Enabled: true,
  EnableMailboxIntelligence: true,
  EnableMailboxIntelligenceProtection: true,
  EnableSpoofIntelligence: true,
  EnableTargetedUserProtection: true,
  EnableOrganizationDomainsProtection: true,
  EnableTargetedDomainsProtection: true,
  EnableFirstContactSafetyTips: true,
}
/** From 1, which is the vendor's own, to 4. */
const LEAST = 3

const DEMANDS: readonly Demand<Readings['antiPhishPolicies'][number]>[] = [
  ...switches(wanted),
  {
    member: 'PhishThresholdLevel',
    judge: ({ PhishThresholdLevel }) => within(PhishThresholdLevel, { least: LEAST, most: 4 }),
    wanted: LEAST,
  },
]

// https://learn.microsoft.com/defender-office-365/recommended-settings-for-eop-and-office365
export const impersonationProtectionOn = defineCheck({
  id: 'impersonation-protection-on',
  code: 'MDO-05',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'defenderOffice1',
  reads: ['antiPhishPolicies'],
  anchors: {
    cis: ['2.1.7'],
    cisa: [
      'MS.SECURITYSUITE.2.1v1',
      'MS.SECURITYSUITE.2.2v1',
      'MS.SECURITYSUITE.2.3v1',
      'MS.SECURITYSUITE.2.4v1',
    ],
  },
  target: { ...wanted, PhishThresholdLevel: LEAST },
  evaluate: ({ antiPhishPolicies }) => everyPolicy(antiPhishPolicies, DEMANDS),
  remedy: ({ antiPhishPolicies }) => policiesChanged('antiPhishPolicies', antiPhishPolicies, DEMANDS),
})
