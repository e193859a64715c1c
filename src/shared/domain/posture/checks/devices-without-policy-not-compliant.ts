import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/intune/intune-service/protect/device-compliance-get-started
export const devicesWithoutPolicyNotCompliant = defineCheck({
  id: 'devices-without-policy-not-compliant',
  code: 'INT-01',
  area: 'intune',
  severity: 'medium',
  effort: 'medium',
  requires: 'intune',
  reads: ['deviceManagement'],
  anchors: { cis: ['4.1'] },
  target: true,
  evaluate: ({ deviceManagement }) => switched(true, deviceManagement.settings?.secureByDefault),
  remedy: () => [{ source: 'deviceManagement', set: { settings: { secureByDefault: true } } }],
})
