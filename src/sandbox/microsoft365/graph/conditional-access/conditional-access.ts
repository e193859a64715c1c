import { randomUUID } from 'node:crypto'
import { holds } from '../../feeds/licensed.ts'
import type { Item } from '../../tenant/settings.ts'
import type { Tenant } from '../../tenant/state.ts'
import { GraphRefusal, type GraphAnswer, type GraphRequest, requireRole } from '../graph-request.ts'
import { changeStrength } from './authentication-strengths.ts'
import { checkLocation, checkLocationMembers, completedLocation } from './named-locations.ts'
import { checkMembers, completed, POLICY } from './policy-members.ts'
import { checkPolicy } from './policy-rules.ts'
import { checkReferences } from './references.ts'
import {
  badRequest,
  collection,
  isObject,
  listIn,
  LOCATIONS,
  named,
  noSuchObject,
  objectIn,
  POLICIES,
  STRENGTHS,
  unlicensed,
} from './refusals.ts'

const MOST: Readonly<Record<string, number>> = { [POLICIES]: 240, [LOCATIONS]: 195 }
const KINDS: Readonly<Record<string, string>> = {
  [POLICIES]: 'ConditionalAccessPolicy',
  [LOCATIONS]: 'NamedLocation',
  [STRENGTHS]: 'AuthenticationStrengthPolicy',
}
const WRITE: Readonly<Record<string, string>> = {
  [POLICIES]: 'Policy.ReadWrite.ConditionalAccess',
  [LOCATIONS]: 'Policy.ReadWrite.ConditionalAccess',
  [STRENGTHS]: 'Policy.ReadWrite.AuthenticationMethod',
}

/**
 * What changes policies, named locations and strengths of authentication, and what is asked about one that there is not.
 * Undefined for everything else, reading among it.
 */
export function answerConditionalAccess(request: GraphRequest): GraphAnswer | undefined {
  const { tenant, method, path } = request
  const resource = Object.keys(KINDS).find((name) => `${path.join('/')}/`.startsWith(`${name}/`))
  if (resource === undefined || !Array.isArray(tenant.settings.graph[resource])) return undefined
  const [id, act, ...rest] = path.slice(resource.split('/').length)
  if (rest.length > 0) return undefined
  const item = id === undefined ? undefined : named(collection(tenant, resource), id)
  if (method === 'GET' && (id === undefined || item)) return undefined
  requireRole(request, method === 'GET' ? 'Policy.Read.All' : (WRITE[resource] ?? ''))
  if (id !== undefined && !item) throw noSuchObject(KINDS[resource] ?? '', id)
  return resource === STRENGTHS
    ? answerStrength(request, item, act)
    : answerChange(request, resource, item, act)
}

function answerStrength(request: GraphRequest, item: Item | undefined, act: string | undefined) {
  if (request.method === 'DELETE') return changeStrength(request, {}, item, act)
  requireLicense(request.tenant)
  return changeStrength(request, readMembers(request), item, act)
}

function answerChange(
  request: GraphRequest,
  resource: string,
  item: Item | undefined,
  act: string | undefined,
): GraphAnswer | undefined {
  if (act !== undefined) return undefined
  const { method, tenant } = request
  if (!item) return method === 'POST' ? create(request, resource) : undefined
  if (method === 'DELETE') return remove(tenant, resource, item)
  return method === 'PATCH' ? change(request, resource, item) : undefined
}

const READ_ONLY = ['id', 'createdDateTime', 'modifiedDateTime', 'deletedDateTime', 'templateId']

function readMembers({ body }: GraphRequest): Item {
  if (!isObject(body)) throw badRequest('1007: The request body is null or does not match the schema.')
  const readOnly = READ_ONLY.find((name) => body[name] !== undefined && body[name] !== null)
  if (readOnly !== undefined) throw badRequest(`1007: Property '${readOnly}' is read-only and cannot be set.`)
  // The service takes members that are read-only where they say nothing.
  return Object.fromEntries(
    Object.entries(structuredClone(body)).filter(([name]) => !READ_ONLY.includes(name)),
  )
}

function requireLicense(tenant: Tenant, policy: Item = {}): void {
  if (!holds(tenant, 'AAD_PREMIUM', 'AAD_PREMIUM_P2')) throw unlicensed()
  const conditions = objectIn(policy, 'conditions')
  const hasRisk = ['userRiskLevels', 'signInRiskLevels'].some((name) => listIn(conditions, name).length > 0)
  if (hasRisk && !holds(tenant, 'AAD_PREMIUM_P2')) throw unlicensed()
}

function create(request: GraphRequest, resource: string): GraphAnswer {
  const { tenant, root } = request
  const members = readMembers(request)
  const items = collection(tenant, resource)
  requireLicense(tenant, members)
  check(tenant, resource, members, members)
  const most = MOST[resource] ?? 0
  if (items.length >= most)
    throw badRequest(`1101: The tenant has ${most} objects of type ${KINDS[resource]}, and can have no more.`)
  const now = new Date(request.now).toISOString()
  const item = {
    id: randomUUID(),
    ...shownOf(tenant, resource, members),
    createdDateTime: now,
    modifiedDateTime: null,
  }
  items.push(item)
  return { status: 201, body: { '@odata.context': `${root}/$metadata#${resource}/$entity`, ...item } }
}

/** Objects in it are replaced as a whole, and null takes one away. */
function change(request: GraphRequest, resource: string, item: Item): GraphAnswer {
  const { tenant } = request
  const members = readMembers(request)
  if (resource === LOCATIONS && members['@odata.type'] !== item['@odata.type'])
    throw badRequest('The type of the named location has to be said by @odata.type, and cannot be changed.')
  const whole = { ...item, ...members }
  requireLicense(tenant, members)
  check(tenant, resource, members, whole)
  const modifiedDateTime = new Date(request.now).toISOString()
  Object.assign(item, shownOf(tenant, resource, whole), { modifiedDateTime })
  return { status: 204 }
}

/** What is sent has to be right, and what comes of it; ids that a policy had before may be gone by now. */
function check(tenant: Tenant, resource: string, members: Item, whole: Item): void {
  if (resource === LOCATIONS) {
    checkLocationMembers(whole['@odata.type'], members)
    return checkLocation(whole)
  }
  checkMembers(POLICY, members)
  if (
    members === whole ||
    'conditions' in members ||
    'grantControls' in members ||
    'sessionControls' in members
  )
    checkPolicy(whole)
  checkReferences(tenant, members)
  const defaults = tenant.settings.graph['policies/identitySecurityDefaultsEnforcementPolicy']
  if (members['state'] === 'enabled' && isObject(defaults) && defaults['isEnabled'] === true)
    throw badRequest(
      'Security Defaults is enabled in the tenant. You must disable Security defaults before enabling a Conditional Access policy.',
    )
}

const shownOf = (tenant: Tenant, resource: string, item: Item): Item =>
  resource === LOCATIONS ? completedLocation(item) : completed(item, collection(tenant, STRENGTHS))

function remove(tenant: Tenant, resource: string, item: Item): GraphAnswer {
  if (resource === LOCATIONS) {
    if (item['isTrusted'] === true)
      throw badRequest('1040: A trusted named location cannot be deleted. Mark it as not trusted first.')
    const id = String(item['id']).toLowerCase()
    const inUse = collection(tenant, POLICIES).some((policy) => {
      const locations = objectIn(objectIn(policy, 'conditions'), 'locations')
      const names = [...listIn(locations, 'includeLocations'), ...listIn(locations, 'excludeLocations')]
      return names.some((name) => name.toLowerCase() === id)
    })
    if (inUse)
      throw new GraphRefusal(
        400,
        'BadRequest',
        `1040: NamedLocation ${id} is referenced by one or more policies.`,
      )
  }
  const items = collection(tenant, resource)
  items.splice(items.indexOf(item), 1)
  return { status: 204 }
}
