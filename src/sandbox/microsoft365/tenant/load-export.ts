import { settled, unwrapped } from './exported-values.ts'
import { isItem } from '../is-item.ts'
import { decodeText } from './load.ts'
import type { Item, Settings } from './settings.ts'
import { GLOBAL_ADMINISTRATOR } from '../graph/settings-resources.ts'
import type { Tenant } from './state.ts'
import { stableGuid } from './stable-guid.ts'
import { tenantFromDirectory } from './tenant-from-directory.ts'

/**
 * Builds a tenant from the export of an assessment that was run with the vendor's PowerShell modules: file names to
 * bytes. Exports differ by age: names of files and members are taken in any case, UTF-8 and UTF-16 with or without a
 * byte order mark, one object where there may be several; what is not there stays unread, and so does an object of
 * which nothing is said. Throws where a file is
 * not JSON, with its name.
 */
export function loadExport(files: Readonly<Record<string, Uint8Array>>): Tenant {
  const read = (...names: string[]) => readItems(files, names)
  const details = first(read('tenant_details'))
  const domainName =
    textIn(first(read('accepted_domains')), 'DomainName') ??
    textIn(details, 'DomainName') ??
    textIn(first(read('org_config')), 'Name') ??
    'recorded.onmicrosoft.com'
  const tenantId = textIn(details, 'TenantId') ?? stableGuid(`export/${domainName}`)
  const plans = read('service_plans') ?? []
  return tenantFromDirectory({
    tenantId,
    displayName: textIn(details, 'DisplayName') ?? domainName,
    domains: domainsIn(read('domain_settings'), domainName),
    users: [],
    skus: [
      {
        skuId: stableGuid(`export/${domainName}/products`),
        skuPartNumber: 'RECORDED',
        servicePlans: plans.map((plan) => camelCased(plan)),
      },
    ],
    settings: { graph: graphIn(read), exchange: exchangeIn(read) },
  })
}

type Read = (...names: string[]) => Item[] | undefined

function graphIn(read: Read): Settings['graph'] {
  const authorization = first(read('authorization_policies'))
  const methods = first(read('authentication_method'))
  const policies = read('conditional_access_policies')
  const configurations = methods?.['authentication_method_feature_settings']
  return {
    ...(authorization
      ? { 'policies/authorizationPolicy': authorizationPolicy(camelCased(authorization)) }
      : {}),
    ...(methods ? { 'policies/authenticationMethodsPolicy': methodsPolicy(methods) } : {}),
    ...(Array.isArray(configurations)
      ? {
          'policies/authenticationMethodsPolicy/authenticationMethodConfigurations': configurations
            .filter(isItem)
            .map(camelCased),
        }
      : {}),
    ...(policies ? { 'identity/conditionalAccess/policies': policies.map(camelCased) } : {}),
    ...(policies?.some((policy) => textIn(policy, 'State') === 'enabled') ? defaultsOff() : {}),
    ...sharePointIn(first(read('SPO_tenant'))),
    ...consentRequestsIn(read('directory_settings')),
    ...rolesIn(read('privileged_roles'), first(read('privileged_users'))),
  }
}

/** Not in the export; but Graph refuses to turn the defaults on while a policy is in force, and the other way round. */
const defaultsOff = () => ({
  'policies/identitySecurityDefaultsEnforcementPolicy': { isEnabled: false },
})

/** PowerShell's beta module shows the policies for consent beside the permissions, Graph v1.0 among them. */
function authorizationPolicy(policy: Item): Item {
  const {
    permissionGrantPolicyIdsAssignedToDefaultUserRole: granted,
    defaultUserRolePermissions,
    ...rest
  } = policy
  return {
    ...rest,
    defaultUserRolePermissions: {
      ...(isItem(defaultUserRolePermissions) ? defaultUserRolePermissions : {}),
      ...(granted === undefined ? {} : { permissionGrantPoliciesAssigned: granted }),
    },
  }
}

function methodsPolicy(methods: Item): Item {
  const policy = first(asItems(methods['authentication_method_policy']))
  const { authenticationMethodConfigurations: _, ...rest } = policy ? camelCased(policy) : {}
  return rest
}

/** The numbers of SharePoint's own interface as the words of Graph. */
const SHARING = [
  'disabled',
  'externalUserSharingOnly',
  'externalUserAndGuestSharing',
  'existingExternalUserSharingOnly',
]
const RESTRICTIONS = ['none', 'allowList', 'blockList']

function sharePointIn(tenant: Item | undefined): Settings['graph'] {
  if (!tenant) return {}
  const { SharingCapability: sharing, SharingDomainRestrictionMode: restriction } = tenant
  const allowed = tenant['SharingAllowedDomainList']
  return {
    'admin/sharepoint/settings': {
      sharingCapability: wordOf(sharing, SHARING),
      sharingDomainRestrictionMode: wordOf(restriction, RESTRICTIONS),
      sharingAllowedDomainList: typeof allowed === 'string' ? allowed.split(' ').filter(Boolean) : [],
      isResharingByExternalUsersEnabled: not(tenant['PreventExternalUsersFromResharing']),
      isLegacyAuthProtocolsEnabled: tenant['LegacyAuthProtocolsEnabled'],
    },
  }
}

const wordOf = (value: unknown, words: readonly string[]) =>
  typeof value === 'number' ? words[value] : typeof value === 'string' ? lowerFirst(value) : undefined
const not = (value: unknown) => (typeof value === 'boolean' ? !value : undefined)

/** Before it had a policy of its own, the workflow for consent was a setting of the directory. */
function consentRequestsIn(settings: Item[] | undefined): Settings['graph'] {
  const values = settings?.flatMap(({ Values }) => (Array.isArray(Values) ? Values.filter(isItem) : []))
  const isOn = values?.find(({ Name }) => Name === 'EnableAdminConsentRequests')?.['Value']
  return typeof isOn === 'string'
    ? { 'policies/adminConsentRequestPolicy': { isEnabled: isOn.toLowerCase() === 'true' } }
    : {}
}

const ROLE = 'roleManagement/directory/roleAssignmentScheduleInstances'
const RULES = 'policies/roleManagementPolicyAssignments'
const ADMINISTRATORS = `directoryRoles(roleTemplateId='${GLOBAL_ADMINISTRATOR}')/members`

/** Who holds roles and under which rules; people stand by their ids, with the names of their roles. */
function rolesIn(roles: Item[] | undefined, users: Item | undefined): Settings['graph'] {
  return {
    ...(roles
      ? {
          [ROLE]: roles.flatMap((role) => asItems(role['Assignments'])).map(camelCased),
          [RULES]: roles.map((role) => ({
            id: `DirectoryRole_${textIn(role, 'RoleTemplateId')}`,
            scopeId: '/',
            scopeType: 'DirectoryRole',
            roleDefinitionId: role['RoleTemplateId'],
            policy: { rules: asItems(role['Rules']).map(camelCased) },
          })),
        }
      : {}),
    ...(users
      ? {
          [ADMINISTRATORS]: Object.entries(users)
            .filter(([, user]) => isItem(user) && holds(user, 'Global Administrator'))
            .map(([id]) => ({ '@odata.type': '#microsoft.graph.user', id })),
        }
      : {}),
  }
}

const holds = ({ roles }: Item, role: string) => Array.isArray(roles) && roles.includes(role)

/** The cmdlets' nouns and the files that hold what they gave. */
const NOUNS = {
  OrganizationConfig: ['org_config'],
  AdminAuditLogConfig: ['admin_audit_log_config'],
  TransportConfig: ['transport_config'],
  HostedConnectionFilterPolicy: ['conn_filter'],
  RemoteDomain: ['remote_domains'],
  TransportRule: ['transport_rule'],
  SharingPolicy: ['sharing_policy'],
  AcceptedDomain: ['accepted_domains'],
  DkimSigningConfig: ['dkim_config'],
  AntiPhishPolicy: ['anti_phish_policies'],
  AtpPolicyForO365: ['atp_policy_for_o365'],
} as const

function exchangeIn(read: Read): Settings['exchange'] {
  return Object.fromEntries(
    Object.entries(NOUNS).flatMap(([noun, names]) => {
      const items = read(...names)
      return items ? [[noun, items]] : []
    }),
  )
}

function domainsIn(items: Item[] | undefined, name: string) {
  const domains = (items ?? []).flatMap((item) => {
    const domain = camelCased(item)
    return typeof domain['id'] === 'string' ? [{ ...domain, id: domain['id'] }] : []
  })
  return domains.length > 0 ? domains : [name]
}

function readItems(
  files: Readonly<Record<string, Uint8Array>>,
  names: readonly string[],
): Item[] | undefined {
  const file = Object.keys(files).find((each) =>
    names.some((name) => each.toLowerCase() === `${name.toLowerCase()}.json`),
  )
  const bytes = file === undefined ? undefined : files[file]
  if (file === undefined || !bytes) return undefined
  try {
    const content: unknown = JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''))
    return asItems(unwrapped(content)).map(settled)
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause })
  }
}

const asItems = (value: unknown): Item[] => (Array.isArray(value) ? value : [value]).filter(isItem)
const first = (items: Item[] | undefined): Item | undefined => items?.[0]

function textIn(item: Item | undefined, name: string): string | undefined {
  const value = item?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Members as Graph writes them, to any depth. */
function camelCased(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !name.includes('@odata.context'))
      .map(([name, value]) => [lowerFirst(name), camelCasedValue(value)]),
  )
}

function camelCasedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCasedValue)
  return isItem(value) ? camelCased(value) : value
}

const lowerFirst = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
