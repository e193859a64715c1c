import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { bannedPasswordsEnforced } from './banned-passwords-enforced.ts'
import { directoryMatchingBlocked } from './directory-matching-blocked.ts'
import { externalSecondFactorTrusted } from './external-second-factor-trusted.ts'
import { formsScannedForPhishing } from './forms-scanned-for-phishing.ts'
import { groupCreationRestricted } from './group-creation-restricted.ts'
import { groupsArePrivate } from './groups-are-private.ts'
import { guestsCannotOwnGroups } from './guests-cannot-own-groups.ts'
import { invitationDomainsRestricted } from './invitation-domains-restricted.ts'
import { onPremisesPasswordsProtected } from './on-premises-passwords-protected.ts'
import { passwordHashesSynchronized } from './password-hashes-synchronized.ts'
import { smartLockoutStrict } from './smart-lockout-strict.ts'
import { thirdPartyStorageOff } from './third-party-storage-off.ts'
import { webSessionsTimeOut } from './web-sessions-time-out.ts'

const setting = (templateId: string, values: Record<string, unknown>) => ({
  id: `of-${templateId}`,
  templateId,
  displayName: 'A setting',
  values: Object.entries(values).map(([name, value]) => ({ name, value })),
})
const NONE = { groupSettings: [] }
const OTHERS = setting('dffd5d46-495d-40a9-8e21-954ff55e198a', { EnableGroupCreation: 'false' })

const ofGroups = (values: Record<string, unknown>) => ({
  groupSettings: [
    OTHERS,
    setting('62375ab9-6b52-47ed-826b-58e47e0e304b', {
      AllowToAddGuests: 'True',
      UsageGuidelinesUrl: '',
      ...values,
    }),
  ],
})
describeCheck(groupCreationRestricted, {
  compliant: [ofGroups({ EnableGroupCreation: 'False' }), ofGroups({ EnableGroupCreation: 'false' })],
  notCompliant: [ofGroups({ EnableGroupCreation: 'True' }), ofGroups({ EnableGroupCreation: 'true' })],
  notMeasured: [
    ofGroups({}),
    ofGroups({ EnableGroupCreation: null }),
    ofGroups({ EnableGroupCreation: 'sometimes' }),
    { groupSettings: [{ id: 'unnamed', values: [] }] },
    { groupSettings: [{ ...setting('62375ab9-6b52-47ed-826b-58e47e0e304b', {}), values: null }] },
  ],
  beyondRemedy: [NONE, { groupSettings: [OTHERS] }],
})
describeCheck(guestsCannotOwnGroups, {
  compliant: [ofGroups({ AllowGuestsToBeGroupOwner: 'False' }), NONE],
  notCompliant: [ofGroups({ AllowGuestsToBeGroupOwner: 'True' })],
  notMeasured: [ofGroups({}), ofGroups({ AllowGuestsToBeGroupOwner: '' })],
})

const PASSWORDS = {
  BannedPasswordCheckOnPremisesMode: 'Enforce',
  EnableBannedPasswordCheckOnPremises: 'True',
  EnableBannedPasswordCheck: 'True',
  LockoutDurationInSeconds: '60',
  LockoutThreshold: '10',
  BannedPasswordList: 'contoso\tlisboa',
}
const ofPasswords = (values: Record<string, unknown>) => ({
  groupSettings: [OTHERS, setting('5cf42378-d67d-4f36-ba46-e8b86229381d', { ...PASSWORDS, ...values })],
})
describeCheck(bannedPasswordsEnforced, {
  compliant: [ofPasswords({})],
  notCompliant: [ofPasswords({ EnableBannedPasswordCheck: 'False' })],
  notMeasured: [ofPasswords({ EnableBannedPasswordCheck: '1' }), ofPasswords({ BannedPasswordList: null })],
  beyondRemedy: [
    NONE,
    ofPasswords({ BannedPasswordList: '' }),
    ofPasswords({ BannedPasswordList: '\t ' }),
    ofPasswords({ BannedPasswordList: '', EnableBannedPasswordCheck: 'False' }),
  ],
})
describeCheck(smartLockoutStrict, {
  compliant: [ofPasswords({}), ofPasswords({ LockoutThreshold: '3', LockoutDurationInSeconds: '600' }), NONE],
  notCompliant: [
    ofPasswords({ LockoutThreshold: '11' }),
    ofPasswords({ LockoutThreshold: '0' }),
    ofPasswords({ LockoutDurationInSeconds: '59' }),
  ],
  notMeasured: [
    ofPasswords({ LockoutThreshold: null }),
    ofPasswords({ LockoutThreshold: '' }),
    ofPasswords({ LockoutDurationInSeconds: 'PT1M' }),
  ],
})

const synchronized = (onPremisesSyncEnabled: unknown) => ({
  organization: [{ id: 'contoso', onPremisesSyncEnabled }],
})
const HYBRID = synchronized(true)
describeCheck(onPremisesPasswordsProtected, {
  compliant: [
    { ...HYBRID, ...ofPasswords({}) },
    { ...synchronized(null), ...NONE },
    { ...synchronized(false), ...ofPasswords({ BannedPasswordCheckOnPremisesMode: 'Audit' }) },
  ],
  notCompliant: [
    { ...HYBRID, ...ofPasswords({ BannedPasswordCheckOnPremisesMode: 'Audit' }) },
    { ...HYBRID, ...ofPasswords({ EnableBannedPasswordCheckOnPremises: 'False' }) },
  ],
  notMeasured: [
    { ...synchronized(undefined), ...ofPasswords({}) },
    { ...HYBRID, ...ofPasswords({ BannedPasswordCheckOnPremisesMode: 'Suggest' }) },
    { ...HYBRID, ...ofPasswords({ EnableBannedPasswordCheckOnPremises: null }) },
    { organization: [], ...ofPasswords({}) },
  ],
  beyondRemedy: [{ ...HYBRID, ...NONE }],
})

const synchronization = (features: unknown) => ({
  onPremisesSynchronization: [{ id: 'contoso', features }],
})
const NOT_SYNCHRONIZED = { ...synchronized(null), onPremisesSynchronization: [] }
describeCheck(passwordHashesSynchronized, {
  compliant: [{ ...HYBRID, ...synchronization({ passwordSyncEnabled: true }) }, NOT_SYNCHRONIZED],
  notCompliant: [{ ...HYBRID, ...synchronization({ passwordSyncEnabled: false }) }],
  notMeasured: [
    { ...HYBRID, ...synchronization({}) },
    { ...HYBRID, ...synchronization(null) },
    { ...HYBRID, onPremisesSynchronization: [] },
    { ...synchronized('yes'), ...synchronization({ passwordSyncEnabled: true }) },
  ],
})
const matching = (soft: unknown, hard: unknown) =>
  synchronization({
    passwordSyncEnabled: true,
    blockSoftMatchEnabled: soft,
    blockCloudObjectTakeoverThroughHardMatchEnabled: hard,
  })
describeCheck(directoryMatchingBlocked, {
  compliant: [{ ...HYBRID, ...matching(true, true) }, NOT_SYNCHRONIZED],
  notCompliant: [
    { ...HYBRID, ...matching(false, true) },
    { ...HYBRID, ...matching(true, false) },
  ],
  notMeasured: [
    { ...HYBRID, ...matching(true, undefined) },
    { ...HYBRID, ...synchronization(undefined) },
    { ...HYBRID, onPremisesSynchronization: [] },
  ],
})

const trust = (members: unknown) => ({
  crossTenantAccessDefault: { isServiceDefault: true, inboundTrust: members },
})
const DEVICES = { isCompliantDeviceAccepted: true, isHybridAzureADJoinedDeviceAccepted: false }
describeCheck(externalSecondFactorTrusted, {
  compliant: [trust({ ...DEVICES, isMfaAccepted: true })],
  notCompliant: [trust({ ...DEVICES, isMfaAccepted: false })],
  notMeasured: [trust(DEVICES), trust(null), trust({ ...DEVICES, isMfaAccepted: null })],
  beyondRemedy: [trust({ isMfaAccepted: false })],
})

const storageApp = (accountEnabled: unknown) => ({
  thirdPartyStorageApps: [{ id: '7c1f', appId: 'c1f33bc0-bdb4-4248-ba9b-096807ddb43e', accountEnabled }],
})
describeCheck(thirdPartyStorageOff, {
  compliant: [storageApp(false)],
  notCompliant: [storageApp(true)],
  notMeasured: [storageApp(null), storageApp(undefined)],
  beyondRemedy: [{ thirdPartyStorageApps: [] }],
})

const OFFICE = '00000006-0000-0ff1-ce00-000000000000'
const PORTAL = 'c44b4083-3bb0-49c1-b47d-974e53cbdf3c'
const timeouts = (byApp: Record<string, unknown>) =>
  JSON.stringify({
    ActivityBasedTimeoutPolicy: {
      Version: 1,
      ApplicationPolicies: Object.entries(byApp).map(([ApplicationId, WebSessionIdleTimeout]) => ({
        ApplicationId,
        WebSessionIdleTimeout,
      })),
    },
  })
const timeoutPolicy = (definition: unknown, members: object = {}) => ({
  activityBasedTimeoutPolicies: [
    { id: 'timeout', displayName: 'Idle', isOrganizationDefault: true, definition: [definition], ...members },
  ],
})
describeCheck(webSessionsTimeOut, {
  compliant: [
    timeoutPolicy(timeouts({ default: '03:00:00' })),
    timeoutPolicy(timeouts({ default: '1.00:00:00', [OFFICE]: '00:30:00' })),
  ],
  notCompliant: [
    timeoutPolicy(timeouts({ default: '03:00:01' })),
    timeoutPolicy(timeouts({ default: '1.00:00:00' })),
    timeoutPolicy(timeouts({ default: '00:00:00' })),
    timeoutPolicy(timeouts({ default: '01:00:00', [OFFICE]: '06:00:00' })),
    timeoutPolicy(timeouts({ [PORTAL]: '00:15:00' })),
  ],
  notMeasured: [
    timeoutPolicy('not JSON'),
    timeoutPolicy('{}'),
    timeoutPolicy(undefined),
    timeoutPolicy(timeouts({ default: 'an hour' })),
    timeoutPolicy(timeouts({ default: 3 })),
    timeoutPolicy(timeouts({ default: '01:00:00' }), { isOrganizationDefault: undefined }),
    timeoutPolicy(timeouts({ default: '06:00:00' }), { definition: null }),
  ],
  beyondRemedy: [
    { activityBasedTimeoutPolicies: [] },
    timeoutPolicy(timeouts({ default: '01:00:00' }), { isOrganizationDefault: false }),
    timeoutPolicy(timeouts({ default: '06:00:00' }), { displayName: undefined }),
  ],
})

const inviting = (domains: unknown) => ({
  b2bManagementPolicies: [
    {
      id: 'b2b',
      displayName: 'B2BManagementPolicy',
      definition: [
        JSON.stringify({
          B2BManagementPolicy: {
            InvitationsAllowedAndBlockedDomainsPolicy: domains,
            AutoRedeemPolicy: { AdminConsentedForUsersIntoTenantIds: [] },
          },
        }),
      ],
    },
  ],
})
const defined = (definition: unknown) => ({ b2bManagementPolicies: [{ id: 'b2b', definition }] })
describeCheck(invitationDomainsRestricted, {
  compliant: [inviting({ AllowedDomains: ['partner.example'] })],
  notCompliant: [
    { b2bManagementPolicies: [] },
    inviting(undefined),
    inviting({ AllowedDomains: [] }),
    inviting({ BlockedDomains: ['rival.example'] }),
  ],
  notMeasured: [
    defined(['not JSON']),
    defined(['{}']),
    defined([]),
    defined(undefined),
    defined('{}'),
    inviting({ AllowedDomains: 'partner.example' }),
  ],
})

const groups = (...visibilities: unknown[]) => ({
  microsoft365Groups: visibilities.map((visibility, index) => ({
    id: `group-${index}`,
    displayName: `Group ${index}`,
    visibility,
  })),
})
describeCheck(groupsArePrivate, {
  compliant: [groups(), groups('Private', 'HiddenMembership')],
  notCompliant: [groups('Public'), groups('Private', 'Public')],
  notMeasured: [groups(undefined), groups('Private', null), groups('Public', 'Members')],
})

const forms = (settings: unknown) => ({ forms: { id: 'forms', settings } })
describeCheck(formsScannedForPhishing, {
  compliant: [forms({ isInOrgFormsPhishingScanEnabled: true })],
  notCompliant: [forms({ isInOrgFormsPhishingScanEnabled: false, isExternalSendFormEnabled: true })],
  notMeasured: [forms({}), forms(null), forms({ isInOrgFormsPhishingScanEnabled: 'true' })],
})
