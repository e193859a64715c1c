import { firstValueFrom, take, timeout } from 'rxjs'
import { v7 as uuidv7 } from 'uuid'
import { systemClock } from '#client/data/device/clock.ts'
import type { Device } from '#client/data/device/device.ts'
import { watchAccess } from '#client/data/nouns/access.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { forgetCompanies } from '#client/data/nouns/employees.ts'
import { dropOldCopies, holdCopy } from '#client/data/rows/old-copies.ts'
import { forgetOpenedRows } from '#client/data/rows/read.ts'
import { endSharedWatches, sharedWatch } from '#client/data/rows/shared-watch.ts'
import { forgetOpenedCommands } from '#client/data/queue/sealed-commands.ts'
import { callAs } from './call.ts'
import { keys, sessions } from './device-storage.ts'
import { takePrepared } from './prepared-device.ts'
import type { OpenSession } from '../session/session.ts'
import { startSyncClient } from './sync-client.ts'
import { browserNotes } from '../browser-notes.ts'

/** Opens databases and sync worker of an unlocked user. */
export async function openDevice({ userKey, deviceId, login, key, vault }: OpenSession): Promise<Device> {
  const { stores: opening, worker } = takePrepared(userKey)
  const stores = await opening
  const { data, commands, spare, isKept } = stores
  // What lies in memory is this page's alone.
  if (!isKept) worker.terminate()
  const settings = { userKey, deviceId, organizationId: login.organization.id, spare, key }
  const leased = (lease: string) => void keys.change(userKey, { lease }).catch(() => {})
  holdCopy(navigator.locks, data.name)
  void dropOldCopies(navigator.locks, userKey, data.name).catch(() => {})
  return {
    userKey,
    deviceId,
    login,
    keepLogin: (next) => sessions.keepLogin(userKey, next, vault),
    notes: browserNotes,
    call: callAs(userKey),
    vault,
    clock: systemClock,
    newId: () => uuidv7(),
    canQueue: isKept,
    data,
    commands,
    sync: isKept
      ? startSyncClient(worker, settings, { leased })
      : (await import('./page-sync-client.ts')).startPageSyncClient(settings, stores),
  }
}

/** How long the first screen may wait for what it depends on. Milliseconds. */
const PATIENCE = 150

/**
 * Reads what decides about the first screen, and begins to read what nearly every screen shows, so that they are drawn in
 * one go. It never rejects: whatever does not come in time is waited for on the screen.
 */
export async function readFirst(device: Device): Promise<void> {
  const access = firstValueFrom(sharedWatch(watchAccess, device).pipe(timeout(PATIENCE)))
  sharedWatch(watchCustomers, device)
    .pipe(take(1))
    .subscribe({ error: () => {} })
  await access.catch(() => {})
}

/** Lets go of everything that was opened, and of what was read with the key. */
export async function closeDevice(device: Device): Promise<void> {
  const { sync, data, commands } = device
  forgetRead(device)
  await sync.stop()
  data.close()
  commands.close()
  // What was being read while the worker stopped.
  forgetRead(device)
}

function forgetRead(device: Device) {
  endSharedWatches(device)
  forgetOpenedCommands()
  forgetCompanies(device)
  forgetOpenedRows()
}
