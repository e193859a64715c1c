import { expect, test } from 'vitest'
import { breakpointAt, isAtLeast } from './breakpoints.ts'

test('the layout changes at 544, 768, 1024 and 1200 pixels', () => {
  const widths = [320, 543, 544, 767, 768, 1023, 1024, 1199, 1200, 3840]
  expect(widths.map(breakpointAt)).toEqual(['base', 'base', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl', 'xl'])
})

test('a width class reaches itself and the smaller ones', () => {
  expect(isAtLeast('lg', 'lg')).toBe(true)
  expect(isAtLeast('lg', 'sm')).toBe(true)
  expect(isAtLeast('md', 'lg')).toBe(false)
  expect(isAtLeast('base', 'sm')).toBe(false)
})
