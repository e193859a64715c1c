import { Hono } from 'hono'
import type { Log } from '#server/platform/log.ts'
import { AppError } from '#server/platform/app-error.ts'
import { answerError } from '#server/platform/http/answer-error.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { createMount } from '#server/platform/http/mount.ts'
import { type Bus, createBus } from '#server/platform/sync/bus.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import { createPokes } from '#server/platform/sync/events.ts'
import { hashOfScope, type Scope } from '#server/platform/sync/scope.ts'
import type { SyncStore } from '#server/platform/sync/sync-store.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { mountSyncRoutes } from '#server/sync/sync.routes.ts'
import { readablePartitions } from '#shared/contract/partitions.ts'
import type { CommandResult } from '#shared/contract/sync.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import {
  commit,
  copyState,
  createMemoryStore,
  emptyState,
  type MemoryState,
  raiseFloor,
} from './memory-store.ts'
import { modelEffects, modelGuards } from './model-rules.ts'
import { modelTables } from './model-tables.ts'
import type { Answerer } from './network-parts.ts'
import { observeStore, type ServerCommit, type StoreWeather } from './observed-store.ts'
import type { Process, Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'
import { IN_ORDER } from '#tests/support/database/standing.ts'

/** Somebody who signs in, as the server knows them. */
export interface ModelUser {
  id: string
  name: string
  permissions: Permissions
  isForAll: boolean
  customers: Set<string>
  /** Tokens below this number are not accepted any more. */
  serial: number
}

/** Another store than the one in memory, for seeds that run on a real database. */
export interface RealStore {
  store: SyncStore
  guards: Guards
  effects: Effects
  epoch: string
}

const BACKUPS = 12

interface ModelParts {
  scheduler: Scheduler
  trace: Trace
  organizationId: string
  users: readonly ModelUser[]
  weather: StoreWeather
  newEpoch: () => string
  observe: (commit: ServerCommit) => void
  /** Hears what the server says of each command, before anybody else does. */
  answered: (results: readonly CommandResult[]) => void
  real: RealStore | undefined
}

/**
 * The real routes, bus and commands on a store, for one organization. It can be taken away and come back, be put back
 * to an earlier state, and be changed behind the devices' backs.
 */
export function createModelServer(parts: ModelParts) {
  const { scheduler, trace, organizationId, newEpoch, observe, real } = parts
  let state: MemoryState = emptyState(real?.epoch ?? newEpoch())
  const backups: MemoryState[] = []
  let boots = 0
  let running: Running | undefined

  function committed(done: ServerCommit) {
    if (real) mirror(state, done)
    observe(done)
    if (real) return
    backups.push(copyState(state))
    if (backups.length > BACKUPS) backups.shift()
  }

  const scopeOf = (user: ModelUser) => scopeIn(state, organizationId, user)

  async function boot(): Promise<void> {
    const process = scheduler.spawn(`server${++boots}`)
    running = await bootServer(parts, process, { stateNow: () => state, committed, scopeOf })
  }

  return {
    boot,
    /** Who answers; undefined while the server is down. */
    answerer: (): Answerer | undefined => running,
    state: () => state,
    scopeOf,
    /** Ends the process at once. Gives it, for whoever is connected to it. */
    crash(): Process | undefined {
      const process = running?.process
      if (process) scheduler.kill(process)
      running = undefined
      return process
    },
    /** Puts the data back to what they were some commits ago, as a new history. Gives the version; only while down. */
    restore(commits: number): number {
      const backup = backups[Math.max(0, backups.length - 1 - commits)]
      if (!backup || real) return state.head.version
      state = copyState(backup)
      state.head.epoch = newEpoch()
      backups.length = 0
      backups.push(copyState(state))
      return state.head.version
    },
    raiseFloor: () => {
      if (!real) raiseFloor(state, state.head.version)
    },
    /** Carries commands out in the name of an administrator, as the REST routes do. */
    execute(scope: Scope, commands: readonly unknown[]) {
      const now = running
      if (now) scheduler.enqueue(now.process, () => void now.bus.execute(scope, commands).catch(() => {}))
    },
    /** Changes rows as a connector's sync does. */
    write(act: (work: Work) => Promise<void>) {
      const now = running
      if (!now) return
      scheduler.enqueue(now.process, () => {
        now.store
          .write(organizationId, act)
          .then(({ version }) => version !== undefined && now.publish(version))
          .catch((cause: unknown) => trace.note(`a write failed: ${String(cause)}`))
      })
    },
    /** Tells devices that grants may have changed. */
    nudge() {
      const now = running
      if (now) scheduler.enqueue(now.process, () => now.publish())
    },
  }
}

export type ModelServer = ReturnType<typeof createModelServer>

/** What a server has while it runs. */
interface Running extends Answerer {
  bus: Bus
  store: SyncStore
  publish: (version?: number) => void
}

interface Store {
  stateNow: () => MemoryState
  committed: (done: ServerCommit) => void
  scopeOf: (user: ModelUser) => Scope
}

async function bootServer(
  { scheduler, trace, organizationId, users, weather, answered, real }: ModelParts,
  process: Process,
  { stateNow, committed, scopeOf }: Store,
): Promise<Running> {
  const now = () => scheduler.wallNow(process)
  const inner = real?.store ?? createMemoryStore(stateNow, weather.pause)
  const store = observeStore(inner, weather, committed)
  const log = {
    error: (detail: { err?: unknown }, text: string) => trace.note(`${text}: ${String(detail.err)}`),
  }
  const pokes = await createPokes({ db: undefined, url: undefined } as never, log as unknown as Log)
  const bus = createBus({
    store,
    tables: modelTables,
    guards: real?.guards ?? modelGuards,
    effects: real?.effects ?? modelEffects,
    constraints: { employee_email: 'emailTaken' },
    now,
    publish: pokes.publish,
    log: log as unknown as Log,
  })
  const app = openApp({ store, bus, pokes, now, log: log as unknown as Log, users, scopeOf })
  return {
    process,
    bus,
    store,
    publish: (version) =>
      version === undefined ? pokes.nudge(organizationId) : pokes.publish(organizationId, version),
    async answer(path, init) {
      const response = await app.request(path, init)
      if (path !== '/sync/push' || response.status !== 200) return response
      const { results } = (await response.clone().json()) as { results: CommandResult[] }
      answered(results)
      return response
    },
  }
}

/** What a user may read by now. */
function scopeIn(state: MemoryState, organizationId: string, user: ModelUser): Scope {
  const customerIds = [...state.rows.customer.keys()].filter((id) => user.isForAll || user.customers.has(id))
  const pids = readablePartitions({
    userId: user.id,
    permissions: user.permissions,
    customerIds,
    seesAll: user.isForAll,
  })
  return {
    organizationId,
    userId: user.id,
    role: user.isForAll ? 'Owner' : 'Agent',
    permissions: user.permissions,
    customerIds: new Set(customerIds),
    allCustomers: user.isForAll,
    withheld: [],
    isReadOnly: false,
    pids,
    hash: hashOfScope(pids, []),
  }
}

interface AppParts {
  store: SyncStore
  bus: Bus
  pokes: Awaited<ReturnType<typeof createPokes>>
  now: () => number
  log: Log
  users: readonly ModelUser[]
  scopeOf: (user: ModelUser) => Scope
}

/** The real routes of the sync, for users who need no user pool. */
function openApp({ store, bus, pokes, now, log, users, scopeOf }: AppParts) {
  const { routes, mount } = createMount({
    readGates: async () => ({ features: new Set(), subscription: undefined }),
  })
  // A registry of devices that only ever says that all is well.
  const reports = { take: async () => ({ wipe: false, lease: 'simulated' }) }
  mountSyncRoutes({ mount, open: mount }, { store, bus, pokes, reports, isStillIn: async () => true, now })
  return new Hono<Environment>()
    .onError(answerError)
    .use(async (c, next) => {
      c.set('requestId', 'simulated')
      c.set('log', log)
      const [name, serial] = (c.req.header('authorization') ?? '').replace(/^Bearer /, '').split('.')
      const user = users.find((each) => each.name === name)
      if (!user || Number(serial) < user.serial) throw new AppError('sessionUnverified')
      c.set('standing', IN_ORDER)
      c.set('scope', scopeOf(user))
      await next()
    })
    .route('/', routes())
}

/** Repeats what the real database did, so that there is something to compare with. */
function mirror(state: MemoryState, { version, changes, remembered }: ServerCommit) {
  state.head.version = version - 1
  const staged = changes.map(({ kind, id, after }) => ({ kind, id, row: after ?? null }))
  commit(state, staged, remembered)
}
