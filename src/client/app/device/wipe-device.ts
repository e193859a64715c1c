import { wipe, type WipeReason } from '#client/data/keys/wipe.ts'
import { noteUnsent } from '#client/data/keys/device-cookie.ts'
import { unregisterDevice, endTokens, readFarewell } from './device-api.ts'
import { cookieJar, keys, sessions, wipePorts } from './device-storage.ts'
import { letGoOfAll } from './held.ts'
import { noteErased } from './erased-note.ts'

/**
 * Erases everything of a user from this device, then tells the server that it is done. Whoever calls it starts the page
 * anew.
 */
export async function wipeDevice(userKey: string, reason: WipeReason): Promise<void> {
  await letGoOfAll()
  const record = await keys.read(userKey)
  // Only what is read without the network comes before the key is gone.
  const farewell = record && (await readFarewell(userKey, record.deviceId, false))
  const isLast = !(await keys.hasOthers(userKey))
  await wipe(wipePorts, userKey, reason)
  noteUnsent(cookieJar, userKey, 0, null)
  sessions.vault = undefined
  if (farewell) {
    await unregisterDevice(farewell, isLast)
    await endTokens(farewell)
  }
  noteErased(reason)
}
