import { addBlob } from './content-blobs.ts'
import { isAuditing } from './auditing.ts'
import type { PendingRecord } from '../tenant/feeds.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

export const DIRECTORY_AUDITS = 'auditLogs/directoryAudits'
/** Records of the unified audit log that appear within one of these are fetched together. */
const SLOT = 300_000
const LARGEST_BLOB = 50

/** Has a feed show a record from some time on. */
export const schedule = ({ feeds }: Tenant, record: PendingRecord): void => {
  feeds.pending.push(record)
}

/** Writes what is due. To be called before a feed is read. */
export function writeDue(tenant: Tenant, now: number): void {
  const { feeds } = tenant
  const due = feeds.pending
    .filter(({ appearsAt }) => appearsAt <= now)
    .toSorted((a, b) => a.appearsAt - b.appearsAt)
  if (due.length === 0) return
  feeds.pending = feeds.pending.filter(({ appearsAt }) => appearsAt > now)
  const audited = due.filter(({ feed }) => isContentType(feed))
  for (const { feed, item } of due) if (!isContentType(feed)) write(tenant, feed, item)
  // What is not recorded when it would appear never was.
  if (isAuditing(tenant)) writeBlobs(tenant, audited)
}

export const isContentType = (feed: string): boolean => feed.includes('.') && !feed.includes('/')

/** An object that changes is replaced. */
function write(tenant: Tenant, feed: string, item: Item): void {
  if (feed === DIRECTORY_AUDITS) {
    tenant.audits.push(item)
    return
  }
  const { graph } = tenant.settings
  const list = graph[feed]
  graph[feed] = [...(Array.isArray(list) ? list : []).filter(({ id }) => id !== item['id']), item]
}

function writeBlobs(tenant: Tenant, records: readonly PendingRecord[]): void {
  const together = Map.groupBy(records, ({ feed, appearsAt }) => `${feed} ${Math.floor(appearsAt / SLOT)}`)
  for (const group of together.values())
    for (let from = 0; from < group.length; from += LARGEST_BLOB) {
      const part = group.slice(from, from + LARGEST_BLOB)
      const createdAt = Math.max(...part.map(({ appearsAt }) => appearsAt))
      addBlob(
        tenant,
        part[0]?.feed ?? '',
        part.map(({ item }) => item),
        createdAt,
      )
    }
}
