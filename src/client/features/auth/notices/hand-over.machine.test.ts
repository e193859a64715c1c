import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { settled } from '#tests/support/settled.ts'
import { handOverMachine } from './hand-over.machine.ts'

test.each([
  ['taken', () => Promise.resolve(true), 'done'],
  ['left with nobody', () => Promise.resolve(false), 'unclaimed'],
  ['not handed over at all', () => Promise.reject<boolean>(new Error('no channel')), 'unclaimed'],
] satisfies [string, () => Promise<boolean>, string][])(
  'a consent that is %s leads to a page that says so',
  async (_, handOver, state) => {
    const actor = createActor(
      handOverMachine.provide({ actors: { handOver: fromPromise(handOver) } }),
    ).start()
    await settled()
    expect(actor.getSnapshot().value).toBe(state)
  },
)
