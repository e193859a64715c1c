import { Dexie } from 'dexie'
import { isDataOf } from './data-database.ts'

/** Web Locks as far as copies need them. */
type CopyLocks = Pick<LockManager, 'request'>

const lockOf = (name: string) => `copy-${name}`

/** Says to other builds that this tab reads a copy, until `signal` or the end of the tab. */
export function holdCopy(locks: CopyLocks | undefined, name: string, signal?: AbortSignal): void {
  const held = new Promise<void>((resolve) =>
    signal?.addEventListener('abort', () => resolve(), { once: true }),
  )
  locks?.request(lockOf(name), { mode: 'shared' }, () => held).catch(() => {})
}

/**
 * Deletes copies of this user's rows that other builds have left (sync.md 9.2). One that a tab of an older build
 * still reads stays: deleting it would empty that tab's screens. It is tried again at the next start.
 */
export async function dropOldCopies(
  locks: CopyLocks | undefined,
  userKey: string,
  current: string,
): Promise<string[]> {
  if (!locks) return []
  const dropped: string[] = []
  for (const name of await Dexie.getDatabaseNames()) {
    if (name === current || !isDataOf(userKey, name)) continue
    await locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      if (!lock) return
      await Dexie.delete(name)
      dropped.push(name)
    })
  }
  return dropped
}
