import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { collection } from './conditional-access/refusals.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest, requireRole } from './graph-request.ts'

/** https://learn.microsoft.com/graph/api/directoryobject-getbyids */
const MOST = 1000
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** It reads although it is sent by POST. */
export const isReadByIds = ({ method, path }: GraphRequest): boolean =>
  method === 'POST' && path.join('/') === 'directoryObjects/getByIds'

/** Which of some ids the directory has, and what they are; what it does not have is not in the answer. */
export function answerDirectoryObjects(request: GraphRequest): GraphAnswer | undefined {
  if (!isReadByIds(request)) return undefined
  const { tenant, root, body } = request
  requireRole(request, 'Directory.Read.All', 'Directory.ReadWrite.All')
  const ids = textsIn(body, 'ids')
  if (!ids || ids.length === 0 || ids.length > MOST)
    throw new GraphRefusal(400, 'Request_BadRequest', `The number of ids has to be between 1 and ${MOST}.`)
  const wrong = ids.find((id) => !GUID.test(id))
  if (wrong !== undefined)
    throw new GraphRefusal(400, 'Request_BadRequest', `Invalid object identifier '${wrong}'.`)
  const types = textsIn(body, 'types') ?? Object.keys(KINDS)
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const found = types.flatMap((type) =>
    (KINDS[type]?.(tenant) ?? [])
      .filter(({ id }) => wanted.has(String(id).toLowerCase()))
      .map((item) => ({ '@odata.type': `#microsoft.graph.${type}`, ...item })),
  )
  return { status: 200, body: { '@odata.context': `${root}/$metadata#directoryObjects`, value: found } }
}

/**
 * The accounts of a group. They lie beside the group's own members, under `groups/{id}/transitiveMembers`, and need be no users of the
 * directory that is read person by person.
 */
export function answerGroupMembers(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, root, query } = request
  const [, id = '', members, type] = path
  if (method !== 'GET' || members !== 'transitiveMembers' || type !== 'microsoft.graph.user') return undefined
  requireRole(request, 'GroupMember.Read.All', 'Group.Read.All', 'Directory.Read.All')
  if (!collection(tenant, 'groups').some((group) => String(group['id']).toLowerCase() === id.toLowerCase()))
    throw new GraphRefusal(404, 'Request_ResourceNotFound', `Resource '${id}' does not exist.`)
  const all = collection(tenant, `groups/${id.toLowerCase()}/transitiveMembers`)
  const value = all.slice(0, Number(query.get('$top') ?? all.length))
  return { status: 200, body: { '@odata.context': `${root}/$metadata#users`, value } }
}

const PAGE = 100

/**
 * Every group with its members, as the first round of changes tells them; later rounds are not pretended.
 * https://learn.microsoft.com/graph/api/group-delta
 */
export function answerGroupChanges(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, root, query, headers } = request
  if (method !== 'GET' || path[1] !== 'delta') return undefined
  requireRole(request, 'GroupMember.Read.All', 'Group.Read.All', 'Directory.Read.All')
  const size = Number(/odata\.maxpagesize=(\d+)/.exec(headers.get('Prefer') ?? '')?.[1] ?? PAGE)
  const from = Number(query.get('$skiptoken') ?? 0)
  const all = collection(tenant, 'groups')
  const value = all.slice(from, from + size).map((group) => ({
    id: group['id'],
    displayName: group['displayName'],
    'members@delta': membersOf(tenant, String(group['id'])).map(({ id }) => ({
      '@odata.type': KINDS['group']?.(tenant).some((each) => each['id'] === id)
        ? '#microsoft.graph.group'
        : '#microsoft.graph.user',
      id,
    })),
  }))
  const next = from + size
  const link =
    next < all.length
      ? { '@odata.nextLink': `${root}/groups/delta?$skiptoken=${next}` }
      : { '@odata.deltaLink': `${root}/groups/delta?$deltatoken=latest` }
  return { status: 200, body: { '@odata.context': `${root}/$metadata#groups`, ...link, value } }
}

const membersAt = (id: string) => `groups/${id.toLowerCase()}/members`

/** Those that were added; of groups that came with the tenant all of theirs. */
const membersOf = (tenant: Tenant, id: string): readonly Item[] =>
  tenant.settings.graph[membersAt(id)] === undefined
    ? collection(tenant, `groups/${id.toLowerCase()}/transitiveMembers`)
    : collection(tenant, membersAt(id))

/** Adds and removes members. https://learn.microsoft.com/graph/api/group-post-members */
export function changeGroupMembers(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, body } = request
  const [, id = '', members, ...rest] = path
  if (members !== 'members' || rest.at(-1) !== '$ref') return undefined
  requireRole(request, 'GroupMember.ReadWrite.All', 'Group.ReadWrite.All', 'Directory.ReadWrite.All')
  const known = membersOf(tenant, id)
  const named =
    method === 'DELETE'
      ? rest[0]
      : String(isItem(body) ? body['@odata.id'] : '')
          .split('/')
          .at(-1)
  const others = known.filter((each) => each['id'] !== named)
  if (method === 'POST' && others.length < known.length)
    throw new GraphRefusal(400, 'Request_BadRequest', 'One or more added object references already exist.')
  if (method === 'DELETE' && others.length === known.length)
    throw new GraphRefusal(404, 'Request_ResourceNotFound', `Resource '${named}' does not exist.`)
  tenant.settings.graph[membersAt(id)] = method === 'POST' ? [...known, { id: named }] : [...others]
  return { status: 204 }
}

const KINDS: Readonly<Record<string, (tenant: Tenant) => readonly Item[]>> = {
  user: ({ users }) => users,
  group: (tenant) => collection(tenant, 'groups'),
  servicePrincipal: (tenant) => collection(tenant, 'servicePrincipals'),
}

function textsIn(body: unknown, name: string): string[] | undefined {
  const value = isItem(body) ? body[name] : undefined
  return Array.isArray(value) ? value.map(String) : undefined
}
