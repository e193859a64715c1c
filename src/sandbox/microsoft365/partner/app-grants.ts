import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound } from '../graph/graph-request.ts'
import { isItem } from '../is-item.ts'
import { isInstalled } from '../sign-in/consent.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import { REQUESTED_ROLES, type Tenant } from '../tenant/state.ts'
import { GLOBAL_ADMINISTRATOR, PRIVILEGED_ROLE_ADMINISTRATOR } from './roles.ts'

const GRAPH_APP = '00000003-0000-0000-c000-000000000000'
const EXCHANGE_APP = '00000002-0000-0ff1-ce00-000000000000'
const MANAGE_APP = 'c5393580-f805-4401-95e8-94b7a6ef2fc2'
const RESOURCE_APPS = [GRAPH_APP, EXCHANGE_APP, MANAGE_APP]
const BY_APP = /^servicePrincipals\(appId='([\w-]+)'\)$/

/** Of whose interface a permission is. */
const resourceOf = (role: string): string =>
  role.startsWith('Exchange.') ? EXCHANGE_APP : role.startsWith('ActivityFeed.') ? MANAGE_APP : GRAPH_APP

/** A permission has the same id everywhere. */
const roleIdOf = (role: string): string => stableGuid(`permission ${role}`)
/** The same app is another principal in each tenant. */
const principalIdOf = ({ tenantId }: Tenant, appId: string): string => stableGuid(`${appId} in ${tenantId}`)

/**
 * What the app is granted in a tenant, seen and given by a person who signed in through it. Undefined where the request is about
 * something else. https://learn.microsoft.com/graph/api/serviceprincipal-post-approleassignments
 */
export function answerAppGrants(request: GraphRequest, clientId: string): GraphAnswer | undefined {
  const { path, tenant, person, method } = request
  const [resource = '', id, part] = path
  if (!person) return undefined
  const known = [clientId, ...RESOURCE_APPS].map((appId) => ({ appId, id: principalIdOf(tenant, appId) }))
  const byApp = BY_APP.exec(resource)?.[1]
  if (byApp !== undefined && id === undefined && method === 'GET')
    return answerPrincipal(request, known, byApp)
  if (resource !== 'servicePrincipals' || id === undefined) return undefined
  const principal = known.find((each) => each.id === id)
  if (!principal) throw notFound(id)
  if (part === undefined && method === 'GET') return answerPrincipal(request, known, principal.appId)
  if (part !== 'appRoleAssignments' || principal.appId !== clientId) return undefined
  if (method === 'GET') {
    requireScope(request, 'Application.Read.All')
    return { status: 200, body: { value: assignmentsOf(tenant, principal.id) } }
  }
  return method === 'POST' ? assign(request, principal.id) : undefined
}

function answerPrincipal(
  request: GraphRequest,
  known: readonly { appId: string; id: string }[],
  appId: string,
): GraphAnswer {
  requireScope(request, 'Application.Read.All')
  const found = known.find((each) => each.appId === appId)
  const isThere = found && (RESOURCE_APPS.includes(appId) || isInstalled(request.tenant, request.now))
  if (!isThere) throw notFound(appId)
  return { status: 200, body: found }
}

function assign({ tenant, person, roles, body }: GraphRequest, principalId: string): GraphAnswer {
  const isAllowed =
    person?.roleIds.some((id) => id === GLOBAL_ADMINISTRATOR || id === PRIVILEGED_ROLE_ADMINISTRATOR) === true
  if (!isAllowed || !roles.includes('AppRoleAssignment.ReadWrite.All'))
    throw new GraphRefusal(
      403,
      'Authorization_RequestDenied',
      'Insufficient privileges to complete the operation.',
    )
  const given = isItem(body) ? body : {}
  const role = REQUESTED_ROLES.find((each) => roleIdOf(each) === given['appRoleId'])
  if (
    role === undefined ||
    given['principalId'] !== principalId ||
    given['resourceId'] !== principalIdOf(tenant, resourceOf(role))
  )
    throw new GraphRefusal(
      400,
      'Request_BadRequest',
      'Permission being assigned was not found on application.',
    )
  const held = tenant.consentedRoles ?? []
  if (held.includes(role))
    throw new GraphRefusal(
      400,
      'Request_BadRequest',
      'Permission being assigned already exists on the object',
    )
  tenant.consentedRoles = [...held, role]
  return {
    status: 201,
    body: assignmentsOf(tenant, principalId).find((each) => each.appRoleId === given['appRoleId']),
  }
}

const assignmentsOf = (tenant: Tenant, principalId: string) =>
  (tenant.consentedRoles ?? []).map((role) => ({
    id: stableGuid(`${principalId} ${role}`),
    principalId,
    principalType: 'ServicePrincipal',
    resourceId: principalIdOf(tenant, resourceOf(role)),
    appRoleId: roleIdOf(role),
  }))

function requireScope({ roles }: GraphRequest, scope: string): void {
  if (!roles.includes(scope))
    throw new GraphRefusal(
      403,
      'Authorization_RequestDenied',
      'Insufficient privileges to complete the operation.',
    )
}
