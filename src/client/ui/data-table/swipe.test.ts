import { describe, expect, test } from 'vitest'
import { axisOf, isFar, offsetOf, sideOf } from './swipe.ts'

const both = { start: true, end: true }

describe('a finger', () => {
  test('that hardly moves does nothing yet', () => {
    expect(axisOf({ dx: 6, dy: -6 })).toBeUndefined()
  })

  test('drags a card only where it goes clearly across; all else scrolls', () => {
    expect(axisOf({ dx: -24, dy: 6 })).toBe('across')
    expect(axisOf({ dx: 24, dy: -20 })).toBe('down')
    expect(axisOf({ dx: 2, dy: 30 })).toBe('down')
  })
})

describe('a card', () => {
  test('follows the finger, and uncovers what is on the side that it leaves', () => {
    expect(offsetOf(50, 366, both)).toBe(50)
    expect(offsetOf(-50, 366, both)).toBe(-50)
    expect([sideOf(50), sideOf(-50), sideOf(0)]).toEqual(['start', 'end', undefined])
  })

  test('stays where it is towards a side without an act, and never goes further than it is wide', () => {
    expect(offsetOf(50, 366, { start: false, end: true })).toBe(0)
    expect(offsetOf(-50, 366, { start: false, end: true })).toBe(-50)
    expect(offsetOf(900, 366, both)).toBe(366)
    expect(offsetOf(-900, 366, both)).toBe(-366)
  })
})

describe('the act', () => {
  test('is done from a third of a narrow card on, and from 140 pixels on of a wide one', () => {
    expect([isFar(104, 300), isFar(105, 300), isFar(-105, 300)]).toEqual([false, true, true])
    expect([isFar(139, 800), isFar(140, 800)]).toEqual([false, true])
  })

  test('is not done by whoever goes back', () => {
    expect(isFar(offsetOf(0, 366, both), 366)).toBe(false)
    expect(isFar(offsetOf(20, 366, both), 366)).toBe(false)
    expect(isFar(0, 0)).toBe(false)
  })
})
