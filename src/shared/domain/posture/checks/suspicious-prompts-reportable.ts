import { defineCheck } from '../check.ts'
import { choice, notCompliant, notMeasured } from '../verdict.ts'

const EVERYBODY = { id: 'all_users', targetType: 'group' } as const

// https://learn.microsoft.com/entra/identity/authentication/howto-mfa-mfasettings#report-suspicious-activity
export const suspiciousPromptsReportable = defineCheck({
  id: 'suspicious-prompts-reportable',
  code: 'AUT-13',
  area: 'authentication',
  severity: 'medium',
  effort: 'low',
  requires: 'entraP1',
  reads: ['authenticationMethodsPolicyPreview'],
  anchors: {},
  target: 'enabled',
  evaluate({ authenticationMethodsPolicyPreview: { reportSuspiciousActivitySettings } }) {
    const { state, includeTarget } = reportSuspiciousActivitySettings ?? {}
    if (includeTarget?.id === undefined) return notMeasured('unexpectedAnswer', 'includeTarget')
    // What the vendor chooses for its default, it may choose otherwise tomorrow.
    const isOn = choice(state, { good: ['enabled'], bad: ['disabled', 'default'] })
    if (isOn.status !== 'compliant' || includeTarget.id === EVERYBODY.id) return isOn
    return notCompliant(includeTarget.id)
  },
  remedy({ authenticationMethodsPolicyPreview: { reportSuspiciousActivitySettings } }) {
    const { voiceReportingCode } = reportSuspiciousActivitySettings ?? {}
    return [
      {
        source: 'authenticationMethodsPolicyPreview',
        set: {
          reportSuspiciousActivitySettings: {
            state: 'enabled',
            includeTarget: EVERYBODY,
            // The code by which a call is reported is the customer's, where there is one.
            ...(voiceReportingCode === undefined ? {} : { voiceReportingCode }),
          },
        },
      },
    ]
  },
})
