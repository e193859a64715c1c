import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound } from '../graph/graph-request.ts'
import { readToken, writeToken } from '../graph/page-tokens.ts'
import { isItem } from '../is-item.ts'
import type { Tenants } from '../tenant/tenants.ts'
import {
  addRelationship,
  assign,
  daysOf,
  etagOf,
  move,
  type Partner,
  type Relationship,
  settle,
} from './partners.ts'
import { GLOBAL_ADMINISTRATOR } from './roles.ts'
import { textIn } from '../../text-in.ts'

const LARGEST_PAGE = 300
const RELATIONSHIPS = 'delegatedAdminRelationships'
const LONGEST_NAME = 50
const LONGEST_DURATION = 730

/**
 * What a partner asks of Graph about its customers, as a person alone may. Undefined where it is about something else.
 * https://learn.microsoft.com/graph/api/resources/delegatedadminrelationships-api-overview
 */
export function answerPartner(
  request: GraphRequest,
  { partner, tenants }: { partner: Partner | undefined; tenants: Tenants },
): GraphAnswer | undefined {
  const [resource, ...rest] = request.path
  if (resource === 'contracts' && request.method === 'GET') {
    requireScope(request, 'Directory.Read.All')
    return page(
      request,
      (partner?.resold ?? []).flatMap((id) => contractOf(tenants, id)),
      999,
    )
  }
  if (resource === 'groups' && partner && request.query.get('$filter') === "displayName eq 'AdminAgents'")
    return answerAgents(request, partner)
  if (resource === 'me' && rest[0] === 'checkMemberGroups' && request.method === 'POST')
    return answerMembership(request, partner)
  if (resource !== 'tenantRelationships') return undefined
  requireScope(
    request,
    'DelegatedAdminRelationship.ReadWrite.All',
    ...(request.method === 'GET' ? ['DelegatedAdminRelationship.Read.All'] : []),
  )
  if (!partner) throw forbidden('The tenant is not a partner.')
  settle(partner, request.now)
  const [collection, ...path] = rest
  if (collection === 'delegatedAdminCustomers' && path.length === 0 && request.method === 'GET')
    return page(request, customersOf(partner), LARGEST_PAGE)
  if (collection !== RELATIONSHIPS) return undefined
  return answerRelationships(request, partner, path)
}

function answerRelationships(
  request: GraphRequest,
  partner: Partner,
  path: string[],
): GraphAnswer | undefined {
  const [id, part] = path
  const { method } = request
  if (id === undefined) {
    if (method === 'GET') {
      const wanted = /^status eq '(\w+)'$/.exec(request.query.get('$filter') ?? '')?.[1]
      const found = partner.relationships.filter(({ status }) => wanted === undefined || status === wanted)
      return page(
        request,
        found.map((each) => written(each, request)),
        LARGEST_PAGE,
      )
    }
    return method === 'POST' ? create(request, partner) : undefined
  }
  const found = partner.relationships.find((each) => each.id === id)
  if (!found) throw notFound(id)
  if (part === undefined) {
    if (method === 'GET') return { status: 200, body: written(found, request) }
    return method === 'DELETE' ? remove(request, partner, found) : undefined
  }
  if (part === 'requests' && method === 'POST') return act(request, found)
  if (part !== 'accessAssignments') return undefined
  if (method === 'GET') return page(request, assignmentsOf(found, request.now), LARGEST_PAGE)
  return method === 'POST' ? give(request, partner, found) : undefined
}

function create(request: GraphRequest, partner: Partner): GraphAnswer {
  const body = isItem(request.body) ? request.body : {}
  const { displayName, duration, autoExtendDuration = 'PT0S', customer } = body
  const roleIds = rolesIn(body['accessDetails'])
  if (typeof displayName !== 'string' || displayName === '' || displayName.length > LONGEST_NAME)
    throw invalid('The display name is invalid.')
  if (partner.relationships.some((each) => each.displayName === displayName))
    throw new GraphRefusal(409, 'Conflict', 'A relationship with this display name exists.')
  const days = typeof duration === 'string' ? daysOf(duration) : 0
  if (days < 1 || days > LONGEST_DURATION) throw invalid('The duration is invalid.')
  if (roleIds.length === 0) throw invalid('At least one role is required.')
  if (!['P0D', 'PT0S', 'P180D'].includes(String(autoExtendDuration)))
    throw invalid('The auto extend duration is invalid.')
  const isExtended = autoExtendDuration === 'P180D'
  if (isExtended && roleIds.includes(GLOBAL_ADMINISTRATOR))
    throw invalid('A relationship with the role Global Administrator cannot be extended by itself.')
  const made = addRelationship(
    partner,
    {
      displayName,
      duration: String(duration),
      autoExtendDuration: isExtended ? 'P180D' : 'PT0S',
      roleIds,
      customer: isItem(customer)
        ? { tenantId: String(customer['tenantId']), displayName: textIn(customer['displayName']) }
        : null,
    },
    request.now,
  )
  return { status: 201, body: written(made, request) }
}

/** Only what nobody was asked to approve yet can be deleted, and only by who has seen it as it is. */
function remove(request: GraphRequest, partner: Partner, relationship: Relationship): GraphAnswer {
  const match = request.headers.get('If-Match')
  if (!match) throw new GraphRefusal(428, 'preconditionRequired', 'The header If-Match is required.')
  if (match !== etagOf(relationship)) throw new GraphRefusal(412, 'preconditionFailed', 'The ETag is stale.')
  if (relationship.status !== 'created')
    throw invalid('Only a relationship in the status created can be deleted.')
  partner.relationships = partner.relationships.filter((each) => each !== relationship)
  return { status: 204 }
}

function act({ body, now }: GraphRequest, relationship: Relationship): GraphAnswer {
  const action = isItem(body) ? body['action'] : undefined
  const { status } = relationship
  if (action === 'lockForApproval' && status === 'created') move(relationship, 'approvalPending', now)
  else if (action === 'terminate' && status === 'active') move(relationship, 'terminationRequested', now)
  else throw invalid('The action is not possible in this status.')
  const time = new Date(now).toISOString()
  return {
    status: 201,
    body: {
      id: relationship.id,
      action,
      status: 'created',
      createdDateTime: time,
      lastModifiedDateTime: time,
    },
  }
}

function give({ body, now }: GraphRequest, partner: Partner, relationship: Relationship): GraphAnswer {
  const container = isItem(body) && isItem(body['accessContainer']) ? body['accessContainer'] : {}
  const groupId = String(container['accessContainerId'])
  const roleIds = rolesIn(isItem(body) ? body['accessDetails'] : undefined)
  if (relationship.status !== 'active') throw invalid('The relationship is not active.')
  if (groupId !== partner.adminAgents) throw invalid('The group does not exist.')
  if (relationship.assignments.some((each) => each.groupId === groupId))
    throw new GraphRefusal(409, 'Conflict', 'The group has an assignment already.')
  if (roleIds.length === 0 || !roleIds.every((id) => relationship.roleIds.includes(id)))
    throw invalid('The roles are no part of those of the relationship.')
  const made = assign(relationship, groupId, roleIds, now)
  return { status: 201, body: assignmentsOf(relationship, now).find(({ id }) => id === made.id) }
}

function answerAgents(request: GraphRequest, { adminAgents }: Partner): GraphAnswer {
  requireScope(request, 'Directory.Read.All', 'Group.Read.All')
  const groups =
    adminAgents === null ? [] : [{ id: adminAgents, displayName: 'AdminAgents', securityEnabled: true }]
  return { status: 200, body: { value: groups } }
}

function answerMembership({ body, person }: GraphRequest, partner: Partner | undefined): GraphAnswer {
  const asked = isItem(body) && Array.isArray(body['groupIds']) ? body['groupIds'] : []
  const isMember = partner !== undefined && person !== undefined && partner.members.has(person.id)
  return { status: 200, body: { value: asked.filter((id) => isMember && id === partner.adminAgents) } }
}

const contractOf = (tenants: Tenants, id: string) => {
  const found = tenants.list().find(({ tenantId }) => tenantId === id)
  if (!found) return []
  return {
    id: `${id}-contract`,
    contractType: 'ResellerPartner',
    customerId: id,
    defaultDomainName: found.defaultDomain,
    displayName: found.displayName,
  }
}

/** Everybody with whom there is or was a relationship. */
const customersOf = ({ relationships }: Partner) => {
  const byId = new Map(
    relationships.flatMap(({ customer }) => (customer ? [[customer.tenantId, customer]] : [])),
  )
  return [...byId.values()].map((each) => ({ id: each.tenantId, ...each }))
}

/** A relationship as Graph writes it; its assignments only where they are asked for. */
const written = (each: Relationship, { query, now }: GraphRequest) => ({
  '@odata.etag': etagOf(each),
  id: each.id,
  displayName: each.displayName,
  duration: each.duration,
  autoExtendDuration: each.autoExtendDuration,
  customer: each.customer,
  accessDetails: { unifiedRoles: each.roleIds.map((roleDefinitionId) => ({ roleDefinitionId })) },
  status: each.status,
  createdDateTime: new Date(each.createdAt).toISOString(),
  lastModifiedDateTime: new Date(each.changedAt).toISOString(),
  activatedDateTime: timeOf(each.activatedAt),
  endDateTime: timeOf(each.endsAt),
  ...(query.get('$expand') === 'accessAssignments' ? { accessAssignments: assignmentsOf(each, now) } : {}),
})

const assignmentsOf = ({ assignments }: Relationship, now: number) =>
  assignments.map(({ id, groupId, roleIds, at }) => ({
    id,
    status: at + 2000 <= now ? 'active' : 'pending',
    accessContainer: { accessContainerId: groupId, accessContainerType: 'securityGroup' },
    accessDetails: { unifiedRoles: roleIds.map((roleDefinitionId) => ({ roleDefinitionId })) },
  }))

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

function rolesIn(accessDetails: unknown): string[] {
  const roles = isItem(accessDetails) ? accessDetails['unifiedRoles'] : undefined
  return (Array.isArray(roles) ? roles : []).flatMap((each) =>
    isItem(each) && typeof each['roleDefinitionId'] === 'string' ? [each['roleDefinitionId']] : [],
  )
}

/** A part of a list, and where to go on. */
function page({ query, path, root }: GraphRequest, items: readonly object[], largest: number): GraphAnswer {
  const asked = Number(query.get('$top') ?? largest)
  if (!Number.isInteger(asked) || asked < 1 || asked > largest) throw invalid(`Invalid page size specified.`)
  const from = Number(readToken(query.get('$skiptoken') ?? '')?.['from'] ?? 0)
  const next = new URLSearchParams(query)
  next.set('$skiptoken', writeToken({ from: from + asked }))
  return {
    status: 200,
    body: {
      value: items.slice(from, from + asked),
      ...(from + asked < items.length
        ? { '@odata.nextLink': `${root}/${path.join('/')}?${next.toString()}` }
        : {}),
    },
  }
}

function requireScope({ person, roles }: GraphRequest, ...oneOf: string[]): void {
  // No app may ask this by itself.
  if (!person) throw forbidden('This is for people alone.')
  if (!oneOf.some((scope) => roles.includes(scope)))
    throw forbidden('Insufficient privileges to complete the operation.')
}

const forbidden = (message: string) => new GraphRefusal(403, 'Authorization_RequestDenied', message)
const invalid = (message: string) => new GraphRefusal(400, 'badRequest', message)
