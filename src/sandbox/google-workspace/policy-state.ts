/** A setting of a workspace as the Policy API of Cloud Identity writes it. */
export interface GooglePolicy {
  name: string
  customer: string
  policyQuery: { query: string; orgUnit: string; group?: string; sortOrder: number }
  setting: { type: string; value: Record<string, unknown> }
  type: 'ADMIN' | 'SYSTEM'
}

/** A workspace as far as something is set in it. */
interface Settled {
  customerId: string
  orgUnits: readonly string[]
  policies: GooglePolicy[]
}

const ROOT_UNIT = '03ph8a2zroot'

/** The id of a unit as policies name it. */
export const unitIdOf = ({ orgUnits }: Pick<Settled, 'orgUnits'>, path: string): string =>
  path === '/' ? ROOT_UNIT : `03ph8a2z${orgUnits.indexOf(path)}`

/** What holds in a workspace in which nobody has decided anything, by the type of the setting. */
const SYSTEM: Record<string, Record<string, unknown>> = {
  'security.two_step_verification_enrollment': { allowEnrollment: true },
  'security.two_step_verification_enforcement': { enforcedFrom: '' },
  'security.two_step_verification_enforcement_factor': { allowedSignInFactorSet: 'ALL' },
  'security.two_step_verification_grace_period': { enrollmentGracePeriod: '0s' },
  'security.two_step_verification_device_trust': { allowTrustingDevice: true },
  'security.session_controls': { webSessionDuration: '1209600s' },
  'security.password': {
    allowedStrength: 'STRONG',
    minimumLength: 8,
    maximumLength: 100,
    enforceRequirementsAtLogin: false,
    allowReuse: false,
    expirationDuration: '0s',
  },
  'security.super_admin_account_recovery': { enableAccountRecovery: false },
  'security.user_account_recovery': { enableAccountRecovery: false },
  'security.less_secure_apps': { allowLessSecureApps: false },
  'api_controls.unconfigured_third_party_apps': { accessLevel: 'ALLOW_SIGN_IN_SCOPES_ONLY' },
  'workspace_marketplace.apps_access_options': { accessLevel: 'ALLOW_ALL', allowAllInternalApps: false },
  'takeout.service_status': { serviceState: 'ENABLED' },
  'gmail.spoofing_and_authentication': {
    detectDomainNameSpoofing: true,
    detectEmployeeNameSpoofing: true,
    detectDomainSpoofingFromUnauthenticatedSenders: true,
    detectUnauthenticatedEmails: false,
    detectGroupsSpoofing: true,
    applyFutureSettingsAutomatically: true,
  },
  'gmail.email_attachment_safety': {
    enableEncryptedAttachmentProtection: true,
    enableAttachmentWithScriptsProtection: true,
    enableAnomalousAttachmentProtection: true,
    applyFutureRecommendedSettingsAutomatically: true,
  },
  'gmail.links_and_external_images': {
    enableShortenerScanning: true,
    enableExternalImageScanning: true,
    enableAggressiveWarningsOnUntrustedLinks: false,
    applyFutureSettingsAutomatically: true,
  },
  'gmail.enhanced_pre_delivery_message_scanning': { enableImprovedSuspiciousContentDetection: true },
  'gmail.imap_access': { enableImapAccess: true },
  'gmail.pop_access': { enablePopAccess: true },
  'gmail.auto_forwarding': { enableAutoForwarding: true },
  'gmail.mail_delegation': { enableMailDelegation: false },
  'drive_and_docs.external_sharing': {
    externalSharingMode: 'ALLOWED',
    warnForExternalSharing: true,
    allowPublishingFiles: true,
    allowReceivingExternalFiles: true,
  },
  'drive_and_docs.general_access_default': { defaultFileAccess: 'PRIVATE_TO_OWNER' },
  'calendar.primary_calendar_max_allowed_external_sharing': {
    maxAllowedExternalSharing: 'EXTERNAL_ALL_INFO_READ_ONLY',
  },
  'calendar.secondary_calendar_max_allowed_external_sharing': {
    maxAllowedExternalSharing: 'EXTERNAL_ALL_INFO_READ_ONLY',
  },
  'chat.external_chat_restriction': {
    allowExternalChat: true,
    externalChatRestriction: 'NO_RESTRICTION',
  },
}

export const SETTINGS: readonly string[] = Object.keys(SYSTEM)

export const systemPolicies = (owner: Pick<Settled, 'customerId'>): GooglePolicy[] =>
  SETTINGS.map((setting, place) => ({
    name: `policies/system${place}${owner.customerId.toLowerCase()}`,
    customer: `customers/${owner.customerId}`,
    policyQuery: {
      query: queryOf(ROOT_UNIT),
      orgUnit: `orgUnits/${ROOT_UNIT}`,
      sortOrder: place / 10_000,
    },
    setting: { type: `settings/${setting}`, value: { ...SYSTEM[setting] } },
    type: 'SYSTEM',
  }))

const queryOf = (unit: string, group?: string) =>
  `entity.org_units.exists(org_unit, org_unit.org_unit_id == orgUnitId('${unit}'))` +
  (group === undefined ? '' : ` && entity.groups.exists(group, group.group_id == groupId('${group}'))`)

/** What an administrator sets for a unit, or for a group; what they had set there is replaced. */
export interface Decision {
  setting: string
  value: Record<string, unknown>
  /** The path of a unit; everybody's where it is left out. */
  orgUnit?: string
  /** The id of a group. */
  group?: string
}

export function decide(workspace: Settled, { setting, value, orgUnit = '/', group }: Decision): void {
  const unit = unitIdOf(workspace, orgUnit)
  const isSame = ({ type, policyQuery, setting: of }: GooglePolicy) =>
    type === 'ADMIN' &&
    of.type === `settings/${setting}` &&
    policyQuery.orgUnit === `orgUnits/${unit}` &&
    policyQuery.group === (group === undefined ? undefined : `groups/${group}`)
  const depth = orgUnit === '/' ? 0 : orgUnit.split('/').length
  const whole = SYSTEM[setting] ?? {}
  workspace.policies = [
    ...workspace.policies.filter((policy) => !isSame(policy)),
    {
      name: `policies/admin${workspace.policies.length}${setting.replaceAll(/\W/g, '')}`,
      customer: `customers/${workspace.customerId}`,
      policyQuery: {
        query: queryOf(unit, group),
        orgUnit: `orgUnits/${unit}`,
        ...(group === undefined ? {} : { group: `groups/${group}` }),
        sortOrder: 1 + depth + (group === undefined ? 0 : 100),
      },
      setting: { type: `settings/${setting}`, value: { ...whole, ...value } },
      type: 'ADMIN',
    },
  ]
}
