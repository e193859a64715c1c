import { factorySettings, type Item, type Settings } from '#sandbox/microsoft365/settings.ts'
import type { Random } from './random.ts'

/** The service plans of a product, as far as checks ask for them, by its part number. */
export const demoServicePlans: Record<string, readonly string[]> = {
  SPB: ['AAD_PREMIUM', 'EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD', 'INTUNE_A', 'ATP_ENTERPRISE'],
  O365_BUSINESS_PREMIUM: ['EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD'],
  O365_BUSINESS_ESSENTIALS: ['EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD'],
  SPE_E3: ['AAD_PREMIUM', 'EXCHANGE_S_ENTERPRISE', 'SHAREPOINTENTERPRISE', 'INTUNE_A'],
  SPE_E5: [
    'AAD_PREMIUM_P2',
    'EXCHANGE_S_ENTERPRISE',
    'SHAREPOINTENTERPRISE',
    'INTUNE_A',
    'LOCKBOX_ENTERPRISE',
    'THREAT_INTELLIGENCE',
  ],
}

/** What administrators of a demo company decided; how much of it is a matter of their care. */
export function demoSettings(domain: string, random: Random): Settings {
  const settings = factorySettings(domain)
  const care = 0.15 + 0.8 * random.next()
  for (const decide of decisions) if (random.chance(care)) decide(settings)
  return settings
}

type Decision = (settings: Settings) => void

/** Members of an object that Graph has once. */
const inGraph =
  (path: string, set: Item): Decision =>
  ({ graph }) =>
    void Object.assign(graph[path] ?? {}, set)

/** Members of the first object that cmdlets of a noun give. */
const inExchange =
  (noun: string, set: Item): Decision =>
  ({ exchange }) =>
    void Object.assign(exchange[noun]?.[0] ?? {}, set)

const METHODS = 'policies/authenticationMethodsPolicy/authenticationMethodConfigurations'

const method =
  (wanted: string, set: Item): Decision =>
  ({ graph }) => {
    const methods = graph[METHODS]
    if (Array.isArray(methods)) Object.assign(methods.find(({ id }) => id === wanted) ?? {}, set)
  }

const forUsers =
  (set: Item): Decision =>
  ({ graph }) => {
    const policy = graph['policies/authorizationPolicy']
    if (policy && !Array.isArray(policy))
      policy['defaultUserRolePermissions'] = { ...(policy['defaultUserRolePermissions'] as Item), ...set }
  }

/** A conditional access policy for everybody in every app. */
const policy =
  (id: string, displayName: string, conditions: Item, grant: string): Decision =>
  ({ graph }) => {
    const policies = graph['identity/conditionalAccess/policies']
    if (!Array.isArray(policies)) return
    policies.push({
      id: `${id}-0000-4000-8000-000000000000`,
      displayName,
      state: 'enabled',
      createdDateTime: '2026-03-02T09:00:00Z',
      modifiedDateTime: null,
      conditions: {
        clientAppTypes: ['all'],
        users: { includeUsers: ['All'], excludeUsers: [], excludeRoles: [] },
        applications: { includeApplications: ['All'], excludeApplications: [] },
        ...conditions,
      },
      grantControls: { operator: 'OR', builtInControls: [grant] },
      sessionControls: null,
    })
  }

const decisions: readonly Decision[] = [
  policy(
    '00000001',
    'Block legacy authentication',
    { clientAppTypes: ['exchangeActiveSync', 'other'] },
    'block',
  ),
  policy('00000002', 'Require a second factor', {}, 'mfa'),
  policy('00000003', 'Require a second factor for risky sign-ins', { signInRiskLevels: ['high'] }, 'mfa'),
  policy(
    '00000004',
    'Block device code flow',
    { authenticationFlows: { transferMethods: 'deviceCodeFlow' } },
    'block',
  ),
  inGraph('policies/authorizationPolicy', { allowInvitesFrom: 'adminsAndGuestInviters' }),
  inGraph('policies/authorizationPolicy', { guestUserRoleId: '2af84b1e-32c8-42b7-82bc-daa82404023b' }),
  forUsers({ allowedToCreateApps: false }),
  forUsers({ allowedToCreateTenants: false }),
  forUsers({ allowedToCreateSecurityGroups: false }),
  forUsers({ allowedToReadBitlockerKeysForOwnedDevice: false }),
  forUsers({ permissionGrantPoliciesAssigned: [] }),
  inGraph('policies/adminConsentRequestPolicy', {
    isEnabled: true,
    notifyReviewers: true,
    requestDurationInDays: 30,
    reviewers: [{ query: '/users/6e7b768e-07e2-4810-8459-485f84f8f204', queryType: 'MicrosoftGraph' }],
  }),
  inGraph('admin/sharepoint/settings', { sharingCapability: 'existingExternalUserSharingOnly' }),
  inGraph('admin/sharepoint/settings', { isResharingByExternalUsersEnabled: false }),
  inGraph('admin/sharepoint/settings', { isLegacyAuthProtocolsEnabled: false }),
  inGraph('admin/sharepoint/settings', {
    idleSessionSignOut: { isEnabled: true, warnAfterInSeconds: 3300, signOutAfterInSeconds: 3600 },
  }),
  inGraph('policies/authenticationMethodsPolicy', { policyMigrationState: 'migrationComplete' }),
  method('Sms', { state: 'disabled' }),
  method('Voice', { state: 'disabled' }),
  method('Email', { state: 'disabled' }),
  method('Fido2', { state: 'enabled' }),
  inExchange('OrganizationConfig', { MailTipsExternalRecipientsTipsEnabled: true }),
  inExchange('OrganizationConfig', { RejectDirectSend: true }),
  inExchange('AdminAuditLogConfig', { UnifiedAuditLogIngestionEnabled: true }),
  inExchange('ExternalInOutlook', { Enabled: true }),
  inExchange('TransportConfig', { SmtpClientAuthenticationDisabled: true }),
  inExchange('HostedOutboundSpamFilterPolicy', { AutoForwardingMode: 'Off' }),
  inExchange('OwaMailboxPolicy', { AdditionalStorageProvidersAvailable: false }),
  inExchange('SharingPolicy', { Domains: ['*:CalendarSharingFreeBusySimple'] }),
  inExchange('HostedContentFilterPolicy', {
    SpamAction: 'Quarantine',
    HighConfidenceSpamAction: 'Quarantine',
    PhishSpamAction: 'Quarantine',
  }),
  inExchange('AtpPolicyForO365', { EnableATPForSPOTeamsODB: true }),
  inExchange('TeamsProtectionPolicy', { ZapEnabled: true }),
]
