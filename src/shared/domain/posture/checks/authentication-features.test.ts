import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { authenticatorLiteOff } from './authenticator-lite-off.ts'
import { authenticatorShowsContext } from './authenticator-shows-context.ts'
import { qrCodesOff } from './qr-codes-off.ts'
import { strongestMethodPreferred } from './strongest-method-preferred.ts'
import { suspiciousPromptsReportable } from './suspicious-prompts-reportable.ts'

const EVERYBODY = { targetType: 'group', id: 'all_users' }
const SOME = { targetType: 'group', id: '5b9c0f6e-3f0c-4c57-9a61-9a2f6d1f2b11' }
const NOBODY = { targetType: 'group', id: '00000000-0000-0000-0000-000000000000' }

const feature = (state: unknown, includeTarget: unknown = EVERYBODY) => ({
  state,
  includeTarget,
  excludeTarget: NOBODY,
})
const authenticator = (featureSettings: unknown, members: object = {}) => [
  { '@odata.type': '#microsoft.graph.smsAuthenticationMethodConfiguration', id: 'Sms', state: 'disabled' },
  {
    '@odata.type': '#microsoft.graph.microsoftAuthenticatorAuthenticationMethodConfiguration',
    id: 'MicrosoftAuthenticator',
    state: 'enabled',
    featureSettings,
    ...members,
  },
]

const context = (app: unknown, location: unknown, members?: object) => ({
  authenticationMethods: authenticator(
    { displayAppInformationRequiredState: app, displayLocationInformationRequiredState: location },
    members,
  ),
})
describeCheck(authenticatorShowsContext, {
  compliant: [
    context(feature('enabled'), feature('enabled')),
    context(feature('disabled'), feature('disabled'), { state: 'disabled' }),
  ],
  notCompliant: [
    context(feature('default'), feature('enabled')),
    context(feature('enabled'), feature('disabled')),
    context(feature('enabled', SOME), feature('enabled')),
    context(feature('enabled'), feature('enabled', SOME)),
  ],
  notMeasured: [
    context(feature('enabled'), undefined),
    context(feature('enabled'), feature('perhaps')),
    context(feature('enabled'), feature('enabled', null)),
    context(feature('enabled'), feature('enabled'), { state: 'unknownFutureValue' }),
    context(feature('enabled'), feature('enabled'), { state: undefined }),
    { authenticationMethods: authenticator(null) },
    { authenticationMethods: [] },
  ],
  beyondRemedy: [context(feature('disabled'), feature('enabled'), { '@odata.type': undefined })],
})

const lite = (companionAppAllowedState: unknown, members?: object) => ({
  authenticationMethodsPreview: authenticator({ companionAppAllowedState }, members),
})
describeCheck(authenticatorLiteOff, {
  compliant: [lite(feature('disabled')), lite(feature('enabled'), { state: 'disabled' })],
  notCompliant: [lite(feature('enabled')), lite(feature('default')), lite(feature('disabled', SOME))],
  notMeasured: [lite(undefined), lite(feature(undefined)), { authenticationMethodsPreview: [] }],
})

const qrCode = (members: object) => ({
  authenticationMethodsPreview: [
    {
      '@odata.type': '#microsoft.graph.qrCodePinAuthenticationMethodConfiguration',
      id: 'QRCodePin',
      ...members,
    },
  ],
})
describeCheck(qrCodesOff, {
  compliant: [qrCode({ state: 'disabled' })],
  notCompliant: [qrCode({ state: 'enabled' })],
  notMeasured: [qrCode({}), qrCode({ state: 'default' }), { authenticationMethodsPreview: [] }],
})

const preferences = (state: unknown, includeTargets: unknown = [EVERYBODY]) => ({
  authenticationMethodsPolicyPreview: {
    systemCredentialPreferences: { state, includeTargets, excludeTargets: [] },
  },
})
describeCheck(strongestMethodPreferred, {
  compliant: [preferences('enabled'), preferences('enabled', [SOME, EVERYBODY])],
  notCompliant: [
    preferences('disabled'),
    preferences('default'),
    preferences('enabled', [SOME]),
    preferences('enabled', []),
  ],
  notMeasured: [
    preferences('unknownFutureValue'),
    preferences(undefined),
    preferences('enabled', null),
    { authenticationMethodsPolicyPreview: {} },
  ],
})

const reporting = (state: unknown, members: object = {}) => ({
  authenticationMethodsPolicyPreview: {
    reportSuspiciousActivitySettings: { state, includeTarget: EVERYBODY, voiceReportingCode: 0, ...members },
  },
})
describeCheck(suspiciousPromptsReportable, {
  compliant: [reporting('enabled')],
  notCompliant: [
    reporting('disabled'),
    reporting('default', { voiceReportingCode: undefined }),
    reporting('enabled', { includeTarget: SOME }),
  ],
  notMeasured: [
    reporting('unknownFutureValue'),
    reporting('enabled', { includeTarget: null }),
    reporting(null),
    { authenticationMethodsPolicyPreview: { reportSuspiciousActivitySettings: null } },
  ],
})
