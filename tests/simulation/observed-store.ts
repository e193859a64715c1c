import type { Kind } from '#shared/contract/kind-names.ts'
import type { AnyRow } from '#shared/contract/kinds.ts'
import type { SyncStore } from '#server/platform/sync/sync-store.ts'
import type { IdempotencyRow, Work } from '#server/platform/sync/work.ts'

export interface RowChange {
  kind: Kind
  id: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

/** One transaction of the server that was committed. */
export interface ServerCommit {
  version: number
  changes: readonly RowChange[]
  /** The keys of the commands that were carried out, in their order. */
  keys: readonly string[]
  remembered: readonly IdempotencyRow[]
}

/** What may happen around a transaction of the server. */
export interface StoreWeather {
  /** Time passes before something is read or written, in which others may act. */
  pause: () => Promise<void>
  /** Throws where the database goes away before, or right after, a commit. */
  beforeCommit: () => void
  afterCommit: () => void
}

/** A store that tells what it committed, whatever is above or below it, and that takes its time. */
export function observeStore(
  store: SyncStore,
  { pause, beforeCommit, afterCommit }: StoreWeather,
  committed: (commit: ServerCommit) => void,
): SyncStore {
  return {
    async read(organizationId, act) {
      await pause()
      return store.read(organizationId, act)
    },
    async write(organizationId, act) {
      await pause()
      const changes = new Map<string, RowChange>()
      const remembered: IdempotencyRow[] = []
      const done = await store.write(organizationId, async (work) => {
        changes.clear()
        remembered.length = 0
        const touch = (kind: Kind, id: string, after: AnyRow | undefined) => {
          const known = changes.get(`${kind}/${id}`)
          const before = known ? known.before : work.get(kind, id).row
          changes.set(`${kind}/${id}`, { kind, id, before, after })
        }
        const observed: Work = Object.assign(Object.create(work) as Work, {
          put: (kind: Kind, row: AnyRow) => {
            touch(kind, row.id, row)
            work.put(kind, row)
          },
          remove: (kind: Kind, id: string) => {
            touch(kind, id, undefined)
            work.remove(kind, id)
          },
          remember: (row: IdempotencyRow) => {
            remembered.push(row)
            work.remember(row)
          },
        })
        const result = await act(observed)
        beforeCommit()
        return result
      })
      if (done.version !== undefined) {
        committed({
          version: done.version,
          changes: [...changes.values()].filter(({ before, after }) => before !== after),
          keys: remembered.map(({ key }) => key),
          remembered,
        })
        await pause()
        afterCommit()
      }
      return done
    },
    async pack(organizationId, kind, pids) {
      await pause()
      return store.pack(organizationId, kind, pids)
    },
    async packShared(organizationId, kind, pids) {
      await pause()
      return store.packShared(organizationId, kind, pids)
    },
  }
}
