import { deviceLimits } from '#shared/contract/devices.ts'
import { openWithPasskey, openWithPin, WrongKey } from './data-key.ts'
import type { KeyDatabase, KeyRecord } from './key-database.ts'

/** What became of a try to unlock; `spent` was the last one, and everything has to be erased. */
export type UnlockOutcome =
  | { outcome: 'opened'; key: CryptoKey }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'spent' }

/** Tries a PIN. The try is counted before it is made; a right one sets the count back. */
export async function unlockWithPin(keys: KeyDatabase, userKey: string, pin: string): Promise<UnlockOutcome> {
  const record = await keys.countTry(userKey)
  if (!record) return { outcome: 'spent' }
  return opened(keys, record, () => openWithPin(record, pin))
}

/** Opens with a passkey. Its output cannot be guessed, so these tries are not counted. */
export async function unlockWithPasskey(
  keys: KeyDatabase,
  record: KeyRecord,
  output: Uint8Array<ArrayBuffer>,
): Promise<UnlockOutcome> {
  return opened(keys, record, () => openWithPasskey(record, output))
}

async function opened(
  keys: KeyDatabase,
  { userKey, failedTries }: KeyRecord,
  open: () => Promise<CryptoKey>,
): Promise<UnlockOutcome> {
  try {
    const key = await open()
    await keys.change(userKey, { failedTries: 0 })
    return { outcome: 'opened', key }
  } catch (cause) {
    if (!(cause instanceof WrongKey)) throw cause
    const triesLeft = deviceLimits.unlockTries - failedTries
    return triesLeft > 0 ? { outcome: 'wrong', triesLeft } : { outcome: 'spent' }
  }
}
