import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase } from '#client/data/data-database.ts'
import type { Device } from '#client/data/device.ts'
import { SessionDatabase } from '#client/data/session-database.ts'
import { EMPTY, of } from 'rxjs'
import { createPull } from '#workers/sync/pull.ts'
import { createPush } from '#workers/sync/push.ts'
import { createServer } from '#workers/sync/server.ts'
import { createSnapshot } from '#workers/sync/snapshot.ts'
import type { LoginData } from '#shared/contract/endpoints.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface TestDevice extends Device {
  pull: () => Promise<{ wanted: number }>
  push: () => Promise<{ visibleFrom: number | undefined; left: number }>
  snapshot: () => Promise<void>
  /** Pulls, loads and sends until nothing is left to do, as the worker's machine does. */
  settle: () => Promise<void>
  now: { value: number }
  close: () => void
}

let count = 0

/** A device without a browser: the real stores on an in-memory IndexedDB and the real sync against a real API. */
export async function openTestDevice(login: LoginData, idToken: string, fetch: Fetch): Promise<TestDevice> {
  const userKey = `test-device-${++count}`
  const sessions = new SessionDatabase()
  const tokens = { idToken, accessToken: '', refreshToken: '', expiresAt: Number.MAX_SAFE_INTEGER }
  const readSession = async () => ({
    userKey,
    login,
    tokens,
    config: { site: 'test' as const, pool: { url: '/identity/', clientId: 'castellan' } },
  })
  sessions.read = readSession
  const data = new DataDatabase(userKey)
  const commands = new CommandDatabase(userKey)
  const now = { value: Date.now() }
  const clock = () => now.value
  const server = createServer({
    userKey,
    sessions,
    pool: { url: '/identity/', clientId: 'castellan' },
    fetch,
    now: clock,
  })
  const pull = createPull({ data, commands, server, now: clock, changed: () => {} })
  const push = createPush({ data, commands, server, now: clock, random: () => 0.5, isOnline: () => true })
  const snapshot = createSnapshot({ data, server, progress: () => {}, changed: () => {} })
  return {
    userKey,
    login,
    data,
    commands,
    now,
    pull,
    push,
    snapshot,
    settle: async () => {
      for (let round = 0; round < 50; round++) {
        const { wanted } = await pull()
        if (wanted > 0) await snapshot()
        const { visibleFrom, left } = await push()
        if (wanted === 0 && visibleFrom === undefined && left === 0) return
      }
      throw new Error('The device does not come to rest')
    },
    sync: {
      status: of(),
      changes: EMPTY,
      nudge: () => {},
      syncNow: () => {},
      queryEmployees: () => Promise.reject(new Error('There is no worker in this test')),
      findEmployeeIds: () => Promise.reject(new Error('There is no worker in this test')),
      stop: async () => {},
    },
    close: () => {
      data.close()
      commands.close()
    },
  }
}
