import type { DeviceOrders, DeviceReport } from '#shared/contract/devices.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Leases } from './lease.ts'

/** Hears what a device says of itself with each pull and push, and gives what the server says to it. */
export interface DeviceReports {
  /** `cursor` where the device said up to which version it holds everything. */
  take: (scope: Scope, report: DeviceReport, cursor?: number) => Promise<DeviceOrders>
}

/** How long a report that says nothing new is not written, in milliseconds. */
const NOTED_ONCE_IN = 60_000
/** The last moment that a date can say, in milliseconds. */
const END_OF_TIME = 8.64e15

/** The reports of registered devices are kept in the registry; one that is not registered only gets its lease. */
export function createDeviceReports(parts: { db: Db; leases: Leases; now: () => number }): DeviceReports {
  const { db, leases, now } = parts
  return {
    async take(scope, report, cursor) {
      const wipe = await note(report, scope, cursor)
      return { wipe, lease: await leases.issue(scope, report.id) }
    },
  }

  /** True where the device has to erase itself. */
  async function note(
    { id, pending, oldestPendingAt, highestSeq }: DeviceReport,
    { organizationId, userId }: Scope,
    cursor: number | undefined,
  ): Promise<boolean> {
    const known = await db
      .selectFrom('device')
      .select(['reported_at', 'pending', 'oldest_pending_at', 'highest_seq', 'wipe'])
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) return false
    const oldest = oldestPendingAt === null ? null : Math.min(Math.max(oldestPendingAt, 0), END_OF_TIME)
    const isNews =
      known.pending !== pending || known.oldest_pending_at !== oldest || known.highest_seq !== highestSeq
    const at = new Date(now())
    const isDue = !known.reported_at || at.getTime() - known.reported_at.getTime() >= NOTED_ONCE_IN
    if (isNews || isDue) {
      await db
        .updateTable('device')
        .set({ last_seen: at, reported_at: at, pending, oldest_pending_at: oldest, highest_seq: highestSeq })
        .$if(cursor !== undefined, (update) => update.set({ cursor }))
        .where('organization_id', '=', organizationId)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    }
    return known.wipe !== null
  }
}
