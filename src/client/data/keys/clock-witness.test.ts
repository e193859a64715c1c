import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import type { Clock } from '../device/clock.ts'
import { createClockWitness } from './clock-witness.ts'

const START = 1_800_000_000_000

function travel(highest = START) {
  let wall = START
  let monotonic = 50
  const kept: [number, boolean][] = []
  const clock: Clock = {
    now: () => wall,
    monotonic: () => monotonic,
    setTimeout: () => undefined,
    clearTimeout: () => {},
  }
  const witness = createClockWitness(clock, highest, (time, isProven) => kept.push([time, isProven]))
  return {
    witness,
    kept,
    pass: (time: number) => {
      wall += time
      monotonic += time
    },
    set: (by: number) => (wall += by),
  }
}

test('time that passes is believed, and the latest is kept', () => {
  const { witness, pass, kept } = travel()
  pass(HOUR)
  expect(witness.look()).toBe('trusted')
  expect(kept).toEqual([[START + HOUR, false]])
})

test('a correction of a minute is believed', () => {
  const { witness, set } = travel()
  set(-MINUTE)
  expect(witness.look()).toBe('trusted')
})

test('a clock that was set back while the device was off is seen at the start', () => {
  const { witness, pass } = travel(START + 3 * MINUTE)
  expect(witness.look()).toBe('behind')
  expect(witness.latest()).toBe(START + 3 * MINUTE)
  pass(HOUR)
  expect(witness.look()).toBe('behind')
})

test('a clock that is set back is seen, and does not make a lease longer', () => {
  const { witness, pass, set } = travel()
  pass(HOUR)
  witness.look()
  set(-30 * MINUTE)
  expect(witness.look()).toBe('behind')
  expect(witness.latest()).toBe(START + HOUR)
})

test('a clock that is set back in small steps is seen when they add up', () => {
  const { witness, pass, set } = travel()
  const verdicts = Array.from({ length: 4 }, () => {
    pass(SECOND)
    set(-MINUTE)
    return witness.look()
  })
  expect(verdicts.at(-1)).toBe('behind')
})

test('a clock that is set forward, or a device that slept, is a doubt', () => {
  const { witness, set } = travel()
  set(HOUR)
  expect(witness.look()).toBe('ahead')
})

test('a doubt ends when the server has answered, and the latest time is the proven one', () => {
  const { witness, set, pass, kept } = travel()
  set(HOUR)
  witness.look()
  set(-HOUR)
  expect(witness.look()).toBe('behind')
  witness.prove()
  expect(kept.at(-1)).toEqual([START, true])
  pass(MINUTE)
  expect(witness.look()).toBe('trusted')
})
