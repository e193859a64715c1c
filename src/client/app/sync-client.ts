import { proxy, wrap } from 'comlink'
import { BehaviorSubject, Subject } from 'rxjs'
import type { SyncClient, SyncStatus } from '#client/data/sync-client.ts'
import type { SyncSettings, SyncWorker } from '#workers/sync/sync.worker.ts'

/** Starts the sync worker of this tab. */
export function startSyncClient(settings: SyncSettings): SyncClient {
  const worker = new Worker(new URL('../../../workers/sync/sync.worker.ts', import.meta.url), {
    type: 'module',
  })
  const remote = wrap<SyncWorker>(worker)
  const status = new BehaviorSubject<SyncStatus>({
    phase: 'starting',
    fault: null,
    lastContact: null,
    progress: null,
    isLeader: false,
  })
  const changes = new Subject<void>()
  const started = remote.start(
    settings,
    proxy((next: SyncStatus) => status.next(next)),
    proxy(() => changes.next()),
  )
  started.catch(() => status.next({ ...status.value, phase: 'waiting', fault: 'storage' }))
  return {
    status,
    changes,
    nudge: () => void remote.nudge(),
    syncNow: () => void remote.retry(),
    queryEmployees: async (query) => {
      await started
      return remote.queryEmployees(query)
    },
    findEmployeeIds: async (query, limit) => {
      await started
      return remote.findEmployeeIds(query, limit)
    },
    stop: async () => {
      await remote.stop()
      worker.terminate()
    },
  }
}
