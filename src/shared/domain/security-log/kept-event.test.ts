import { expect, test } from 'vitest'
import { keptEvent } from './kept-event.ts'
import { type EventDetails, securityLogLimits } from './security-event.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30, 59, 999)
const refused: EventDetails = { event: 'signIn.refused', actorId: 'u', network: '192.0.2.1' }

test('an event is kept once, with every member that it could have', () => {
  expect(keptEvent(refused, NOW)).toEqual({
    at: new Date(NOW),
    minute: new Date(Date.UTC(2026, 10, 20, 9, 30)),
    event: 'signIn.refused',
    reason: null,
    actorName: null,
    target: null,
    targetName: null,
    members: [],
    network: '192.0.2.1',
    count: 1,
  })
})

test('events of one minute have the same minute, those of the next another one', () => {
  const minuteOf = (at: number) => keptEvent(refused, at).minute.getTime()
  expect(minuteOf(NOW - 59_999)).toBe(minuteOf(NOW))
  expect(minuteOf(NOW + 1)).toBe(minuteOf(NOW) + 60_000)
})

test('a name is kept no longer than an address can be, and never with half of a pair', () => {
  const actorName = `${'a'.repeat(securityLogLimits.name - 1)}😀`
  const kept = keptEvent({ ...refused, actorName }, NOW).actorName ?? ''
  expect(kept).toHaveLength(securityLogLimits.name)
  expect(kept.isWellFormed()).toBe(true)
})
