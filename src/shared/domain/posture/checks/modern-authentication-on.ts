import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-organizationconfig
export const modernAuthenticationOn = defineCheck({
  id: 'modern-authentication-on',
  code: 'EXO-10',
  area: 'exchange',
  severity: 'critical',
  effort: 'medium',
  requires: 'exchange',
  reads: ['organizationConfig'],
  anchors: { cis: ['6.5.1'] },
  target: true,
  evaluate: ({ organizationConfig }) => switched(true, organizationConfig.OAuth2ClientProfileEnabled),
  remedy: () => [{ source: 'organizationConfig', set: { OAuth2ClientProfileEnabled: true } }],
})
