import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, holdToasts, releaseToasts, showToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
})
const texts = () => currentToasts().map(({ text }) => text)

test('a notice leaves by itself after five seconds (ERR-06)', () => {
  showToast({ tone: 'ok', text: 'kept' })
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['kept'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('notices that somebody points at stay, and have five seconds again after it', () => {
  showToast({ tone: 'ok', text: 'kept' })
  vi.advanceTimersByTime(3000)
  holdToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['kept'])
  releaseToasts()
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['kept'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the fifth notice takes the place of the first', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast({ tone: 'info', text })
  expect(texts()).toEqual(['2', '3', '4', '5'])
})
