import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { MINUTE } from '#shared/lib/time.ts'
import { settled } from '#tests/support/settled.ts'
import { type SessionAnswer, type SessionEvent, sessionMachine } from './session.machine.ts'

/** A session whose next answers are given, the last one again and again; an answer of undefined is a failure. */
async function begin(...answers: (SessionAnswer | undefined)[]) {
  const clock = new SimulatedClock()
  const told = { asked: 0, left: 0 }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise(async () => {
          const answer = answers[Math.min(told.asked, answers.length - 1)]
          told.asked += 1
          if (!answer) throw new Error('not readable')
          return answer
        }),
      },
      actions: { signInAgain: () => void (told.left += 1) },
    }),
    { clock },
  )
  actor.start()
  await settled()
  return {
    told,
    state: () => actor.getSnapshot().value,
    send: async (type: SessionEvent['type']) => {
      actor.send({ type })
      await settled()
    },
    pass: async (time: number) => {
      clock.increment(time)
      await settled()
    },
  }
}

describe('the session of an open device', () => {
  test('is asked about at the start, every five minutes, and at each change of the screen', async () => {
    const session = await begin('verified')
    expect(session.told.asked).toBe(1)
    await session.pass(5 * MINUTE - 1)
    expect(session.told.asked).toBe(1)
    await session.pass(1)
    expect(session.told.asked).toBe(2)
    await session.send('route.changed')
    await session.send('scope.changed')
    expect(session.told.asked).toBe(4)
    expect(session.state()).toBe('trusted')
  })

  test('is asked about anew where the screen changes before the answer', async () => {
    const session = await begin('verified')
    await session.pass(5 * MINUTE - 1)
    void session.pass(1)
    await session.send('route.changed')
    expect([session.told.asked, session.state()]).toEqual([3, 'trusted'])
  })

  test.each(['unreachable', undefined] as const)('is trusted on where the answer is %s', async (answer) => {
    const session = await begin(answer)
    expect(session.state()).toBe('trusted')
    await session.pass(5 * MINUTE)
    expect(session.told.asked).toBe(2)
  })

  test('that the server refuses is asked about once, and leads to the sign-in (STATE-03)', async () => {
    const session = await begin('verified', 'unverified')
    await session.send('route.changed')
    expect(session.state()).toEqual({ unverified: 'asking' })
    await session.send('route.changed')
    expect(session.told.asked).toBe(2)
    await session.send('signIn.asked')
    expect(session.state()).toBe('leaving')
    expect(session.told.left).toBe(1)
  })

  test('can be put off, and is asked about again five minutes later', async () => {
    const session = await begin('unverified')
    await session.send('put.off')
    await session.send('route.changed')
    expect(session.state()).toEqual({ unverified: 'putOff' })
    await session.pass(5 * MINUTE)
    expect(session.state()).toEqual({ unverified: 'asking' })
    expect(session.told.asked).toBe(2)
  })

  test('that was renewed in another tab needs nobody any more', async () => {
    const session = await begin('unverified', 'verified')
    await session.send('session.proven')
    expect(session.state()).toBe('trusted')
  })

  test('is in doubt also where the worker was refused', async () => {
    const session = await begin('verified')
    await session.send('session.refused')
    expect(session.state()).toEqual({ unverified: 'asking' })
  })
})
