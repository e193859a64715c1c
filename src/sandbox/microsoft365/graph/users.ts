import { randomUUID } from 'node:crypto'
import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'
import { addUser, deleteUser, findUser, type Tenant, updateUser, type User } from '../tenant/state.ts'
import { isItem } from '../is-item.ts'
import { changeMailboxAccount } from './mailbox-accounts.ts'
import { isAcceptable, USER_PROPERTIES } from './user-properties.ts'
import { listUserChanges } from './users-delta.ts'
import { listUsers } from './users-list.ts'
import { onlyOptions, present, readSelect, selection } from './users-query.ts'

const READ = ['User.Read.All', 'User.ReadWrite.All', 'Directory.Read.All', 'Directory.ReadWrite.All']
const WRITE = ['User.ReadWrite.All', 'Directory.ReadWrite.All']
const BLOCK = ['User.EnableDisableAccount.All', ...WRITE]
const READ_MFA = ['Policy.Read.All', 'Policy.ReadWrite.AuthenticationMethod']
const RESET = 'User-PasswordProfile.ReadWrite.All'

/** `/users` and everything below it. */
export function answerUsers(request: GraphRequest): GraphAnswer | undefined {
  const { method, path } = request
  const [, id, ...rest] = path
  if (rest.length > 0) return undefined
  const ofMailbox = changeMailboxAccount(request)
  if (ofMailbox) return ofMailbox
  if (id === undefined) {
    if (method === 'GET') return reading(request, listUsers)
    if (method === 'POST') return writing(request, createUser)
    return undefined
  }
  if (['delta', 'microsoft.graph.delta()', 'delta()'].includes(id)) {
    return method === 'GET' ? reading(request, listUserChanges) : undefined
  }
  if (method === 'GET') return reading(request, getUser)
  if (method === 'PATCH') return changeUser(request)
  if (method === 'DELETE') return writing(request, removeUser)
  return undefined
}

function reading(request: GraphRequest, answer: (request: GraphRequest) => GraphAnswer): GraphAnswer {
  requireRole(request, ...READ)
  const asked = [...request.query.values()].join()
  if (/signInActivity/.test(asked)) requireRole(request, 'AuditLog.Read.All')
  // The vendor does not document who may read it; tools of the field do with what they need for policies.
  if (/perUserMfaState/.test(asked)) requireRole(request, ...READ_MFA)
  return answer(request)
}

function writing(request: GraphRequest, answer: (request: GraphRequest) => GraphAnswer): GraphAnswer {
  requireRole(request, ...WRITE)
  return answer(request)
}

function userOf({ tenant, path }: GraphRequest): User {
  const id = path[1] ?? ''
  const user = findUser(tenant, id)
  if (!user) throw notFound(id)
  return user
}

/** https://learn.microsoft.com/graph/api/user-get */
function getUser(request: GraphRequest): GraphAnswer {
  onlyOptions(request.query, '$select')
  const select = readSelect(request.query)
  const user = userOf(request)
  const context = `${request.root}/$metadata#users${selection(select)}/$entity`
  return { status: 200, body: { '@odata.context': context, ...present(user, select) } }
}

/** https://learn.microsoft.com/graph/api/user-post-users */
function createUser({ tenant, body, root, now }: GraphRequest): GraphAnswer {
  const values = readValues(body)
  for (const name of [
    'accountEnabled',
    'displayName',
    'mailNickname',
    'passwordProfile',
    'userPrincipalName',
  ]) {
    if (values[name] === undefined) {
      throw badRequest(`A value is required for property '${name}' of resource 'User'.`)
    }
  }
  refuseName(tenant, values['userPrincipalName'])
  const { passwordProfile: _, ...kept } = values
  const user: User = {
    businessPhones: [],
    assignedLicenses: [],
    proxyAddresses: [],
    userType: 'Member',
    createdDateTime: new Date(now).toISOString().replace(/\.\d+/, ''),
    ...kept,
    userPrincipalName: String(kept['userPrincipalName']),
    id: randomUUID(),
  }
  addUser(tenant, user)
  return {
    status: 201,
    headers: { Location: `${root}/users/${user.id}` },
    body: { '@odata.context': `${root}/$metadata#users/$entity`, ...present(user, undefined) },
  }
}

/** https://learn.microsoft.com/graph/api/user-update */
function changeUser(request: GraphRequest): GraphAnswer {
  requireRoleFor(request)
  const user = userOf(request)
  const values = readValues(request.body)
  if (values['passwordProfile']) refusePassword(user, values['passwordProfile'])
  if (values['userPrincipalName'] !== undefined) refuseName(request.tenant, values['userPrincipalName'], user)
  const { passwordProfile, ...kept } = values
  const changed = passwordProfile
    ? { ...kept, lastPasswordChangeDateTime: new Date(request.now).toISOString().replace(/\.\d+/, '') }
    : kept
  updateUser(request.tenant, user, changed)
  return { status: 204 }
}

/** Blocking and resetting have permissions of their own; the one to write users does not reach passwords. */
function requireRoleFor(request: GraphRequest): void {
  const names = typeof request.body === 'object' && request.body ? Object.keys(request.body) : []
  if (names.includes('passwordProfile')) requireRole(request, RESET)
  const others = names.filter((name) => name !== 'passwordProfile')
  if (others.length === 0 && names.length > 0) return
  requireRole(request, ...(others.every((name) => name === 'accountEnabled') ? BLOCK : WRITE))
}

/** Three of four kinds of characters, of 8 to 256. https://learn.microsoft.com/entra/identity/authentication/concept-sspr-policy */
function refusePassword(user: User, profile: unknown): void {
  if (user['onPremisesSyncEnabled'] === true)
    throw badRequest(
      'Unable to update the specified properties for on-premises mastered Directory Sync objects or objects currently undergoing migration.',
    )
  const password: unknown = isItem(profile) ? profile['password'] : undefined
  if (password === undefined) return
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]
  const text = typeof password === 'string' ? password : ''
  if (text.length < 8 || text.length > 256 || kinds.filter((kind) => kind.test(text)).length < 3)
    throw badRequest('The specified password does not comply with password complexity requirements.')
}

/** https://learn.microsoft.com/graph/api/user-delete */
function removeUser(request: GraphRequest): GraphAnswer {
  deleteUser(request.tenant, userOf(request))
  return { status: 204 }
}

const badRequest = (message: string) => new GraphRefusal(400, 'Request_BadRequest', message)

function readValues(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new GraphRefusal(400, 'BadRequest', 'Empty Payload. JSON content expected.')
  }
  const values = Object.entries(body).filter(([name]) => !name.startsWith('@'))
  for (const [name, value] of values) {
    const property = USER_PROPERTIES[name]
    if (!property)
      throw badRequest(`Property '${name}' does not exist as a declared property or extension property.`)
    if (!property.writable) throw badRequest(`Property '${name}' is read-only and cannot be set.`)
    if (!isAcceptable(name, value)) {
      throw badRequest(`Invalid value specified for property '${name}' of resource 'User'.`)
    }
  }
  return Object.fromEntries(values)
}

function refuseName(tenant: Tenant, name: unknown, self?: User): void {
  const domain = String(name).split('@')[1]?.toLowerCase()
  const isOurs = tenant.domains.some(
    ({ id, isVerified }) => id.toLowerCase() === domain && isVerified !== false,
  )
  if (!isOurs) {
    throw badRequest(
      'The domain portion of the userPrincipalName property is invalid. You must use one of the verified domain names in your organization.',
    )
  }
  const holder = findUser(tenant, String(name))
  if (holder && holder !== self) {
    throw badRequest('Another object with the same value for property userPrincipalName already exists.')
  }
}
