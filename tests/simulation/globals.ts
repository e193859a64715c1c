// oxlint-disable typescript/unbound-method -- the real ones are called with what they belong to
import { fastClone } from './fast-clone.ts'
import type { Random } from './random.ts'
import type { Scheduler, Timer } from './scheduler.ts'

type Act = (...args: unknown[]) => void

/** Set while a library schedules something that has to wait for its turn; see `storage.ts`. */
export const interception: { take: ((act: () => void) => void) | undefined } = { take: undefined }

/**
 * Puts virtual time, timers, tasks and seeded random numbers in the place of the machine's, for whatever runs as a
 * process of the scheduler. Others, such as the test runner, keep the real ones. Returns the way back.
 */
export function takeOverGlobals(scheduler: Scheduler, random: Random): () => void {
  const real: Real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    setImmediate: globalThis.setImmediate,
    clearImmediate: globalThis.clearImmediate,
    structuredClone: globalThis.structuredClone,
    Date: globalThis.Date,
  }
  const realRandom = Math.random
  const realNow = performance.now
  const realUuid = crypto.randomUUID
  const realValues = crypto.getRandomValues
  const realWarn = console.warn

  const isOurs = () => scheduler.current() !== undefined
  Object.assign(globalThis, {
    ...virtualTimers(scheduler, real),
    structuredClone: (value: unknown, options?: StructuredSerializeOptions) =>
      isOurs() && !options ? fastClone(value) : real.structuredClone(value, options),
    Date: virtualDate(scheduler, real),
  })
  // Dexie tells each of its workarounds for browsers.
  console.warn = (...args) => (isOurs() ? undefined : realWarn(...args))
  Math.random = () => (isOurs() ? random.next() : realRandom())
  performance.now = () => (isOurs() ? scheduler.now() : realNow.call(performance))
  crypto.randomUUID = () => (isOurs() ? random.uuid() : realUuid.call(crypto)) as ReturnType<typeof realUuid>
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    if (!isOurs()) return realValues.call(crypto, array as never) as T
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(random.bytes(array.byteLength))
    return array
  }
  const giveSignalsBack = takeOverSignals(scheduler)

  return () => {
    Object.assign(globalThis, real)
    giveSignalsBack()
    console.warn = realWarn
    Math.random = realRandom
    performance.now = realNow
    crypto.randomUUID = realUuid
    crypto.getRandomValues = realValues
  }
}

/** What of the machine's own is put back by one assignment. */
type Real = Pick<
  typeof globalThis,
  | 'setTimeout'
  | 'clearTimeout'
  | 'setInterval'
  | 'clearInterval'
  | 'setImmediate'
  | 'clearImmediate'
  | 'structuredClone'
  | 'Date'
>

function virtualTimers(scheduler: Scheduler, real: Real) {
  const timerOf = (handle: unknown): Timer | undefined =>
    handle instanceof VirtualTimer ? handle.timer : undefined

  function setTimeout(act: Act, milliseconds = 0, ...args: unknown[]) {
    const process = scheduler.current()
    if (!process) return real.setTimeout(act, milliseconds, ...args)
    return new VirtualTimer(scheduler.after(process, milliseconds, () => act(...args)))
  }
  function setInterval(act: Act, milliseconds = 0, ...args: unknown[]) {
    const process = scheduler.current()
    if (!process) return real.setInterval(act, milliseconds, ...args)
    const again = () => {
      handle.timer = scheduler.after(process, Math.max(1, milliseconds), again)
      act(...args)
    }
    const handle = new VirtualTimer(scheduler.after(process, milliseconds, again))
    return handle
  }
  const clear = (otherwise: (handle: never) => void) => (handle: unknown) => {
    const timer = timerOf(handle)
    if (timer) scheduler.cancel(timer)
    else otherwise(handle as never)
  }
  function setImmediate(act: Act, ...args: unknown[]) {
    const process = scheduler.current()
    if (!process) return real.setImmediate(act, ...args)
    const task = args.length > 0 ? () => act(...args) : act
    if (interception.take) interception.take(task)
    else if (isPoll(act)) scheduler.after(process, pollDelay(process), task)
    else scheduler.enqueue(process, task)
    return undefined
  }

  const polls = new WeakMap<object, { count: number; at: number }>()
  /** A database that waits for others to close asks again and again; the longer it takes, the rarer. */
  function pollDelay(process: object): number {
    const known = polls.get(process) ?? { count: 0, at: -Infinity }
    const count = scheduler.now() - known.at > 5000 ? 0 : known.count + 1
    polls.set(process, { count, at: scheduler.now() })
    return Math.min(1000, 2 ** Math.min(count, 10))
  }
  return {
    setTimeout,
    clearTimeout: clear(real.clearTimeout),
    setInterval,
    clearInterval: clear(real.clearInterval),
    setImmediate,
  }
}

function virtualDate(scheduler: Scheduler, real: Real) {
  const isOurs = () => scheduler.current() !== undefined
  return class VirtualDate extends real.Date {
    constructor(...args: unknown[]) {
      if (args.length === 0 && isOurs()) super(scheduler.wallNow())
      else super(...(args as []))
    }
    static override now = () => (isOurs() ? scheduler.wallNow() : real.Date.now())
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof real.Date
    }
  }
}

function takeOverSignals(scheduler: Scheduler): () => void {
  const realTimeout = AbortSignal.timeout
  const realAny = AbortSignal.any
  AbortSignal.timeout = (milliseconds) => {
    const process = scheduler.current()
    if (!process) return realTimeout.call(AbortSignal, milliseconds)
    const controller = new AbortController()
    scheduler.after(process, milliseconds, () =>
      controller.abort(new DOMException('The operation timed out', 'TimeoutError')),
    )
    return controller.signal
  }
  // The real one forgets signals when the garbage collector likes.
  AbortSignal.any = (signals) => {
    if (!scheduler.current()) return realAny.call(AbortSignal, signals)
    const controller = new AbortController()
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason)
      else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
    }
    return controller.signal
  }
  return () => {
    AbortSignal.timeout = realTimeout
    AbortSignal.any = realAny
  }
}

/** What `setTimeout` gives in Node has methods that some libraries call. */
class VirtualTimer {
  timer: Timer
  constructor(timer: Timer) {
    this.timer = timer
  }
  unref() {
    return this
  }
  ref() {
    return this
  }
  hasRef() {
    return true
  }
}

const POLLS = /waitForOthersClosed|closeConnection\(/

const isPoll = (act: Act): boolean =>
  act.name === 'waitForOthersClosed' || (act.name === '' && POLLS.test(Function.prototype.toString.call(act)))
