import { NEVER, Observable, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptReads } from './kept-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads that answer at once with how often they were begun, and begin anew when they are told to. */
function setUp() {
  let count = 0
  const begun: string[] = []
  const open = new Set<string>()
  const changed = new Subject<void>()
  const reads = createKeptReads<number>(
    (key, begin) =>
      new Observable((reader) => {
        open.add(key)
        const answer = () => {
          if (!begin()) return
          begun.push(key)
          reader.next(++count)
        }
        answer()
        const listening = changed.subscribe(answer)
        return () => {
          open.delete(key)
          listening.unsubscribe()
        }
      }),
    { keepFor: 30, keepMost: 2 },
  )
  const look = (key: string) => {
    const answers: number[] = []
    reads
      .watch(key)
      .subscribe((answer) => answers.push(answer))
      .unsubscribe()
    return answers
  }
  return { reads, begun, open, changed, look }
}

test('who comes back soon gets the last answer, and who comes later a new one', () => {
  const { look, open } = setUp()
  expect(look('a')).toEqual([1])
  vi.advanceTimersByTime(29)
  expect(look('a')).toEqual([1])
  vi.advanceTimersByTime(31)
  expect(open.size).toBe(0)
  expect(look('a')).toEqual([2])
})

test('what nobody looks at is kept of a few only', () => {
  const { look, open, reads } = setUp()
  const watching = reads.watch('a').subscribe()
  for (const key of ['b', 'c', 'b', 'd']) look(key)
  expect([...open].toSorted()).toEqual(['a', 'b', 'd'])
  watching.unsubscribe()
  expect([...open].toSorted()).toEqual(['a', 'd'])
})

test('what changes while nobody looks is let go and not read again', () => {
  const { look, open, begun, changed } = setUp()
  look('a')
  changed.next()
  expect([...open]).toEqual([])
  expect(begun).toEqual(['a'])
  expect(look('a')).toEqual([2])
})

test('what was left before it answered begins anew', () => {
  let begun = 0
  const reads = createKeptReads(
    (_: string, begin) => {
      begun++
      begin()
      return NEVER
    },
    { keepFor: 30, keepMost: 2 },
  )
  reads.watch('a').subscribe().unsubscribe()
  reads.watch('a').subscribe().unsubscribe()
  expect(begun).toBe(2)
})

test('what is forgotten is gone at once, watched or not', () => {
  const { reads, look, open, begun } = setUp()
  const done = vi.fn()
  reads.watch('a').subscribe({ complete: done })
  look('b')
  reads.forget()
  expect(open.size).toBe(0)
  expect(done).toHaveBeenCalledOnce()
  look('b')
  expect(begun).toEqual(['a', 'b', 'b'])
})
