import { type GraphAnswer, GraphRefusal, type GraphRequest, requireRole } from './graph-request.ts'
import { readToken, writeToken } from './page-tokens.ts'
import { DETECTIONS, keepUp, PROFILES, SCORES, SIGN_INS } from './risk-history.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { onlyOptions, unsupported } from './users-query.ts'

const LARGEST_PAGE = 1000

/** https://learn.microsoft.com/graph/api/security-list-securescores */
export function answerSecurity(request: GraphRequest): GraphAnswer | undefined {
  if (!isOneOf(request, SCORES, PROFILES)) return undefined
  requireRole(request, 'SecurityEvents.Read.All', 'SecurityEvents.ReadWrite.All')
  return answerList(request)
}

/** https://learn.microsoft.com/graph/api/riskdetection-list */
export function answerIdentityProtection(request: GraphRequest): GraphAnswer | undefined {
  if (!isOneOf(request, DETECTIONS)) return undefined
  requireRole(request, 'IdentityRiskEvent.Read.All', 'IdentityRiskEvent.ReadWrite.All')
  if (!holds(request.tenant, 'AAD_PREMIUM_P2'))
    throw new GraphRefusal(403, 'Forbidden', 'Your tenant is not licensed for this feature.')
  return answerList(request, 'detectedDateTime')
}

/** https://learn.microsoft.com/graph/api/signin-list */
export function answerSignIns(request: GraphRequest): GraphAnswer | undefined {
  if (!isOneOf(request, SIGN_INS)) return undefined
  requireRole(request, 'AuditLog.Read.All')
  if (!holds(request.tenant, 'AAD_PREMIUM', 'AAD_PREMIUM_P2'))
    throw new GraphRefusal(
      403,
      'Authentication_RequestFromNonPremiumTenantOrB2CTenant',
      "Tenant is not a B2C tenant and doesn't have premium license",
    )
  return answerList(request, 'createdDateTime')
}

const isOneOf = ({ method, path }: GraphRequest, ...names: string[]) =>
  method === 'GET' && names.includes(path.join('/'))

const holds = ({ subscribedSkus }: Tenant, ...plans: string[]) =>
  plans.some((plan) => JSON.stringify(subscribedSkus).includes(`"servicePlanName":"${plan}"`))

/** A page of what there is; `timed` names the member by which it can be filtered. */
function answerList({ tenant, path, query, root, now }: GraphRequest, timed?: string): GraphAnswer {
  onlyOptions(query, '$top', '$filter', '$skiptoken')
  keepUp(tenant, now)
  const name = path.join('/')
  const found = (tenant.settings.graph[name] as Item[]).filter(readFilter(query.get('$filter'), timed))
  const top = Math.min(Number(query.get('$top') ?? LARGEST_PAGE) || LARGEST_PAGE, LARGEST_PAGE)
  const from = Number(readToken(query.get('$skiptoken') ?? '')?.['from'] ?? 0)
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken({ from: from + top })] as const]
  const link = options.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#${name}`,
      ...(found.length > from + top ? { '@odata.nextLink': `${root}/${name}?${link}` } : {}),
      value: found.slice(from, from + top),
    },
  }
}

const SINCE = /^(\w+) ge (\S+)$/
const EQUALS = /^(\w+) eq '([^']*)'$/

/** Understands `time ge moment` and `(a eq 'b' or a eq 'c')`, joined by `and`. */
function readFilter(filter: string | null, timed: string | undefined): (item: Item) => boolean {
  const conditions = (filter?.split(' and ') ?? []).map((text) => {
    const [, name, moment] = SINCE.exec(text) ?? []
    if (name !== undefined && name === timed && moment !== undefined && !Number.isNaN(Date.parse(moment)))
      // What is no time is given out: it is for the caller to find out.
      return (item: Item) => !(Date.parse(String(item[name])) < Date.parse(moment))
    const choices = text.replaceAll(/^\(|\)$/g, '').split(' or ')
    const wanted = choices.map((choice) => EQUALS.exec(choice))
    return (item: Item) =>
      wanted.some((choice) => {
        if (!choice?.[1]) throw unsupported('Unsupported or invalid query filter clause.')
        return String(item[choice[1]]) === choice[2]
      })
  })
  return (item) => conditions.every((isMet) => isMet(item))
}
