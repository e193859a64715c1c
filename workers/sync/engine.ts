import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { createEmployeeSearch } from './employee-search.ts'
import { markUsed } from './evict.ts'
import { createLeader } from './leader.ts'
import type { LeadMessage } from './leadership.ts'
import type { Change, EnginePorts } from './ports.ts'
import { createStatus } from './status.ts'

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
  | { type: 'hello' }
  | ForLeader

/** What only the tab that leads can do. */
interface ForLeader {
  type: keyof typeof EVENTS
}

/** What it tells its sync machine then. */
const EVENTS = { nudge: 'queued', retry: 'retry', renewed: 'session.renewed' } as const

/** One tab's part in keeping this device in step with the server. It knows the world by its ports alone. */
export function createEngine(ports: EnginePorts, listeners: EngineListeners): Engine {
  const { userKey, vault, storage, spare, locks, channel } = ports
  const data = new DataDatabase(userKey, storage, spare)
  const commands = new CommandDatabase(userKey, storage)
  const stores = { data, commands, vault }
  const search = createEmployeeSearch(stores, ports.organizationId)
  const say = (message: Message) => channel.post(message)

  const heard = (what: Change) => {
    search.invalidate(what)
    listeners.changed(what)
  }
  const changed = (what: Change) => {
    heard(what)
    say({ type: 'changed', what })
  }
  const status = createStatus({
    isAlone: locks === undefined,
    told(next) {
      listeners.status(next)
      say({ type: 'status', status: { ...next, isLeader: false } })
    },
  })
  const leader = createLeader(ports, { stores, status, changed, leased: listeners.leased })

  /** Does what a message asks for where this tab leads, else passes it on to the one that does. */
  function passOn(message: ForLeader) {
    if (leader.parts()) leader.send({ type: EVENTS[message.type] })
    else say(message)
  }

  function use(pids: readonly string[]) {
    const parts = leader.parts()
    if (!parts) return say({ type: 'use', pids })
    void markUsed(parts, pids)
      .then((isBack) => isBack && leader.send({ type: 'poked' }))
      .catch(() => {})
  }

  return {
    async start() {
      const starting = status.starting((await data.readState('cursor'))?.at ?? null)
      await commands.open()
      listeners.status(starting)
      leader.start()
      channel.listen(hearer({ leader, status, use, heard, shown: listeners.status }))
      leader.leadership.ask()
      say({ type: 'hello' })
    },
    nudge() {
      changed('overlay')
      passOn({ type: 'nudge' })
    },
    syncNow: () => passOn({ type: 'retry' }),
    disconnected: () => leader.send({ type: 'disconnected' }),
    renewed: () => passOn({ type: 'renewed' }),
    use,
    setVisible: leader.setVisible,
    release: leader.leadership.release,
    resume: leader.leadership.ask,
    async stop() {
      leader.stop()
      channel.close()
      data.close()
      commands.close()
    },
    queryEmployees: search.query,
    findEmployeeIds: search.findIds,
  }
}

interface Hearing {
  leader: ReturnType<typeof createLeader>
  status: ReturnType<typeof createStatus>
  use: (pids: readonly string[]) => void
  heard: (what: Change) => void
  /** Of the tab that leads. */
  shown: (status: SyncStatus) => void
}

/** Hears what other tabs say. */
const hearer =
  ({ leader, status, use, heard, shown }: Hearing) =>
  (raw: unknown): void => {
    const message = raw as Message
    const isLeader = leader.parts() !== undefined
    switch (message.type) {
      case 'beat':
      case 'ping':
        return leader.leadership.hear(message)
      case 'changed':
        return heard(message.what)
      case 'status':
        return isLeader ? undefined : shown(message.status)
      case 'use':
        return isLeader ? use(message.pids) : undefined
      case 'hello':
        return isLeader && status.hasTold() ? leader.tell() : undefined
      case 'nudge':
      case 'retry':
      case 'renewed':
        return leader.send({ type: EVENTS[message.type] })
    }
  }
