import '#client/data/device/zod-without-eval.ts'
import { expose } from 'comlink'
import { systemClock } from '#client/data/device/clock.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { gzip } from '#client/data/rows/gzip.ts'
import { SessionDatabase } from '#client/data/session/session-database.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { createVault } from '#client/data/device/vault.ts'
import { createEngine, type Engine } from './engine.ts'
import { webLocks } from '#workers/server/web-locks.ts'
import { createRenewal } from '#workers/server/renew-session.ts'
import { spaceOfSite } from './space.ts'

export interface SyncSettings {
  userKey: string
  organizationId: string
  deviceId: string
  spare: number
  /** The data key; it cannot be read, only used. */
  key: CryptoKey
}

let engine: Engine | undefined

const started = (): Engine => {
  if (!engine) throw new Error('The sync worker was not started')
  return engine
}

const api = {
  async start(
    { userKey, organizationId, deviceId, spare, key }: SyncSettings,
    onStatus: (status: SyncStatus) => void,
    onChange: () => void,
    onLease: (lease: string) => void,
  ): Promise<void> {
    const vault = createVault(key)
    const sessions = new SessionDatabase(vault)
    const channel = new BroadcastChannel(`sync-${userKey}`)
    const send = (url: string, init: RequestInit) => fetch(url, init)
    engine = createEngine(
      {
        userKey,
        organizationId,
        deviceId,
        vault,
        clock: systemClock,
        random: Math.random,
        storage: {},
        space: spaceOfSite,
        spare,
        locks: webLocks,
        channel: {
          post: (message) => channel.postMessage(message),
          listen: (heard) => (channel.onmessage = ({ data }) => heard(data)),
          close: () => channel.close(),
        },
        fetch: send,
        readSession: () => sessions.read(),
        renewSession: createRenewal({
          userKey,
          sessions,
          fetch: send,
          locks: webLocks,
          clock: systemClock,
        }),
        isOnline: () => navigator.onLine,
        compress: gzip,
      },
      { status: onStatus, changed: () => onChange(), leased: onLease },
    )
    await engine.start()
  },
  nudge: () => started().nudge(),
  syncNow: () => started().syncNow(),
  disconnected: () => started().disconnected(),
  renewed: () => started().renewed(),
  use: (pids: string[]) => started().use(pids),
  setVisible: (isVisible: boolean) => started().setVisible(isVisible),
  release: () => started().release(),
  resume: () => started().resume(),
  stop: async () => {
    await engine?.stop()
    engine = undefined
  },
  queryEmployees: (query: EmployeeQuery) => started().queryEmployees(query),
  findEmployeeIds: (query: EmployeeQuery, limit: number) => started().findEmployeeIds(query, limit),
}

export type SyncWorker = typeof api

expose(api)
