import { partitionOf } from '#shared/contract/partitions.ts'
import { readRouting } from '#server/alert-rules/alert-rule.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readHead } from '#server/platform/sync/head.ts'
import type { DeviceNotification, Notifier } from '#server/notifications/notifier.ts'

/** What came of reading a company's directory, for people who are not looking. */
export type SyncNews = { type: 'failed'; needsPerson: boolean } | { type: 'vanished'; ids: readonly string[] }

interface SyncNoticeParts {
  db: Db
  notifier: Pick<Notifier, 'notify'>
}

/** So many people at most may be ignored by the button of a notification, which has to stay below 4 KB. */
const IDS_IN_PUSH = 40

/**
 * Notifies whoever may see the company's people that some are gone from its directory, or that it cannot be read; the
 * latter only where alerts of the company are off, since an alert tells of it otherwise.
 */
export async function tellOfSync(
  { db, notifier }: SyncNoticeParts,
  { organizationId, taskId, customerId }: { organizationId: string; taskId: string; customerId: string },
  news: SyncNews,
): Promise<void> {
  if (news.type === 'failed' && (await readRouting(db, { organizationId, customerId })).settings.enabled)
    return
  const customer = await db
    .selectFrom('customer')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) return
  const { version } = await readHead(db, organizationId)
  await notifier.notify(organizationId, {
    ...matterOf(news, customerId),
    id: taskId,
    customerId,
    customerName: customer.name,
    version,
    pid: partitionOf(customerId, 'engage'),
  })
}

function matterOf(
  news: SyncNews,
  customerId: string,
): Pick<DeviceNotification, 'severity' | 'kind' | 'count' | 'path' | 'actions'> {
  if (news.type === 'failed') {
    return {
      severity: news.needsPerson ? 'medium' : 'low',
      kind: news.needsPerson ? 'directoryDisconnected' : 'directoryUnreadable',
      path: `/companies?open=${customerId}`,
      actions: [],
    }
  }
  const count = news.ids.length
  const ignoring = { name: 'employee.ignore', args: { customerId, ids: news.ids, ignored: true } }
  return {
    severity: 'low',
    kind: 'peopleVanished',
    count,
    path: `/employees?company=${customerId}`,
    actions: count <= IDS_IN_PUSH ? [{ action: 'ignore', command: ignoring }] : [],
  }
}
