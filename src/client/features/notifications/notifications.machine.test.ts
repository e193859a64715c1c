import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { settled } from '#tests/support/settled.ts'
import {
  type SubscriptionState,
  type NotificationsEvent,
  notificationsMachine,
  type TestOutcome,
  type SwitchOutcome,
} from './notifications.machine.ts'

interface Browser {
  look: () => Promise<SubscriptionState>
  turnOn: () => Promise<SwitchOutcome>
  turnOff: () => Promise<boolean>
  test: () => Promise<TestOutcome>
}

const never = () => new Promise<never>(() => {})
const broken = () => Promise.reject(new Error('The browser fails'))

/** A dialog on a browser that answers so; what is not said never answers. */
async function open(browser: Partial<Browser>) {
  const { look = never, turnOn = never, turnOff = never, test = never } = browser
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        look: fromPromise(look),
        turnOn: fromPromise(turnOn),
        turnOff: fromPromise(turnOff),
        test: fromPromise(test),
      },
    }),
  ).start()
  const send = async (type: NotificationsEvent['type']) => {
    actor.send({ type })
    await settled()
  }
  await settled()
  return { send, now: () => actor.getSnapshot() }
}
const looks = (looked: SubscriptionState) => ({ look: async () => looked })

const impossible = { state: 'impossible', obstacle: 'noPushKey' } as const
const here = {
  looking: {},
  off: looks({ state: 'off' }),
  on: looks({ state: 'on' }),
  blocked: looks({ state: 'blocked' }),
  impossible: looks(impossible),
}

/** Every event in every state that rests. */
test.each<[keyof typeof here, NotificationsEvent['type'], string]>([
  ['looking', 'on.asked', 'looking'],
  ['looking', 'off.asked', 'looking'],
  ['looking', 'test.asked', 'looking'],
  ['off', 'on.asked', 'turningOn'],
  ['off', 'off.asked', 'off'],
  ['off', 'test.asked', 'off'],
  ['on', 'on.asked', 'on'],
  ['on', 'off.asked', 'turningOff'],
  ['on', 'test.asked', 'testing'],
  ['blocked', 'on.asked', 'blocked'],
  ['blocked', 'off.asked', 'blocked'],
  ['blocked', 'test.asked', 'blocked'],
  ['impossible', 'on.asked', 'impossible'],
  ['impossible', 'off.asked', 'impossible'],
  ['impossible', 'test.asked', 'impossible'],
])('%s and %s is %s', async (from, event, to) => {
  const { send, now } = await open(here[from])
  expect(now().value).toBe(from)
  await send(event)
  expect(now().value).toBe(to)
})

test('nothing that is under way is begun again', async () => {
  let begun = 0
  const turnOn = () => {
    begun++
    return never()
  }
  const { send, now } = await open({ ...here.off, turnOn })
  await send('on.asked')
  await send('on.asked')
  await send('test.asked')
  expect([now().value, begun]).toEqual(['turningOn', 1])
})

test('why it is not possible is kept', async () => {
  expect((await open(here.impossible)).now().context.obstacle).toBe('noPushKey')
})

test('a browser that cannot say how it stands can still be asked to turn on', async () => {
  const { now } = await open({ look: broken })
  expect(now()).toMatchObject({ value: 'off', context: { problem: 'failed' } })
})

describe('turning on', () => {
  test.each<[SwitchOutcome, string, object]>([
    [{ state: 'on' }, 'on', { problem: undefined }],
    [{ state: 'blocked' }, 'blocked', {}],
    [impossible, 'impossible', { obstacle: 'noPushKey' }],
    [{ state: 'off', problem: 'dismissed' }, 'off', { problem: 'dismissed' }],
    [{ state: 'off', problem: 'unreachable' }, 'off', { problem: 'unreachable' }],
  ])('that comes to %j is %s', async (turned, value, context) => {
    const { send, now } = await open({ ...here.off, turnOn: async () => turned })
    await send('on.asked')
    expect(now()).toMatchObject({ value, context })
  })

  test('that the browser fails at leaves it off', async () => {
    const { send, now } = await open({ ...here.off, turnOn: broken })
    await send('on.asked')
    expect(now()).toMatchObject({ value: 'off', context: { problem: 'failed' } })
  })
})

describe('turning off', () => {
  test.each([
    [async () => true, 'off', undefined],
    [async () => false, 'off', 'stillTold'],
    [broken, 'on', 'failed'],
  ])('case %#', async (turnOff, value, problem) => {
    const { send, now } = await open({ ...here.on, turnOff })
    await send('off.asked')
    expect(now()).toMatchObject({ value, context: { problem } })
  })
})

describe('a test', () => {
  test.each<[TestOutcome, string, object]>([
    ['sent', 'on', { isTested: true, problem: undefined }],
    ['notSent', 'on', { isTested: false, problem: 'notSent' }],
    ['unreachable', 'on', { isTested: false, problem: 'unreachable' }],
    ['forgotten', 'off', { isTested: false, problem: 'forgotten' }],
  ])('that is %s leaves it %s', async (tested, value, context) => {
    const { send, now } = await open({ ...here.on, test: async () => tested })
    await send('test.asked')
    expect(now()).toMatchObject({ value, context })
  })

  test('is said no longer once something else is done', async () => {
    const { send, now } = await open({ ...here.on, test: async () => 'sent', turnOff: async () => true })
    await send('test.asked')
    await send('off.asked')
    expect(now()).toMatchObject({ value: 'off', context: { isTested: false } })
  })
})
