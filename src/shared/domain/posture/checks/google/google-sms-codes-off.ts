import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

const FACTORS = {
  good: ['NO_TELEPHONY', 'PASSKEY_ONLY', 'PASSKEY_PLUS_SECURITY_CODE', 'PASSKEY_PLUS_IP_BOUND_SECURITY_CODE'],
  bad: ['ALL'],
}

// https://support.google.com/a/answer/9176657
export const googleSmsCodesOff = defineCheck({
  id: 'google-sms-codes-off',
  code: 'GWS-04',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'high',
  requires: 'free',
  reads: ['googleSecondFactorMethods'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.1.3v1'] },
  target: 'NO_TELEPHONY',
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', '2-Step Verification'],
    page: 'https://support.google.com/a/answer/9176657',
  },
  evaluate: ({ googleSecondFactorMethods }) =>
    everywhere(googleSecondFactorMethods, ({ allowedSignInFactorSet }) =>
      choice(allowedSignInFactorSet, FACTORS),
    ),
})
