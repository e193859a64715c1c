import type { DigestAnswer } from '#shared/contract/sync.ts'
import type { Scope } from './scope.ts'
import type { SyncReads } from './sync-store.ts'

/** Count and sum of versions per partition and kind: what a device compares to find a row that it lost. */
export async function digest(
  { store, now }: { store: SyncReads; now: () => number },
  scope: Scope,
  pids: readonly string[],
): Promise<DigestAnswer> {
  const readable = new Set<string>(scope.pids)
  const asked = pids.filter((pid) => readable.has(pid))
  return store.read(scope.organizationId, async (view) => {
    const { epoch, version: head } = await view.head()
    return { now: now(), epoch, head, scopeHash: scope.hash, partitions: await view.count(asked) }
  })
}
