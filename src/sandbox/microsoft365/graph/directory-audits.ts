import { randomUUID } from 'node:crypto'
import { type GraphAnswer, GraphRefusal, type GraphRequest, requireRole } from './graph-request.ts'
import { readToken, writeToken } from './page-tokens.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { onlyOptions, unsupported } from './users-query.ts'

const LARGEST_PAGE = 1000

/** Who does something in a tenant, as its log says it. */
export type Initiator =
  | { user: { id: string; userPrincipalName: string } }
  | { app: { appId: string; displayName: string } }

export interface AuditedChange {
  activity: string
  category: string
  service: string
  operation: 'Add' | 'Update' | 'Delete'
  by: Initiator
  target: { id: string | null; displayName: string | null; type: string }
  /** Milliseconds since 1970. */
  at: number
}

/** Adds an entry to a tenant's log. https://learn.microsoft.com/graph/api/resources/directoryaudit */
export function noteAudit(
  { audits }: Tenant,
  { activity, category, service, ...audited }: AuditedChange,
): void {
  const { operation, by, target, at } = audited
  audits.push({
    id: `Directory_${randomUUID()}`,
    category,
    correlationId: randomUUID(),
    result: 'success',
    resultReason: '',
    activityDisplayName: activity,
    activityDateTime: new Date(at).toISOString(),
    loggedByService: service,
    operationType: operation,
    initiatedBy: {
      user: 'user' in by ? { displayName: null, ipAddress: '', ...by.user } : null,
      app: 'app' in by ? { servicePrincipalId: null, servicePrincipalName: null, ...by.app } : null,
    },
    targetResources: [{ userPrincipalName: null, groupType: null, modifiedProperties: [], ...target }],
    additionalDetails: [],
  })
}

/** https://learn.microsoft.com/graph/api/directoryaudit-list */
export function answerAuditLogs(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, query, tenant, root } = request
  const [, name, ...rest] = path
  if (method !== 'GET' || name !== 'directoryAudits' || rest.length > 0) return undefined
  requireRole(request, 'AuditLog.Read.All')
  onlyOptions(query, '$filter', '$top', '$orderby', '$skiptoken')
  const order = query.get('$orderby') ?? 'activityDateTime desc'
  if (order !== 'activityDateTime desc') throw unsupported(`Ordering by '${order}' is not supported.`)
  const found = tenant.audits.filter(matching(query.get('$filter'))).toReversed()
  const from = positionIn(query.get('$skiptoken'))
  const size = pageSizeOf(query.get('$top'))
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#auditLogs/directoryAudits`,
      ...(from + size < found.length ? { '@odata.nextLink': nextLink(request, from + size) } : {}),
      value: found.slice(from, from + size),
    },
  }
}

const TIME = /^activityDateTime (ge|le) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/
const EQUALS = /^(activityDisplayName|category|loggedByService) eq '((?:[^']|'')*)'$/

/** Understands `activityDateTime ge` and `le` a time, and `a eq 'b'`, joined by `and`. */
function matching(filter: string | null): (entry: Item) => boolean {
  const conditions = (filter?.split(' and ') ?? []).map((text) => {
    const [, order, time] = TIME.exec(text.trim()) ?? []
    if (order !== undefined && time !== undefined) {
      const sign = order === 'ge' ? 1 : -1
      return (entry: Item) => sign * (Date.parse(String(entry['activityDateTime'])) - Date.parse(time)) >= 0
    }
    const [, name, value] = EQUALS.exec(text.trim()) ?? []
    if (name === undefined || value === undefined)
      throw unsupported('Unsupported or invalid query filter clause.')
    return (entry: Item) => entry[name] === value.replaceAll("''", "'")
  })
  return (entry) => conditions.every((isMet) => isMet(entry))
}

function pageSizeOf(top: string | null): number {
  if (top === null) return LARGEST_PAGE
  const size = /^\d+$/.test(top) ? Number(top) : 0
  if (size >= 1 && size <= LARGEST_PAGE) return size
  throw unsupported(`Invalid page size specified: '${top}'. Must be between 1 and ${LARGEST_PAGE} inclusive.`)
}

function positionIn(token: string | null): number {
  if (token === null) return 0
  const from = readToken(token)?.['from']
  if (typeof from === 'number') return from
  throw new GraphRefusal(400, 'BadRequest', 'Skip token is not valid.')
}

function nextLink({ query, root }: GraphRequest, from: number): string {
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken({ from })] as const]
  return `${root}/auditLogs/directoryAudits?${options
    .map(([option, value]) => `${option}=${encodeURIComponent(value)}`)
    .join('&')}`
}
