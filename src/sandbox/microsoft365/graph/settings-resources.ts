import { randomUUID } from 'node:crypto'
import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import { readToken, writeToken } from './page-tokens.ts'
import { onlyOptions, unsupported } from './users-query.ts'

interface Resource {
  /** Roles of which a token needs one. */
  read: readonly string[]
  write?: readonly string[]
  /** How it is changed, and whether the answer then has the new state. */
  change?: { method: 'PATCH' | 'PUT'; answers: 200 | 204 }
  /** Whether its collection takes new ones and gives up old ones. */
  isOpen?: boolean
}

const POLICIES = ['Policy.Read.All']
const CHANGED = { method: 'PATCH', answers: 204 } as const
const CHANGED_AND_SHOWN = { method: 'PATCH', answers: 200 } as const
export const MICROSOFT_GRAPH = '00000003-0000-0000-c000-000000000000'
export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
const ROLES = ['RoleManagement.Read.Directory', 'Directory.Read.All']
const METHODS = ['Policy.ReadWrite.AuthenticationMethod']

/** https://learn.microsoft.com/graph/permissions-reference, the application permissions of each. */
const RESOURCES: Record<string, Resource> = {
  'policies/authorizationPolicy': {
    read: POLICIES,
    write: ['Policy.ReadWrite.Authorization'],
    change: CHANGED,
  },
  'policies/authenticationMethodsPolicy': { read: POLICIES, write: METHODS, change: CHANGED },
  'policies/authenticationMethodsPolicy/authenticationMethodConfigurations': {
    read: POLICIES,
    write: METHODS,
    change: CHANGED,
  },
  'policies/adminConsentRequestPolicy': {
    read: POLICIES,
    write: ['Policy.ReadWrite.ConsentRequest'],
    change: { method: 'PUT', answers: 204 },
  },
  // Their changes are answered before, in `conditional-access`.
  'identity/conditionalAccess/policies': { read: POLICIES },
  'identity/conditionalAccess/namedLocations': { read: POLICIES },
  'identity/conditionalAccess/authenticationContextClassReferences': {
    read: [
      'AuthenticationContext.Read.All',
      'AuthenticationContext.ReadWrite.All',
      'Policy.Read.ConditionalAccess',
      'Policy.ReadWrite.ConditionalAccess',
    ],
  },
  'identityGovernance/termsOfUse/agreements': { read: ['Agreement.Read.All', 'Agreement.ReadWrite.All'] },
  'policies/authenticationStrengthPolicies': { read: POLICIES },
  'policies/identitySecurityDefaultsEnforcementPolicy': { read: POLICIES },
  'policies/b2bManagementPolicies': { read: ['Policy.Read.B2BManagementPolicy'] },
  groups: {
    read: ['GroupMember.Read.All', 'Group.Read.All', 'Directory.Read.All'],
    write: ['Group.ReadWrite.All', 'Directory.ReadWrite.All'],
    change: CHANGED,
    isOpen: true,
  },
  'reports/authenticationMethods/userRegistrationDetails': { read: ['AuditLog.Read.All'] },
  groupSettings: {
    read: ['Directory.Read.All', 'Directory.ReadWrite.All'],
    write: ['Directory.ReadWrite.All'],
    change: CHANGED,
    isOpen: true,
  },
  'directory/onPremisesSynchronization': {
    read: ['OnPremDirectorySynchronization.Read.All', 'OnPremDirectorySynchronization.ReadWrite.All'],
    write: ['OnPremDirectorySynchronization.ReadWrite.All'],
    change: CHANGED,
  },
  'policies/activityBasedTimeoutPolicies': {
    read: POLICIES,
    write: ['Policy.ReadWrite.ApplicationConfiguration'],
    change: CHANGED,
    isOpen: true,
  },
  'policies/crossTenantAccessPolicy/default': {
    read: POLICIES,
    write: ['Policy.ReadWrite.CrossTenantAccess'],
    change: CHANGED,
  },
  'policies/defaultAppManagementPolicy': {
    read: POLICIES,
    write: ['Policy.ReadWrite.ApplicationConfiguration'],
    change: CHANGED,
  },
  'policies/deviceRegistrationPolicy': {
    read: ['Policy.Read.DeviceConfiguration', 'Policy.ReadWrite.DeviceConfiguration'],
    write: ['Policy.ReadWrite.DeviceConfiguration'],
    change: { method: 'PUT', answers: 200 },
  },
  'policies/roleManagementPolicyAssignments': { read: ['RoleManagementPolicy.Read.Directory'] },
  [`directoryRoles(roleTemplateId='${GLOBAL_ADMINISTRATOR}')/members`]: { read: ROLES },
  'roleManagement/directory/roleAssignments': { read: ROLES },
  'roleManagement/directory/roleAssignmentScheduleInstances': {
    read: ['RoleAssignmentSchedule.Read.Directory'],
  },
  servicePrincipals: {
    read: ['Application.Read.All', 'Application.ReadWrite.All'],
    write: ['Application.ReadWrite.All'],
    change: CHANGED,
    isOpen: true,
  },
  [`servicePrincipals(appId='${MICROSOFT_GRAPH}')/appRoleAssignedTo`]: {
    read: ['Application.Read.All', 'Application.ReadWrite.All', 'Directory.Read.All'],
  },
  deviceManagement: {
    read: ['DeviceManagementConfiguration.Read.All', 'DeviceManagementConfiguration.ReadWrite.All'],
    write: ['DeviceManagementConfiguration.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
  },
  'deviceManagement/managedDeviceCleanupRules': {
    read: ['DeviceManagementManagedDevices.Read.All', 'DeviceManagementManagedDevices.ReadWrite.All'],
    write: ['DeviceManagementManagedDevices.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
    isOpen: true,
  },
  'deviceManagement/deviceEnrollmentConfigurations': {
    read: ['DeviceManagementServiceConfig.Read.All', 'DeviceManagementServiceConfig.ReadWrite.All'],
    write: ['DeviceManagementServiceConfig.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
  },
  'deviceManagement/deviceCompliancePolicyDeviceStateSummary': {
    read: ['DeviceManagementConfiguration.Read.All', 'DeviceManagementConfiguration.ReadWrite.All'],
  },
  'deviceManagement/managedDevices': {
    read: ['DeviceManagementManagedDevices.Read.All', 'DeviceManagementManagedDevices.ReadWrite.All'],
  },
  devices: { read: ['Device.Read.All', 'Directory.Read.All', 'Directory.ReadWrite.All'] },
  applications: {
    read: ['Application.Read.All', 'Application.ReadWrite.All', 'Directory.Read.All'],
  },
  'identityGovernance/appConsent/appConsentRequests': {
    read: ['ConsentRequest.Read.All', 'ConsentRequest.ReadWrite.All'],
  },
  'directory/subscriptions': {
    read: ['LicenseAssignment.Read.All', 'Organization.Read.All', 'Directory.Read.All'],
  },
  'admin/forms': {
    read: ['OrgSettings-Forms.Read.All', 'OrgSettings-Forms.ReadWrite.All'],
    write: ['OrgSettings-Forms.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
  },
  'admin/reportSettings': {
    read: ['ReportSettings.Read.All', 'ReportSettings.ReadWrite.All'],
    write: ['ReportSettings.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
  },
  'admin/sharepoint/settings': {
    read: ['SharePointTenantSettings.Read.All', 'SharePointTenantSettings.ReadWrite.All'],
    write: ['SharePointTenantSettings.ReadWrite.All'],
    change: CHANGED_AND_SHOWN,
  },
}

/** What a request is about. */
interface Place {
  /** Its path below the version, without the id of an item. */
  resource: string
  rules: Resource
  value: Item | Item[]
  /** Of an item in a collection. */
  id: string | undefined
  item: Item | undefined
}

/** What administrators set for the whole tenant: single objects, and collections of policies. */
export function answerSettings(request: GraphRequest): GraphAnswer | undefined {
  const place = placeOf(request)
  if (!place) return undefined
  const { rules, value, id } = place
  if (request.method === 'GET') return answerRead(request, place)
  if (!rules.write || !rules.change) return undefined
  requireRole(request, ...rules.write)
  if (request.method === rules.change.method && (id !== undefined || !Array.isArray(value)))
    return answerChange(request, place, rules.change)
  return rules.isOpen && Array.isArray(value) ? answerMember(request, place, value) : undefined
}

function placeOf({ tenant, path }: GraphRequest): Place | undefined {
  const { graph } = tenant.settings
  const whole = path.join('/')
  const [resource, id] = graph[whole] === undefined ? [path.slice(0, -1).join('/'), path.at(-1)] : [whole]
  const rules = RESOURCES[resource]
  const value = graph[resource]
  if (!rules || value === undefined || (id !== undefined && !Array.isArray(value))) return undefined
  const item = id === undefined || !Array.isArray(value) ? undefined : value.find((each) => isNamed(each, id))
  return { resource, rules, value, id, item }
}

function answerRead(request: GraphRequest, { resource, rules, value, id, item }: Place): GraphAnswer {
  requireRole(request, ...rules.read)
  onlyOptions(request.query, '$select', '$top', '$filter', '$expand', '$skiptoken')
  if (id === undefined)
    return Array.isArray(value)
      ? listed(request, resource, filtered(value, request.query.get('$filter')))
      : shown(request, resource, value)
  if (!item) throw notFound(id)
  return shown(request, resource, item)
}

function answerChange(
  request: GraphRequest,
  { resource, value, id, item }: Place,
  { answers }: NonNullable<Resource['change']>,
): GraphAnswer {
  const target = Array.isArray(value) ? item : value
  if (!target) throw notFound(id ?? resource)
  const members = readMembers(request.body)
  check(target, members, request.method === 'PUT')
  change(target, members)
  return answers === 204 ? { status: 204 } : shown(request, resource, target)
}

/** Adds an item to a collection or takes one away. */
function answerMember(
  request: GraphRequest,
  { resource, id, item }: Place,
  value: Item[],
): GraphAnswer | undefined {
  if (request.method === 'POST' && id === undefined) {
    const created = { ...readMembers(request.body), id: randomUUID(), createdDateTime: timeOf(request) }
    value.push(created)
    return { ...shown(request, resource, created), status: 201 }
  }
  if (request.method === 'DELETE' && id !== undefined) {
    if (!item) throw notFound(id)
    value.splice(value.indexOf(item), 1)
    return { status: 204 }
  }
  return undefined
}

const isNamed = (item: Item, id: string) => String(item['id']).toLowerCase() === id.toLowerCase()
const timeOf = ({ now }: GraphRequest) => new Date(now).toISOString()

const shown = ({ root }: GraphRequest, resource: string, item: Item): GraphAnswer => ({
  status: 200,
  body: { '@odata.context': `${root}/$metadata#${resource}/$entity`, ...item },
})

/** A page of as many as were asked for; all of them where nobody asked for a number. */
function listed({ root, query }: GraphRequest, resource: string, all: Item[]): GraphAnswer {
  const token = query.get('$skiptoken')
  const from = token === null ? 0 : readToken(token)?.['from']
  if (typeof from !== 'number') throw new GraphRefusal(400, 'BadRequest', 'Skip token is not valid.')
  const size = Number(query.get('$top') ?? all.length)
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken({ from: from + size })] as const]
  const next = options.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#${resource}`,
      ...(from + size < all.length ? { '@odata.nextLink': `${root}/${resource}?${next}` } : {}),
      value: all.slice(from, from + size),
    },
  }
}

/** Outside of what stands in quotes. */
const AND = / and (?=(?:[^']*'[^']*')*[^']*$)/
const EQUALS = /^(\w+) eq (?:(true|false)|'((?:[^']|'')*)')$/
const CONTAINS = /^(\w+)\/any\((\w+):\2 eq '((?:[^']|'')*)'\)$/
const HAS_MEMBER = /^(\w+)\/any\((\w+):\2\/(\w+) eq '((?:[^']|'')*)'\)$/
const IS_ONE_OF = /^(\w+) in \(('[\w.-]+'(?:, ?'[\w.-]+')*)\)$/
/** https://learn.microsoft.com/graph/filter-query-parameter */
const MOST_OF_LIST = 15

/**
 * Understands `a eq 'b'`, `a eq true`, `a in ('b','c')`, `a/any(x:x eq 'b')` and `a/any(x:x/c eq 'b')`, joined by `and`; what is
 * to be expanded is in the answer anyway.
 */
function filtered(items: Item[], filter: string | null): Item[] {
  const conditions = (filter?.split(AND) ?? []).map((text) => {
    const special = isOneOf(text.trim()) ?? hasMember(text.trim())
    if (special) return special
    const [, name, other, value] = EQUALS.exec(text.trim()) ?? CONTAINS.exec(text.trim()) ?? []
    const wanted = value?.replaceAll("''", "'") ?? other
    if (name === undefined || wanted === undefined)
      throw unsupported('Unsupported or invalid query filter clause.')
    return ({ [name]: found }: Item) =>
      Array.isArray(found) ? found.includes(wanted) : String(found) === wanted
  })
  return items.filter((item) => conditions.every((isMet) => isMet(item)))
}

function isOneOf(text: string): ((item: Item) => boolean) | undefined {
  const [, name, list] = IS_ONE_OF.exec(text) ?? []
  if (name === undefined || list === undefined) return undefined
  const wanted = list.split(',').map((each) => each.trim().slice(1, -1))
  if (wanted.length > MOST_OF_LIST)
    throw unsupported(`Too many child clauses specified in the 'in' clause: the most are ${MOST_OF_LIST}.`)
  return (item) => wanted.includes(String(item[name]))
}

function hasMember(text: string): ((item: Item) => boolean) | undefined {
  const [, name, , member, value] = HAS_MEMBER.exec(text) ?? []
  if (name === undefined || member === undefined || value === undefined) return undefined
  return ({ [name]: list }) =>
    Array.isArray(list) && list.some((each) => isItem(each) && String(each[member]) === value)
}

function readMembers(body: unknown): Item {
  if (!isItem(body)) throw new GraphRefusal(400, 'BadRequest', 'Empty Payload. JSON content expected.')
  return body
}

/**
 * Refuses members that there are not, values of another kind than they have, and, where the whole is put, a part of
 * it. All of it is looked at before any of it is changed.
 */
function check(target: Item, members: Item, isWhole: boolean): void {
  for (const [name, value] of Object.entries(members)) {
    const now = target[name]
    if (name === '@odata.type') {
      if (now !== undefined && now !== value) throw refused(`'${String(value)}' is another type.`)
    } else if (now === undefined) {
      throw refused(`Property '${name}' does not exist as a declared property or extension property.`)
    } else if (!isOfSameKind(now, value)) {
      throw refused(`Invalid value specified for property '${name}'.`)
    } else if (isComplex(now) && isComplex(value) && !isOfAnotherType(now, value)) {
      check(now, value, false)
    }
  }
  const missing = isWhole
    ? Object.keys(target).find((name) => !(name in members) && !NOT_SET.includes(name))
    : undefined
  if (missing !== undefined) throw refused(`A value is required for property '${missing}'.`)
}

/** Members of a whole that nobody sets. */
const NOT_SET = ['id', 'displayName', 'description', 'version']

/** Complex members are changed member by member; lists, and what becomes another type, are replaced. */
function change(target: Item, members: Item): void {
  for (const [name, value] of Object.entries(members)) {
    const now = target[name]
    if (isComplex(now) && isComplex(value) && !isOfAnotherType(now, value)) change(now, value)
    else if (name !== '@odata.type') target[name] = value
  }
}

const isOfAnotherType = (now: Item, value: Item) =>
  value['@odata.type'] !== undefined && value['@odata.type'] !== now['@odata.type']

const isComplex = (value: unknown): value is Item => isItem(value) && !Array.isArray(value)

const isOfSameKind = (now: unknown, value: unknown) =>
  now === null ||
  value === null ||
  (Array.isArray(now) === Array.isArray(value) && typeof now === typeof value)

const refused = (message: string) => new GraphRefusal(400, 'Request_BadRequest', message)
