import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { setTo, superAdministrator } from '#tests/support/posture/workspace-answers.ts'
import { googleAdministratorsHaveASecondFactor } from './google-administrators-have-a-second-factor.ts'
import { googleAdministratorsUsePasskeys } from './google-administrators-use-passkeys.ts'
import { googleEnrolmentWithinAWeek } from './google-enrolment-within-a-week.ts'
import { googleFewSuperAdministrators } from './google-few-super-administrators.ts'
import { googleLessSecureAppsOff } from './google-less-secure-apps-off.ts'
import { googleMarketplaceAppsRestricted } from './google-marketplace-apps-restricted.ts'
import { googlePasswordsLong } from './google-passwords-long.ts'
import { googlePasswordsNotReused } from './google-passwords-not-reused.ts'
import { googlePasswordsStrong } from './google-passwords-strong.ts'
import { googleSecondFactorEnforced } from './google-second-factor-enforced.ts'
import { googleSessionsLimited } from './google-sessions-limited.ts'
import { googleSmsCodesOff } from './google-sms-codes-off.ts'
import { googleSuperAdministratorRecoveryOff } from './google-super-administrator-recovery-off.ts'
import { googleTakeoutOff } from './google-takeout-off.ts'
import { googleUnknownAppsBlocked } from './google-unknown-apps-blocked.ts'
import { googleUserRecoveryOff } from './google-user-recovery-off.ts'

describeCheck(googleSecondFactorEnforced, {
  compliant: [{ googleSecondFactorEnforcement: setTo({ enforcedFrom: '2024-02-16T23:22:21.732Z' }) }],
  notCompliant: [
    { googleSecondFactorEnforcement: setTo({ enforcedFrom: '' }) },
    { googleSecondFactorEnforcement: setTo({ enforcedFrom: '2030-01-01T00:00:00Z' }) },
    {
      googleSecondFactorEnforcement: setTo(
        { enforcedFrom: '2024-02-16T23:22:21.732Z' },
        { orgUnit: '/Sales', value: { enforcedFrom: '' } },
      ),
    },
  ],
  notMeasured: [
    { googleSecondFactorEnforcement: [] },
    { googleSecondFactorEnforcement: setTo({}) },
    { googleSecondFactorEnforcement: setTo({ enforcedFrom: ['<b>'] }) },
    { googleSecondFactorEnforcement: setTo({ enforcedFrom: 'soon' }) },
  ],
})

describeCheck(googleSmsCodesOff, {
  compliant: [
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'NO_TELEPHONY' }) },
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'PASSKEY_ONLY' }) },
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'PASSKEY_PLUS_SECURITY_CODE' }) },
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'PASSKEY_PLUS_IP_BOUND_SECURITY_CODE' }) },
  ],
  notCompliant: [
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'ALL' }) },
    {
      googleSecondFactorMethods: setTo(
        { allowedSignInFactorSet: 'NO_TELEPHONY' },
        { orgUnit: '/Sales', value: { allowedSignInFactorSet: 'ALL' } },
      ),
    },
  ],
  notMeasured: [
    { googleSecondFactorMethods: [] },
    { googleSecondFactorMethods: setTo({}) },
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: ['<b>'] }) },
    { googleSecondFactorMethods: setTo({ allowedSignInFactorSet: 'QUANTUM_ONLY' }) },
  ],
})

describeCheck(googleEnrolmentWithinAWeek, {
  compliant: [
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: '604800s' }) },
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: '24h' }) },
  ],
  notCompliant: [
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: '0s' }) },
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: '1209600s' }) },
    {
      googleSecondFactorEnrolment: setTo(
        { enrollmentGracePeriod: '604800s' },
        { orgUnit: '/Sales', value: { enrollmentGracePeriod: '0s' } },
      ),
    },
  ],
  notMeasured: [
    { googleSecondFactorEnrolment: [] },
    { googleSecondFactorEnrolment: setTo({}) },
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: ['<b>'] }) },
    { googleSecondFactorEnrolment: setTo({ enrollmentGracePeriod: 'a week' }) },
  ],
})

describeCheck(googleSessionsLimited, {
  compliant: [
    { googleSessions: setTo({ webSessionDuration: '43200s' }) },
    { googleSessions: setTo({ webSessionDuration: '3600s' }) },
  ],
  notCompliant: [
    { googleSessions: setTo({ webSessionDuration: '1209600s' }) },
    { googleSessions: setTo({ webSessionDuration: '0s' }) },
    {
      googleSessions: setTo(
        { webSessionDuration: '43200s' },
        { orgUnit: '/Sales', value: { webSessionDuration: '1209600s' } },
      ),
    },
  ],
  notMeasured: [
    { googleSessions: [] },
    { googleSessions: setTo({}) },
    { googleSessions: setTo({ webSessionDuration: ['<b>'] }) },
    { googleSessions: setTo({ webSessionDuration: '-1s' }) },
  ],
})

describeCheck(googlePasswordsStrong, {
  compliant: [{ googlePasswords: setTo({ allowedStrength: 'STRONG' }) }],
  notCompliant: [
    { googlePasswords: setTo({ allowedStrength: 'WEAK' }) },
    {
      googlePasswords: setTo(
        { allowedStrength: 'STRONG' },
        { orgUnit: '/Sales', value: { allowedStrength: 'WEAK' } },
      ),
    },
  ],
  notMeasured: [
    { googlePasswords: [] },
    { googlePasswords: setTo({}) },
    { googlePasswords: setTo({ allowedStrength: ['<b>'] }) },
    { googlePasswords: setTo({ allowedStrength: 'ALLOWED_STRENGTH_UNSPECIFIED' }) },
  ],
})

describeCheck(googlePasswordsLong, {
  compliant: [
    { googlePasswords: setTo({ minimumLength: 12 }) },
    { googlePasswords: setTo({ minimumLength: 16 }) },
  ],
  notCompliant: [
    { googlePasswords: setTo({ minimumLength: 8 }) },
    { googlePasswords: setTo({ minimumLength: 12 }, { orgUnit: '/Sales', value: { minimumLength: 8 } }) },
  ],
  notMeasured: [
    { googlePasswords: [] },
    { googlePasswords: setTo({}) },
    { googlePasswords: setTo({ minimumLength: ['<b>'] }) },
    { googlePasswords: setTo({ minimumLength: '12' }) },
  ],
})

describeCheck(googlePasswordsNotReused, {
  compliant: [{ googlePasswords: setTo({ allowReuse: false }) }],
  notCompliant: [
    { googlePasswords: setTo({ allowReuse: true }) },
    { googlePasswords: setTo({ allowReuse: false }, { orgUnit: '/Sales', value: { allowReuse: true } }) },
  ],
  notMeasured: [
    { googlePasswords: [] },
    { googlePasswords: setTo({}) },
    { googlePasswords: setTo({ allowReuse: ['<b>'] }) },
    { googlePasswords: setTo({ allowReuse: 'false' }) },
  ],
})

describeCheck(googleSuperAdministratorRecoveryOff, {
  compliant: [{ googleSuperAdministratorRecovery: setTo({ enableAccountRecovery: false }) }],
  notCompliant: [
    { googleSuperAdministratorRecovery: setTo({ enableAccountRecovery: true }) },
    {
      googleSuperAdministratorRecovery: setTo(
        { enableAccountRecovery: false },
        { orgUnit: '/Sales', value: { enableAccountRecovery: true } },
      ),
    },
  ],
  notMeasured: [
    { googleSuperAdministratorRecovery: [] },
    { googleSuperAdministratorRecovery: setTo({}) },
    { googleSuperAdministratorRecovery: setTo({ enableAccountRecovery: ['<b>'] }) },
    { googleSuperAdministratorRecovery: setTo({ enableAccountRecovery: 0 }) },
  ],
})

describeCheck(googleUserRecoveryOff, {
  compliant: [{ googleUserRecovery: setTo({ enableAccountRecovery: false }) }],
  notCompliant: [
    { googleUserRecovery: setTo({ enableAccountRecovery: true }) },
    {
      googleUserRecovery: setTo(
        { enableAccountRecovery: false },
        { orgUnit: '/Sales', value: { enableAccountRecovery: true } },
      ),
    },
  ],
  notMeasured: [
    { googleUserRecovery: [] },
    { googleUserRecovery: setTo({}) },
    { googleUserRecovery: setTo({ enableAccountRecovery: ['<b>'] }) },
    { googleUserRecovery: setTo({ enableAccountRecovery: 0 }) },
  ],
})

describeCheck(googleUnknownAppsBlocked, {
  compliant: [{ googleUnknownApps: setTo({ accessLevel: 'BLOCK_ALL_SCOPES' }) }],
  notCompliant: [
    { googleUnknownApps: setTo({ accessLevel: 'ALLOW_SIGN_IN_SCOPES_ONLY' }) },
    {
      googleUnknownApps: setTo(
        { accessLevel: 'BLOCK_ALL_SCOPES' },
        { orgUnit: '/Sales', value: { accessLevel: 'ALLOW_SIGN_IN_SCOPES_ONLY' } },
      ),
    },
  ],
  notMeasured: [
    { googleUnknownApps: [] },
    { googleUnknownApps: setTo({}) },
    { googleUnknownApps: setTo({ accessLevel: ['<b>'] }) },
    { googleUnknownApps: setTo({ accessLevel: 'ACCESS_LEVEL_UNSPECIFIED' }) },
  ],
})

describeCheck(googleLessSecureAppsOff, {
  compliant: [{ googleLessSecureApps: setTo({ allowLessSecureApps: false }) }],
  notCompliant: [
    { googleLessSecureApps: setTo({ allowLessSecureApps: true }) },
    {
      googleLessSecureApps: setTo(
        { allowLessSecureApps: false },
        { orgUnit: '/Sales', value: { allowLessSecureApps: true } },
      ),
    },
  ],
  notMeasured: [
    { googleLessSecureApps: [] },
    { googleLessSecureApps: setTo({}) },
    { googleLessSecureApps: setTo({ allowLessSecureApps: ['<b>'] }) },
    { googleLessSecureApps: setTo({ allowLessSecureApps: 'no' }) },
  ],
})

describeCheck(googleMarketplaceAppsRestricted, {
  compliant: [
    { googleMarketplace: setTo({ accessLevel: 'ALLOW_LISTED_APPS' }) },
    { googleMarketplace: setTo({ accessLevel: 'ALLOW_NONE' }) },
  ],
  notCompliant: [
    { googleMarketplace: setTo({ accessLevel: 'ALLOW_ALL' }) },
    {
      googleMarketplace: setTo(
        { accessLevel: 'ALLOW_LISTED_APPS' },
        { orgUnit: '/Sales', value: { accessLevel: 'ALLOW_ALL' } },
      ),
    },
  ],
  notMeasured: [
    { googleMarketplace: [] },
    { googleMarketplace: setTo({}) },
    { googleMarketplace: setTo({ accessLevel: ['<b>'] }) },
    { googleMarketplace: setTo({ accessLevel: 'ACCESS_LEVEL_UNSPECIFIED' }) },
  ],
})

describeCheck(googleTakeoutOff, {
  compliant: [{ googleTakeout: setTo({ serviceState: 'DISABLED' }) }],
  notCompliant: [
    { googleTakeout: setTo({ serviceState: 'ENABLED' }) },
    {
      googleTakeout: setTo(
        { serviceState: 'DISABLED' },
        { orgUnit: '/Sales', value: { serviceState: 'ENABLED' } },
      ),
    },
  ],
  notMeasured: [
    { googleTakeout: [] },
    { googleTakeout: setTo({}) },
    { googleTakeout: setTo({ serviceState: ['<b>'] }) },
    { googleTakeout: setTo({ serviceState: 'SERVICE_STATE_UNSPECIFIED' }) },
  ],
})

const admins = (...all: unknown[]) => ({ googleSuperAdministrators: all })
describeCheck(googleFewSuperAdministrators, {
  compliant: [
    admins(superAdministrator('a'), superAdministrator('b')),
    admins(...Array.from({ length: 8 }, (_, place) => superAdministrator(`a${place}`))),
  ],
  notCompliant: [
    admins(superAdministrator('a')),
    admins(superAdministrator('a'), superAdministrator('b', { suspended: true })),
    admins(...Array.from({ length: 9 }, (_, place) => superAdministrator(`a${place}`))),
  ],
  notMeasured: [admins()],
})

describeCheck(googleAdministratorsHaveASecondFactor, {
  compliant: [
    admins(superAdministrator('a')),
    admins(superAdministrator('a'), superAdministrator('gone', { suspended: true, isEnrolledIn2Sv: false })),
  ],
  notCompliant: [
    admins(superAdministrator('a'), superAdministrator('b', { isEnrolledIn2Sv: false })),
    admins(
      superAdministrator('a', { isEnrolledIn2Sv: false }),
      superAdministrator('b', { isEnrolledIn2Sv: false }),
    ),
  ],
  notMeasured: [admins(), admins(superAdministrator('a', { isEnrolledIn2Sv: 'yes' }))],
})

const factors = (
  factor: unknown,
  ...others: Parameters<typeof setTo> extends [unknown, ...infer Rest] ? Rest : never
) => ({
  googleSecondFactorMethods: setTo({ allowedSignInFactorSet: factor }, ...others),
  ...admins(superAdministrator('a', { orgUnitPath: '/Admins' })),
})
const only = { value: { allowedSignInFactorSet: 'PASSKEY_ONLY' } }
describeCheck(googleAdministratorsUsePasskeys, {
  compliant: [factors('PASSKEY_ONLY'), factors('ALL', { orgUnit: '/Admins', ...only })],
  notCompliant: [
    factors('ALL'),
    factors('NO_TELEPHONY', { orgUnit: '/Sales', ...only }),
    factors('PASSKEY_PLUS_SECURITY_CODE'),
  ],
  notMeasured: [
    factors('QUANTUM_ONLY'),
    factors(undefined),
    // Whether they are in that group is not told.
    factors('ALL', { group: 'admins@fabrikam.example', ...only }),
    { ...factors('ALL'), ...admins() },
    { ...factors('ALL'), ...admins(superAdministrator('a', { orgUnitPath: 7 })) },
  ],
})
