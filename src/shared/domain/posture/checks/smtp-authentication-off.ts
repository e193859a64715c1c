import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-transportconfig
export const smtpAuthenticationOff = defineCheck({
  id: 'smtp-authentication-off',
  code: 'EXO-09',
  area: 'exchange',
  severity: 'critical',
  effort: 'medium',
  requires: 'exchange',
  reads: ['transportConfig'],
  anchors: { cis: ['6.5.4'], cisa: ['MS.EXO.5.1v1'] },
  target: true,
  evaluate: ({ transportConfig }) => switched(true, transportConfig.SmtpClientAuthenticationDisabled),
  remedy: () => [{ source: 'transportConfig', set: { SmtpClientAuthenticationDisabled: true } }],
})
