import { CLOCK_WAS_SET } from '#client/data/device/server-time.ts'
import { createVault, type Vault } from '#client/data/device/vault.ts'
import type { KeyRecord, SessionKey } from '#client/data/keys/key-database.ts'
import { mayKeepSessionKey } from '#client/data/keys/may-keep-session-key.ts'
import { readRecords } from './read-records.ts'

/**
 * The vault of a device that would open without being asked anything, on the conditions on which the lock opens it (see
 * `opener.ts`): the session lives, its hour is not over, nobody is to be erased, and the clock was not set back. It reads
 * the databases as they lie there, because a start has no library yet. Undefined where any condition is not met.
 */
export async function openUnasked(isSessionMarked: boolean, now: number): Promise<Vault | undefined> {
  if (!isSessionMarked) return undefined
  const [session, keys] = await Promise.all([
    readRecords('session', ['sessions', 'wipes']),
    readRecords('keys', ['keys', 'sessionKeys']),
  ])
  if (session['wipes']?.length !== 0) return undefined
  const [header] = (session['sessions'] ?? []) as { userKey: string }[]
  const isTheirs = ({ userKey }: { userKey: string }) => userKey === header?.userKey
  const record = ((keys['keys'] ?? []) as KeyRecord[]).find(isTheirs)
  const kept = ((keys['sessionKeys'] ?? []) as SessionKey[]).find(isTheirs)
  if (!record || !kept || !mayKeepSessionKey(record)) return undefined
  const isBehind = now < record.highestWallTime - CLOCK_WAS_SET
  return isBehind || now >= kept.until ? undefined : createVault(kept.key)
}
