import { systemClock } from '#client/data/device/clock.ts'
import { type OpenedStores, openStores } from '#client/data/device/open-stores.ts'
import { browserNotes } from '../browser-notes.ts'
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
}

/** What was prepared for a user, or both anew; each is given once. */
export function takePrepared(userKey: string): PreparedDevice {
  const taken = prepared
  prepared = undefined
  if (taken?.userKey === userKey) return taken
  if (taken) letGo(taken)
  return {
    stores: openStores(userKey, { clock: systemClock, notes: browserNotes }),
    worker: createSyncWorker(),
  }
}

/** Nobody opens it: a database that stays open would keep it from being erased. */
export function dropPrepared(): void {
  if (prepared) letGo(prepared)
  prepared = undefined
}

function letGo({ stores, worker }: PreparedDevice) {
  worker.terminate()
  void stores.then(
    ({ data, commands }) => {
      data.close()
      commands.close()
    },
    () => {},
  )
}
