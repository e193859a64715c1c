import '#client/data/device/zod-without-eval.ts'
import { liveQuery } from 'dexie'
import { filter, firstValueFrom } from 'rxjs'
import { wipePorts } from '#client/app/device/device-storage.ts'
import { closeDevice, openDevice } from '#client/app/device/open-device.ts'
import type { Device } from '#client/data/device/device.ts'
import { wipe } from '#client/data/keys/wipe.ts'
import { createVault } from '#client/data/device/vault.ts'
import type { BenchSession } from '#tests/bench/pages/bench-session.ts'
import { readBenchSession, writeBenchSession } from '#tests/bench/pages/bench-session.ts'
import { benchKey } from '#tests/bench/pages/bench-key.ts'
import { findLeft, readCommands } from './found.ts'
import { makeChanges, viewCompany } from './make-changes.ts'
import { report } from './reports.ts'

const DEVICE = '0192c000-0000-7000-8000-0000000d1e5d'

let opening: Promise<Device> | undefined

async function opened(): Promise<Device> {
  if (!opening) throw new Error('The device is not open')
  return opening
}

async function open(): Promise<Device> {
  const { userKey, login, config } = await readBenchSession()
  const key = await benchKey()
  const device = await openDevice({ userKey, deviceId: DEVICE, login, config, key, vault: createVault(key) })
  liveQuery(() => device.data.readState('cursor')).subscribe((cursor) => {
    if (cursor) report({ type: 'cursor', epoch: cursor.epoch, version: cursor.version })
  })
  liveQuery(() => device.data.deltas.count()).subscribe((count) => report({ type: 'deltas', count }))
  return device
}

/** Nothing is on its way, nothing is to be loaded, and the device has seen the server's version. */
async function isAtRest({ data, commands }: Device, version: number): Promise<boolean> {
  const [cursor, partitions, moving] = await Promise.all([
    data.readState('cursor'),
    data.readState('partitions'),
    commands.commands.where('state').anyOf('queued', 'acked').count(),
  ])
  const isWhole = Object.values(partitions ?? {}).every(({ state }) => state === 'ready')
  // Until the scope is known there is nothing to be loaded.
  const isKnown = cursor !== undefined && cursor.scopeHash !== null && cursor.version >= version
  return moving === 0 && isWhole && isKnown
}

/** The phases say when they begin and when they are over: in between somebody kills the browser. */
async function phase(act: () => Promise<unknown>) {
  report({ type: 'begun' })
  await act()
  report({ type: 'done' })
}

const device = {
  find: findLeft,
  signIn: (session: BenchSession) => writeBenchSession(session),
  open: async () => void (await (opening = open())),
  load: () =>
    phase(async () => {
      const { sync } = await (opening = open())
      await firstValueFrom(sync.status.pipe(filter(({ phase, fault }) => phase === 'idle' && !fault)))
    }),
  queue: (count: number, mark: string) => phase(async () => makeChanges(await opened(), count, mark)),
  /** Sends what waits, as soon as the server answers. */
  flush: () =>
    phase(async () => {
      const { sync, commands } = await opened()
      sync.syncNow()
      await firstValueFrom(sync.status.pipe(filter(({ phase, fault }) => phase === 'pushing' && !fault)))
      await firstValueFrom(sync.status.pipe(filter(({ phase, fault }) => phase === 'idle' && !fault)))
      await commands.commands.count()
    }),
  wipe: () =>
    phase(async () => {
      const own = await opened()
      await closeDevice(own)
      await wipe(wipePorts, own.userKey, 'ordered')
    }),
  /** Waits until the device has nothing left to do. */
  async rest(version: number) {
    const own = await opened()
    own.sync.syncNow()
    const look = liveQuery(() => isAtRest(own, version))
    await new Promise<void>((resolve, reject) => {
      const looking = look.subscribe({
        next: (isResting) => {
          if (!isResting) return
          looking.unsubscribe()
          resolve()
        },
        error: reject,
      })
    })
  },
  view: async (customerId: string) => viewCompany(await opened(), customerId),
  commands: async () => readCommands((await opened()).userKey),
}

export type KillDevice = typeof device

declare global {
  interface Window {
    device: KillDevice
  }
}

window.device = device
