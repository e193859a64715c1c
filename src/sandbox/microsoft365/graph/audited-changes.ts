import { type AuditedChange, type Initiator, noteAudit } from './directory-audits.ts'
import type { GraphAnswer, GraphRequest } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import { defaultDomainOf, type Tenant } from '../tenant/state.ts'

/** By what the log calls a change of something, and where it puts it. */
interface Kind {
  category: string
  service: string
  /** Of what is created, changed and deleted; a word that is missing is that of changing. */
  add?: string
  update: string
  delete?: string
}

const methodsPolicy: Kind = {
  category: 'ApplicationManagement',
  service: 'Authentication Methods',
  update: 'Authentication Methods Policy Update',
}
const directoryPolicy: Kind = {
  category: 'Policy',
  service: 'Core Directory',
  add: 'Add policy',
  update: 'Update policy',
  delete: 'Delete policy',
}

/** https://learn.microsoft.com/entra/identity/monitoring-health/reference-audit-activities */
const KINDS: Record<string, Kind> = {
  'policies/authorizationPolicy': {
    category: 'AuthorizationPolicy',
    service: 'Core Directory',
    update: 'Update authorization policy',
  },
  'policies/authenticationMethodsPolicy': methodsPolicy,
  'policies/authenticationMethodsPolicy/authenticationMethodConfigurations': methodsPolicy,
  'policies/activityBasedTimeoutPolicies': directoryPolicy,
  'policies/b2bManagementPolicies': directoryPolicy,
  'policies/defaultAppManagementPolicy': directoryPolicy,
  'policies/crossTenantAccessPolicy/default': {
    category: 'CrossTenantIdentitySyncSettings',
    service: 'Core Directory',
    update: 'Update the company default cross-tenant access setting',
  },
  'policies/deviceRegistrationPolicy': {
    category: 'Policy',
    service: 'Device Registration Service',
    update: 'Set device registration policies',
  },
  'policies/identitySecurityDefaultsEnforcementPolicy': {
    category: 'Policy',
    service: 'Conditional Access',
    update: 'Update security defaults',
  },
  'identity/conditionalAccess/policies': {
    category: 'Policy',
    service: 'Conditional Access',
    add: 'Add conditional access policy',
    update: 'Update conditional access policy',
    delete: 'Delete conditional access policy',
  },
  'identity/conditionalAccess/namedLocations': {
    category: 'Policy',
    service: 'Conditional Access',
    add: 'Add named location',
    update: 'Update named location',
    delete: 'Delete named location',
  },
  groupSettings: {
    category: 'GroupManagement',
    service: 'Core Directory',
    add: 'Create group settings',
    update: 'Update group settings',
    delete: 'Delete group settings',
  },
  'directory/onPremisesSynchronization': {
    category: 'DirectoryManagement',
    service: 'Core Directory',
    update: 'Set DirSync feature',
  },
  domains: { category: 'DirectoryManagement', service: 'Core Directory', update: 'Update domain' },
  organization: {
    category: 'DirectoryManagement',
    service: 'Core Directory',
    update: 'Set Company Information',
  },
  'roleManagement/directory/roleAssignments': {
    category: 'RoleManagement',
    service: 'Core Directory',
    add: 'Add member to role',
    update: 'Update role',
    delete: 'Remove member from role',
  },
  servicePrincipals: {
    category: 'ApplicationManagement',
    service: 'Core Directory',
    add: 'Add service principal',
    update: 'Update service principal',
    delete: 'Remove service principal',
  },
  users: {
    category: 'UserManagement',
    service: 'Core Directory',
    add: 'Add user',
    update: 'Update user',
    delete: 'Delete user',
  },
}

const OPERATIONS: Record<string, AuditedChange['operation']> = {
  POST: 'Add',
  PATCH: 'Update',
  PUT: 'Update',
  DELETE: 'Delete',
}

/** The one app registration, as tenants call it. */
const APP = 'Registered app'

/** Whoever uses the pages of a tenant. */
export const administratorOf = (tenant: Tenant): Initiator => ({
  user: { id: tenant.tenantId, userPrincipalName: `admin@${defaultDomainOf(tenant)}` },
})

/** Notes what an app has changed by a request that succeeded. */
export function noteWrite(
  { method, path, body, tenant, appId, now }: GraphRequest,
  answer: GraphAnswer,
): void {
  const operation = OPERATIONS[method]
  if (operation === undefined || answer.status >= 300) return
  const whole = path.join('/')
  const isWhole = Object.hasOwn(KINDS, whole)
  const resource = isWhole ? whole : path.slice(0, -1).join('/')
  const made = isItem(answer.body) ? answer.body['id'] : undefined
  const id = isWhole ? (made ?? idOf(tenant.settings.graph[whole])) : path.at(-1)
  const by: Initiator = { app: { appId, displayName: APP } }
  note(tenant, { resource, operation, id, by, at: now })
  if (resource === 'users' && isItem(body) && isItem(body['passwordProfile']) && typeof id === 'string')
    noteReset(tenant, id, by, now)
  const isEnabled = resource === 'users' && isItem(body) ? body['accountEnabled'] : undefined
  if (typeof isEnabled === 'boolean' && operation === 'Update') noteAccount(tenant, id, isEnabled, by, now)
}

function noteReset(tenant: Tenant, id: string, by: Initiator, at: number): void {
  const { category = '', service = '' } = KINDS['users'] ?? {}
  const target = { id, displayName: null, type: 'User' }
  noteAudit(tenant, {
    activity: 'Reset user password',
    category,
    service,
    operation: 'Update',
    by,
    target,
    at,
  })
}

/** Notes what the pages of a tenant have changed of one of its settings. */
export function noteSetting(
  tenant: Tenant,
  resource: string,
  before: Item | Item[] | undefined,
  now: number,
): void {
  const by = administratorOf(tenant)
  const [then, after] = [objectsOf(before), objectsOf(tenant.settings.graph[resource])]
  for (const id of new Set([...then.keys(), ...after.keys()])) {
    const operation = !then.has(id) ? 'Add' : !after.has(id) ? 'Delete' : 'Update'
    if (then.get(id) !== after.get(id)) note(tenant, { resource, operation, id, by, at: now })
  }
}

/** Notes that an account was blocked, or may sign in again. */
export function noteAccount(
  tenant: Tenant,
  id: unknown,
  isEnabled: boolean,
  by: Initiator,
  at: number,
): void {
  const activity = isEnabled ? 'Enable account' : 'Disable account'
  const { category = '', service = '' } = KINDS['users'] ?? {}
  const target = { id: textOf(id), displayName: null, type: 'User' }
  noteAudit(tenant, { activity, category, service, operation: 'Update', by, target, at })
}

/** Notes what the app did to an account that is no change of the account itself. */
export function noteApp(
  { tenant, appId, now }: GraphRequest,
  userId: string,
  words: Pick<AuditedChange, 'activity' | 'category' | 'service'>,
): void {
  const by: Initiator = { app: { appId, displayName: APP } }
  const target = { id: userId, displayName: null, type: 'User' }
  noteAudit(tenant, { ...words, operation: 'Update', by, target, at: now })
}

interface ChangeNote {
  resource: string
  operation: AuditedChange['operation']
  id: unknown
  by: Initiator
  at: number
}

/** What has a log of its own, as devices and SharePoint have, is not in the directory's. */
function note(tenant: Tenant, { resource, operation, id, by, at }: ChangeNote): void {
  const kind = Object.hasOwn(KINDS, resource) ? KINDS[resource] : undefined
  if (!kind) return
  const words: Partial<Record<AuditedChange['operation'], string | undefined>> = {
    Add: kind.add,
    Delete: kind.delete,
  }
  const { category, service } = kind
  const target = { id: textOf(id), displayName: null, type: resource === 'users' ? 'User' : 'Other' }
  noteAudit(tenant, {
    activity: words[operation] ?? kind.update,
    category,
    service,
    operation,
    by,
    target,
    at,
  })
}

const objectsOf = (value: Item | Item[] | undefined) =>
  new Map(
    (Array.isArray(value) ? value : value ? [value] : []).map((item) => [idOf(item), JSON.stringify(item)]),
  )
const idOf = (value: Item | Item[] | undefined) => (value && !Array.isArray(value) ? value['id'] : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
