import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterResize } from './after-resize.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a layout follows once, 250 ms after the last of many changes of size', () => {
  const act = vi.fn<() => void>()
  const note = afterResize(act)
  note()
  vi.advanceTimersByTime(249)
  note()
  vi.advanceTimersByTime(249)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledOnce()
})

test('what is gone before that does not follow any more', () => {
  const act = vi.fn<() => void>()
  const note = afterResize(act)
  note()
  note.cancel()
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
})
