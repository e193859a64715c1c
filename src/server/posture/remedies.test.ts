import { describe, expect, test } from 'vitest'
import type { Tenant } from '#sandbox/microsoft365/tenant/state.ts'
import { callOf } from '#shared/domain/posture/call.ts'
import { inverseOf } from '#shared/domain/posture/change.ts'
import { judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { answersOf, snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'

type Item = Record<string, unknown>

const setting = (id: string, templateId: string, values: Record<string, string>): Item => ({
  id,
  templateId,
  values: Object.entries(values).map(([name, value]) => ({ name, value })),
})

/** What Graph tells of a tenant that was set up carelessly. */
const carelessGraph: Record<string, Item | Item[]> = {
  'policies/authorizationPolicy': {
    allowUserConsentForRiskyApps: true,
    allowEmailVerifiedUsersToJoinOrganization: true,
    guestUserRoleId: 'a0b1b346-4d3e-4e8b-98f8-753987be4970',
  },
  'policies/authenticationMethodsPolicy': {
    registrationEnforcement: { authenticationMethodsRegistrationCampaign: { state: 'disabled' } },
  },
  'policies/adminConsentRequestPolicy': { reviewers: [{ query: '/users/7', queryType: 'MicrosoftGraph' }] },
  'admin/sharepoint/settings': { allowedDomainGuidsForSyncApp: ['7a1f3b52-0000-4000-8000-000000000001'] },
  groupSettings: [
    setting('groups', '62375ab9-6b52-47ed-826b-58e47e0e304b', {
      EnableGroupCreation: 'true',
      GroupCreationAllowedGroupId: '',
      AllowGuestsToBeGroupOwner: 'true',
    }),
    setting('passwords', '5cf42378-d67d-4f36-ba46-e8b86229381d', {
      EnableBannedPasswordCheck: 'False',
      BannedPasswordList: 'fabrikam',
      LockoutThreshold: '30',
      LockoutDurationInSeconds: '30',
      EnableBannedPasswordCheckOnPremises: 'False',
      BannedPasswordCheckOnPremisesMode: 'Audit',
    }),
  ],
  'directory/onPremisesSynchronization': [
    {
      id: 'synchronization',
      features: {
        passwordSyncEnabled: false,
        blockSoftMatchEnabled: false,
        blockCloudObjectTakeoverThroughHardMatchEnabled: false,
      },
    },
  ],
  'policies/activityBasedTimeoutPolicies': [
    {
      id: 'timeout',
      displayName: 'Idle sessions',
      isOrganizationDefault: true,
      definition: [
        JSON.stringify({
          ActivityBasedTimeoutPolicy: {
            Version: 1,
            ApplicationPolicies: [{ ApplicationId: 'default', WebSessionIdleTimeout: '10:00:00' }],
          },
        }),
      ],
    },
  ],
  'deviceManagement/managedDeviceCleanupRules': [
    { id: 'rule', deviceCleanupRulePlatformType: 'all', deviceInactivityBeforeRetirementInDays: 200 },
  ],
}

/** The same of cmdlets, for the first object of each noun. */
const carelessExchange: Record<string, Item> = {
  OrganizationConfig: { AuditDisabled: true, OAuth2ClientProfileEnabled: false },
  HostedConnectionFilterPolicy: { EnableSafeList: true, IPAllowList: ['192.0.2.7'] },
  HostedContentFilterPolicy: { SpamZapEnabled: false, AllowedSenderDomains: ['partner.example'] },
  HostedOutboundSpamFilterPolicy: { NotifyOutboundSpamRecipients: ['desk@fabrikam.example'] },
  AntiPhishPolicy: { HonorDmarcPolicy: false },
  MailboxAuditBypassAssociation: { AuditBypassEnabled: true },
  MalwareFilterPolicy: {
    EnableFileFilter: false,
    ZapEnabled: false,
    InternalSenderAdminAddress: 'desk@fabrikam.example',
  },
  ReportSubmissionPolicy: { EnableReportToMicrosoft: false },
}

/** Makes of a tenant what somebody may have made of it. */
function spoil({ settings: { graph, exchange }, domains, organization }: Tenant) {
  for (const [path, careless] of Object.entries(carelessGraph))
    if (Array.isArray(careless)) graph[path] = structuredClone(careless)
    else Object.assign(graph[path] ?? {}, structuredClone(careless))
  const methods = graph['policies/authenticationMethodsPolicy/authenticationMethodConfigurations'] as Item[]
  Object.assign(methods.find(({ id }) => id === 'QRCodePin') ?? {}, { state: 'enabled' })
  const texts = methods.find(({ id }) => id === 'Sms')?.['includeTargets'] as Item[]
  Object.assign(texts[0] ?? {}, { isRegistrationRequired: true })
  for (const [noun, careless] of Object.entries(carelessExchange))
    Object.assign(exchange[noun]?.[0] ?? {}, structuredClone(careless))
  addOthers(exchange)
  Object.assign(domains[0] ?? {}, { passwordValidityPeriodInDays: 90 })
  organization['onPremisesSyncEnabled'] = true
}

/** Policies, mailboxes and keys of which a change does not mean all. */
function addOthers(exchange: Tenant['settings']['exchange']) {
  // Where there are several, a change has to name the one that it means.
  for (const noun of ['HostedConnectionFilterPolicy', 'HostedOutboundSpamFilterPolicy', 'RemoteDomain']) {
    const [first] = exchange[noun] ?? []
    exchange[noun]?.unshift({
      ...first,
      Name: 'Another',
      Identity: 'Another',
      RecommendedPolicyType: 'Strict',
      IPAllowList: [],
      EnableSafeList: false,
      AutoForwardingMode: 'Off',
      DomainName: 'partner.example',
    })
  }
  // The vendor's own cannot be changed, and protects too little.
  for (const [noun, careless] of Object.entries({
    SafeLinksPolicy: { EnableSafeLinksForTeams: false },
    SafeAttachmentPolicy: { Enable: false, Action: 'Allow' },
  }))
    exchange[noun]?.push({
      ...exchange[noun]?.[0],
      Name: 'Everybody',
      Identity: 'Everybody',
      IsBuiltInProtection: false,
      ...careless,
    })
  exchange['Mailbox']?.push(
    {
      Identity: 'Desk',
      DisplayName: 'Desk',
      ExternalDirectoryObjectId: '5b7c1d1e-0000-4000-8000-000000000001',
      IsDirSynced: false,
      RecipientTypeDetails: 'SharedMailbox',
      ForwardingSmtpAddress: null,
      AccountDisabled: false,
    },
    { Identity: 'jo', RecipientTypeDetails: 'UserMailbox', ForwardingSmtpAddress: 'smtp:jo@private.example' },
    { Identity: 'kim', RecipientTypeDetails: 'UserMailbox', ForwardingSmtpAddress: null },
  )
  const Domain = 'fabrikam.example'
  Object.assign(exchange['AcceptedDomain']?.[0] ?? {}, { DomainName: Domain })
  exchange['DkimSigningConfig']?.push({
    Identity: Domain,
    Domain,
    Enabled: false,
    Status: 'Valid',
    Selector1KeySize: 2048,
  })
}

describe.each(checks.filter(({ remedy }) => remedy))('the remedy of $id', (check) => {
  test('is carried out in the cloud, read again as compliant, and taken back', async () => {
    const { tenant, settings, read } = openPretendTenant()
    spoil(tenant)
    const before = await read()
    expect(judge(check, before).status).toBe('notCompliant')

    const changes = remedyFor(check, before)
    expect(changes).not.toEqual([])
    for (const change of changes) await settings.change(callOf(change))
    expect(judge(check, await read()).status).toBe('compliant')

    for (const change of changes.toReversed()) await settings.change(callOf(inverseOf(before, change)))
    expect((await read()).sources).toEqual(before.sources)
  })

  test('is the same by what devices have of the tenant, and so is the way back', async () => {
    const { tenant, read } = openPretendTenant()
    spoil(tenant)
    const whole = await read()
    const told = JSON.parse(JSON.stringify(answersOf('company', whole))) as TenantAnswers
    const onDevice = snapshotOf(told, '2026-05-01T00:00:00.000Z')
    const changes = remedyFor(check, whole)
    expect(remedyFor(check, onDevice)).toEqual(changes)
    expect(changes.map((change) => inverseOf(onDevice, change))).toEqual(
      changes.map((change) => inverseOf(whole, change)),
    )
  })
})
