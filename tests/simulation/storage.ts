// oxlint-disable no-underscore-dangle -- the names are those of the library
import { IDBFactory, IDBKeyRange, IDBOpenDBRequest } from 'fake-indexeddb'
import {
  connections,
  databases,
  FakeEvent,
  type RawConnection,
  type RawDatabase,
  type RawFactory,
  type RawRecord,
  type RawTransaction,
  transactions,
} from './fake-indexeddb-parts.ts'
import { interception } from './globals.ts'
import type { Process, Scheduler } from './scheduler.ts'

/** A transaction that was committed: what changed is on the disk, or will be soon. */
export interface Commit {
  process: Process
  database: string
  stores: ReadonlySet<string>
}

export interface StorageFaults {
  /** Whether this commit fails because the disk is full. */
  isFull: (database: string) => boolean
  /** Whether this attempt to open a database fails. */
  failsToOpen: (database: string) => boolean
}

/** The databases of one browser profile, shared by its tabs. */
export interface DeviceStorage {
  /** The databases as one tab reaches them. */
  portOf: (process: Process) => { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
  /** The tab is gone: what it had not committed is undone, and nobody waits for it any more. */
  forget: (process: Process) => void
  /** Undoes up to so many of the newest commits of each database whose durability is not strict. */
  loseRelaxed: (count: number) => number
  /** The browser closes the tab's connections. */
  closeConnections: (process: Process) => void
  /** Deletes everything, after all tabs are gone. */
  evict: () => void
  /** True while a tab is within something that others wait for. */
  isWorking: (process: Process) => boolean
  names: () => string[]
  /** The records of a store as they lie on the disk, without asking a database. */
  records: (database: string, store: string) => Iterable<RawRecord>
  stores: (database: string) => string[]
  /** False while a transaction is writing, so that what lies there is not committed yet. */
  isAtRest: (database: string) => boolean
}

interface Opening {
  process: Process
  run: () => void
}

interface Place {
  scheduler: Scheduler
  /** Whose tasks the browser's own are. */
  browser: Process
  faults: StorageFaults
  committed: (commit: Commit, transaction: RawTransaction) => void
}

const places = new WeakMap<RawDatabase, Place>()
const owners = new WeakMap<object, Process>()
const aborted = new WeakSet<RawTransaction>()

/** How many of the newest commits of each database can be lost with the power. */
const LOSABLE = 6

export function createStorage({
  scheduler,
  browser,
  faults,
  committed,
}: {
  scheduler: Scheduler
  browser: Process
  faults: StorageFaults
  committed: (commit: Commit) => void
}): DeviceStorage {
  const factory = new IDBFactory()
  const raw = factory as unknown as RawFactory
  const opening = createOpenings(scheduler)
  const losable = createLosable()
  const place: Place = {
    scheduler,
    browser,
    faults,
    committed(commit, transaction) {
      losable.note(commit, transaction)
      committed(commit)
    },
  }

  // Known from its first moment, for its first transaction is that of an upgrade.
  raw._databases.set = function (name, database) {
    places.set(database, place)
    return Map.prototype.set.call(this, name, database) as typeof raw._databases
  }

  const port = {
    open: (name: string, version?: number) =>
      failing(scheduler, faults, name) ?? opening.queue(name, () => factory.open(name, version)),
    deleteDatabase: (name: string) => opening.queue(name, () => factory.deleteDatabase(name)),
    databases: () => factory.databases(),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
  }

  const all = () => [...raw._databases.values()]
  return {
    portOf: () => ({ indexedDB: port, IDBKeyRange }),
    forget(process) {
      for (const database of all()) forgetIn(database, process, opening.isFirst(process, database.name))
      opening.forget(process, (name) => raw._connectionQueues.delete(name))
    },
    loseRelaxed: losable.lose,
    closeConnections(process) {
      for (const database of all()) closeIn(scheduler, database, process)
    },
    evict() {
      raw._databases.clear()
      raw._connectionQueues.clear()
      opening.clear()
      losable.clear()
    },
    isWorking: (process) =>
      all().some((database) =>
        database.transactions.some(
          (transaction) =>
            owners.get(transaction) === process && transaction._started && transaction._state !== 'finished',
        ),
      ) || opening.isFirst(process),
    names: () => [...raw._databases].flatMap(([name, { version }]) => (version > 0 ? [name] : [])),
    records: (database, store) =>
      raw._databases.get(database)?.rawObjectStores.get(store)?.records.values() ?? [],
    stores: (database) => [...(raw._databases.get(database)?.rawObjectStores.keys() ?? [])],
    isAtRest: (database) =>
      !raw._databases
        .get(database)
        ?.transactions.some(
          ({ mode, _started, _state }) => mode !== 'readonly' && _started && _state !== 'finished',
        ),
  }
}

teach()

function rollBack(transaction: RawTransaction) {
  for (const undo of transaction._rollbackLog.toReversed()) undo()
  transaction._state = 'finished'
}

function wakeWaiting(database: RawDatabase) {
  for (const { _started, _state } of database.transactions)
    if (!_started && _state !== 'finished') database.processTransactions()
}

const ownsConnection = (process: Process) => (connection: RawConnection) => owners.get(connection) === process

/** What of a process is left in a database ends with it. */
function forgetIn(database: RawDatabase, process: Process, isOpening: boolean) {
  const own = database.transactions.filter((transaction) => owners.get(transaction) === process)
  for (const transaction of own.toReversed()) if (transaction._state !== 'finished') rollBack(transaction)
  database.transactions = database.transactions.filter((transaction) => !own.includes(transaction))
  const closed = database.connections.filter(
    (connection) =>
      ownsConnection(process)(connection) || (isOpening && owners.get(connection) === undefined),
  )
  for (const connection of closed) Object.assign(connection, { _closed: true, _closePending: true })
  database.connections = database.connections.filter((connection) => !closed.includes(connection))
  wakeWaiting(database)
}

function closeIn(scheduler: Scheduler, database: RawDatabase, process: Process) {
  for (const connection of database.connections.filter(ownsConnection(process))) {
    scheduler.as(process, () => {
      for (const transaction of database.transactions)
        if (transaction.db === connection && transaction._state !== 'finished')
          transaction._abort('AbortError')
    })
    Object.assign(connection, { _closed: true, _closePending: true })
    database.connections = database.connections.filter((other) => other !== connection)
    scheduler.enqueue(process, () => void connection.dispatchEvent(new FakeEvent('close')))
  }
  wakeWaiting(database)
}

/** What of the newest commits the power can take. */
function createLosable() {
  let losable = new Map<string, (() => void)[][]>()
  return {
    note(commit: Commit, transaction: RawTransaction) {
      if (transaction.durability !== 'strict' && transaction.mode === 'readwrite') {
        const logs = losable.get(commit.database) ?? []
        logs.push(transaction._rollbackLog)
        if (logs.length > LOSABLE) logs.shift()
        losable.set(commit.database, logs)
      }
      // A commit that is flushed takes along what was written to the same database before.
      else losable.delete(commit.database)
    },
    lose: (count: number): number => {
      let lost = 0
      for (const logs of losable.values()) {
        for (const log of logs.splice(Math.max(0, logs.length - count)).toReversed()) {
          for (const undo of log.toReversed()) undo()
          lost++
        }
      }
      losable = new Map()
      return lost
    },
    clear: () => losable.clear(),
  }
}

/** Databases that are being opened or deleted. */
function createOpenings(scheduler: Scheduler) {
  const openings = new Map<string, Opening[]>()

  /** Databases are opened one after the other per name, each in its tab's own tasks. */
  function queue<R extends IDBOpenDBRequest>(name: string, ask: () => R): R {
    const process = scheduler.current()
    if (!process) throw new Error('A database is opened outside of any process')
    let run = () => {}
    interception.take = (act) => (run = act)
    const request = ask()
    interception.take = undefined
    const own: Opening = { process, run: () => run() }
    const tag = () => {
      const connection = request.readyState === 'done' ? (request.result as unknown as object) : undefined
      if (connection) owners.set(connection, process)
    }
    const done = () => {
      leave(name, own)
    }
    request.addEventListener('upgradeneeded', tag)
    request.addEventListener('success', () => {
      tag()
      done()
    })
    request.addEventListener('error', done)
    const waiting = openings.get(name) ?? []
    openings.set(name, waiting)
    waiting.push(own)
    if (waiting.length === 1) begin(name)
    return request
  }

  function begin(name: string) {
    const first = openings.get(name)?.[0]
    if (!first) return
    scheduler.enqueue(first.process, first.run)
  }

  function leave(name: string, opening: Opening) {
    const waiting = openings.get(name) ?? []
    const at = waiting.indexOf(opening)
    if (at === -1) return
    waiting.splice(at, 1)
    if (at === 0) begin(name)
  }

  return {
    queue,
    /** Whether it is the turn of this process, for one database or for any. */
    isFirst: (process: Process, name?: string) =>
      name === undefined
        ? [...openings.values()].some(([first]) => first?.process === process)
        : openings.get(name)?.[0]?.process === process,
    /** `endTurn` is called for databases that a process leaves in its turn. */
    forget(process: Process, endTurn: (name: string) => void) {
      for (const [name, waiting] of openings) {
        const wasFirst = waiting[0]?.process === process
        openings.set(
          name,
          waiting.filter((opening) => opening.process !== process),
        )
        if (!wasFirst) continue
        // Its turn would never end.
        endTurn(name)
        begin(name)
      }
    },
    clear: () => openings.clear(),
  }
}

/** A database that does not open; undefined where this one is to open. */
function failing(scheduler: Scheduler, faults: StorageFaults, name: string): IDBOpenDBRequest | undefined {
  const process = scheduler.current()
  if (!process || !faults.failsToOpen(name)) return undefined
  const request = new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)()
  scheduler.enqueue(process, () => {
    const insides = request as unknown as {
      error: unknown
      readyState: string
      dispatchEvent: (event: object) => void
    }
    insides.readyState = 'done'
    insides.error = new DOMException('Internal error opening backing store', 'UnknownError')
    insides.dispatchEvent(new FakeEvent('error', { bubbles: true, cancelable: true }))
  })
  return request
}

/** Makes fake-indexeddb keep the tasks of each process apart; databases of others stay as they are. */
function teach() {
  const { _start, _abort, _markFinished } = transactions
  const { transaction: begin, dispatchEvent } = connections
  const { processTransactions } = databases
  // Whose a transaction is, is known as soon as it is made, and not before.
  let isBeginning = false

  connections.transaction = function (this: RawConnection, ...args) {
    const current = places.get(this._rawDatabase)?.scheduler.current()
    if (!current) return begin.apply(this, args)
    isBeginning = true
    let made: RawTransaction
    try {
      made = begin.apply(this, args)
    } finally {
      isBeginning = false
    }
    owners.set(made, current)
    owners.set(this, current)
    this._rawDatabase.processTransactions()
    return made
  }

  connections.dispatchEvent = function (this: RawConnection, event) {
    const place = places.get(this._rawDatabase)
    const owner = owners.get(this)
    if (!place || !owner || place.scheduler.current() === owner) return dispatchEvent.call(this, event)
    place.scheduler.enqueue(owner, () => void dispatchEvent.call(this, event))
    return true
  }

  transactions._start = function (this: RawTransaction) {
    const place = places.get(this.db._rawDatabase)
    const owner = owners.get(this)
    if (!place || !owner) return _start.call(this)
    if (place.scheduler.current() !== owner) {
      // Another process's commit let this one go on.
      this._started = true
      place.scheduler.enqueue(owner, () => this._start())
      return undefined
    }
    const isCommitting =
      this.mode === 'readwrite' &&
      this._state !== 'finished' &&
      this._rollbackLog.length > 0 &&
      !this._requests.some(({ request }) => request.readyState !== 'done')
    if (isCommitting && place.faults.isFull(this.db.name)) return this._abort('QuotaExceededError')
    return _start.call(this)
  }

  transactions._abort = function (this: RawTransaction, name) {
    aborted.add(this)
    return _abort.call(this, name)
  }

  transactions._markFinished = function (this: RawTransaction) {
    _markFinished.call(this)
    const place = places.get(this.db._rawDatabase)
    const process = owners.get(this)
    if (!place || !process || this.mode === 'readonly' || aborted.has(this)) return
    if (this._rollbackLog.length === 0) return
    place.committed({ process, database: this.db.name, stores: this._scope }, this)
  }

  databases.processTransactions = function (this: RawDatabase) {
    const place = places.get(this)
    if (!place) return processTransactions.call(this)
    if (isBeginning) return undefined
    // The browser decides at once who is next, whoever of the tabs is still there.
    return place.scheduler.as(place.browser, () => {
      const isOwned = this.transactions.every((each) => each._started || owners.has(each))
      if (isOwned) interception.take = (decide) => decide()
      processTransactions.call(this)
      interception.take = undefined
    })
  }
}
