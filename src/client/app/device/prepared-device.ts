import { systemClock } from '#client/data/device/clock.ts'
import { type OpenedStores, openStores } from '#client/data/device/open-stores.ts'
import { browserNotes } from '../browser-notes.ts'
import { hold } from './held.ts'
import { createSyncWorker } from './sync-client.ts'

interface PreparedDevice {
  stores: Promise<OpenedStores>
  worker: Worker
}

let prepared: (PreparedDevice & { userKey: string }) | undefined

/**
 * Opens the databases of a user, which nobody can read without the key, and lets the sync worker read its script, while
 * it is still being found out whether the device may be opened. Both take longer than that.
 */
export function prepareDevice(userKey: string): void {
  if (prepared?.userKey === userKey) return
  const { stores, worker } = takePrepared(userKey)
  prepared = { userKey, stores, worker }
  hold(dropPrepared)
}

/** What was prepared for a user, or both anew; each is given once. */
export function takePrepared(userKey: string): PreparedDevice {
  const taken = prepared
  prepared = undefined
  if (taken?.userKey === userKey) return taken
  if (taken) void letGo(taken).catch(() => {})
  return {
    stores: openStores(userKey, { clock: systemClock, notes: browserNotes }),
    worker: createSyncWorker(),
  }
}

/** Nobody opens it: a database that is open, or opens later, would keep it from being erased. */
async function dropPrepared(): Promise<void> {
  const dropped = prepared
  prepared = undefined
  if (dropped) await letGo(dropped)
}

async function letGo({ stores, worker }: PreparedDevice): Promise<void> {
  worker.terminate()
  const { data, commands } = await stores
  data.close()
  commands.close()
}
