import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { deviceLimits, type KeyMode } from '#shared/contract/devices.ts'
import type { WipeReason } from '#client/data/keys/wipe.ts'
import { settled } from '#tests/support/settled.ts'
import {
  type BootOutcome,
  type Credential,
  type LockEvent,
  lockMachine,
  type TriedUnlock,
} from './lock.machine.ts'

type StateName =
  | 'boot'
  | 'locked'
  | 'unlocking'
  | 'unlocked'
  | 'leaseOver'
  | 'needsNetwork'
  | 'signingIn'
  | 'signingOut'
  | 'wiping'
  | 'wipingAgain'
  | 'gone'

interface Script {
  boot?: BootOutcome<string>[]
  unlock?: (TriedUnlock<string> | Error)[]
  wipe?: (Error | undefined)[]
}

const never = () => new Promise<never>(() => {})

/** A tab whose work is scripted; work without a script never ends. */
function start({ boot = [], unlock = [], wipe = [] }: Script = {}) {
  const clock = new SimulatedClock()
  const told: string[] = []
  const wiped: string[] = []
  const next = async <T>(script: (T | Error)[]): Promise<T> => {
    if (script.length === 0) return never()
    const outcome = script.shift()
    if (outcome instanceof Error) throw outcome
    return outcome as T
  }
  const actor = createActor(
    lockMachine.provide({
      actors: {
        boot: fromPromise<BootOutcome<unknown>>(() => next(boot)),
        unlock: fromPromise<TriedUnlock<unknown>, Credential>(() => next(unlock)),
        signOut: fromPromise<void>(never),
        wipe: fromPromise<void, WipeReason>(({ input }) => {
          wiped.push(input)
          return next<undefined>(wipe)
        }),
      },
      actions: {
        tellUnlocked: () => told.push('unlocked'),
        tellLocked: () => told.push('locked'),
        tellGone: () => told.push('gone'),
        refreshSession: () => told.push('refreshed'),
      },
    }),
    { clock, input: { now: () => clock.now() } },
  ).start()
  const state = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : Object.keys(value)[0]
  }
  const isAsking = () => actor.getSnapshot().matches({ unlocked: 'prompting' })
  return { actor, clock, told, wiped, state, isAsking }
}

const opened = (mode: KeyMode): BootOutcome<string> => ({ to: 'unlocked', opened: 'key', mode })
const locked: BootOutcome<string> = { to: 'locked', why: 'start', mode: 'pin' }
const boots = (...boot: BootOutcome<string>[]) => start({ boot })

/** How to bring a tab in field mode into each state. */
const ways: Record<StateName, () => Promise<ReturnType<typeof start>>> = {
  boot: async () => start(),
  locked: async () => boots(locked),
  unlocking: async () => {
    const tab = boots(locked)
    await settled()
    tab.actor.send({ type: 'credential.entered', credential: { pin: '730519' } })
    return tab
  },
  unlocked: async () => boots(opened('pin')),
  leaseOver: async () => boots({ to: 'leaseOver' }),
  needsNetwork: async () => boots({ to: 'needsNetwork' }),
  signingIn: async () => boots({ to: 'signingIn' }),
  signingOut: async () => {
    const tab = boots(opened('session'))
    await settled()
    tab.clock.increment(deviceLimits.idle - deviceLimits.prompt)
    tab.clock.increment(deviceLimits.prompt)
    return tab
  },
  wiping: async () => boots({ to: 'wiping', reason: 'lease' }),
  wipingAgain: async () =>
    start({ boot: [{ to: 'wiping', reason: 'lease' }], wipe: [new Error('held by another window')] }),
  gone: async () => start({ boot: [{ to: 'wiping', reason: 'lease' }], wipe: [undefined] }),
}

const events: { [T in LockEvent['type']]: Extract<LockEvent, { type: T }> } = {
  'credential.entered': { type: 'credential.entered', credential: { pin: '730519' } },
  'key.received': { type: 'key.received', opened: 'key of another tab' },
  activity: { type: 'activity' },
  woken: { type: 'woken' },
  'lock.asked': { type: 'lock.asked' },
  'locked.elsewhere': { type: 'locked.elsewhere', why: 'idle' },
  'lease.ended': { type: 'lease.ended' },
  'time.doubted': { type: 'time.doubted' },
  'wipe.ordered': { type: 'wipe.ordered', reason: 'ordered' },
  retry: { type: 'retry' },
  'signIn.asked': { type: 'signIn.asked' },
  'signIn.left': { type: 'signIn.left' },
  'signed.in': { type: 'signed.in', opened: 'key', mode: 'pin' },
  'mode.changed': { type: 'mode.changed', mode: 'passkey' },
  'activity.elsewhere': { type: 'activity.elsewhere' },
  'session.extend': { type: 'session.extend' },
  'session.end': { type: 'session.end' },
}

/** Every event in every state, in field mode. */
const table: Record<StateName, Record<LockEvent['type'], StateName>> = {
  boot: { ...stays('boot'), 'wipe.ordered': 'wiping' },
  locked: {
    'credential.entered': 'unlocking',
    'key.received': 'unlocked',
    activity: 'locked',
    woken: 'locked',
    'lock.asked': 'locked',
    'locked.elsewhere': 'locked',
    'lease.ended': 'locked',
    'time.doubted': 'locked',
    'wipe.ordered': 'wiping',
    retry: 'locked',
    'signIn.asked': 'signingIn',
    'signIn.left': 'locked',
    'signed.in': 'locked',
    'mode.changed': 'locked',
    'activity.elsewhere': 'locked',
    'session.extend': 'locked',
    'session.end': 'locked',
  },
  unlocking: {
    'credential.entered': 'unlocking',
    'key.received': 'unlocked',
    activity: 'unlocking',
    woken: 'unlocking',
    'lock.asked': 'unlocking',
    'locked.elsewhere': 'unlocking',
    'lease.ended': 'unlocking',
    'time.doubted': 'unlocking',
    'wipe.ordered': 'wiping',
    retry: 'unlocking',
    'signIn.asked': 'unlocking',
    'signIn.left': 'unlocking',
    'signed.in': 'unlocking',
    'mode.changed': 'unlocking',
    'activity.elsewhere': 'unlocking',
    'session.extend': 'unlocking',
    'session.end': 'unlocking',
  },
  unlocked: {
    'credential.entered': 'unlocked',
    'key.received': 'unlocked',
    activity: 'unlocked',
    woken: 'unlocked',
    'lock.asked': 'locked',
    'locked.elsewhere': 'locked',
    'lease.ended': 'leaseOver',
    'time.doubted': 'locked',
    'wipe.ordered': 'wiping',
    retry: 'unlocked',
    'signIn.asked': 'unlocked',
    'signIn.left': 'unlocked',
    'signed.in': 'unlocked',
    'mode.changed': 'unlocked',
    'activity.elsewhere': 'unlocked',
    'session.extend': 'unlocked',
    'session.end': 'unlocked',
  },
  leaseOver: {
    'credential.entered': 'leaseOver',
    'key.received': 'leaseOver',
    activity: 'leaseOver',
    woken: 'leaseOver',
    'lock.asked': 'leaseOver',
    'locked.elsewhere': 'leaseOver',
    'lease.ended': 'leaseOver',
    'time.doubted': 'leaseOver',
    'wipe.ordered': 'wiping',
    retry: 'boot',
    'signIn.asked': 'signingIn',
    'signIn.left': 'leaseOver',
    'signed.in': 'leaseOver',
    'mode.changed': 'leaseOver',
    'activity.elsewhere': 'leaseOver',
    'session.extend': 'leaseOver',
    'session.end': 'leaseOver',
  },
  needsNetwork: {
    'credential.entered': 'needsNetwork',
    'key.received': 'unlocked',
    activity: 'needsNetwork',
    woken: 'needsNetwork',
    'lock.asked': 'needsNetwork',
    'locked.elsewhere': 'needsNetwork',
    'lease.ended': 'needsNetwork',
    'time.doubted': 'needsNetwork',
    'wipe.ordered': 'wiping',
    retry: 'boot',
    'signIn.asked': 'signingIn',
    'signIn.left': 'needsNetwork',
    'signed.in': 'needsNetwork',
    'mode.changed': 'needsNetwork',
    'activity.elsewhere': 'needsNetwork',
    'session.extend': 'needsNetwork',
    'session.end': 'needsNetwork',
  },
  signingIn: {
    'credential.entered': 'signingIn',
    'key.received': 'signingIn',
    activity: 'signingIn',
    woken: 'signingIn',
    'lock.asked': 'signingIn',
    'locked.elsewhere': 'signingIn',
    'lease.ended': 'signingIn',
    'time.doubted': 'signingIn',
    'wipe.ordered': 'wiping',
    retry: 'signingIn',
    'signIn.asked': 'signingIn',
    'signIn.left': 'boot',
    'signed.in': 'unlocked',
    'mode.changed': 'signingIn',
    'activity.elsewhere': 'signingIn',
    'session.extend': 'signingIn',
    'session.end': 'signingIn',
  },
  signingOut: stays('signingOut'),
  wiping: stays('wiping'),
  wipingAgain: stays('wipingAgain'),
  gone: stays('gone'),
}

function stays(state: StateName): Record<LockEvent['type'], StateName> {
  return {
    'credential.entered': state,
    'key.received': state,
    activity: state,
    woken: state,
    'lock.asked': state,
    'locked.elsewhere': state,
    'lease.ended': state,
    'time.doubted': state,
    'wipe.ordered': state,
    retry: state,
    'signIn.asked': state,
    'signIn.left': state,
    'signed.in': state,
    'mode.changed': state,
    'activity.elsewhere': state,
    'session.extend': state,
    'session.end': state,
  }
}

const cases = Object.entries(table).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => [from, event, to] as [StateName, LockEvent['type'], StateName]),
)

test.each(cases)('in field mode, %s and %s is %s', async (from, event, to) => {
  const tab = await ways[from]()
  await settled()
  expect(tab.state()).toBe(from)
  tab.actor.send(events[event])
  expect(tab.state()).toBe(to)
  // What the app works with is there while it is unlocked, and at no other time.
  expect(tab.actor.getSnapshot().context.opened !== undefined).toBe(to === 'unlocked')
})

test.each<[BootOutcome<string>, StateName]>([
  [opened('session'), 'unlocked'],
  [{ to: 'locked', why: 'time', mode: 'passkey' }, 'locked'],
  [{ to: 'needsNetwork' }, 'needsNetwork'],
  [{ to: 'leaseOver' }, 'leaseOver'],
  [{ to: 'signingIn' }, 'signingIn'],
  [{ to: 'signingOut' }, 'signingOut'],
  [{ to: 'wiping', reason: 'lease' }, 'wiping'],
])('a start that comes to $to leads there', async (booted, to) => {
  const tab = boots(booted)
  await settled()
  expect(tab.state()).toBe(to)
})

describe('an hour without activity', () => {
  test('locks in field mode, in every tab', async () => {
    const tab = boots(opened('pin'))
    await settled()
    tab.clock.increment(deviceLimits.idle - 1)
    expect(tab.state()).toBe('unlocked')
    tab.clock.increment(1)
    expect(tab.state()).toBe('locked')
    expect(tab.actor.getSnapshot().context.why).toBe('idle')
    expect(tab.told).toEqual(['locked'])
  })

  test('signs out without field mode, after a minute in which somebody is asked', async () => {
    const tab = boots(opened('session'))
    await settled()
    tab.clock.increment(3_540_000 - 1)
    expect(tab.isAsking()).toBe(false)
    tab.clock.increment(1)
    expect(tab.isAsking()).toBe(true)
    tab.actor.send({ type: 'activity' })
    tab.clock.increment(60_000 - 1)
    expect(tab.state()).toBe('unlocked')
    tab.clock.increment(1)
    expect(tab.state()).toBe('signingOut')
  })

  test('goes on for who says that they are there, and refreshes the session', async () => {
    const tab = boots(opened('session'))
    await settled()
    tab.clock.increment(3_540_000)
    tab.actor.send({ type: 'session.extend' })
    expect([tab.isAsking(), tab.told]).toEqual([false, ['refreshed']])
    tab.clock.increment(3_540_000 - 1)
    expect(tab.isAsking()).toBe(false)
  })

  test('goes on where somebody works in another tab, and ends at once for who wants to leave', async () => {
    const tab = boots(opened('session'))
    await settled()
    tab.clock.increment(3_540_000)
    tab.actor.send({ type: 'activity.elsewhere' })
    expect([tab.isAsking(), tab.state()]).toEqual([false, 'unlocked'])
    tab.clock.increment(3_540_000)
    tab.actor.send({ type: 'session.end' })
    expect(tab.state()).toBe('signingOut')
  })

  test('asks nobody in field mode', async () => {
    const tab = boots(opened('pin'))
    await settled()
    tab.clock.increment(deviceLimits.idle - 1)
    expect(tab.isAsking()).toBe(false)
  })

  test('begins anew with every activity', async () => {
    const tab = boots(opened('pin'))
    await settled()
    for (let round = 0; round < 5; round++) {
      tab.clock.increment(deviceLimits.idle - 1)
      tab.actor.send({ type: 'activity' })
    }
    expect(tab.state()).toBe('unlocked')
  })

  test.each<[KeyMode, StateName]>([
    ['pin', 'locked'],
    ['session', 'signingOut'],
  ])('that the device slept through counts too, by %s', async (mode, to) => {
    let now = 0
    const actor = createActor(
      lockMachine.provide({
        actors: {
          boot: fromPromise<BootOutcome<unknown>>(async () => opened(mode)),
          signOut: fromPromise<void>(never),
        },
      }),
      { clock: new SimulatedClock(), input: { now: () => now } },
    ).start()
    await settled()
    now = deviceLimits.idle
    actor.send({ type: 'woken' })
    expect(actor.getSnapshot().value).toBe(to)
  })
})

describe('without field mode', () => {
  test.each<[LockEvent['type'], StateName]>([
    ['lock.asked', 'unlocked'],
    ['locked.elsewhere', 'unlocked'],
    ['time.doubted', 'boot'],
    ['lease.ended', 'leaseOver'],
  ])('%s leads to %s', async (event, to) => {
    const tab = boots(opened('session'))
    await settled()
    tab.actor.send(events[event])
    expect(tab.state()).toBe(to)
  })

  test('a device that could not reach the server looks again by itself', async () => {
    const tab = boots({ to: 'needsNetwork' }, opened('session'))
    await settled()
    tab.clock.increment(60_000)
    await settled()
    expect(tab.state()).toBe('unlocked')
  })
})

describe('unlocking', () => {
  const tryPin = async (unlock: Script['unlock'] = []) => {
    const tab = start({ boot: [locked], unlock })
    await settled()
    tab.actor.send(events['credential.entered'])
    await settled()
    return tab
  }

  test('with the right PIN opens, and tells the other tabs', async () => {
    const tab = await tryPin([{ outcome: 'opened', opened: 'key' }])
    expect(tab.state()).toBe('unlocked')
    expect(tab.actor.getSnapshot().context.opened).toBe('key')
    expect(tab.told).toEqual(['unlocked'])
  })

  test('with a wrong PIN says how many tries are left', async () => {
    const tab = await tryPin([{ outcome: 'wrong', triesLeft: 7 }])
    expect(tab.state()).toBe('locked')
    expect(tab.actor.getSnapshot().context).toMatchObject({ problem: 'wrong', triesLeft: 7 })
  })

  test('with the tenth wrong PIN erases the device', async () => {
    const tab = await tryPin([{ outcome: 'spent' }])
    expect(tab.state()).toBe('wiping')
    expect(tab.wiped).toEqual(['tries'])
  })

  test('after the lease has ended leads to the server, whatever the PIN', async () => {
    const tab = await tryPin([{ outcome: 'leaseOver' }])
    expect(tab.state()).toBe('leaseOver')
  })

  test.each([
    [{ outcome: 'cancelled' } as const, 'cancelled'],
    [new Error('The store is closed'), 'failed'],
  ])('that comes to nothing leaves it locked', async (outcome, problem) => {
    const tab = await tryPin([outcome])
    expect(tab.state()).toBe('locked')
    expect(tab.actor.getSnapshot().context.problem).toBe(problem)
  })
})

test('a wipe that a window holds up is tried again until nothing is left', async () => {
  const tab = start({
    boot: [{ to: 'wiping', reason: 'lease' }],
    wipe: [new Error('held'), new Error('held'), undefined],
  })
  await settled()
  expect(tab.state()).toBe('wipingAgain')
  tab.clock.increment(3000)
  await settled()
  expect(tab.state()).toBe('wipingAgain')
  tab.clock.increment(3000)
  await settled()
  expect(tab.state()).toBe('gone')
  expect(tab.wiped).toEqual(['lease', 'lease', 'lease'])
  expect(tab.told).toEqual(['gone'])
})
