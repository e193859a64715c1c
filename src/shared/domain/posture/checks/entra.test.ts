import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { adminConsentWorkflowOn } from './admin-consent-workflow-on.ts'
import { adminSelfServiceResetOff } from './admin-self-service-reset-off.ts'
import { emailSelfSignUpOff } from './email-self-sign-up-off.ts'
import { guestDirectoryAccessLimited } from './guest-directory-access-limited.ts'
import { guestInvitationsLimited } from './guest-invitations-limited.ts'
import { passwordsDoNotExpire } from './passwords-do-not-expire.ts'
import { riskyAppConsentBlocked } from './risky-app-consent-blocked.ts'
import { usageReportsShowNames } from './usage-reports-show-names.ts'
import { userConsentOff } from './user-consent-off.ts'
import { usersCannotCreateSecurityGroups } from './users-cannot-create-security-groups.ts'
import { usersCannotCreateTenants } from './users-cannot-create-tenants.ts'
import { usersCannotReadBitlockerKeys } from './users-cannot-read-bitlocker-keys.ts'
import { usersCannotRegisterApps } from './users-cannot-register-apps.ts'

const policy = (members: object) => ({ authorizationPolicy: { id: 'authorizationPolicy', ...members } })
const ofUsers = (members: object) => policy({ defaultUserRolePermissions: members })

for (const [check, member] of [
  [usersCannotRegisterApps, 'allowedToCreateApps'],
  [usersCannotCreateTenants, 'allowedToCreateTenants'],
  [usersCannotCreateSecurityGroups, 'allowedToCreateSecurityGroups'],
  [usersCannotReadBitlockerKeys, 'allowedToReadBitlockerKeysForOwnedDevice'],
] as const)
  describeCheck(check, {
    compliant: [ofUsers({ [member]: false })],
    notCompliant: [ofUsers({ [member]: true, allowedToReadOtherUsers: true })],
    notMeasured: [ofUsers({}), policy({}), ofUsers({ [member]: null }), ofUsers({ [member]: 'false' })],
  })

describeCheck(riskyAppConsentBlocked, {
  compliant: [policy({ allowUserConsentForRiskyApps: false })],
  notCompliant: [policy({ allowUserConsentForRiskyApps: true })],
  notMeasured: [policy({}), policy({ allowUserConsentForRiskyApps: null })],
})

describeCheck(adminSelfServiceResetOff, {
  compliant: [policy({ allowedToUseSSPR: false })],
  notCompliant: [policy({ allowedToUseSSPR: true })],
  notMeasured: [policy({})],
})

describeCheck(emailSelfSignUpOff, {
  compliant: [
    policy({
      allowedToSignUpEmailBasedSubscriptions: false,
      allowEmailVerifiedUsersToJoinOrganization: false,
    }),
  ],
  notCompliant: [
    policy({
      allowedToSignUpEmailBasedSubscriptions: true,
      allowEmailVerifiedUsersToJoinOrganization: false,
    }),
    policy({
      allowedToSignUpEmailBasedSubscriptions: false,
      allowEmailVerifiedUsersToJoinOrganization: true,
    }),
  ],
  notMeasured: [policy({ allowedToSignUpEmailBasedSubscriptions: false })],
})

describeCheck(guestInvitationsLimited, {
  compliant: [policy({ allowInvitesFrom: 'adminsAndGuestInviters' }), policy({ allowInvitesFrom: 'none' })],
  notCompliant: [
    policy({ allowInvitesFrom: 'everyone' }),
    policy({ allowInvitesFrom: 'adminsGuestInvitersAndAllMembers' }),
  ],
  notMeasured: [policy({}), policy({ allowInvitesFrom: 'whoeverAsksNicely' })],
})

describeCheck(guestDirectoryAccessLimited, {
  compliant: [
    policy({ guestUserRoleId: '2af84b1e-32c8-42b7-82bc-daa82404023b' }),
    policy({ guestUserRoleId: '10DAE51F-B6AF-4016-8D66-8C2A99B929B3' }),
  ],
  notCompliant: [policy({ guestUserRoleId: 'a0b1b346-4d3e-4e8b-98f8-753987be4970' })],
  notMeasured: [policy({ guestUserRoleId: '11111111-2222-4333-8444-555555555555' }), policy({})],
})

const granted = (...policies: string[]) => ofUsers({ permissionGrantPoliciesAssigned: policies })
const OF_TEAMS = 'ManagePermissionGrantsForOwnedResource.microsoft-dynamically-managed-permissions-for-team'
describeCheck(userConsentOff, {
  compliant: [granted(), granted(OF_TEAMS)],
  notCompliant: [
    granted('ManagePermissionGrantsForSelf.microsoft-user-default-legacy', OF_TEAMS),
    granted('ManagePermissionGrantsForSelf.microsoft-user-default-low'),
  ],
  notMeasured: [ofUsers({}), ofUsers({ permissionGrantPoliciesAssigned: 'all' })],
})

const workflow = (members: object) => ({
  adminConsentRequestPolicy: {
    isEnabled: true,
    notifyReviewers: true,
    remindersEnabled: true,
    requestDurationInDays: 14,
    reviewers: [{ query: '/users/7c1f', queryType: 'MicrosoftGraph' }],
    ...members,
  },
})
describeCheck(adminConsentWorkflowOn, {
  compliant: [workflow({}), workflow({ requestDurationInDays: 30 })],
  notCompliant: [
    workflow({ isEnabled: false }),
    workflow({ notifyReviewers: false }),
    workflow({ remindersEnabled: false }),
    workflow({ requestDurationInDays: 31 }),
  ],
  notMeasured: [
    workflow({ isEnabled: undefined }),
    workflow({ reviewers: undefined }),
    workflow({ requestDurationInDays: '30' }),
  ],
  beyondRemedy: [workflow({ reviewers: [] }), workflow({ isEnabled: false, reviewers: [] })],
})

const domain = (id: string, members: object) => ({
  id,
  authenticationType: 'Managed',
  isVerified: true,
  ...members,
})
describeCheck(passwordsDoNotExpire, {
  compliant: [
    { domains: [domain('contoso.example', { passwordValidityPeriodInDays: 2_147_483_647 })] },
    { domains: [domain('contoso.example', { passwordValidityPeriodInDays: null })] },
    {
      domains: [
        domain('sso.example', { authenticationType: 'Federated', passwordValidityPeriodInDays: 90 }),
        domain('new.example', { isVerified: false, passwordValidityPeriodInDays: 90 }),
      ],
    },
  ],
  notCompliant: [
    {
      domains: [
        domain('contoso.example', { passwordValidityPeriodInDays: 2_147_483_647 }),
        domain('old.example', { passwordValidityPeriodInDays: 90 }),
      ],
    },
  ],
  notMeasured: [{ domains: [domain('contoso.example', {})] }],
})

describeCheck(usageReportsShowNames, {
  compliant: [{ reportSettings: { displayConcealedNames: false } }],
  notCompliant: [{ reportSettings: { displayConcealedNames: true } }],
  notMeasured: [{ reportSettings: {} }],
})
