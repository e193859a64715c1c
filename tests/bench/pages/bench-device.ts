import { v7 as uuidv7 } from 'uuid'
import { createSyncWorker, startSyncClient } from '#client/app/device/sync-client.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import type { Device } from '#client/data/device/device.ts'
import { createVault } from '#client/data/device/vault.ts'
import { ownNotes } from '#tests/support/browser/own-notes.ts'
import { benchKey } from './bench-key.ts'
import { readBenchSession } from './bench-session.ts'

const DEVICE = '0192c000-0000-7000-8000-00000000be4c'

let opening: Promise<Device> | undefined

/** The product's databases and its own sync worker, for whoever is signed in on this page. */
export const benchDevice = (): Promise<Device> => (opening ??= open())

async function open(): Promise<Device> {
  const { userKey, login } = await readBenchSession()
  const key = await benchKey()
  return {
    userKey,
    login,
    call: () => Promise.reject(new ApiError('network')),
    keepLogin: async () => {},
    notes: ownNotes(),
    data: new DataDatabase(userKey),
    commands: new CommandDatabase(userKey),
    vault: createVault(key),
    deviceId: DEVICE,
    clock: systemClock,
    newId: () => uuidv7(),
    canQueue: true,
    sync: startSyncClient(
      createSyncWorker(),
      {
        userKey,
        organizationId: login.organization.id,
        deviceId: DEVICE,
        spare: 0,
        key,
      },
      { leased: () => {} },
    ),
  }
}
