import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { settled } from '#tests/support/settled.ts'
import { type SignOutEvent, type SignOutExtent, signOutMachine } from './sign-out.machine.ts'

type StateName = 'asking' | 'sending' | 'discarding' | 'leaving' | 'gone'

function start(counts: TrayCounts = { waiting: 3, decisions: 0 }, leave = () => new Promise<void>(() => {})) {
  const clock = new SimulatedClock()
  const left: SignOutExtent[] = []
  const asked: string[] = []
  const actor = createActor(
    signOutMachine.provide({
      actors: {
        leave: fromPromise<void, SignOutExtent>(({ input }) => {
          left.push(input)
          return leave()
        }),
      },
      actions: { syncNow: () => asked.push('sync') },
    }),
    { clock, input: { counts } },
  ).start()
  return { actor, clock, left, asked }
}

const events: { [T in SignOutEvent['type']]: Extract<SignOutEvent, { type: T }> } = {
  counted: { type: 'counted', counts: { waiting: 2, decisions: 0 } },
  faulted: { type: 'faulted', fault: 'offline' },
  'leave.asked': { type: 'leave.asked' },
  'send.asked': { type: 'send.asked' },
  'keep.asked': { type: 'keep.asked' },
  'discard.asked': { type: 'discard.asked' },
  'count.typed': { type: 'count.typed', typed: '3' },
  'discard.confirmed': { type: 'discard.confirmed' },
  back: { type: 'back' },
}

/** Every event in every state, with three unsent changes and nothing typed. */
const table: Record<Exclude<StateName, 'gone'>, Record<SignOutEvent['type'], StateName>> = {
  asking: {
    counted: 'asking',
    faulted: 'asking',
    'leave.asked': 'asking',
    'send.asked': 'sending',
    'keep.asked': 'leaving',
    'discard.asked': 'discarding',
    'count.typed': 'asking',
    'discard.confirmed': 'asking',
    back: 'asking',
  },
  sending: {
    counted: 'sending',
    faulted: 'asking',
    'leave.asked': 'sending',
    'send.asked': 'sending',
    'keep.asked': 'sending',
    'discard.asked': 'sending',
    'count.typed': 'sending',
    'discard.confirmed': 'sending',
    back: 'asking',
  },
  discarding: {
    counted: 'discarding',
    faulted: 'discarding',
    'leave.asked': 'discarding',
    'send.asked': 'discarding',
    'keep.asked': 'discarding',
    'discard.asked': 'discarding',
    'count.typed': 'discarding',
    'discard.confirmed': 'discarding',
    back: 'asking',
  },
  leaving: {
    counted: 'leaving',
    faulted: 'leaving',
    'leave.asked': 'leaving',
    'send.asked': 'leaving',
    'keep.asked': 'leaving',
    'discard.asked': 'leaving',
    'count.typed': 'leaving',
    'discard.confirmed': 'leaving',
    back: 'leaving',
  },
}

const ways: Record<keyof typeof table, SignOutEvent[]> = {
  asking: [],
  sending: [events['send.asked']],
  discarding: [events['discard.asked']],
  leaving: [events['keep.asked']],
}

test.each(
  Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).map(
      ([event, to]) => [from, event, to] as [keyof typeof table, SignOutEvent['type'], StateName],
    ),
  ),
)('%s and %s is %s', (from, event, to) => {
  const { actor } = start()
  for (const step of ways[from]) actor.send(step)
  expect(actor.getSnapshot().value).toBe(from)
  actor.send(events[event])
  expect(actor.getSnapshot().value).toBe(to)
})

describe('sending first', () => {
  test('leaves as soon as nothing waits any more', async () => {
    const { actor, left, asked } = start(undefined, async () => {})
    actor.send({ type: 'send.asked' })
    actor.send({ type: 'counted', counts: { waiting: 1, decisions: 0 } })
    actor.send({ type: 'counted', counts: { waiting: 0, decisions: 0 } })
    await settled()
    expect(actor.getSnapshot().value).toBe('gone')
    expect({ left, asked }).toEqual({ left: ['all'], asked: ['sync'] })
  })

  test('says that a decision is needed', () => {
    const { actor } = start()
    actor.send({ type: 'send.asked' })
    actor.send({ type: 'counted', counts: { waiting: 0, decisions: 2 } })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'decisions' } })
  })

  test('says why it cannot', () => {
    const { actor } = start()
    actor.send({ type: 'send.asked' })
    actor.send({ type: 'faulted', fault: 'server' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'server' } })
  })

  test('does not wait for ever', () => {
    const { actor, clock } = start()
    actor.send({ type: 'send.asked' })
    clock.increment(20_000)
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'slow' } })
  })
})

describe('discarding', () => {
  test.each(['', '2', 'three'])('is not done by typing “%s” for three changes', (typed) => {
    const { actor, left } = start()
    actor.send({ type: 'discard.asked' })
    actor.send({ type: 'count.typed', typed })
    actor.send({ type: 'discard.confirmed' })
    expect(actor.getSnapshot().value).toBe('discarding')
    expect(left).toEqual([])
  })

  test('is done by typing how many there are, decisions included (SESS-11)', () => {
    const { actor, left } = start({ waiting: 3, decisions: 1 })
    actor.send({ type: 'discard.asked' })
    actor.send({ type: 'count.typed', typed: ' 4' })
    actor.send({ type: 'discard.confirmed' })
    expect(left).toEqual(['all'])
  })

  test('of changes that were sent meanwhile is asked again', () => {
    const { actor, left } = start()
    actor.send({ type: 'discard.asked' })
    actor.send({ type: 'count.typed', typed: '3' })
    actor.send({ type: 'counted', counts: { waiting: 2, decisions: 0 } })
    actor.send({ type: 'discard.confirmed' })
    expect(left).toEqual([])
  })
})

test('keeping leaves the unsent changes behind (SESS-11)', () => {
  const { actor, left } = start()
  actor.send({ type: 'keep.asked' })
  expect(left).toEqual(['keeping'])
})

test('nothing is asked where everything was sent meanwhile', () => {
  const { actor, left } = start()
  actor.send({ type: 'counted', counts: { waiting: 0, decisions: 0 } })
  actor.send({ type: 'leave.asked' })
  expect(left).toEqual(['all'])
})

test('a device that could not be emptied is left all the same: the next start goes on with it', async () => {
  const { actor } = start(undefined, () => Promise.reject(new Error('held by another window')))
  actor.send({ type: 'keep.asked' })
  await settled()
  expect(actor.getSnapshot().value).toBe('gone')
})
