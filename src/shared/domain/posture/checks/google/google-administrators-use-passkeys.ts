import { defineCheck } from '../../check.ts'
import { inUnits } from '../../settings/workspace-setting.ts'
import { choice, notMeasured } from '../../verdict.ts'

const FACTORS = {
  good: ['PASSKEY_ONLY'],
  bad: ['ALL', 'NO_TELEPHONY', 'PASSKEY_PLUS_SECURITY_CODE', 'PASSKEY_PLUS_IP_BOUND_SECURITY_CODE'],
}

// https://support.google.com/a/answer/9176657
export const googleAdministratorsUsePasskeys = defineCheck({
  id: 'google-administrators-use-passkeys',
  code: 'GWS-02',
  area: 'googleAccounts',
  severity: 'critical',
  effort: 'high',
  requires: 'free',
  reads: ['googleSecondFactorMethods', 'googleSuperAdministrators'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.1.1v1'] },
  target: 'PASSKEY_ONLY',
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', '2-Step Verification'],
    page: 'https://support.google.com/a/answer/9176657',
  },
  evaluate({ googleSecondFactorMethods, googleSuperAdministrators }) {
    const active = googleSuperAdministrators.filter(({ suspended }) => suspended !== true)
    const units = active.map(({ orgUnitPath }) => orgUnitPath)
    if (units.length === 0 || units.includes(undefined)) return notMeasured('unexpectedAnswer', 'orgUnitPath')
    const verdict = inUnits(
      googleSecondFactorMethods,
      units.filter((unit) => unit !== undefined),
      ({ allowedSignInFactorSet }) => choice(allowedSignInFactorSet, FACTORS),
    )
    // Whether administrators are in a group for which something else is set is not told.
    return verdict.status === 'notCompliant' && googleSecondFactorMethods.some(({ group }) => group !== null)
      ? notMeasured('unexpectedAnswer', 'group')
      : verdict
  },
})
