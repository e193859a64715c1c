import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

/** From when on it is; an empty text stands for never. */
function isEnforced(from: string | undefined, readAt: string): boolean | undefined {
  if (from === '') return false
  const at = Date.parse(from ?? '')
  return Number.isNaN(at) ? undefined : at <= Date.parse(readAt)
}

// https://support.google.com/a/answer/9176657
export const googleSecondFactorEnforced = defineCheck({
  id: 'google-second-factor-enforced',
  code: 'GWS-01',
  area: 'googleAccounts',
  severity: 'critical',
  effort: 'high',
  requires: 'free',
  reads: ['googleSecondFactorEnforcement'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.1.2v1'] },
  target: true,
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', '2-Step Verification'],
    page: 'https://support.google.com/a/answer/9176657',
  },
  evaluate: ({ googleSecondFactorEnforcement }, readAt) =>
    everywhere(googleSecondFactorEnforcement, ({ enforcedFrom }) =>
      switched(true, isEnforced(enforcedFrom, readAt)),
    ),
})
