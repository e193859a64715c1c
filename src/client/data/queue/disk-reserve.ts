import type { CommandDatabase } from './command-database.ts'

/** Space held back so that a change can still be written when the disk is full (sync.md 2.3). Bytes. */
const RESERVE = 2 * 1024 * 1024

/** Gives the space that was held back to a write that found none, and tries once more. */
export async function withReserve<T>(database: CommandDatabase, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (!isQuota(cause) || !(await database.readMeta('ballast'))) throw cause
    await database.meta.delete('ballast')
    return await write()
  }
}

/** Holds the space back where that was not done yet. Without room for it nothing is held, and nothing fails. */
export async function holdReserve(database: CommandDatabase): Promise<void> {
  if ((await database.meta.where('k').equals('ballast').count()) > 0) return
  // Random bytes, because stores compress what repeats.
  const reserve = new Uint8Array(RESERVE)
  for (let from = 0; from < RESERVE; from += 65_536) {
    crypto.getRandomValues(reserve.subarray(from, from + 65_536))
  }
  await database.writeMeta('ballast', reserve).catch(() => {})
}

export function isQuota(cause: unknown): boolean {
  const { name, inner } = (cause ?? {}) as { name?: string; inner?: { name?: string } }
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError'
}
