import { createRandom, type Random } from './random.ts'
import type { Trace } from './trace.ts'

/** Something with tasks of its own that can end at any moment: a browser tab with its worker, a browser, a server. */
export interface Process {
  readonly name: string
  /** Milliseconds that its wall clock shows ahead of virtual time. */
  readonly wall: { ahead: number }
  readonly state: 'running' | 'frozen' | 'dead'
}

export interface Timer {
  due: number
  order: number
  process: Process
  act: () => void
  isOver: boolean
}

interface Held extends Process {
  state: 'running' | 'frozen' | 'dead'
  place: number
  ready: (() => void)[]
  isBusy: boolean
}

export interface Scheduler {
  /** Virtual milliseconds since the beginning. */
  now: () => number
  /** The wall clock of the current process, else of nobody in particular. */
  wallNow: (process?: Process) => number
  /** Whose task is running. */
  current: () => Process | undefined
  spawn: (name: string, wall?: { ahead: number }) => Process
  enqueue: (process: Process, act: () => void) => void
  after: (process: Process, milliseconds: number, act: () => void) => Timer
  cancel: (timer: Timer | undefined) => void
  /** Runs `act` at once as if it were of this process: what it schedules belongs to it. */
  as: <T>(process: Process | undefined, act: () => T) => T
  kill: (process: Process) => void
  freeze: (process: Process) => void
  thaw: (process: Process) => void
  /** Waits for something outside of the simulation. Virtual time stands still meanwhile. */
  outside: <T>(work: Promise<T>) => Promise<T>
  /** Runs tasks until so much virtual time has passed, or until `isDone`. */
  run: (milliseconds: number, isDone?: () => boolean) => Promise<void>
  /** Time passes in which nothing happens, as for machines that sleep: what became due happens afterwards. */
  sleep: (milliseconds: number) => void
  steps: () => number
}

/** When virtual time begins, on a clock that is right. */
export const BEGINNING = Date.UTC(2026, 0, 5, 8)

const nativeImmediate = globalThis.setImmediate
const tick = () => new Promise<void>((resolve) => nativeImmediate(resolve))

export class Livelock extends Error {
  override name = 'Livelock'
}

/** The processes, and which of them have a task. */
function createProcesses(random: Random) {
  // How often a process goes on before another one may differs by seed.
  const stickiness = random.pick([0, 0.3, 0.7, 0.95])
  const busy: Held[] = []
  let places = 0
  let last: Held | undefined

  const held = (process: Process) => process as Held

  function spawn(name: string, wall = { ahead: 0 }): Process {
    const process: Held = { name, wall, state: 'running', place: places++, ready: [], isBusy: false }
    return process
  }

  function enqueue(process: Process, act: () => void) {
    const own = held(process)
    if (own.state === 'dead') return
    own.ready.push(act)
    markBusy(own)
  }

  function markBusy(own: Held) {
    if (own.isBusy || own.state !== 'running' || own.ready.length === 0) return
    own.isBusy = true
    busy.push(own)
  }

  function markIdle(own: Held) {
    if (!own.isBusy) return
    own.isBusy = false
    busy.splice(busy.indexOf(own), 1)
  }

  function choose(): Held | undefined {
    if (busy.length === 0) return undefined
    if (last?.isBusy && random.chance(stickiness)) return last
    return busy.length === 1 ? busy[0] : random.pick(busy)
  }

  /** Takes the next task of a process. */
  function take(own: Held): (() => void) | undefined {
    const act = own.ready.shift()
    if (own.ready.length === 0) markIdle(own)
    last = own
    return act
  }

  return {
    spawn,
    enqueue,
    choose,
    take,
    kill(process: Process) {
      const own = held(process)
      markIdle(own)
      own.state = 'dead'
      own.ready = []
    },
    freeze(process: Process) {
      const own = held(process)
      if (own.state !== 'running') return
      markIdle(own)
      own.state = 'frozen'
    },
    thaw(process: Process) {
      const own = held(process)
      if (own.state !== 'frozen') return
      own.state = 'running'
      markBusy(own)
    },
  }
}

/** What is to be done later, by virtual time. */
function createTimers(enqueue: (process: Process, act: () => void) => void) {
  const timers: Timer[] = []
  let order = 0

  function add(process: Process, due: number, act: () => void): Timer {
    const timer = { due, order: order++, process, act, isOver: false }
    push(timers, timer)
    return timer
  }

  /** Whatever is due becomes a task. */
  function promoteDue(now: number) {
    for (let timer = timers[0]; timer && (timer.isOver || timer.due <= now); timer = timers[0]) {
      pop(timers)
      if (timer.isOver) continue
      timer.isOver = true
      enqueue(timer.process, timer.act)
    }
  }

  return {
    add,
    promoteDue,
    /** When the next one is due. */
    nextDue: () => timers[0]?.due ?? Infinity,
    forget(process: Process) {
      for (const timer of timers) if (timer.process === process) timer.isOver = true
    },
  }
}

/** What the simulation waits for outside of itself. */
function createOutside() {
  let count = 0
  return {
    isAwaited: () => count > 0,
    wait: async <T>(work: Promise<T>): Promise<T> => {
      count++
      try {
        return await work
      } finally {
        count--
      }
    },
  }
}

/**
 * One queue of tasks for everything that runs in a simulation. It runs one task, lets all promises that wait for it
 * continue, and then chooses the next by its seed, among the processes that have one; a process sees its own tasks
 * in their order. So every order in which machines can meet may come up, and the same seed gives the same one.
 */
export function createScheduler(seed: string, trace: Trace, taskLimit = 400_000): Scheduler {
  const random: Random = createRandom(`${seed}/order`)
  const { choose, take, ...processes } = createProcesses(random)
  const timers = createTimers(processes.enqueue)
  // How long a task takes differs by seed, too.
  const taskCost = random.pick([0.01, 0.05, 0.3])
  let now = 0
  let running: Process | undefined
  const outside = createOutside()
  let steps = 0

  async function runOne(own: Held) {
    const act = take(own)
    running = own
    trace.mix(own.place, now)
    try {
      act?.()
    } catch (cause) {
      trace.note(`${own.name} threw ${String(cause)}`)
      trace.fail('uncaught', `${own.name}: ${(cause as Error)?.stack ?? String(cause)}`)
    }
    await tick()
    while (outside.isAwaited()) await tick()
    running = undefined
    now += taskCost * random.next()
  }

  return {
    ...processes,
    now: () => now,
    wallNow: (process = running) => Math.floor(BEGINNING + now + (process?.wall.ahead ?? 0)),
    current: () => running,
    after: (process, milliseconds, act) => timers.add(process, now + Math.max(0, milliseconds || 0), act),
    cancel: (timer) => {
      if (timer) timer.isOver = true
    },
    as(process, act) {
      const before = running
      running = process
      try {
        return act()
      } finally {
        running = before
      }
    },
    kill(process) {
      processes.kill(process)
      timers.forget(process)
    },
    outside: outside.wait,
    async run(milliseconds, isDone) {
      const end = now + milliseconds
      for (;;) {
        if (isDone?.()) return
        timers.promoteDue(now)
        const next = choose()
        if (next) {
          if (++steps > taskLimit)
            throw new Livelock(`More than ${taskLimit} tasks: something runs in circles`)
          await runOne(next)
          if (now >= end) return
          continue
        }
        const due = timers.nextDue()
        if (due > end) {
          now = Math.max(now, end)
          return
        }
        now = Math.max(now, due)
      }
    },
    sleep: (milliseconds) => {
      now += milliseconds
    },
    steps: () => steps,
  }
}

const isBefore = (a: Timer, b: Timer) => a.due < b.due || (a.due === b.due && a.order < b.order)

function push(heap: Timer[], timer: Timer) {
  let at = heap.push(timer) - 1
  for (;;) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (at === 0 || !parent || !isBefore(timer, parent)) break
    heap[at] = parent
    at = above
  }
  heap[at] = timer
}

function pop(heap: Timer[]) {
  const moved = heap.pop()
  if (!moved || heap.length === 0) return
  let at = 0
  for (;;) {
    let below = at * 2 + 1
    const left = heap[below]
    const right = heap[below + 1]
    if (!left) break
    if (right && isBefore(right, left)) below++
    const child = heap[below]
    if (!child || !isBefore(child, moved)) break
    heap[at] = child
    at = below
  }
  heap[at] = moved
}
