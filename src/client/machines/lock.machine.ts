import { assign, fromPromise, setup } from 'xstate'
import { deviceLimits, type KeyMode } from '#shared/contract/devices.ts'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import type { WipeReason } from '#client/data/keys/wipe.ts'

/** Why a device is locked: nobody used it, its lease was over, it has just started, somebody asked, the clock is wrong. */
export type LockReason = 'idle' | 'lease' | 'start' | 'asked' | 'time'

/** With what somebody unlocks. */
export type Credential = { pin: string } | 'passkey'

/** Why a try to unlock led nowhere. */
export type UnlockProblem = 'wrong' | 'cancelled' | 'failed'

/** What a start of the app, or another look at what keeps it closed, comes to. `O` is what the app is opened with. */
export type BootOutcome<O> =
  | { to: 'unlocked'; opened: O; mode: KeyMode }
  | { to: 'locked'; why: LockReason; mode: KeyMode }
  | { to: 'needsNetwork' }
  | { to: 'leaseOver' }
  /** The server no longer knows the session. */
  | { to: 'signingIn' }
  /** Nobody used the app for so long that the session is over. */
  | { to: 'signingOut' }
  | { to: 'wiping'; reason: WipeReason }

export type TriedUnlock<O> =
  | { outcome: 'opened'; opened: O }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'cancelled' }
  /** The device may not be used without the server any more, whatever was entered. */
  | { outcome: 'leaseOver' }
  | { outcome: 'spent' }

export interface LockContext {
  mode: KeyMode
  /** What the app works with; there is none in any state but `unlocked`. */
  opened: unknown
  why: LockReason
  problem: UnlockProblem | undefined
  triesLeft: number | undefined
  reason: WipeReason
  activeAt: number
  now: () => number
}

export type LockEvent =
  | { type: 'credential.entered'; credential: Credential }
  /** Another tab was unlocked. */
  | { type: 'key.received'; opened: unknown }
  | { type: 'activity' }
  /** The page is looked at again: timers may have slept. */
  | { type: 'woken' }
  | { type: 'lock.asked' }
  /** Another tab was locked. */
  | { type: 'locked.elsewhere'; why: LockReason }
  | { type: 'lease.ended' }
  | { type: 'time.doubted' }
  | { type: 'wipe.ordered'; reason: WipeReason }
  /** The network is back, or the person wants another look. */
  | { type: 'retry' }
  | { type: 'signIn.asked' }
  | { type: 'signIn.left' }
  | { type: 'signed.in'; opened: unknown; mode: KeyMode }
  | { type: 'mode.changed'; mode: KeyMode }
  | { type: 'activity.elsewhere' }
  | { type: 'session.extend' }
  | { type: 'session.end' }

/**
 * Whether this tab may show anything (sync.md 8). It holds what the app works with while it is unlocked and nowhere
 * else, so that leaving that state is locking. In field mode an hour without activity locks; without it, it signs out,
 * after a minute in which somebody can say that they are there.
 */
export const lockMachine = setup({
  types: {
    context: {} as LockContext,
    events: {} as LockEvent,
    input: {} as { now: () => number; mode?: KeyMode },
  },
  actors: {
    boot: fromPromise<BootOutcome<unknown>>(async () => ({ to: 'needsNetwork' })),
    unlock: fromPromise<TriedUnlock<unknown>, Credential>(async () => ({ outcome: 'cancelled' })),
    signOut: fromPromise<void>(async () => {}),
    wipe: fromPromise<void, WipeReason>(async () => {}),
  },
  guards: {
    isUnlocked: (_, booted: BootOutcome<unknown>) => booted.to === 'unlocked',
    isLocked: (_, booted: BootOutcome<unknown>) => booted.to === 'locked',
    isLeaseOver: (_, booted: BootOutcome<unknown>) => booted.to === 'leaseOver',
    isSigningIn: (_, booted: BootOutcome<unknown>) => booted.to === 'signingIn',
    isSigningOut: (_, booted: BootOutcome<unknown>) => booted.to === 'signingOut',
    isWiping: (_, booted: BootOutcome<unknown>) => booted.to === 'wiping',
    isOpened: (_, tried: TriedUnlock<unknown>) => tried.outcome === 'opened',
    isOverdue: (_, tried: TriedUnlock<unknown>) => tried.outcome === 'leaseOver',
    isSpent: (_, tried: TriedUnlock<unknown>) => tried.outcome === 'spent',
    isFieldMode: ({ context }) => context.mode !== 'session',
    isSession: ({ context }) => context.mode === 'session',
    isIdleInFieldMode: ({ context }) => context.mode !== 'session' && hasBeenIdle(context),
    isIdle: ({ context }) => hasBeenIdle(context),
  },
  actions: {
    noteActivity: assign(({ context }) => ({ activeAt: context.now() })),
    noteBooted: assign((_, booted: BootOutcome<unknown>) => ({
      ...('opened' in booted ? { opened: booted.opened } : {}),
      ...('mode' in booted ? { mode: booted.mode } : {}),
      ...('why' in booted ? { why: booted.why } : {}),
      ...('reason' in booted ? { reason: booted.reason } : {}),
    })),
    noteTried: assign((_, tried: TriedUnlock<unknown>) => ({
      opened: tried.outcome === 'opened' ? tried.opened : undefined,
      problem: tried.outcome === 'wrong' || tried.outcome === 'cancelled' ? tried.outcome : undefined,
      triesLeft: tried.outcome === 'wrong' ? tried.triesLeft : undefined,
      reason: 'tries' as const,
    })),
    noteFailed: assign({ problem: 'failed' }),
    forgetProblem: assign({ problem: undefined, triesLeft: undefined }),
    noteOpened: assign((_, opened: unknown) => ({ opened })),
    noteWhy: assign((_, why: LockReason) => ({ why })),
    noteReason: assign((_, reason: WipeReason) => ({ reason })),
    dropOpened: assign({ opened: undefined }),
    /** Provided by the page. */
    tellUnlocked: () => {},
    tellLocked: () => {},
    tellGone: () => {},
    refreshSession: () => {},
  },
  delays: {
    untilIdle: deviceLimits.idle,
    untilPrompt: deviceLimits.idle - deviceLimits.prompt,
    untilSignOut: deviceLimits.prompt,
    untilNextLook: MINUTE,
    untilNextWipe: 3 * SECOND,
  },
}).createMachine({
  id: 'lock',
  context: ({ input }) => ({
    mode: input.mode ?? 'session',
    opened: undefined,
    why: 'start',
    problem: undefined,
    triesLeft: undefined,
    reason: 'ordered',
    activeAt: input.now(),
    now: input.now,
  }),
  initial: 'boot',
  states: {
    boot: {
      invoke: {
        src: 'boot',
        onDone: [
          to('unlocked', 'isUnlocked'),
          to('locked', 'isLocked'),
          to('leaseOver', 'isLeaseOver'),
          to('signingIn', 'isSigningIn'),
          to('signingOut', 'isSigningOut'),
          to('wiping', 'isWiping'),
          { target: 'needsNetwork' },
        ],
        onError: 'needsNetwork',
      },
      on: { 'wipe.ordered': wiping() },
    },
    locked: {
      on: {
        'credential.entered': 'unlocking',
        'key.received': received(),
        'signIn.asked': 'signingIn',
        'wipe.ordered': wiping(),
      },
    },
    unlocking: {
      entry: 'forgetProblem',
      invoke: {
        src: 'unlock',
        input: ({ event }) => {
          if (event.type === 'credential.entered') return event.credential
          throw new Error('Impossible: unlocking begins with a credential')
        },
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'unlocked',
            actions: [{ type: 'noteTried', params: ({ event }) => event.output }, 'tellUnlocked'],
          },
          {
            guard: { type: 'isSpent', params: ({ event }) => event.output },
            target: 'wiping',
            actions: { type: 'noteTried', params: ({ event }) => event.output },
          },
          { guard: { type: 'isOverdue', params: ({ event }) => event.output }, target: 'leaseOver' },
          { target: 'locked', actions: { type: 'noteTried', params: ({ event }) => event.output } },
        ],
        onError: { target: 'locked', actions: 'noteFailed' },
      },
      on: { 'key.received': received(), 'wipe.ordered': wiping() },
    },
    unlocked: {
      entry: ['noteActivity', 'forgetProblem'],
      exit: 'dropOpened',
      initial: 'watched',
      states: {
        watched: {
          after: {
            untilPrompt: { guard: 'isSession', target: 'prompting' },
            untilIdle: [
              {
                guard: 'isFieldMode',
                target: '#lock.locked',
                actions: [{ type: 'noteWhy', params: 'idle' }, 'tellLocked'],
              },
              { target: '#lock.signingOut' },
            ],
          },
          on: {
            activity: { target: 'watched', reenter: true, actions: 'noteActivity' },
            'activity.elsewhere': { target: 'watched', reenter: true, actions: 'noteActivity' },
          },
        },
        /** Moving the mouse does not answer the question; somebody who works in another tab is there. */
        prompting: {
          after: { untilSignOut: '#lock.signingOut' },
          on: {
            'activity.elsewhere': { target: 'watched', actions: 'noteActivity' },
            'session.extend': { target: 'watched', actions: ['noteActivity', 'refreshSession'] },
            'session.end': '#lock.signingOut',
          },
        },
      },
      on: {
        woken: [
          {
            guard: 'isIdleInFieldMode',
            target: 'locked',
            actions: [{ type: 'noteWhy', params: 'idle' }, 'tellLocked'],
          },
          { guard: 'isIdle', target: 'signingOut' },
        ],
        'lock.asked': {
          guard: 'isFieldMode',
          target: 'locked',
          actions: [{ type: 'noteWhy', params: 'asked' }, 'tellLocked'],
        },
        'locked.elsewhere': {
          guard: 'isFieldMode',
          target: 'locked',
          actions: assign(({ event }) => ({ why: event.why })),
        },
        'lease.ended': { target: 'leaseOver' },
        // Without field mode the server opens the device again, and says what time it is.
        'time.doubted': [
          {
            guard: 'isFieldMode',
            target: 'locked',
            actions: [{ type: 'noteWhy', params: 'time' }, 'tellLocked'],
          },
          { target: 'boot' },
        ],
        'wipe.ordered': wiping(),
        'mode.changed': { actions: assign(({ event }) => ({ mode: event.mode })) },
      },
    },
    leaseOver: {
      on: { retry: 'boot', 'signIn.asked': 'signingIn', 'wipe.ordered': wiping() },
    },
    needsNetwork: {
      after: { untilNextLook: 'boot' },
      on: {
        retry: 'boot',
        'key.received': received(),
        'signIn.asked': 'signingIn',
        'wipe.ordered': wiping(),
      },
    },
    signingIn: {
      on: {
        'signIn.left': 'boot',
        'signed.in': {
          target: 'unlocked',
          actions: [assign(({ event }) => ({ opened: event.opened, mode: event.mode })), 'tellUnlocked'],
        },
        'wipe.ordered': wiping(),
      },
    },
    signingOut: {
      invoke: { src: 'signOut', onDone: 'gone', onError: 'needsNetwork' },
    },
    wiping: {
      invoke: {
        src: 'wipe',
        input: ({ context }) => context.reason,
        onDone: 'gone',
        // Another window holds something: it is told again until everything is gone.
        onError: 'wipingAgain',
      },
    },
    wipingAgain: { after: { untilNextWipe: 'wiping' } },
    gone: { entry: 'tellGone' },
  },
})

const hasBeenIdle = ({ activeAt, now }: LockContext) => now() - activeAt >= deviceLimits.idle

function to(
  target: 'unlocked' | 'locked' | 'leaseOver' | 'signingIn' | 'signingOut' | 'wiping',
  guard: 'isUnlocked' | 'isLocked' | 'isLeaseOver' | 'isSigningIn' | 'isSigningOut' | 'isWiping',
) {
  const params = ({ event }: { event: { output: BootOutcome<unknown> } }) => event.output
  return { guard: { type: guard, params }, target, actions: { type: 'noteBooted' as const, params } }
}

function received() {
  return {
    target: 'unlocked' as const,
    actions: {
      type: 'noteOpened' as const,
      params: ({ event }: { event: { opened: unknown } }) => event.opened,
    },
  }
}

function wiping() {
  return {
    target: 'wiping' as const,
    actions: {
      type: 'noteReason' as const,
      params: ({ event }: { event: { reason: WipeReason } }) => event.reason,
    },
  }
}
