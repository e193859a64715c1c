import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Matter } from '#shared/domain/notifications/notice.ts'

/** What is kept of a notification. */
export interface KeptNotification extends Omit<Matter, 'customerName'> {
  id: string
  customerId: string | null
  pid: string
  /** The address in the app that it opens. */
  path: string
  people?: readonly string[]
}

/** Keeps what people are notified of, for those who look later (ORG-35). What is told a second time is kept once. */
export const keepNotification = (
  parts: CommitParts,
  organizationId: string,
  { id, customerId, pid, severity, kind, count, path, people }: KeptNotification,
  now: number,
): Promise<void> =>
  commit(parts, organizationId, async (work) => {
    await work.load('notification', [id])
    if (work.get('notification', id).row) return
    work.put('notification', {
      id,
      customer_id: customerId,
      pid,
      severity,
      kind,
      count: count ?? null,
      path,
      people: people ? [...people] : null,
      told_at: new Date(now).toISOString(),
    })
  })
