import { proxy, wrap } from 'comlink'
import { BehaviorSubject, Subject } from 'rxjs'
import type { SyncClient, SyncStatus } from '#client/data/device/sync-client.ts'
import type { SyncSettings, SyncWorker } from '#workers/sync/sync.worker.ts'

interface Listeners {
  /** The server gave this device a new lease. */
  leased: (lease: string) => void
}

let wasAsked = false

/** With the first change that waits here the browser is asked not to throw its storage away (sync.md 2.3). */
function askToKeep() {
  if (wasAsked) return
  wasAsked = true
  void navigator.storage?.persist?.().catch(() => {})
}

/** A sync worker that waits for its settings. */
export const createSyncWorker = (): Worker =>
  new Worker(new URL('../../../../workers/sync/sync.worker.ts', import.meta.url), { type: 'module' })

/** Starts the sync worker of this tab. */
export function startSyncClient(worker: Worker, settings: SyncSettings, { leased }: Listeners): SyncClient {
  const remote = wrap<SyncWorker>(worker)
  const status = new BehaviorSubject<SyncStatus>({
    phase: 'starting',
    fault: null,
    lastContact: null,
    progress: null,
    isLeader: false,
    isAlone: false,
  })
  const changes = new Subject<void>()
  const started = remote.start(
    settings,
    proxy((next: SyncStatus) => status.next(next)),
    proxy(() => changes.next()),
    proxy(leased),
  )
  started.catch(() => status.next({ ...status.value, phase: 'waiting', fault: 'storage' }))
  /** A worker that did not start has said so; what it is asked after that goes nowhere. */
  const tell = (ask: () => Promise<void>) => void started.then(ask).catch(() => {})

  const leaving = new AbortController()
  const { signal } = leaving
  const show = () => tell(() => remote.setVisible(document.visibilityState === 'visible'))
  document.addEventListener('visibilitychange', show, { signal })
  // A frozen page must not hold what other tabs wait for.
  document.addEventListener('freeze', () => tell(() => remote.release()), { signal })
  document.addEventListener('resume', () => tell(() => remote.resume()), { signal })
  // The page hears of it at once; not every browser tells its workers.
  addEventListener('offline', () => tell(() => remote.disconnected()), { signal })
  addEventListener('online', () => tell(() => remote.syncNow()), { signal })
  show()

  return {
    status,
    changes,
    nudge: () => {
      askToKeep()
      tell(() => remote.nudge())
    },
    syncNow: () => tell(() => remote.syncNow()),
    use: (pids) => tell(() => remote.use(pids)),
    queryEmployees: async (query) => {
      await started
      return remote.queryEmployees(query)
    },
    findEmployeeIds: async (query, limit) => {
      await started
      return remote.findEmployeeIds(query, limit)
    },
    stop: async () => {
      leaving.abort()
      await remote.stop()
      worker.terminate()
    },
  }
}
