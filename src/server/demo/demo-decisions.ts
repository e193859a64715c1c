import type { Item, Settings } from '#sandbox/microsoft365/tenant/settings.ts'
import { stableGuid } from '#sandbox/microsoft365/tenant/stable-guid.ts'
import type { Random } from './random.ts'

/** What administrators of a demo company may have decided, where no remedy of ours does it. */
type Decision = (settings: Settings) => void

export const POLICIES = 'identity/conditionalAccess/policies'
/** The group of accounts for an emergency. */
export const EMERGENCY = 'e0000001-0000-4000-8000-000000000000'
const OPERATING_COUNTRIES = 'c0000001-0000-4000-8000-000000000000'

const added =
  (path: string, item: Item): Decision =>
  ({ graph }) => {
    const items = graph[path]
    // Each company changes what is its own.
    if (Array.isArray(items)) items.push(structuredClone(item))
  }

/** A conditional access policy for everybody in every app. */
const policy = (id: string, displayName: string, conditions: Item, grant: string | null, session?: Item) =>
  added(POLICIES, {
    id: `${id}-0000-4000-8000-000000000000`,
    displayName,
    state: 'enabled',
    createdDateTime: '2026-03-02T09:00:00Z',
    modifiedDateTime: null,
    conditions: {
      clientAppTypes: ['all'],
      users: { includeUsers: ['All'], excludeUsers: [], excludeGroups: [], excludeRoles: [] },
      applications: { includeApplications: ['All'], excludeApplications: [] },
      ...conditions,
    },
    grantControls: grant === null ? null : { operator: 'OR', builtInControls: [grant] },
    sessionControls: session ?? null,
  })

const onlyFromOperatingCountries: Decision = (settings) => {
  const place = {
    '@odata.type': '#microsoft.graph.countryNamedLocation',
    id: OPERATING_COUNTRIES,
    displayName: 'Where we work',
    countriesAndRegions: ['GB', 'IE', 'PT', 'US'],
    includeUnknownCountriesAndRegions: false,
  }
  added('identity/conditionalAccess/namedLocations', place)(settings)
  const locations = { includeLocations: ['All'], excludeLocations: [OPERATING_COUNTRIES] }
  policy('00000005', 'Block sign-ins from elsewhere', { locations }, 'block')(settings)
}

/** Each policy that was decided by then leaves the accounts for an emergency out. */
const emergencyAccounts: Decision = ({ graph }) => {
  const policies = graph[POLICIES]
  if (!Array.isArray(policies)) return
  for (const { conditions } of policies)
    ((conditions as Item)['users'] as Item)['excludeGroups'] = [EMERGENCY]
}

/** Nobody can turn the defaults on beside a policy. */
const securityDefaults: Decision = ({ graph }) => {
  const defaults = graph['policies/identitySecurityDefaultsEnforcementPolicy']
  if (graph[POLICIES]?.length === 0 && defaults) Object.assign(defaults, { isEnabled: true })
}

const invitationDomains = added('policies/b2bManagementPolicies', {
  id: 'b0000001-0000-4000-8000-000000000000',
  displayName: 'B2BManagementPolicy',
  isOrganizationDefault: true,
  definition: [
    JSON.stringify({
      B2BManagementPolicy: {
        InvitationsAllowedAndBlockedDomainsPolicy: {
          AllowedDomains: ['partner.example'],
          BlockedDomains: [],
        },
      },
    }),
  ],
})

/** A policy of the company's own beside the vendor's, as strict as it should be. */
const ownPolicy =
  (noun: string, members: Item): Decision =>
  ({ exchange }) => {
    const policies = exchange[noun]
    policies?.push({
      ...policies[0],
      Name: 'Everybody',
      Identity: 'Everybody',
      IsBuiltInProtection: false,
      ...members,
    })
  }

const addInsRefused: Decision = ({ exchange }) => {
  const [assigned] = exchange['RoleAssignmentPolicy'] ?? []
  if (assigned) assigned['AssignedRoles'] = ['MyBaseOptions', 'MyContactInformation']
}

const mailboxesBlocked: Decision = ({ exchange }) => {
  for (const mailbox of exchange['Mailbox'] ?? [])
    if (mailbox['RecipientTypeDetails'] !== 'UserMailbox') mailbox['AccountDisabled'] = true
}

export const decisions: readonly Decision[] = [
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
  onlyFromOperatingCountries,
  policy(
    '00000006',
    'Require a second factor to register devices',
    { applications: { includeApplications: [], includeUserActions: ['urn:user:registerdevice'] } },
    'mfa',
  ),
  policy(
    '00000007',
    'Bind sessions to their device',
    { platforms: { includePlatforms: ['windows'] } },
    null,
    { secureSignInSession: { isEnabled: true } },
  ),
  emergencyAccounts,
  securityDefaults,
  invitationDomains,
  ownPolicy('SafeLinksPolicy', { EnableForInternalSenders: true, AllowClickThrough: false }),
  ownPolicy('SafeAttachmentPolicy', { Enable: true, Action: 'Block' }),
  addInsRefused,
  mailboxesBlocked,
]

/** How the accounts sign in that come in when nobody else does. */
export const emergencyAccountsOf = (domain: string): string[] =>
  ['emergency-1', 'emergency-2'].map((name) => `${name}@${domain}`)

const APP_PERMISSIONS = "servicePrincipals(appId='00000003-0000-0000-c000-000000000000')/appRoleAssignedTo"
const SHARED = ['Accounts', 'Office', 'Sales']
const ROOMS = ['Meeting room', 'Workshop']

/** What came to be in a company without anybody deciding it: the less the care, the more of what should not be. */
export function furnish({ graph, exchange }: Settings, domain: string, random: Random, care: number): void {
  exchange['Mailbox']?.push(
    ...SHARED.map((name) => mailbox(domain, name, 'SharedMailbox', null)),
    ...ROOMS.map((name) => mailbox(domain, name, 'RoomMailbox', null)),
    mailbox(
      domain,
      'Travel',
      'UserMailbox',
      `smtp:travel@${random.chance(care) ? domain : 'private-mail.example'}`,
    ),
  )
  const teams = ['Everybody', 'Finance', 'Field service'].map((displayName) => ({
    id: random.uuid(),
    displayName,
    groupTypes: ['Unified'],
    visibility: random.chance(care) ? 'Private' : 'Public',
  }))
  graph['groups'] = [
    ...teams,
    // Policies name it, and could not be changed as a whole without it.
    { id: EMERGENCY, displayName: 'Emergency access', groupTypes: [], securityEnabled: true },
  ]
  graph[`groups/${EMERGENCY}/transitiveMembers`] = emergencyAccountsOf(domain).map(
    (userPrincipalName, place) => ({
      id: EMERGENCY.replace(/.$/, `${place + 1}`),
      userPrincipalName,
    }),
  )
  const isThorough = random.chance(care)
  graph['reports/authenticationMethods/userRegistrationDetails'] = Array.from(
    { length: isThorough ? 0 : 1 + random.below(9) },
    () => ({
      id: random.uuid(),
      userType: 'member',
      isAdmin: false,
      isMfaCapable: random.chance(0.5),
      isSsprCapable: false,
    }),
  )
  if (!random.chance(care))
    added(APP_PERMISSIONS, {
      id: random.uuid(),
      appRoleId: '9e3f62cf-ca93-4989-b6ce-bf83c28f9fe8',
      principalDisplayName: 'Migration',
      principalType: 'ServicePrincipal',
      resourceDisplayName: 'Microsoft Graph',
    })({ graph, exchange })
  const devices = 10 + random.below(60)
  const left = Math.round(devices * (1 - care) * 0.4)
  Object.assign(graph['deviceManagement/deviceCompliancePolicyDeviceStateSummary'] ?? {}, {
    compliantDeviceCount: devices - left,
    nonCompliantDeviceCount: left,
  })
}

const mailbox = (
  domain: string,
  Identity: string,
  RecipientTypeDetails: string,
  ForwardingSmtpAddress: string | null,
) => ({
  Name: Identity,
  Identity,
  DisplayName: Identity,
  ExternalDirectoryObjectId: stableGuid(`${domain}/${Identity}`),
  UserPrincipalName: `${Identity.toLowerCase().replaceAll(' ', '.')}@${domain}`,
  IsDirSynced: false,
  RecipientTypeDetails,
  AccountDisabled: false,
  ForwardingSmtpAddress,
})
