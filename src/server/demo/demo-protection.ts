import type { Item, Settings } from '#sandbox/microsoft365/tenant/settings.ts'
import { isSetName } from '#shared/domain/intune/device-policy.ts'
import { createRandom, type Random } from './random.ts'

const MADE = '2026-03-02T08:00:00Z'

/**
 * What administrators of a demo company set for its devices and for its mail beside what the vendor has, the more the greater their
 * care. The same at each start, and from a row of chances of its own.
 */
export function protect(settings: Settings, domain: string, care: number): void {
  const random = createRandom(Buffer.from(domain).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7))
  giveRules(settings, domain)
  if (random.chance(care)) addSpamPolicy(settings, domain)
  if (random.chance(0.25)) return
  addDevicePolicies(settings, random, care)
}

/** The kinds whose own policies stand without a rule so far. */
const RULED = { SafeLinksPolicy: 'SafeLinksRule', SafeAttachmentPolicy: 'SafeAttachmentRule' } as const

function giveRules({ exchange }: Settings, domain: string): void {
  for (const [noun, ruleNoun] of Object.entries(RULED)) {
    const rules = (exchange[ruleNoun] ??= [])
    for (const policy of exchange[noun] ?? [])
      if (policy['Name'] === 'Everybody') rules.push(ruleOf(noun, 'Everybody', domain, rules.length))
  }
}

const ruleOf = (noun: string, name: string, domain: string, priority: number): Item => ({
  Name: name,
  Identity: name,
  [noun]: name,
  State: 'Enabled',
  Priority: priority,
  Comments: null,
  RecipientDomainIs: [domain],
})

function addSpamPolicy({ exchange }: Settings, domain: string): void {
  const noun = 'HostedContentFilterPolicy'
  const [usual] = exchange[noun] ?? []
  const name = 'Quarantine for everybody'
  exchange[noun]?.push({
    ...usual,
    Name: name,
    Identity: name,
    IsDefault: false,
    SpamAction: 'Quarantine',
    HighConfidenceSpamAction: 'Quarantine',
    PhishSpamAction: 'Quarantine',
    BulkThreshold: 6,
    QuarantineRetentionPeriod: 30,
  })
  const rules = (exchange['HostedContentFilterRule'] ??= [])
  rules.push(ruleOf(noun, name, domain, rules.length))
}

/** Policies for devices as the vendor has them, of which the organization keeps templates, by their set. */
export const templatePolicies = () =>
  [encryption, antivirus, windowsCompliance].flatMap(({ path, policy }) => {
    const set = path.slice(path.lastIndexOf('/') + 1)
    return isSetName(set) ? [{ set, policy }] : []
  })

interface Drafted {
  path: string
  policy: Item
  /** Whom it is for. */
  targets: readonly Item[]
}

function addDevicePolicies({ graph }: Settings, random: Random, care: number): void {
  const groups = Array.isArray(graph['groups']) ? graph['groups'] : []
  const idOf = (name: string) => groups.find(({ displayName }) => displayName === name)?.['id']
  const ofGroup = (name: string, type: string) => {
    const groupId = idOf(name)
    return groupId === undefined ? [] : [{ '@odata.type': type, groupId }]
  }
  const included = (name: string) => ofGroup(name, '#microsoft.graph.groupAssignmentTarget')
  const excluded = (name: string) => ofGroup(name, '#microsoft.graph.exclusionGroupAssignmentTarget')
  const drafts: Drafted[] = [
    { ...encryption, targets: [EVERY_DEVICE, ...excluded('Field service')] },
    { ...antivirus, targets: [EVERY_DEVICE] },
    { ...firewall, targets: included('Everybody') },
    { ...updates, targets: included('Everybody') },
    { ...phones, targets: included('Field service') },
    { ...windowsCompliance, targets: [EVERY_USER] },
    { ...macCompliance, targets: [] },
    { ...appleApps, targets: included('Everybody') },
    { ...androidApps, targets: included('Everybody') },
  ]
  for (const { path, policy, targets } of drafts) {
    if (!random.chance(care)) continue
    const list = (graph[path] ??= [])
    if (!Array.isArray(list)) continue
    const id = path.startsWith('deviceAppManagement') ? `T_${random.uuid()}` : random.uuid()
    list.push({
      ...structuredClone(policy),
      id,
      createdDateTime: MADE,
      lastModifiedDateTime: MADE,
      assignments: targets.map((target, place) => ({ id: `${id}_${place}`, target })),
    })
  }
}

const EVERY_DEVICE = { '@odata.type': '#microsoft.graph.allDevicesAssignmentTarget' }
const EVERY_USER = { '@odata.type': '#microsoft.graph.allLicensedUsersAssignmentTarget' }

/** A setting of the catalogue that is chosen from a list. https://learn.microsoft.com/graph/api/resources/intune-deviceconfigv2-devicemanagementconfigurationchoicesettinginstance */
const choice = (definition: string, value: string, children: readonly Item[] = []): Item => ({
  '@odata.type': '#microsoft.graph.deviceManagementConfigurationChoiceSettingInstance',
  settingDefinitionId: definition,
  choiceSettingValue: { value: `${definition}_${value}`, children },
})
const number = (definition: string, value: number): Item => ({
  '@odata.type': '#microsoft.graph.deviceManagementConfigurationSimpleSettingInstance',
  settingDefinitionId: definition,
  simpleSettingValue: {
    '@odata.type': '#microsoft.graph.deviceManagementConfigurationIntegerSettingValue',
    value,
  },
})

const catalogue = (
  name: string,
  description: string,
  instances: readonly Item[],
): Omit<Drafted, 'targets'> => ({
  path: 'deviceManagement/configurationPolicies',
  policy: {
    name,
    description,
    platforms: 'windows10',
    technologies: 'mdm',
    roleScopeTagIds: ['0'],
    settingCount: instances.length,
    isAssigned: true,
    settings: instances.map((settingInstance, place) => ({ id: `${place}`, settingInstance })),
  },
})

const BITLOCKER = 'device_vendor_msft_bitlocker'
const encryption = catalogue('Windows: encryption', 'Every disk is encrypted, without asking anybody.', [
  choice(`${BITLOCKER}_requiredeviceencryption`, '1'),
  choice(`${BITLOCKER}_allowwarningforotherdiskencryption`, '0', [
    choice(`${BITLOCKER}_allowstandarduserencryption`, '1'),
  ]),
  choice(`${BITLOCKER}_configurerecoverypasswordrotation`, '1'),
])

const DEFENDER = 'device_vendor_msft_policy_config_defender'
const antivirus = catalogue('Windows: antivirus', '', [
  choice(`${DEFENDER}_allowrealtimemonitoring`, '1'),
  choice(`${DEFENDER}_allowcloudprotection`, '1'),
  choice(`${DEFENDER}_puaprotection`, '1'),
  number(`${DEFENDER}_daystoretaincleanedmalware`, 60),
])

const FIREWALL = 'vendor_msft_firewall_mdmstore'
const firewall = catalogue('Windows: firewall', '', [
  choice(`${FIREWALL}_domainprofile_enablefirewall`, 'true'),
  choice(`${FIREWALL}_privateprofile_enablefirewall`, 'true'),
  choice(`${FIREWALL}_publicprofile_enablefirewall`, 'true'),
])

const updates: Omit<Drafted, 'targets'> = {
  path: 'deviceManagement/deviceConfigurations',
  policy: {
    '@odata.type': '#microsoft.graph.windowsUpdateForBusinessConfiguration',
    displayName: 'Windows: updates',
    description: 'A week after they come out.',
    version: 3,
    roleScopeTagIds: ['0'],
    automaticUpdateMode: 'autoInstallAtMaintenanceTime',
    qualityUpdatesDeferralPeriodInDays: 7,
    featureUpdatesDeferralPeriodInDays: 30,
    microsoftUpdateServiceAllowed: true,
    driversExcluded: false,
  },
}

const phones: Omit<Drafted, 'targets'> = {
  path: 'deviceManagement/deviceConfigurations',
  policy: {
    '@odata.type': '#microsoft.graph.iosGeneralDeviceConfiguration',
    displayName: 'iPhones: passcode',
    description: null,
    version: 1,
    roleScopeTagIds: ['0'],
    passcodeRequired: true,
    passcodeMinimumLength: 6,
    passcodeBlockSimple: true,
    passcodeMinutesOfInactivityBeforeLock: 5,
  },
}

const blocking = (hours: number): Item[] => [
  {
    id: '7b3c1c1e-0000-4000-8000-000000000001',
    scheduledActionConfigurations: [
      {
        actionType: 'block',
        gracePeriodHours: hours,
        notificationTemplateId: '',
        notificationMessageCCList: [],
      },
    ],
  },
]

const windowsCompliance: Omit<Drafted, 'targets'> = {
  path: 'deviceManagement/deviceCompliancePolicies',
  policy: {
    '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
    displayName: 'Windows: healthy and encrypted',
    description: null,
    version: 2,
    roleScopeTagIds: ['0'],
    bitLockerEnabled: true,
    secureBootEnabled: true,
    antivirusRequired: true,
    osMinimumVersion: '10.0.22631',
    scheduledActionsForRule: blocking(24),
  },
}

const macCompliance: Omit<Drafted, 'targets'> = {
  path: 'deviceManagement/deviceCompliancePolicies',
  policy: {
    '@odata.type': '#microsoft.graph.macOSCompliancePolicy',
    displayName: 'Macs: encrypted',
    description: null,
    version: 1,
    roleScopeTagIds: ['0'],
    storageRequireEncryption: true,
    firewallEnabled: true,
    systemIntegrityProtectionEnabled: true,
    scheduledActionsForRule: blocking(0),
  },
}

const protection = (
  path: string,
  type: string,
  displayName: string,
  bundle: Item,
): Omit<Drafted, 'targets'> => ({
  path: `deviceAppManagement/${path}`,
  policy: {
    '@odata.type': `#microsoft.graph.${type}`,
    displayName,
    description: null,
    roleScopeTagIds: ['0'],
    pinRequired: true,
    minimumPinLength: 6,
    saveAsBlocked: true,
    allowedOutboundDataTransferDestinations: 'managedApps',
    periodOfflineBeforeWipeIsEnforced: 'P30D',
    apps: [{ id: displayName, mobileAppIdentifier: bundle }],
  },
})

const appleApps = protection('iosManagedAppProtections', 'iosManagedAppProtection', 'Apps on iPhones', {
  '@odata.type': '#microsoft.graph.iosMobileAppIdentifier',
  bundleId: 'com.microsoft.Office.Outlook',
})
const androidApps = protection(
  'androidManagedAppProtections',
  'androidManagedAppProtection',
  'Apps on Android',
  {
    '@odata.type': '#microsoft.graph.androidMobileAppIdentifier',
    packageId: 'com.microsoft.office.outlook',
  },
)
