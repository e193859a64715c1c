import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import { watchLoss } from './network-loss.ts'

function connected() {
  let time = 1_000_000
  const fault = new BehaviorSubject<SyncFault | null>(null)
  const isOnline = new BehaviorSubject(true)
  const told: (number | undefined)[] = []
  watchLoss(fault, isOnline, () => time).subscribe((lasted) => told.push(lasted))
  const after = (milliseconds: number, happen: () => void) => {
    time += milliseconds
    happen()
  }
  return { fault, isOnline, told, after }
}

test('a loss is over when the server answers again, and only the first one counts', () => {
  const { fault, isOnline, told, after } = connected()
  isOnline.next(false)
  fault.next('offline')
  after(4 * MINUTE, () => isOnline.next(true))
  expect(told).toEqual([undefined])
  after(SECOND, () => fault.next(null))
  isOnline.next(false)
  after(MINUTE, () => isOnline.next(true))
  expect(told).toEqual([undefined, 4 * MINUTE + SECOND])
})

test('a short one counts where the browser says so, and not where only the server was silent', () => {
  const { fault, isOnline, told, after } = connected()
  fault.next('offline')
  after(9 * SECOND, () => fault.next(null))
  expect(told).toEqual([undefined])
  isOnline.next(false)
  after(SECOND, () => isOnline.next(true))
  expect(told).toEqual([undefined, SECOND])
})

test.each<[SyncFault, number | undefined]>([
  ['offline', MINUTE],
  ['portal', MINUTE],
  ['server', undefined],
  ['unauthorized', undefined],
  ['storage', undefined],
])('the fault %s for a minute is a loss of %s', (name, lasted) => {
  const { fault, told, after } = connected()
  fault.next(name)
  after(MINUTE, () => fault.next(null))
  expect(told.at(-1)).toBe(lasted)
})

test('a network that comes back with another fault is not back yet', () => {
  const { fault, isOnline, told, after } = connected()
  isOnline.next(false)
  fault.next('offline')
  after(MINUTE, () => isOnline.next(true))
  after(MINUTE, () => fault.next('server'))
  expect(told).toEqual([undefined])
  after(MINUTE, () => fault.next(null))
  expect(told).toEqual([undefined, 3 * MINUTE])
})
