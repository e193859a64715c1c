import { Subject, of } from 'rxjs'
import { expect, test } from 'vitest'
import {
  openList,
  rowAt,
  type RowWindow,
  type WindowAnswer,
  type WindowedList,
  wholeWindow,
  windowFor,
} from './windowed-list.ts'

const answerTo = ({ offset, limit }: RowWindow, total: number, mark = ''): WindowAnswer<string> => ({
  total,
  offset,
  rows: Array.from(
    { length: Math.max(0, Math.min(limit, total - offset)) },
    (_, at) => `${mark}${offset + at}`,
  ),
})

test('rows are asked for in whole blocks, with one more on both sides', () => {
  expect(windowFor(0, 20)).toEqual({ offset: 0, limit: 200 })
  expect(windowFor(250, 280)).toEqual({ offset: 100, limit: 300 })
  expect(windowFor(190, 210)).toEqual({ offset: 0, limit: 400 })
})

test('scrolling within what is loaded asks for nothing', () => {
  const asked: RowWindow[] = []
  const list = openList((window) => {
    asked.push(window)
    return of(answerTo(window, 5000))
  })
  list.rows.subscribe()
  list.show(10, 40)
  list.show(60, 90)
  expect(asked).toEqual([{ offset: 0, limit: 200 }])
})

test('a list has no rows before its first answer, and asks for none once nobody looks at it (STATE-05)', () => {
  const answers = new Subject<WindowAnswer<string>>()
  const list = openList(() => answers)
  const seen: number[] = []
  const looking = list.rows.subscribe(({ total }) => seen.push(total))
  expect([seen, answers.observed]).toEqual([[], true])
  answers.next(answerTo({ offset: 0, limit: 200 }, 5000))
  looking.unsubscribe()
  expect([seen, answers.observed]).toEqual([[5000], false])
})

test('a list that is read as a whole is asked for once', () => {
  let asked = 0
  let last: WindowedList<string> | undefined
  const list = openList((window) => {
    asked += 1
    return of(answerTo(window, 5000))
  }, wholeWindow)
  list.rows.subscribe((next) => (last = next))
  list.show(3000, 3030)
  expect([asked, last && rowAt(last, 4999)]).toEqual([1, '4999'])
})

test('rows that went out of view stay loaded', () => {
  const list = openList((window) => of(answerTo(window, 5000)))
  let last: WindowedList<string> | undefined
  list.rows.subscribe((next) => (last = next))
  list.show(2000, 2030)
  expect([5, 2010, 1000].map((index) => last && rowAt(last, index))).toEqual(['5', '2010', undefined])
})

test('a change lets go of rows out of view and replaces those in view', () => {
  const answers = new Subject<string>()
  const list = openList((window) => {
    const windows = new Subject<WindowAnswer<string>>()
    answers.subscribe((mark) => windows.next(answerTo(window, 5000, mark)))
    return windows
  })
  let last: WindowedList<string> | undefined
  list.rows.subscribe((next) => (last = next))
  answers.next('')
  list.show(2000, 2030)
  answers.next('')
  expect(last && rowAt(last, 5)).toBe('5')
  answers.next('changed ')
  expect([5, 2010].map((index) => last && rowAt(last, index))).toEqual([undefined, 'changed 2010'])
})

test('another total means that rows out of view have moved', () => {
  let total = 5000
  const list = openList((window) => of(answerTo(window, total)))
  let last: WindowedList<string> | undefined
  list.rows.subscribe((next) => (last = next))
  total = 4999
  list.show(2000, 2030)
  expect([last?.total, last && rowAt(last, 5)]).toEqual([4999, undefined])
})
