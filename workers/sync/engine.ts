import { createActor, fromPromise } from 'xstate'
import { holdReserve, isQuota } from '#client/data/queue/disk-reserve.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { isDeleted } from '#client/data/device/let-go-when-deleted.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { audit, isAuditDue } from './audit.ts'
import { compact } from './compaction.ts'
import { createEmployeeSearch } from './employee-search.ts'
import { createBudget, makeRoom, markUsed } from './evict.ts'
import { keepListening } from './events.ts'
import { createLeadership, type LeadMessage } from './leadership.ts'
import type { SyncParts } from './parts.ts'
import type { Change, EnginePorts } from './ports.ts'
import { SyncProblem } from './problem.ts'
import { prepareProjection } from './projection.ts'
import { createPull } from './pull.ts'
import { createPush } from './push.ts'
import { createServer } from './server.ts'
import { createSnapshot } from './snapshot.ts'
import { syncMachine } from './sync.machine.ts'
import { releaseOrphan } from './claim.ts'
import { takeLead } from './fence.ts'
import { createTimeTrust } from './time-trust.ts'

export interface EngineListeners {
  status: (status: SyncStatus) => void
  changed: (what: Change) => void
  /** The server gave this device a new lease: a signed statement that is kept for the time without it. */
  leased: (lease: string) => void
}

export interface Engine {
  /** Opens the databases and asks for the lead. Throws where the storage does not open. */
  start: () => Promise<void>
  /** A command was written. */
  nudge: () => void
  /** The person, or the network coming back, asks for an attempt now. */
  syncNow: () => void
  /** The browser says that there is no network. Every tab is told by itself. */
  disconnected: () => void
  /** Somebody signed in again. */
  renewed: () => void
  /** Somebody looks at these partitions; what was given up for want of space comes back. */
  use: (pids: readonly string[]) => void
  setVisible: (isVisible: boolean) => void
  /** The tab is put aside: another one may lead. */
  release: () => void
  resume: () => void
  stop: () => Promise<void>
  queryEmployees: ReturnType<typeof createEmployeeSearch>['query']
  findEmployeeIds: (query: EmployeeQuery, limit: number) => Promise<{ id: string; customerId: string }[]>
}

/** What tabs of one user tell each other. */
type Message =
  | LeadMessage
  | { type: 'status'; status: SyncStatus }
  | { type: 'changed'; what: Change }
  | { type: 'use'; pids: readonly string[] }
  | { type: 'nudge' | 'retry' | 'renewed' | 'hello' }

/** How long the stream of pokes stays open behind hidden tabs. Milliseconds. */
const LISTEN_HIDDEN = 300_000

/** One tab's part in keeping this device in step with the server. It knows the world by its ports alone. */
export function createEngine(ports: EnginePorts, listeners: EngineListeners): Engine {
  const { userKey, organizationId, deviceId, vault, clock, random, storage, spare, locks, channel } = ports
  const keepBudget = createBudget(ports.space)
  const data = new DataDatabase(userKey, storage, spare)
  const commands = new CommandDatabase(userKey, storage)
  const stores = { data, commands, vault }
  const server = createServer(ports)
  const search = createEmployeeSearch(stores, organizationId)
  const say = (message: Message) => channel.post(message)

  let parts: SyncParts | undefined
  let push: ReturnType<typeof createPush> | undefined
  let progress: SyncStatus['progress'] = null
  let lastContact: number | null = null
  let latest: SyncStatus | undefined
  let isVisible = true
  let stopListening: (() => void) | undefined
  let hiddenTimer: unknown

  const leads = (): SyncParts => {
    if (!parts) throw new SyncProblem('storage')
    return parts
  }
  const heard = (what: Change) => {
    search.invalidate(what)
    listeners.changed(what)
  }
  const changed = (what: Change) => {
    heard(what)
    say({ type: 'changed', what })
  }

  const sync = createActor(
    syncMachine.provide({
      actors: {
        pull: fromPromise(async ({ signal }) => {
          await openAgain()
          return withRoom(() => createPull(leads())(signal))
        }),
        push: fromPromise(({ signal }) => {
          if (!push) throw new SyncProblem('storage')
          return push(signal)
        }),
        snapshot: fromPromise(({ signal }) =>
          withRoom(async () => {
            try {
              await createSnapshot(leads(), (next) => {
                progress = next
                tell()
              })(signal)
            } finally {
              progress = null
            }
          }),
        ),
        tidy: fromPromise(({ signal }) => tidy(signal)),
      },
      actions: {
        stepDown: () => {
          leadership.release()
          leadership.ask()
        },
      },
    }),
    { clock: timersOf(ports), input: { random, now: () => clock.now(), isVisible } },
  )

  /** The browser closed a database, and the one attempt that Dexie makes by itself to open it again failed. */
  async function openAgain() {
    for (const database of [data, commands])
      if (database.hasFailed() && !isDeleted(database)) await database.open()
  }

  /** A full disk gives up what can be loaded again, and the next round goes on. */
  async function withRoom<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (cause) {
      if (isQuota(cause) && parts) await makeRoom(parts)
      throw cause
    }
  }

  async function tidy(signal: AbortSignal) {
    const own = leads()
    if ((await compact(own)).length > 0) changed('segments')
    await holdReserve(commands)
    await keepBudget(own)
    await prepareProjection(own)
    if (!(await isAuditDue(own))) return { isRepairing: false }
    const repaired = await audit(own, signal)
    if (repaired) changed('segments')
    return { isRepairing: (repaired ?? 0) > 0 }
  }

  const leadership = createLeadership({
    name: `sync-${userKey}`,
    locks,
    channel: { post: say as (message: unknown) => void },
    clock,
    isVisible: () => isVisible,
    take: async () => {
      await openAgain()
      const leader = await takeLead(data, commands)
      const trust = await createTimeTrust(clock, commands)
      const own = {
        ...stores,
        deviceId,
        server,
        clock,
        random,
        isOnline: ports.isOnline,
        compress: ports.compress,
        trust,
        leader,
        changed,
        leased: listeners.leased,
      }
      await releaseOrphan(own)
      return own
    },
    granted: (own) => {
      parts = own
      push = createPush(own)
      sync.send({ type: 'lock.granted' })
      listenToServer()
    },
    lost: () => {
      parts = undefined
      push = undefined
      stopListening?.()
      sync.send({ type: 'lock.lost' })
    },
  })

  function listenToServer() {
    stopListening?.()
    stopListening = keepListening(server, { clock, random, poke: () => sync.send({ type: 'poked' }) })
  }

  function tell() {
    const snapshot = sync.getSnapshot()
    lastContact = snapshot.context.lastContact ?? lastContact
    const phase: SyncStatus['phase'] = snapshot.matches({ leader: 'snapshotting' })
      ? 'loading'
      : snapshot.matches({ leader: 'pulling' })
        ? 'pulling'
        : snapshot.matches({ leader: 'pushing' })
          ? 'pushing'
          : snapshot.matches({ leader: 'idle' }) || snapshot.matches({ leader: 'tidying' })
            ? 'idle'
            : 'waiting'
    const { fault } = snapshot.context
    latest = { phase, fault, lastContact, progress, isLeader: true, isAlone: locks === undefined }
    listeners.status(latest)
    say({ type: 'status', status: { ...latest, isLeader: false } })
  }

  function hear(raw: unknown) {
    const message = raw as Message
    const isLeader = parts !== undefined
    switch (message.type) {
      case 'beat':
      case 'ping':
        return leadership.hear(message)
      case 'changed':
        return heard(message.what)
      case 'status':
        return isLeader ? undefined : listeners.status(message.status)
      case 'use':
        return isLeader ? lookAt(message.pids) : undefined
      case 'nudge':
        return sync.send({ type: 'queued' })
      case 'retry':
        return sync.send({ type: 'retry' })
      case 'renewed':
        return sync.send({ type: 'session.renewed' })
      case 'hello':
        return isLeader && latest ? tell() : undefined
    }
  }

  function lookAt(pids: readonly string[]) {
    if (!parts) return say({ type: 'use', pids })
    void markUsed(parts, pids)
      .then((isBack) => isBack && sync.send({ type: 'poked' }))
      .catch(() => {})
  }

  return {
    async start() {
      lastContact = (await data.readState('cursor'))?.at ?? null
      await commands.open()
      listeners.status({
        phase: 'starting',
        fault: null,
        lastContact,
        progress: null,
        isLeader: false,
        isAlone: locks === undefined,
      })
      sync.subscribe(() => parts && tell())
      sync.start()
      channel.listen(hear)
      leadership.ask()
      say({ type: 'hello' })
    },
    nudge() {
      changed('overlay')
      if (parts) sync.send({ type: 'queued' })
      else say({ type: 'nudge' })
    },
    syncNow() {
      if (parts) sync.send({ type: 'retry' })
      else say({ type: 'retry' })
    },
    disconnected() {
      sync.send({ type: 'disconnected' })
    },
    renewed() {
      if (parts) sync.send({ type: 'session.renewed' })
      else say({ type: 'renewed' })
    },
    use: lookAt,
    setVisible(next) {
      isVisible = next
      sync.send({ type: next ? 'shown' : 'hidden' })
      clock.clearTimeout(hiddenTimer)
      if (!next) hiddenTimer = clock.setTimeout(() => stopListening?.(), LISTEN_HIDDEN)
      else if (parts) listenToServer()
    },
    release: () => leadership.release(),
    resume: () => leadership.ask(),
    async stop() {
      leadership.release()
      stopListening?.()
      clock.clearTimeout(hiddenTimer)
      sync.stop()
      channel.close()
      data.close()
      commands.close()
    },
    queryEmployees: search.query,
    findEmployeeIds: search.findIds,
  }
}

/** XState keeps its timers by the same clock. */
const timersOf = ({ clock }: EnginePorts) => ({
  setTimeout: (act: () => void, milliseconds: number) => clock.setTimeout(act, milliseconds),
  clearTimeout: (timer: unknown) => clock.clearTimeout(timer),
})
