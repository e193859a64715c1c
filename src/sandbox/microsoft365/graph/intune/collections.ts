import { GraphRefusal, type GraphRequest } from '../graph-request.ts'

/** What is known of one of the collections. */
export interface Collection {
  /** Its path below the version. */
  resource: string
  roles: { read: readonly string[]; write: readonly string[] }
  /** The types that it takes, without their namespace. */
  type: RegExp
  /** Whether a policy has to say which of several types it is. */
  isTyped: boolean
  isBetaOnly: boolean
  nameMember: 'name' | 'displayName'
  /** What is only shown to whoever expands it. */
  related: readonly string[]
  /** What is changed by a call of its own alone. */
  byAction: readonly string[]
  /** Whether its policies are lists of settings, which are put as a whole. */
  isCatalogue: boolean
  hasVersion: boolean
  /** What stands before the id of a new policy. */
  idBegins: string
  /** What `/assign` answers with. */
  assignAnswers: 200 | 204
}

const CONFIGURATION = [
  'DeviceManagementConfiguration.Read.All',
  'DeviceManagementConfiguration.ReadWrite.All',
]
const APPS = ['DeviceManagementApps.Read.All', 'DeviceManagementApps.ReadWrite.All']

const collection = (resource: string, type: RegExp, more: Partial<Collection> = {}): [string, Collection] => [
  resource,
  {
    resource,
    type,
    roles: rolesOf(resource.startsWith('deviceAppManagement/') ? APPS : CONFIGURATION),
    isTyped: false,
    isBetaOnly: false,
    nameMember: 'displayName',
    related: ['assignments'],
    byAction: [],
    isCatalogue: false,
    hasVersion: false,
    idBegins: '',
    assignAnswers: 200,
    ...more,
  },
]

/** Who may write may read. */
const rolesOf = (roles: readonly string[]) => ({ read: roles, write: roles.slice(1) })

const CATALOGUE = { isCatalogue: true, isBetaOnly: true, nameMember: 'name' } as const
const RULES = 'scheduledActionsForRule'
const PROTECTION = {
  related: ['assignments', 'apps'],
  byAction: ['apps'],
  idBegins: 'T_',
  assignAnswers: 204,
} as const

/** https://learn.microsoft.com/graph/api/resources/intune-graph-overview */
const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  collection('deviceManagement/configurationPolicies', /^deviceManagementConfigurationPolicy$/, {
    ...CATALOGUE,
    related: ['assignments', 'settings'],
  }),
  collection('deviceManagement/compliancePolicies', /^deviceManagementCompliancePolicy$/, {
    ...CATALOGUE,
    related: ['assignments', 'settings', RULES],
    byAction: [RULES],
  }),
  collection(
    'deviceManagement/deviceConfigurations',
    /^\w+(?:Configuration|CertificateProfile|RootCertificate)$/,
    {
      isTyped: true,
      hasVersion: true,
    },
  ),
  collection('deviceManagement/deviceCompliancePolicies', /^\w+CompliancePolicy$/, {
    isTyped: true,
    hasVersion: true,
    related: ['assignments', RULES],
    byAction: [RULES],
  }),
  collection('deviceManagement/groupPolicyConfigurations', /^groupPolicyConfiguration$/, {
    isBetaOnly: true,
    related: ['assignments', 'definitionValues'],
    byAction: ['definitionValues'],
  }),
  collection('deviceManagement/windowsDriverUpdateProfiles', /^windowsDriverUpdateProfile$/, {
    isBetaOnly: true,
  }),
  collection('deviceAppManagement/iosManagedAppProtections', /^iosManagedAppProtection$/, PROTECTION),
  collection('deviceAppManagement/androidManagedAppProtections', /^androidManagedAppProtection$/, PROTECTION),
])

/** The collection that a request is about, in the version that was asked. */
export function collectionOf({ path, root }: GraphRequest): Collection | undefined {
  const found = COLLECTIONS.get(path.slice(0, 2).join('/'))
  return found?.isBetaOnly && !root.endsWith('/beta') ? undefined : found
}

/** Refuses a token that has none of the roles, in the words of this service. */
export function requireScope({ roles }: GraphRequest, oneOf: readonly string[]): void {
  if (oneOf.some((role) => roles.includes(role))) return
  throw new GraphRefusal(
    403,
    'Forbidden',
    `Application is not authorized to perform this operation. Application must have one of the following scopes: ${oneOf.join(', ')}`,
  )
}
