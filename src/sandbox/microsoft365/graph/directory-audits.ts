import { randomUUID } from 'node:crypto'
import { scheduleAudited } from '../feeds/audited-records.ts'
import { writeDue } from '../feeds/pending.ts'
import { directoryRecord } from '../feeds/unified-directory.ts'
import { answerFeed, type FeedList } from './feed-list.ts'
import { type GraphAnswer, type GraphRequest, requireRole } from './graph-request.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

/** Who does something in a tenant, as its log says it. */
export type Initiator =
  | { user: { id: string; userPrincipalName: string; ipAddress?: string } }
  | { app: { appId: string; displayName: string } }

export interface AuditedChange {
  activity: string
  category: string
  service: string
  operation: 'Add' | 'Update' | 'Delete' | 'Assign'
  by: Initiator
  target: { id: string | null; displayName: string | null; type: string; userPrincipalName?: string | null }
  /** Of the target, each value as the log writes it: JSON. */
  modified?: { displayName: string; oldValue: string | null; newValue: string | null }[]
  /** What else was touched. */
  others?: Item[]
  details?: { key: string; value: string }[]
  /** Milliseconds since 1970. */
  at: number
}

/** Adds an entry to a tenant's log, of which the unified audit log hears later. */
export function noteAudit(tenant: Tenant, change: AuditedChange): void {
  const entry = auditEntry(change, { id: randomUUID(), correlationId: randomUUID() })
  tenant.audits.push(entry)
  scheduleAudited(tenant, 'Audit.AzureActiveDirectory', directoryRecord(tenant, entry), {
    happenedAt: change.at,
    now: change.at,
    isDelayed: true,
  })
}

/** An entry of a directory's log. https://learn.microsoft.com/graph/api/resources/directoryaudit */
export function auditEntry(
  {
    activity,
    category,
    service,
    operation,
    by,
    target,
    at,
    modified = [],
    others = [],
    details = [],
  }: AuditedChange,
  { id, correlationId }: { id: string; correlationId: string },
): Item {
  return {
    id: `Directory_${id}`,
    category,
    correlationId,
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
    targetResources: [
      { userPrincipalName: null, groupType: null, modifiedProperties: modified, ...target },
      ...others,
    ],
    additionalDetails: details,
  }
}

const LIST: FeedList = { timed: ['activityDateTime'], largestPage: 1000 }

/** https://learn.microsoft.com/graph/api/directoryaudit-list */
export function answerAuditLogs(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, now } = request
  const [, name, ...rest] = path
  if (method !== 'GET' || name !== 'directoryAudits' || rest.length > 0) return undefined
  requireRole(request, 'AuditLog.Read.All')
  writeDue(tenant, now)
  return answerFeed(request, tenant.audits, LIST)
}
