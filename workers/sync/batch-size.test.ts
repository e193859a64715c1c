import { describe, expect, test } from 'vitest'
import { syncLimits } from '#shared/contract/sync.ts'
import { createBatchSize } from './batch-size.ts'

describe('a request', () => {
  test('holds more and more while answers come quickly, never more than the server takes', () => {
    const size = createBatchSize()
    const sizes = Array.from({ length: 6 }, () => {
      const current = size.current()
      size.answered(current, 100)
      return current
    })
    expect(sizes).toEqual([200, 400, 800, 1000, 1000, 1000])
    expect(syncLimits.pushCommands).toBe(1000)
  })

  test('becomes smaller while nothing comes back, but never so small that a long queue does not end', () => {
    const size = createBatchSize()
    for (let n = 0; n < 3; n++) size.unanswered()
    expect(size.current()).toBe(25)
    for (let n = 0; n < 9; n++) size.unanswered()
    expect(size.current()).toBe(10)
  })

  test('becomes smaller where answers are slow, and grows again when they are not', () => {
    const size = createBatchSize()
    size.answered(200, 9000)
    expect(size.current()).toBe(100)
    size.answered(100, 50)
    expect(size.current()).toBe(200)
  })

  test('is half of what the server did not take, down to a single command', () => {
    const size = createBatchSize()
    for (const count of [200, 100, 3, 1]) size.tooLarge(count)
    expect(size.current()).toBe(1)
  })
})
