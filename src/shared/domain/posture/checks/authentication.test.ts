import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { emailCodesOff } from './email-codes-off.ts'
import { methodsPolicyMigrated } from './methods-policy-migrated.ts'
import { passkeysOn } from './passkeys-on.ts'
import { registrationCampaignOn } from './registration-campaign-on.ts'
import { smsCodesOff } from './sms-codes-off.ts'
import { smsSignInOff } from './sms-sign-in-off.ts'
import { temporaryAccessPassOnce } from './temporary-access-pass-once.ts'
import { voiceCallsOff } from './voice-calls-off.ts'

const methods = (id: string, members: object) => ({
  authenticationMethods: [
    { '@odata.type': '#microsoft.graph.softwareOathAuthenticationMethodConfiguration', id: 'SoftwareOath' },
    { '@odata.type': `#microsoft.graph.${id}AuthenticationMethodConfiguration`, id, ...members },
  ],
})

for (const [check, id] of [
  [smsCodesOff, 'Sms'],
  [voiceCallsOff, 'Voice'],
  [emailCodesOff, 'Email'],
] as const)
  describeCheck(check, {
    compliant: [methods(id, { state: 'disabled' })],
    notCompliant: [methods(id, { state: 'enabled' })],
    notMeasured: [methods(id, {}), methods(id, { state: 'sometimes' }), { authenticationMethods: [] }],
  })

const everyone = (members: object) => [{ id: 'all_users', targetType: 'group', ...members }]
describeCheck(smsSignInOff, {
  compliant: [
    methods('Sms', { state: 'disabled', includeTargets: everyone({ isUsableForSignIn: true }) }),
    methods('Sms', { state: 'enabled', includeTargets: everyone({ isUsableForSignIn: false }) }),
  ],
  notCompliant: [methods('Sms', { state: 'enabled', includeTargets: everyone({ isUsableForSignIn: true }) })],
  notMeasured: [
    methods('Sms', { state: 'enabled' }),
    methods('Sms', { state: 'enabled', includeTargets: everyone({}) }),
    methods('Sms', {}),
  ],
})

const passkeys = (members: object) =>
  methods('Fido2', {
    state: 'enabled',
    isAttestationEnforced: true,
    isSelfServiceRegistrationAllowed: true,
    ...members,
  })
describeCheck(passkeysOn, {
  compliant: [passkeys({})],
  notCompliant: [
    passkeys({ state: 'disabled' }),
    passkeys({ isAttestationEnforced: false }),
    passkeys({ isSelfServiceRegistrationAllowed: false }),
  ],
  notMeasured: [passkeys({ isAttestationEnforced: undefined }), methods('Sms', { state: 'enabled' })],
})

const pass = (members: object) =>
  methods('TemporaryAccessPass', {
    state: 'enabled',
    isUsableOnce: true,
    maximumLifetimeInMinutes: 480,
    ...members,
  })
describeCheck(temporaryAccessPassOnce, {
  compliant: [pass({}), pass({ maximumLifetimeInMinutes: 60 })],
  notCompliant: [
    pass({ state: 'disabled' }),
    pass({ isUsableOnce: false }),
    pass({ maximumLifetimeInMinutes: 481 }),
  ],
  notMeasured: [pass({ isUsableOnce: undefined }), pass({ maximumLifetimeInMinutes: 'PT8H' })],
})

const methodsPolicy = (members: object) => ({ authenticationMethodsPolicy: members })
describeCheck(methodsPolicyMigrated, {
  compliant: [
    methodsPolicy({ policyMigrationState: 'migrationComplete' }),
    methodsPolicy({ policyMigrationState: null }),
  ],
  notCompliant: [
    methodsPolicy({ policyMigrationState: 'preMigration' }),
    methodsPolicy({ policyMigrationState: 'migrationInProgress' }),
  ],
  notMeasured: [methodsPolicy({}), methodsPolicy({ policyMigrationState: 'rolledBack' })],
})

const campaign = (members: object) =>
  methodsPolicy({ registrationEnforcement: { authenticationMethodsRegistrationCampaign: members } })
describeCheck(registrationCampaignOn, {
  compliant: [campaign({ state: 'enabled' }), campaign({ state: 'default' })],
  notCompliant: [campaign({ state: 'disabled', snoozeDurationInDays: 1 })],
  notMeasured: [campaign({}), methodsPolicy({}), campaign({ state: 'unknownFutureValue' })],
})
