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

const KINDS: Readonly<Record<string, (tenant: Tenant) => readonly Item[]>> = {
  user: ({ users }) => users,
  group: (tenant) => collection(tenant, 'groups'),
  servicePrincipal: (tenant) => collection(tenant, 'servicePrincipals'),
}

function textsIn(body: unknown, name: string): string[] | undefined {
  const value = isItem(body) ? body[name] : undefined
  return Array.isArray(value) ? value.map(String) : undefined
}
