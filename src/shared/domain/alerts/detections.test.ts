import { expect, test } from 'vitest'
import { SEVERITIES } from './alert-severity.ts'
import { detections } from './detections.ts'

test('every detection has an id of its own, in kebab-case', () => {
  const ids = detections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)
})

test('every detection names its sources, a severity that is known, and the page of the vendor', () => {
  for (const { sources, severity, link, kinds } of detections) {
    expect(sources.length * kinds.length).toBeGreaterThan(0)
    expect(SEVERITIES).toContain(severity)
    expect(link).toMatch(/^https:\/\/(learn\.microsoft\.com|www\.iana\.org|support\.google\.com|duo\.com)\//)
  }
})

test('only what the vendor judges has a severity that varies', () => {
  const variable = detections.filter(({ isVariable }) => isVariable).flatMap(({ kinds }) => kinds)
  expect([...new Set(variable)].toSorted()).toEqual([
    'defenderAlert',
    'incident',
    'riskDetection',
    'riskState',
    'signIn',
  ])
})
