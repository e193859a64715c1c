import { expect, test } from 'vitest'
import { DAY } from '#shared/lib/time.ts'
import { alertsOfEpisodes, type Episodes, nextEpisodes, readEpisodes } from './episodes.ts'
import type { HygieneFinding } from './hygiene-query.ts'

const query = { id: 'users-without-mfa', severity: 'medium' } as const
const START = Date.UTC(2026, 10, 1)
const found = (size: number, parts: Partial<HygieneFinding> = {}): HygieneFinding => ({
  subject: '',
  size,
  facts: [`count: ${size}`],
  ...parts,
})
const after = (before: Episodes, findings: readonly HygieneFinding[], day: number) =>
  nextEpisodes(query, findings, before, START + day * DAY)
const factsOf = ({ told }: ReturnType<typeof after>) => told.map(({ facts }) => facts)

test('a state is told when it is found, and not while it lasts', () => {
  const first = after({}, [found(3)], 0)
  expect(factsOf(first)).toEqual([['count: 3']])
  const next = after(first.episodes, [found(3)], 1)
  expect(next).toEqual({ episodes: first.episodes, told: [] })
})

test('a state is told again where it has grown beyond the most that was told, and not where it became less', () => {
  const first = after({}, [found(300)], 0)
  const less = after(first.episodes, [found(5)], 1)
  const again = after(less.episodes, [found(300)], 2)
  const more = after(again.episodes, [found(301)], 3)
  expect([less, again, more].map((each) => each.told.length)).toEqual([0, 0, 1])
  expect(more.told[0]?.since).toBe(first.told[0]?.since)
  expect(alertsOfEpisodes('c', query.id, more.episodes)).toEqual(
    alertsOfEpisodes('c', query.id, first.episodes),
  )
})

test('a state is told again where it became graver, and not where it became milder', () => {
  const first = after({}, [found(3, { severity: 'medium' })], 0)
  const graver = after(first.episodes, [found(1, { severity: 'high' })], 1)
  const milder = after(graver.episodes, [found(1, { severity: 'low' })], 2)
  const asBefore = after(milder.episodes, [found(3, { severity: 'high' })], 3)
  expect([graver, milder, asBefore].map((each) => each.told.length)).toEqual([1, 0, 0])
  expect(new Set([first, graver].flatMap(({ told }) => told.map(({ key }) => key))).size).toBe(2)
})

test('a state that was gone is another one when it comes back', () => {
  const first = after({}, [found(3)], 0)
  const gone = after(first.episodes, [], 1)
  expect(gone).toEqual({ episodes: {}, told: [] })
  const back = after(gone.episodes, [found(2)], 2)
  expect(factsOf(back)).toEqual([['count: 2']])
  expect(alertsOfEpisodes('c', query.id, back.episodes)).not.toEqual(
    alertsOfEpisodes('c', query.id, first.episodes),
  )
})

test('subjects come and go for themselves', () => {
  const first = after({}, [found(1, { subject: 'a' }), found(1, { subject: 'b' })], 0)
  const next = after(first.episodes, [found(1, { subject: 'b' }), found(1, { subject: 'c' })], 1)
  expect(Object.keys(next.episodes)).toEqual(['b', 'c'])
  expect(next.told.map(({ subject }) => subject)).toEqual(['c'])
  expect(next.episodes['b']).toEqual(first.episodes['b'])
})

test('a state whose alert is forgotten by now is told anew', () => {
  const first = after({}, [found(3)], 0)
  expect(after(first.episodes, [found(3)], 89).told).toEqual([])
  const anew = after(first.episodes, [found(3)], 90)
  expect(anew.told[0]?.since).toBe(START + 90 * DAY)
})

test('what is remembered is read back, and of what nobody understands nothing is', () => {
  const { episodes } = after({}, [found(3)], 0)
  expect(readEpisodes(JSON.stringify(episodes))).toEqual(episodes)
  for (const text of [undefined, '', '{', '[]', '{"a":1}']) expect(readEpisodes(text)).toEqual({})
})
