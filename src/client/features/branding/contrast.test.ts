import { expect, test } from 'vitest'
import { type Rgb, shareThatStandsOut } from './contrast.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const picture = (...pixels: number[][]) => pixels.flat()

test('black stands out from white and not from black', () => {
  expect(shareThatStandsOut(picture([0, 0, 0, 255]), white)).toBe(1)
  expect(shareThatStandsOut(picture([0, 0, 0, 255]), black)).toBe(0)
})

test('#949494 is the last grey that stands out from white: 3.03 to 1', () => {
  expect(shareThatStandsOut(picture([0x94, 0x94, 0x94, 255]), white)).toBe(1)
  expect(shareThatStandsOut(picture([0x95, 0x95, 0x95, 255]), white)).toBe(0)
})

test('what hardly covers anything does not count, and where nothing is drawn there is no share', () => {
  expect(shareThatStandsOut(picture([255, 255, 255, 20], [0, 0, 0, 255]), white)).toBe(1)
  expect(shareThatStandsOut(picture([0, 0, 0, 20]), white)).toBeUndefined()
})

test('a share is of what is drawn', () => {
  expect(shareThatStandsOut(picture([0, 0, 0, 255], [255, 255, 0, 255]), white)).toBe(0.5)
})
