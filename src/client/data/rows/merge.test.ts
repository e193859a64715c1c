import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PulledRow } from '#shared/contract/sync.ts'
import { type ServerRow, serverRows } from './merge.ts'
import { columnsOf } from './segment.ts'

const anywhere = () => true
const plain = (rows: ReadonlyMap<string, ServerRow>) =>
  [...rows.values()]
    .map(({ row, v, pid }) => ({ id: row.id, name: (row as { name?: string }).name, v, pid }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Histories of a few rows: each step writes or removes one at the next version. */
const history = fc
  .array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), gone: fc.boolean() }), { maxLength: 30 })
  .map((steps) =>
    steps.map(({ id, gone }, at): PulledRow => [
      'customer',
      id,
      at + 1,
      `${id}:companies`,
      gone ? null : { id, name: `${id}${at + 1}` },
    ]),
  )

/** What a naive replay of the history up to a version leaves. */
function replay(rows: readonly PulledRow[], upTo = Infinity) {
  const state = new Map<string, { row: { id: string; name: string }; v: number; pid: string }>()
  for (const [, id, v, pid, body] of rows) {
    if (v > upTo) break
    if (body === null) state.delete(id)
    else state.set(id, { row: body as { id: string; name: string }, v, pid })
  }
  return state
}

describe('merging a segment and the deltas after it', () => {
  test('gives what a naive replay gives, wherever the segment was taken', () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 30 }), (rows, taken) => {
        const base = [...replay(rows, taken).values()]
        const segments = [{ pid: '*', columns: columnsOf(base) }]
        const merged = serverRows(
          'customer',
          segments,
          rows.filter(([, , v]) => v > taken),
          anywhere,
        )
        expect(plain(merged)).toEqual(plain(replay(rows) as unknown as Map<string, ServerRow>))
      }),
    )
  })

  test('does not change when any prefix of the deltas is applied twice', () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 30 }), (rows, again) => {
        const once = serverRows('customer', [], rows, anywhere)
        const twice = serverRows('customer', [], [...rows, ...rows.slice(0, again)], anywhere)
        expect(plain(twice)).toEqual(plain(once))
      }),
    )
  })

  test('a row that moved to another company is gone from the old one only', () => {
    const rows: PulledRow[] = [
      ['customer', 'a', 1, 'old:companies', { id: 'a', name: 'a' }],
      ['customer', 'a', 2, 'new:companies', { id: 'a', name: 'a' }],
      ['customer', 'a', 2, 'old:companies', null],
    ]
    expect(plain(serverRows('customer', [], rows, anywhere))).toMatchObject([
      { id: 'a', v: 2, pid: 'new:companies' },
    ])
  })

  test('rows of a partition that may not be read are not among them', () => {
    const rows: PulledRow[] = [['customer', 'a', 1, 'a:companies', { id: 'a' }]]
    expect(serverRows('customer', [], rows, () => false).size).toBe(0)
  })
})
