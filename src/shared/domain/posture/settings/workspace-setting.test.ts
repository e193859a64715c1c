import { describe, expect, test } from 'vitest'
import { setTo } from '#tests/support/posture/workspace-answers.ts'
import { compliant, notCompliant, notMeasured, switched } from '../verdict.ts'
import { everywhere, inUnits, mergedEverywhere, secondsOf } from './workspace-setting.ts'

interface Value {
  isOn?: boolean | undefined
}
const read = (answer: ReturnType<typeof setTo>) =>
  answer as (Omit<(typeof answer)[number], 'value'> & { value: Value })[]
const judge = ({ isOn }: Partial<Value>) => switched(false, isOn)
const [ON, OFF] = [{ isOn: true }, { isOn: false }] as const
const judged = (...others: Parameters<typeof setTo>) => everywhere(read(setTo(...others)), judge)

describe('a setting of a workspace', () => {
  test('is as it is set at the root, where nothing else is set', () => {
    expect(judged(OFF)).toEqual(compliant(false))
    expect(judged(ON)).toEqual(notCompliant(true))
  })

  test('that is right at the root and wrong in one unit is wrong, and says where', () => {
    expect(judged(OFF, { orgUnit: '/Sales', value: ON }, { orgUnit: '/Staff', value: OFF })).toEqual(
      notCompliant({ '/Sales': true }),
    )
  })

  test('is told for the group that has another one, with the unit where it is not the root', () => {
    expect(
      judged(
        OFF,
        { group: 'all@fabrikam.example', value: ON },
        { group: 'few@fabrikam.example', orgUnit: '/Sales', value: ON },
      ),
    ).toEqual(notCompliant({ 'all@fabrikam.example': true, 'few@fabrikam.example (/Sales)': true }))
  })

  test('is the one of the highest order of those that apply, whatever order they come in', () => {
    expect(judged(ON, { sortOrder: 2, value: OFF }, { sortOrder: 1, value: ON })).toEqual(compliant(false))
    // A unit has what its parent has, and none has what one beside it has.
    expect(judged(ON, { orgUnit: '/A', value: OFF }, { orgUnit: '/A/B', sortOrder: 0.5, value: ON })).toEqual(
      notCompliant({ '/': true }),
    )
    expect(judged(OFF, { orgUnit: '/AB', value: OFF }, { orgUnit: '/A', value: ON })).toEqual(
      notCompliant({ '/A': true }),
    )
  })

  test('is not measured where the vendor does not tell the root, but wrong where a unit is', () => {
    const inSales = (value: Value) =>
      everywhere(read(setTo(OFF, { orgUnit: '/Sales', value })).slice(1), judge)
    expect(inSales(OFF)).toEqual(notMeasured('unexpectedAnswer', '/'))
    expect(inSales(ON)).toEqual(notCompliant({ '/Sales': true }))
    expect(everywhere([], judge)).toEqual(notMeasured('unexpectedAnswer', '/'))
  })

  test('leaves nothing out unless it is merged: then the next one above counts', () => {
    const answers = read(setTo(OFF, { orgUnit: '/Sales', value: {} }))
    expect(everywhere(answers, judge).status).toBe('notMeasured')
    expect(mergedEverywhere(answers, judge)).toEqual(compliant(false))
  })

  test('for holders of some licenses is judged where all of them agree, since who holds which is not told', () => {
    const some = { isForSome: true, value: ON }
    expect(judged(OFF, some)).toEqual(notMeasured('unexpectedAnswer', 'licenses'))
    expect(judged(ON, some)).toEqual(notCompliant(true))
    // An administrator’s own setting stands above them.
    expect(judged(OFF, some, { sortOrder: 9, value: OFF })).toEqual(compliant(false))
  })

  test('of some units alone is judged as it is inherited there', () => {
    const answers = read(setTo(ON, { orgUnit: '/Admins', value: OFF }))
    expect(inUnits(answers, ['/Admins/Night'], judge)).toEqual(compliant(false))
    expect(inUnits(answers, ['/Admins', '/Staff'], judge)).toEqual(notCompliant({ '/Staff': true }))
  })

  test('tells of at most fifty places', () => {
    const many = Array.from({ length: 80 }, (_, place) => ({ orgUnit: `/Unit ${place}`, value: ON }))
    const verdict = judged(OFF, ...many)
    expect(verdict.status === 'notCompliant' && Object.keys(verdict.found as object)).toHaveLength(50)
  })
})

test.each([
  ['43200s', 43_200],
  ['168h', 604_800],
  ['5m', 300],
  ['', undefined],
  ['-5s', undefined],
  ['1.5h', undefined],
  [undefined, undefined],
])('a duration of %s is so many seconds: %s', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})
