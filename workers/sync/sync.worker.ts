import '#client/data/zod-without-eval.ts'
import { expose } from 'comlink'
import { createActor, fromPromise } from 'xstate'
import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase } from '#client/data/data-database.ts'
import type { EmployeeQuery } from '#client/data/employee-query.ts'
import { SessionDatabase } from '#client/data/session-database.ts'
import type { SyncStatus } from '#client/data/sync-client.ts'
import type { UserPool } from '#client/data/user-pool.ts'
import { backoff, createPush } from './push.ts'
import { compact } from './compaction.ts'
import { createEmployeeSearch, type EmployeeSearch } from './employee-search.ts'
import { leadership } from './leadership.ts'
import { listen } from './events.ts'
import { createPull } from './pull.ts'
import { createServer } from './server.ts'
import { createSnapshot } from './snapshot.ts'
import { syncMachine } from './sync.machine.ts'

export interface SyncSettings {
  userKey: string
  organizationId: string
  pool: UserPool
}

/** What tabs of one user tell each other. */
type Message =
  | { type: 'status'; status: SyncStatus }
  | { type: 'changed'; what: 'overlay' | 'segments' }
  | { type: 'nudge' | 'retry' | 'hello' }

let search: EmployeeSearch | undefined
let nudge = () => {}
let retry = () => {}
let stop = async () => {}

const api = {
  async start(
    settings: SyncSettings,
    onStatus: (status: SyncStatus) => void,
    onChange: () => void,
  ): Promise<void> {
    const { userKey, organizationId, pool } = settings
    const data = new DataDatabase(userKey)
    const commands = new CommandDatabase(userKey)
    const sessions = new SessionDatabase()
    const now = () => Date.now()
    const server = createServer({ userKey, sessions, pool, fetch: (url, init) => fetch(url, init), now })
    const channel = new BroadcastChannel(`sync-${userKey}`)
    const say = (message: Message) => channel.postMessage(message)
    const own = createEmployeeSearch({ data, commands }, organizationId)
    search = own

    let progress: SyncStatus['progress'] = null
    let lastContact = (await data.readState('cursor'))?.at ?? null
    let isLeader = false
    let latest: SyncStatus | undefined

    const heard = (what: 'overlay' | 'segments') => {
      own.invalidate(what)
      onChange()
    }
    const changed = (what: 'overlay' | 'segments') => {
      heard(what)
      say({ type: 'changed', what })
    }

    const sync = createActor(
      syncMachine.provide({
        actors: {
          pull: fromPromise(({ signal }) => createPull({ data, commands, server, now, changed })(signal)),
          push: fromPromise(({ signal }) =>
            createPush({
              data,
              commands,
              server,
              now,
              random: Math.random,
              isOnline: () => navigator.onLine,
            })(signal),
          ),
          snapshot: fromPromise(async ({ signal }) => {
            try {
              await createSnapshot({
                data,
                server,
                progress: (next) => {
                  progress = next
                  tell()
                },
                changed: () => changed('segments'),
              })(signal)
            } finally {
              progress = null
            }
          }),
          tidy: fromPromise(async () => {
            if ((await compact(data)).length > 0) changed('segments')
          }),
        },
      }),
      { input: { random: Math.random, now } },
    )

    function tell() {
      const snapshot = sync.getSnapshot()
      const { fault } = snapshot.context
      lastContact = snapshot.context.lastContact ?? lastContact
      const phase: SyncStatus['phase'] = snapshot.matches({ leader: 'snapshotting' })
        ? 'loading'
        : snapshot.matches({ leader: 'pulling' })
          ? 'pulling'
          : snapshot.matches({ leader: 'pushing' })
            ? 'pushing'
            : snapshot.matches({ leader: 'idle' })
              ? 'idle'
              : 'waiting'
      latest = { phase, fault, lastContact, progress, isLeader }
      onStatus(latest)
      say({ type: 'status', status: { ...latest, isLeader: false } })
    }

    channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
      if (message.type === 'changed') heard(message.what)
      else if (message.type === 'status' && !isLeader) onStatus(message.status)
      else if (isLeader && message.type === 'nudge') sync.send({ type: 'queued' })
      else if (isLeader && message.type === 'retry') sync.send({ type: 'retry' })
      else if (isLeader && message.type === 'hello' && latest) tell()
    }
    nudge = () => {
      changed('overlay')
      if (isLeader) sync.send({ type: 'queued' })
      else say({ type: 'nudge' })
    }
    retry = () => {
      if (isLeader) sync.send({ type: 'retry' })
      else say({ type: 'retry' })
    }

    const ending = new AbortController()
    onStatus({ phase: 'starting', fault: null, lastContact, progress: null, isLeader: false })
    sync.subscribe(() => {
      if (isLeader) tell()
    })
    sync.start()
    const lead = leadership(`sync-${userKey}`, () => {
      isLeader = true
      sync.send({ type: 'lock.granted' })
      void hearPokes(ending.signal, (signal) => listen(server, () => sync.send({ type: 'poked' }), signal))
    })
    say({ type: 'hello' })
    addEventListener('online', () => retry())

    stop = async () => {
      ending.abort()
      sync.stop()
      lead.release()
      channel.close()
      data.close()
      commands.close()
    }
  },
  nudge: () => nudge(),
  retry: () => retry(),
  stop: () => stop(),
  queryEmployees: async (query: EmployeeQuery) => {
    if (!search) throw new Error('The sync worker was not started')
    return search.query(query)
  },
  findEmployeeIds: async (query: EmployeeQuery, limit: number) => {
    if (!search) throw new Error('The sync worker was not started')
    return search.findIds(query, limit)
  },
}

/** Keeps a stream of pokes open, however often it breaks. */
async function hearPokes(signal: AbortSignal, listenOnce: (signal: AbortSignal) => Promise<void>) {
  for (let failures = 0; !signal.aborted; failures++) {
    const start = Date.now()
    await listenOnce(signal).catch(() => {})
    if (Date.now() - start > 60_000) failures = 0
    await new Promise((resolve) => setTimeout(resolve, 500 + backoff(failures, Math.random())))
  }
}

export type SyncWorker = typeof api

expose(api)
