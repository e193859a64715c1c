import type { Members } from '../../conditional-access/import/is-members.ts'
import { type IntuneSetName, isSetName } from '../device-policy.ts'

const OF_ENTITY = /#device(?:App)?Management\/(\w+)(?:\((?!')[^']*\))?(?:\/microsoft\.graph\.\w+)?\/\$entity$/
const OF_LIST = /#device(?:App)?Management\/(\w+)(?:\((?!')[^']*\))?(?:\/microsoft\.graph\.\w+)?$/
const OF_LINK = /(?:^|\/)device(?:App)?Management\/(\w+)\('[^']*'\)(?:\/microsoft\.graph\.\w+)?$/

/** The set that an object says it is of: by what it was answered to, by its own address, by its type, or by its shape. */
export const setOf = (value: Members): IntuneSetName | undefined =>
  setIn(value['@odata.context'], OF_ENTITY) ??
  setIn(value['@odata.id'], OF_LINK) ??
  setOfType(value['@odata.type']) ??
  setOfShape(value)

/** The set of all that is in a list, where its context says so. */
export const setOfList = (value: Members): IntuneSetName | undefined =>
  setIn(value['@odata.context'], OF_LIST)

function setIn(text: unknown, pattern: RegExp): IntuneSetName | undefined {
  const [, name = ''] = typeof text === 'string' ? (pattern.exec(text) ?? []) : []
  return isSetName(name) ? name : undefined
}

const TYPES: Readonly<Record<string, IntuneSetName>> = {
  deviceManagementConfigurationPolicy: 'configurationPolicies',
  deviceManagementCompliancePolicy: 'compliancePolicies',
  groupPolicyConfiguration: 'groupPolicyConfigurations',
  windowsDriverUpdateProfile: 'windowsDriverUpdateProfiles',
  iosManagedAppProtection: 'iosManagedAppProtections',
  androidManagedAppProtection: 'androidManagedAppProtections',
}
const COMPLIANCE = /^(?:android|aosp|ios|macOS|windows)\w*CompliancePolicy$/
const CONFIGURATION =
  /^(?:android|aosp|apple|editionUpgrade|ios|macOS|sharedPC|windows)\w*(?:Configuration|CertificateProfile|RootCertificate)$/
/** Of other collections, though their names are like those of configurations. */
const OTHERS =
  /(?:App|AppProvisioning|AuthenticationMethod|Enrollment|EnrollmentCompletionPage|Store\w*)Configuration$/

/** The many types of configurations and compliance policies are known by how they are called. */
function setOfType(type: unknown): IntuneSetName | undefined {
  const name = typeof type === 'string' ? type.replace('#microsoft.graph.', '') : ''
  if (Object.hasOwn(TYPES, name)) return TYPES[name]
  if (COMPLIANCE.test(name)) return 'deviceCompliancePolicies'
  return CONFIGURATION.test(name) && !OTHERS.test(name) ? 'deviceConfigurations' : undefined
}

/** Exports of the portal do not say of what type they are. */
function setOfShape(value: Members): IntuneSetName | undefined {
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(value, name))
  if (has('@odata.type')) return undefined
  if (has('name', 'platforms', 'technologies'))
    return has('scheduledActionsForRule') ? 'compliancePolicies' : 'configurationPolicies'
  if (has('displayName', 'policyConfigurationIngestionType') || has('displayName', 'definitionValues'))
    return 'groupPolicyConfigurations'
  return has('displayName', 'approvalType', 'deploymentDeferralInDays')
    ? 'windowsDriverUpdateProfiles'
    : undefined
}
