import { NEVER, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#shared/lib/time.ts'
import type { Device } from '../device/device.ts'
import type { EmployeeWindow } from '../search/employee-query.ts'
import { watchPeoplePerCompany } from './people-per-company.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const windowOf = (perCompany: Record<string, number>): EmployeeWindow => ({
  total: 0,
  offset: 0,
  rows: [],
  perCompany: new Map(Object.entries(perCompany)),
})

/** What is told, with a worker that answers by this. */
function told(queryEmployees: () => Promise<EmployeeWindow>, changes: Device['sync']['changes'] = NEVER) {
  const seen: Record<string, number>[] = []
  watchPeoplePerCompany({ sync: { queryEmployees, changes } }).subscribe((each) =>
    seen.push(Object.fromEntries(each)),
  )
  return seen
}

test('people are told by company, and anew a while after they changed', async () => {
  const answers = [windowOf({ a: 3 }), windowOf({ a: 4, b: 1 })]
  const changes = new Subject<void>()
  const seen = told(async () => answers.shift() ?? windowOf({}), changes)
  await vi.advanceTimersByTimeAsync(10)
  changes.next()
  changes.next()
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect(seen).toEqual([{ a: 3 }, { a: 4, b: 1 }])
})

test('nobody is waited for longer than a moment, and is told of when known', async () => {
  const { promise, resolve } = Promise.withResolvers<EmployeeWindow>()
  const seen = told(() => promise)
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(seen).toEqual([{}])
  resolve(windowOf({ a: 3 }))
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toEqual([{}, { a: 3 }])
})

test('where nothing can be counted nobody is known', async () => {
  const seen = told(() => Promise.reject(new Error('The worker is gone')))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(seen).toEqual([{}])
})
