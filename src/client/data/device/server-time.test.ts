import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skewOf, withAnswer } from './server-time.ts'

const answer = (skew: number, at: number, way = 50) => ({
  sent: at,
  heard: at + 2 * way,
  now: at + way + skew,
})

describe('how far the clocks are apart', () => {
  test('is taken from the middle of the last answers, whatever a slow one says', () => {
    let offsets: number[] = []
    for (let at = 0; at < 20; at++) offsets = withAnswer(offsets, answer(7000, at * 1000))
    offsets = withAnswer(offsets, { sent: 30_000, heard: 50_000, now: 30_500 + 7000 })
    expect(skewOf(offsets)).toBe(7000)
    expect(offsets).toHaveLength(9)
  })

  test('is learned anew by the first answer after the clock was set', () => {
    let offsets: number[] = []
    for (let at = 0; at < 9; at++) offsets = withAnswer(offsets, answer(0, at * 1000))
    offsets = withAnswer(offsets, answer(-90_000, 20_000))
    expect(skewOf(offsets)).toBe(-90_000)
  })

  test('is never further from the truth than the slowest of the answers it is made of took', () => {
    const ways = fc.array(fc.record({ there: fc.nat(15_000), back: fc.nat(15_000) }), { minLength: 1 })
    fc.assert(
      fc.property(fc.integer({ min: -86_400_000, max: 86_400_000 }), ways, (skew, trips) => {
        let offsets: number[] = []
        let at = 1_000_000
        for (const { there, back } of trips) {
          offsets = withAnswer(offsets, { sent: at, heard: at + there + back, now: at + there + skew })
          at += there + back + 1000
        }
        expect(Math.abs(skewOf(offsets) - skew)).toBeLessThanOrEqual(15_000)
      }),
    )
  })
})
