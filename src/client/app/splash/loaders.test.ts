import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginLoading, splash, type SplashPhase } from './loaders.ts'

let seen: SplashPhase[]
let watching: { unsubscribe: () => void }
beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  watching = splash.subscribe((phase) => seen.push(phase))
})
afterEach(() => {
  watching.unsubscribe()
  vi.useRealTimers()
})

test('the splash hides a second after the last loader has ended', () => {
  const [first, second] = [beginLoading(), beginLoading()]
  vi.advanceTimersByTime(250)
  first()
  first()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['gone', 'shown'])
  second()
  vi.advanceTimersByTime(999)
  expect(seen).toEqual(['gone', 'shown', 'leaving'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['gone', 'shown', 'leaving', 'gone'])
})

test('what opens at once is opened without one', () => {
  const end = beginLoading()
  vi.advanceTimersByTime(249)
  end()
  vi.advanceTimersByTime(5000)
  expect(new Set(seen)).toEqual(new Set(['gone']))
})

test('a loader that begins while the splash leaves keeps it', () => {
  const first = beginLoading()
  vi.advanceTimersByTime(250)
  first()
  vi.advanceTimersByTime(500)
  const second = beginLoading()
  vi.advanceTimersByTime(5000)
  expect(seen.at(-1)).toBe('shown')
  second()
  vi.advanceTimersByTime(1000)
  expect(seen.at(-1)).toBe('gone')
})
