import { Observable, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSharedWatches, sharedWatch } from './shared-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface DeviceData {
  data: object
}

/** A source that counts who reads it, and tells what it is given. */
function source() {
  const told = new Subject<string>()
  const count = { begun: 0, open: 0 }
  const read = (_device: DeviceData, name: string) =>
    new Observable<string>((reader) => {
      count.begun++
      count.open++
      const reading = told.subscribe({
        next: (text) => reader.next(`${name} ${text}`),
        error: (cause) => reader.error(cause),
      })
      return () => {
        count.open--
        reading.unsubscribe()
      }
    })
  return { told, count, watch: (device: DeviceData, name: string) => sharedWatch(read, device, name) }
}
/** Until a first answer was given. */
const given = () => vi.advanceTimersByTimeAsync(20)
const heard = (watched: Observable<string>) => {
  const texts: string[] = []
  const reading = watched.subscribe({ next: (text) => texts.push(text), error: () => texts.push('failed') })
  return { texts, stop: () => reading.unsubscribe() }
}

test('whoever watches the same shares one read, and whoever comes later has its latest answer at once', async () => {
  const { told, count, watch } = source()
  const device = { data: {} }
  const first = heard(watch(device, 'a'))
  told.next('1')
  await given()
  const second = heard(watch(device, 'a'))
  expect([first.texts, second.texts, count.begun]).toEqual([['a 1'], ['a 1'], 1])
})

test('another device and another name are read by themselves', async () => {
  const { told, count, watch } = source()
  const all = [
    heard(watch({ data: {} }, 'a')),
    heard(watch({ data: {} }, 'a')),
    heard(watch({ data: {} }, 'b')),
  ]
  told.next('1')
  await given()
  expect([all.map(({ texts }) => texts[0]), count.begun]).toEqual([['a 1', 'a 1', 'b 1'], 3])
})

test('first answers that come one after the other are given in one go, later ones at once', async () => {
  const { told, watch } = source()
  const device = { data: {} }
  const seen = [heard(watch(device, 'a')), heard(watch(device, 'b'))]
  told.next('1')
  await vi.advanceTimersByTimeAsync(10)
  const late = heard(watch(device, 'c'))
  told.next('2')
  const texts = () => [...seen, late].map((each) => each.texts)
  expect(texts()).toEqual([[], [], []])
  await vi.advanceTimersByTimeAsync(6)
  expect(texts()).toEqual([['a 2'], ['b 2'], ['c 2']])
  told.next('3')
  expect(texts().map((each) => each.at(-1))).toEqual(['a 3', 'b 3', 'c 3'])
})

test('half a minute after the last one has left it is read anew, until then it is kept up to date', async () => {
  const { told, count, watch } = source()
  const device = { data: {} }
  heard(watch(device, 'a')).stop()
  told.next('1')
  await vi.advanceTimersByTimeAsync(29_000)
  const back = heard(watch(device, 'a'))
  expect([back.texts, count.begun]).toEqual([['a 1'], 1])
  back.stop()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(count.open).toBe(0)
  expect(heard(watch(device, 'a')).texts).toEqual([])
  expect(count.begun).toBe(2)
})

test('nothing of a device is read any more once it is ended, and the next device goes on', async () => {
  const { told, count, watch } = source()
  const device = { data: {} }
  const seen = heard(watch(device, 'a'))
  heard(watch(device, 'b')).stop()
  const next = heard(watch({ data: {} }, 'a'))
  expect(count.open).toBe(3)
  // As of a login that was renewed: another object for the same rows.
  endSharedWatches({ ...device })
  told.next('1')
  await given()
  expect([count.open, seen.texts, next.texts]).toEqual([1, [], ['a 1']])
})

test('who watches after a failure reads anew', () => {
  const { told, count, watch } = source()
  const device = { data: {} }
  const seen = heard(watch(device, 'a'))
  told.error(new Error('The database is gone'))
  heard(watch(device, 'a'))
  expect([seen.texts, count.begun]).toEqual([['failed'], 2])
})
