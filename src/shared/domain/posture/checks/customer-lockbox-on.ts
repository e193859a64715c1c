import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-organizationconfig
export const customerLockboxOn = defineCheck({
  id: 'customer-lockbox-on',
  code: 'EXO-16',
  area: 'exchange',
  severity: 'low',
  effort: 'low',
  requires: 'customerLockbox',
  reads: ['organizationConfig'],
  anchors: { cis: ['1.3.6'] },
  target: true,
  evaluate: ({ organizationConfig }) => switched(true, organizationConfig.CustomerLockBoxEnabled),
  remedy: () => [{ source: 'organizationConfig', set: { CustomerLockBoxEnabled: true } }],
})
