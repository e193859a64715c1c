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

/**
 * One queue of tasks for everything that runs in a simulation. It runs one task, lets all promises that wait for it
 * continue, and then chooses the next by its seed, among the processes that have one; a process sees its own tasks
 * in their order. So every order in which machines can meet may come up, and the same seed gives the same one.
 */
export function createScheduler(seed: string, trace: Trace, taskLimit = 400_000): Scheduler {
  const random: Random = createRandom(`${seed}/order`)
  // How often a process goes on before another one may, and how long a task takes, differ by seed.
  const stickiness = random.pick([0, 0.3, 0.7, 0.95])
  const taskCost = random.pick([0.01, 0.05, 0.3])
  const busy: Held[] = []
  const timers: Timer[] = []
  let now = 0
  let order = 0
  let places = 0
  let running: Process | undefined
  let last: Held | undefined
  const outside = { count: 0 }
  let steps = 0

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

  function after(process: Process, milliseconds: number, act: () => void): Timer {
    const timer = { due: now + Math.max(0, milliseconds || 0), order: order++, process, act, isOver: false }
    push(timers, timer)
    return timer
  }

  function promoteDue() {
    for (let timer = timers[0]; timer && (timer.isOver || timer.due <= now); timer = timers[0]) {
      pop(timers)
      if (timer.isOver) continue
      timer.isOver = true
      enqueue(timer.process, timer.act)
    }
  }

  function choose(): Held | undefined {
    if (busy.length === 0) return undefined
    if (last?.isBusy && random.chance(stickiness)) return last
    return busy.length === 1 ? busy[0] : random.pick(busy)
  }

  async function runOne(own: Held) {
    const act = own.ready.shift()
    if (own.ready.length === 0) markIdle(own)
    last = own
    running = own
    trace.mix(own.place, now)
    try {
      act?.()
    } catch (cause) {
      trace.note(`${own.name} threw ${String(cause)}`)
      trace.fail('uncaught', `${own.name}: ${(cause as Error)?.stack ?? String(cause)}`)
    }
    await tick()
    while (outside.count > 0) await tick()
    running = undefined
    now += taskCost * random.next()
  }

  return {
    now: () => now,
    wallNow: (process = running) => Math.floor(BEGINNING + now + (process?.wall.ahead ?? 0)),
    current: () => running,
    spawn,
    enqueue,
    after,
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
      const own = held(process)
      markIdle(own)
      own.state = 'dead'
      own.ready = []
      for (const timer of timers) if (timer.process === process) timer.isOver = true
    },
    freeze(process) {
      const own = held(process)
      if (own.state !== 'running') return
      markIdle(own)
      own.state = 'frozen'
    },
    thaw(process) {
      const own = held(process)
      if (own.state !== 'frozen') return
      own.state = 'running'
      markBusy(own)
    },
    async outside(work) {
      outside.count++
      try {
        return await work
      } finally {
        outside.count--
      }
    },
    async run(milliseconds, isDone) {
      const end = now + milliseconds
      for (;;) {
        if (isDone?.()) return
        promoteDue()
        const next = choose()
        if (next) {
          if (++steps > taskLimit)
            throw new Livelock(`More than ${taskLimit} tasks: something runs in circles`)
          await runOne(next)
          if (now >= end) return
          continue
        }
        const due = timers[0]?.due ?? Infinity
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
