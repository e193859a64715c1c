import { DAY, HOUR } from '#shared/lib/time.ts'
import type { GraphFeed } from './graph-feed.ts'

/**
 * 99 of 100 entries are there within five minutes (Microsoft's page on reporting latencies), and in bad hours the rest is
 * late by more than that: https://learn.microsoft.com/entra/identity/monitoring-health/reference-log-latency
 */
const overlap = HOUR

/** https://learn.microsoft.com/entra/identity/monitoring-health/reference-reports-data-retention */
export const directoryFeeds: readonly GraphFeed[] = [
  {
    feed: 'directoryAudits',
    permission: 'AuditLog.Read.All',
    version: 'v1.0',
    path: 'auditLogs/directoryAudits',
    page: 999,
    id: 'id',
    time: 'activityDateTime',
    // What a tenant without a premium license has.
    firstRead: 7 * DAY,
    overlap,
    kept: { atLeast: 7 * DAY, atMost: 30 * DAY },
  },
  {
    feed: 'signIns',
    permission: 'AuditLog.Read.All',
    version: 'v1.0',
    path: 'auditLogs/signIns',
    page: 1000,
    id: 'id',
    time: 'createdDateTime',
    firstRead: 7 * DAY,
    overlap,
    // Only a premium tenant can be asked at all.
    kept: { atLeast: 30 * DAY, atMost: 30 * DAY },
  },
]
