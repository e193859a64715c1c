import { EMPTY, of } from 'rxjs'
import { v7 as uuidv7 } from 'uuid'
import { type Clock, systemClock } from '#client/data/device/clock.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import type { Device } from '#client/data/device/device.ts'
import { gzip } from '#client/data/rows/gzip.ts'
import { createVault } from '#client/data/device/vault.ts'
import { ownNotes } from '#tests/support/browser/own-notes.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { takeLead } from '#workers/sync/fence.ts'
import type { SyncParts } from '#workers/sync/parts.ts'
import { createPull, type PullOutcome } from '#workers/sync/pull.ts'
import { createPush, type PushOutcome } from '#workers/sync/push.ts'
import { createServer } from '#workers/server/server.ts'
import { createSnapshot } from '#workers/sync/snapshot.ts'
import { createTimeTrust } from '#workers/sync/time-trust.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface TestDevice extends Device {
  parts: SyncParts
  pull: () => Promise<PullOutcome>
  push: () => Promise<PushOutcome>
  snapshot: () => Promise<void>
  /** Pulls, loads and sends until nothing is left to do, as the worker's machine does. */
  settle: () => Promise<void>
  /** The device's wall clock, in milliseconds; setting it is what a person does to a clock. */
  now: { value: number }
  /** Lets time pass, in milliseconds. */
  travel: (milliseconds: number) => void
  close: () => void
}

let count = 0

/** A page without a worker: the test calls its parts itself. */
const NO_WORKER: Device['sync'] = {
  status: of(),
  changes: EMPTY,
  nudge: () => {},
  syncNow: () => {},
  use: () => {},
  queryEmployees: () => Promise.reject(new Error('There is no worker in this test')),
  findEmployeeIds: () => Promise.reject(new Error('There is no worker in this test')),
  stop: async () => {},
}

/** A device without a browser: the real stores on an in-memory IndexedDB and the real sync against a real API. */
export async function openTestDevice(login: LoginData, idToken: string, fetch: Fetch): Promise<TestDevice> {
  const userKey = `test-device-${++count}`
  const deviceId = uuidv7()
  const tokens = { idToken, accessToken: '', half: '', expiresAt: Number.MAX_SAFE_INTEGER }
  const config = { site: 'test' as const, pool: { url: '/identity/', clientId: 'castellan' } }
  const data = new DataDatabase(userKey)
  const commands = new CommandDatabase(userKey)
  const now = { value: Date.now() }
  let passed = 0
  const clock: Clock = { ...systemClock, now: () => now.value, monotonic: () => passed }
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const stores = { data, commands, vault: createVault(key) }
  const server = createServer({
    userKey,
    clock,
    fetch,
    readSession: async () => ({ userKey, tokens, config }),
    renewSession: () => Promise.reject(new Error('The tokens of this test do not end')),
  })
  const parts: SyncParts = {
    ...stores,
    deviceId,
    server,
    clock,
    random: () => 0.5,
    isOnline: () => true,
    compress: gzip,
    trust: await createTimeTrust(clock, commands),
    leader: await takeLead(data, commands),
    changed: () => {},
    leased: () => {},
  }
  const pull = createPull(parts)
  const push = createPush(parts)
  const snapshot = createSnapshot(parts, () => {})
  return {
    ...stores,
    userKey,
    deviceId,
    login,
    call: server.call,
    keepLogin: async () => {},
    notes: ownNotes(),
    clock,
    newId: () => uuidv7(),
    canQueue: true,
    now,
    travel: (milliseconds) => {
      now.value += milliseconds
      passed += milliseconds
    },
    parts,
    pull,
    push,
    snapshot,
    settle: async () => {
      for (let round = 0; round < 50; round++) {
        const { wanted } = await pull()
        if (wanted > 0) await snapshot()
        const { visibleFrom, isStale } = await push()
        if (wanted === 0 && visibleFrom === undefined && !isStale) return
      }
      throw new Error('The device does not come to rest')
    },
    sync: NO_WORKER,
    close: () => {
      data.close()
      commands.close()
    },
  }
}
