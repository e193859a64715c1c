import { isItem } from '../is-item.ts'
import { findUser, type Tenant, updateUser, type User } from '../tenant/state.ts'
import { noteApp } from './audited-changes.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'

const READ = ['Policy.Read.All', 'Policy.ReadWrite.AuthenticationMethod']
const WRITE = ['Policy.ReadWrite.AuthenticationMethod']
const STATES = ['disabled', 'enabled', 'enforced']
const REGISTRATIONS = 'reports/authenticationMethods/userRegistrationDetails'

/** What is asked of an account by itself, in beta alone. https://learn.microsoft.com/graph/api/authentication-update */
export function answerMfaRequirements(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, root, tenant } = request
  const [, id = '', ...rest] = path
  if (rest.join('/') !== 'authentication/requirements' || !root.endsWith('/beta')) return undefined
  if (method !== 'GET' && method !== 'PATCH') return undefined
  requireRole(request, ...(method === 'GET' ? READ : WRITE))
  const user = findUser(tenant, id)
  if (!user) throw notFound(id)
  if (method === 'PATCH') return change(request, user)
  const context = `${root}/$metadata#users('${user.id}')/authentication/requirements/$entity`
  return { status: 200, body: { '@odata.context': context, perUserMfaState: stateOf(user) } }
}

const stateOf = (user: User) => user['perUserMfaState'] ?? 'disabled'

function change(request: GraphRequest, user: User): GraphAnswer {
  const { perUserMfaState: wanted, ...others } = isItem(request.body) ? request.body : {}
  if (!STATES.includes(String(wanted)) || Object.keys(others).some((name) => !name.startsWith('@')))
    throw new GraphRefusal(400, 'badRequest', 'The perUserMfaState is not valid.')
  // Whoever has registered a method is asked for it at once.
  const state = wanted === 'enabled' && hasRegistered(request.tenant, user) ? 'enforced' : wanted
  updateUser(request.tenant, user, { perUserMfaState: state })
  noteApp(request, user.id, {
    activity: wanted === 'disabled' ? 'Disable Strong Authentication' : 'Enable Strong Authentication',
    category: 'UserManagement',
    service: 'Core Directory',
  })
  return { status: 204 }
}

function hasRegistered({ settings: { graph } }: Tenant, { id }: User): boolean {
  const told = graph[REGISTRATIONS]
  return Array.isArray(told) && told.some((each) => each['id'] === id && each['isMfaRegistered'] === true)
}
