import { defineCheck } from '../../check.ts'
import { DAY } from '#shared/lib/time.ts'
import { everywhere, secondsOf } from '../../settings/workspace-setting.ts'
import { within } from '../../verdict.ts'

// https://support.google.com/a/answer/9176657
export const googleEnrolmentWithinAWeek = defineCheck({
  id: 'google-enrolment-within-a-week',
  code: 'GWS-05',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleSecondFactorEnrolment'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.1.4v1'] },
  target: { least: 1, most: 7 },
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', '2-Step Verification'],
    page: 'https://support.google.com/a/answer/9176657',
  },
  evaluate: ({ googleSecondFactorEnrolment }) =>
    everywhere(googleSecondFactorEnrolment, ({ enrollmentGracePeriod }) => {
      const seconds = secondsOf(enrollmentGracePeriod)
      return within(seconds === undefined ? undefined : (seconds * 1000) / DAY, { least: 1, most: 7 })
    }),
})
