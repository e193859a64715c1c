import { BehaviorSubject, Subject } from 'rxjs'
import { systemClock } from '#client/data/device/clock.ts'
import { gzip } from '#client/data/rows/gzip.ts'
import { SessionDatabase } from '#client/data/session/session-database.ts'
import type { OpenedStores } from '#client/data/device/open-stores.ts'
import type { SyncClient, SyncStatus } from '#client/data/device/sync-client.ts'
import { createVault } from '#client/data/device/vault.ts'
import { createEngine } from '#workers/sync/engine.ts'
import { createRenewal } from '#workers/server/renew-session.ts'
import type { SyncSettings } from '#workers/sync/sync.worker.ts'

/**
 * The engine in the page itself, for a browser that keeps nothing for us: memory cannot be shared with a worker. It
 * works as long as there is a network, for this tab alone, and no change is accepted (sync.md 2.3).
 */
export function startPageSyncClient(
  { userKey, organizationId, deviceId, spare, key }: SyncSettings,
  { storage }: Pick<OpenedStores, 'storage'>,
): SyncClient {
  const status = new BehaviorSubject<SyncStatus>({
    phase: 'starting',
    fault: null,
    lastContact: null,
    progress: null,
    isLeader: true,
    isAlone: false,
  })
  const changes = new Subject<void>()
  const vault = createVault(key)
  const sessions = new SessionDatabase(vault)
  const send = (url: string, init: RequestInit) => fetch(url, init)
  const engine = createEngine(
    {
      userKey,
      organizationId,
      deviceId,
      vault,
      clock: systemClock,
      random: Math.random,
      storage,
      // What lies in memory takes none.
      space: async () => ({ usage: 0, quota: Infinity }),
      spare,
      locks: undefined,
      channel: { post: () => {}, listen: () => {}, close: () => {} },
      fetch: send,
      readSession: () => sessions.read(),
      renewSession: createRenewal({
        userKey,
        sessions,
        fetch: send,
        locks: undefined,
        clock: systemClock,
      }),
      isOnline: () => navigator.onLine,
      compress: gzip,
    },
    {
      status: (next) => status.next({ ...next, fault: next.fault ?? 'storage', isAlone: false }),
      changed: () => changes.next(),
      leased: () => {},
    },
  )
  void engine.start()
  return {
    status,
    changes,
    nudge: engine.nudge,
    syncNow: engine.syncNow,
    use: engine.use,
    queryEmployees: engine.queryEmployees,
    findEmployeeIds: engine.findEmployeeIds,
    stop: engine.stop,
  }
}
