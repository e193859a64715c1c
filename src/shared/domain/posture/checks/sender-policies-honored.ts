import { defineCheck } from '../check.ts'
import { everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'

const wanted = { HonorDmarcPolicy: true }

// https://learn.microsoft.com/defender-office-365/anti-phishing-policies-about
export const senderPoliciesHonored = defineCheck({
  id: 'sender-policies-honored',
  code: 'MDO-18',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['antiPhishPolicies'],
  anchors: {},
  target: wanted,
  evaluate: ({ antiPhishPolicies }) => everyPolicy(antiPhishPolicies, switches(wanted)),
  remedy: ({ antiPhishPolicies }) =>
    policiesChanged('antiPhishPolicies', antiPhishPolicies, switches(wanted)),
})
