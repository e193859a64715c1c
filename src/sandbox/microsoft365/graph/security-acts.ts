import { holds, DEFENDER_PLANS } from '../feeds/licensed.ts'
import { writeDue } from '../feeds/pending.ts'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import { findUser, type Tenant, updateUser } from '../tenant/state.ts'
import { noteApp } from './audited-changes.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'

const REVOKE = ['User.RevokeSessions.All', 'User.ReadWrite.All', 'Directory.ReadWrite.All']
const RISKY_USERS = 'identityProtection/riskyUsers'
const DETECTIONS = 'identityProtection/riskDetections'

const isoOf = (now: number) => new Date(now).toISOString().replace(/\.\d+/, '')
const bad = (message: string) => new GraphRefusal(400, 'BadRequest', message)

/** https://learn.microsoft.com/graph/api/user-revokesigninsessions */
export function revokeSessions(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, root, now } = request
  const [, id = '', act, ...rest] = path
  if (method !== 'POST' || act !== 'revokeSignInSessions' || rest.length > 0) return undefined
  requireRole(request, ...REVOKE)
  const user = findUser(tenant, id)
  if (!user) throw notFound(id)
  updateUser(tenant, user, { signInSessionsValidFromDateTime: isoOf(now) })
  noteApp(request, user.id, {
    activity: 'Update StsRefreshTokenValidFrom Timestamp',
    category: 'UserManagement',
    service: 'Core Directory',
  })
  return { status: 200, body: { '@odata.context': `${root}/$metadata#Edm.Boolean`, value: true } }
}

/** What is done about risks and alerts. */
export function answerSecurityActs(request: GraphRequest): GraphAnswer | undefined {
  const { method, path } = request
  const name = path.join('/')
  if (method === 'POST' && Object.hasOwn(JUDGEMENTS, name)) return judgeUsers(request, name)
  const list = path.slice(0, -1).join('/')
  return method === 'PATCH' && Object.hasOwn(STATED, list) ? setState(request, list) : undefined
}

interface Judgement {
  activity: string
  riskState: string
  riskLevel: string
  riskDetail: string
}

const JUDGEMENTS: Record<string, Judgement> = {
  [`${RISKY_USERS}/confirmCompromised`]: {
    activity: 'ConfirmAccountCompromised',
    riskState: 'confirmedCompromised',
    riskLevel: 'high',
    riskDetail: 'adminConfirmedUserCompromised',
  },
  [`${RISKY_USERS}/dismiss`]: {
    activity: 'DismissUser',
    riskState: 'dismissed',
    riskLevel: 'none',
    riskDetail: 'adminDismissedAllRiskForUser',
  },
}

const listOf = ({ settings: { graph } }: Tenant, name: string): Item[] => {
  const list = (graph[name] ??= [])
  return Array.isArray(list) ? list : []
}

/** https://learn.microsoft.com/graph/api/riskyuser-confirmcompromised and …/riskyuser-dismiss */
function judgeUsers(request: GraphRequest, name: string): GraphAnswer {
  const { body, tenant, now } = request
  requireRole(request, 'IdentityRiskyUser.ReadWrite.All')
  if (!holds(tenant, 'AAD_PREMIUM_P2'))
    throw new GraphRefusal(403, 'Forbidden', 'Your tenant is not licensed for this feature.')
  const ids = isItem(body) ? body['userIds'] : undefined
  if (!Array.isArray(ids) || ids.length === 0) throw bad('UserIds is required.')
  writeDue(tenant, now)
  const { activity, ...judged } = JUDGEMENTS[name] ?? { activity: '' }
  for (const id of ids.map(String)) {
    const user = findUser(tenant, id)
    if (!user) throw notFound(id)
    const risky = listOf(tenant, RISKY_USERS)
    if (!risky.some((each) => each['id'] === user.id))
      risky.push({
        id: user.id,
        isDeleted: false,
        isProcessing: false,
        userDisplayName: user['displayName'],
        userPrincipalName: user.userPrincipalName.toLowerCase(),
      })
    for (const each of risky)
      if (each['id'] === user.id) Object.assign(each, judged, { riskLastUpdatedDateTime: isoOf(now) })
    for (const each of listOf(tenant, DETECTIONS))
      if (each['userId'] === user.id) {
        const { riskState, riskDetail } = { riskDetail: 'none', riskState: 'none', ...judged }
        Object.assign(each, { riskState, riskDetail, lastUpdatedDateTime: isoOf(now) })
      }
    noteApp(request, user.id, { activity, category: 'Other', service: 'Identity Protection' })
  }
  return { status: 204 }
}

interface Stated {
  roles: readonly [string]
  statuses: readonly string[]
}

const STATED: Record<string, Stated> = {
  'security/alerts_v2': {
    roles: ['SecurityAlert.ReadWrite.All'],
    statuses: ['new', 'inProgress', 'resolved'],
  },
  'security/incidents': {
    roles: ['SecurityIncident.ReadWrite.All'],
    statuses: ['active', 'inProgress', 'resolved'],
  },
}
const CLASSIFICATIONS = ['unknown', 'falsePositive', 'truePositive', 'informationalExpectedActivity']
const WRITABLE = ['status', 'classification', 'determination', 'assignedTo', 'customTags']

/** https://learn.microsoft.com/graph/api/security-alert-update and …/security-incident-update */
function setState(request: GraphRequest, list: string): GraphAnswer {
  const { body, path, tenant, now } = request
  const { roles, statuses } = STATED[list] ?? { roles: [''], statuses: [] }
  if (!roles.some((role) => request.roles.includes(role)))
    throw new GraphRefusal(
      403,
      'Forbidden',
      `Missing application roles. API required roles: ${roles.join(',')}, application roles: ${request.roles.join(',')}.`,
    )
  if (!holds(tenant, ...DEFENDER_PLANS))
    throw new GraphRefusal(403, 'Forbidden', 'Tenant is not onboarded to Microsoft 365 Defender.')
  writeDue(tenant, now)
  const id = path.at(-1) ?? ''
  const found = listOf(tenant, list).find((each) => each['id'] === id)
  if (!found) throw new GraphRefusal(404, 'NotFound', `${id} was not found.`)
  const said = isItem(body) ? body : {}
  for (const [name, value] of Object.entries(said)) {
    const isGood =
      name === 'status'
        ? statuses.includes(String(value))
        : name === 'classification'
          ? CLASSIFICATIONS.includes(String(value))
          : WRITABLE.includes(name)
    if (!isGood) throw bad(`Invalid value for ${name}.`)
  }
  const isResolved = said['status'] === 'resolved'
  Object.assign(found, said, {
    lastUpdateDateTime: isoOf(now),
    ...(list === 'security/alerts_v2' ? { resolvedDateTime: isResolved ? isoOf(now) : null } : {}),
  })
  return { status: 200, body: found }
}
