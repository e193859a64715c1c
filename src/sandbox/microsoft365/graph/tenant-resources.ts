import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import type { GraphObject } from '../tenant/state.ts'
import { onlyOptions } from './users-query.ts'

const ORGANIZATION_ROLES = [
  'Organization.Read.All',
  'Organization.ReadWrite.All',
  'Directory.Read.All',
  'Directory.ReadWrite.All',
]

/** https://learn.microsoft.com/graph/api/organization-list */
export function answerOrganization(request: GraphRequest): GraphAnswer | undefined {
  return answerCollection(request, [request.tenant.organization], ORGANIZATION_ROLES)
}

/** https://learn.microsoft.com/graph/api/domain-list and domain-update */
export function answerDomains(request: GraphRequest): GraphAnswer | undefined {
  if (request.method === 'PATCH') return changeDomain(request)
  const roles = ['Domain.Read.All', 'Domain.ReadWrite.All', 'Directory.Read.All', 'Directory.ReadWrite.All']
  return answerCollection(request, request.tenant.domains, roles)
}

const CHANGEABLE = [
  'isDefault',
  'passwordNotificationWindowInDays',
  'passwordValidityPeriodInDays',
  'supportedServices',
]

function changeDomain(request: GraphRequest): GraphAnswer | undefined {
  const [, id, ...rest] = request.path
  if (id === undefined || rest.length > 0) return undefined
  requireRole(request, 'Domain.ReadWrite.All')
  const domain = request.tenant.domains.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (!domain) throw notFound(id)
  const members = isItem(request.body) ? request.body : {}
  const fixed = Object.keys(members).find((name) => !CHANGEABLE.includes(name))
  if (fixed !== undefined)
    throw new GraphRefusal(400, 'Request_BadRequest', `Property '${fixed}' is read-only and cannot be set.`)
  Object.assign(domain, members)
  return { status: 204 }
}

/** https://learn.microsoft.com/graph/api/subscribedsku-list */
export function answerSubscribedSkus(request: GraphRequest): GraphAnswer | undefined {
  const roles = ['LicenseAssignment.Read.All', 'LicenseAssignment.ReadWrite.All', ...ORGANIZATION_ROLES]
  return answerCollection(request, request.tenant.subscribedSkus, roles)
}

/** These collections come whole: they ignore paging. */
function answerCollection(
  request: GraphRequest,
  items: GraphObject[],
  roles: string[],
): GraphAnswer | undefined {
  const [name, id, ...rest] = request.path
  if (request.method !== 'GET' || rest.length > 0) return undefined
  requireRole(request, ...roles)
  onlyOptions(request.query, '$select', '$top')
  const select = request.query.get('$select')?.split(',')
  const context = `${request.root}/$metadata#${name}${select ? `(${select.join(',')})` : ''}`
  if (id === undefined) {
    return {
      status: 200,
      body: { '@odata.context': context, value: items.map((item) => chosen(item, select)) },
    }
  }
  const item = items.find((item) => item.id.toLowerCase() === id.toLowerCase())
  if (!item) throw notFound(id)
  return { status: 200, body: { '@odata.context': `${context}/$entity`, ...chosen(item, select) } }
}

const chosen = (item: GraphObject, select: string[] | undefined): Record<string, unknown> =>
  select ? Object.fromEntries(select.map((name) => [name, item[name] ?? null])) : item
