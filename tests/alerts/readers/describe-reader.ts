import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Members, Reading } from '#server/connectors/record-reading.ts'
import { withLowerNames } from '#server/connectors/record-values.ts'
import { anyJson, nested } from '#tests/support/hostile-values.ts'

interface ReaderParts {
  read: (members: Members) => Reading
  /** One that is read, as the vendor writes it. */
  record: Readonly<Record<string, unknown>>
  /** What is said of a record without any of these members. */
  needs: Readonly<Record<string, readonly string[]>>
  /** The member that says when it happened. */
  time: string
}

const MEGABYTE = 1_000_000
const VERY_DEEP = 50_000
const LONGEST_ID = 4000
const YEARS_LATER = '2126-01-02T03:04:05Z'

/** What every reader promises, whatever comes. */
export function describeReader(name: string, { read, record, needs, time }: ReaderParts): void {
  const readWhole = (raw: object) => read(withLowerNames(raw) as Members)
  const readWith = (member: string, value: unknown) => readWhole({ ...record, [member]: value })
  const without = (members: readonly string[]) =>
    Object.fromEntries(Object.entries(record).filter(([member]) => !members.includes(member)))

  describe(`${name}, as every reader,`, () => {
    test('gives an event of a record, and gives the same one again', () => {
      expect(readWhole(record)).toMatchObject({ outcome: 'read' })
      expect(troublesOf(readWhole(record))).toEqual([])
      expect(readWhole(record)).toEqual(readWhole(structuredClone(record)))
    })

    test.each(Object.entries(needs))('says of %s that it is not read', (reason, members) => {
      expect(readWhole(without(members))).toEqual({ outcome: 'unread', reason })
      const empty = Object.fromEntries(members.map((member) => [member, '']))
      expect(readWhole({ ...record, ...empty })).toEqual({ outcome: 'unread', reason })
    })

    test('takes a time in the future as it is told, and none that no calendar has', () => {
      expect(readWith(time, YEARS_LATER)).toMatchObject({ event: { at: Date.parse(YEARS_LATER) } })
      const impossible = ['2026-13-45T99:00:00Z', 'soon', 1e300, {}]
      expect(impossible.flatMap((value) => troublesOf(readWith(time, value)))).toEqual([])
    })

    test('gives an event or a reason whatever a member holds', () => {
      fc.assert(
        fc.property(fc.constantFrom(...Object.keys(record)), anyJson, (member, value) => {
          expect(troublesOf(readWith(member, value))).toEqual([])
        }),
        { numRuns: 60 },
      )
    })

    test('reads a record that is deeper than any', () => {
      const deep = nested(VERY_DEEP)
      const text = `{"x":${'['.repeat(VERY_DEEP)}${']'.repeat(VERY_DEEP)}}`
      const readings = [...Object.keys(record), 'unheardOf'].flatMap((member) =>
        [deep, text, [{ name: 'x', key: 'x', value: deep }]].map((value) => readWith(member, value)),
      )
      expect(readings.flatMap(troublesOf)).toEqual([])
    })

    test('reads a record of a megabyte, in a text or in a list', () => {
      const text = 'x'.repeat(MEGABYTE)
      const list = Array.from({ length: MEGABYTE / 40 }, (_, id) => ({ id, name: 'x', value: [id] }))
      expect(readWhole({ ...record, unheardOf: text, alsoUnheardOf: list })).toEqual(readWhole(record))
      const readings = Object.entries(record).map(([member, value]) =>
        readWith(member, Array.isArray(value) ? list : text),
      )
      expect(readings.flatMap(troublesOf)).toEqual([])
    })
  })
}

/** What is wrong with an event, or with the reason that there is none. */
function troublesOf(reading: Reading): string[] {
  if (reading.outcome !== 'read') return /^an? /.test(reading.reason) ? [] : [`reason "${reading.reason}"`]
  const { id, key, at } = reading.event
  return [
    ...(Number.isNaN(new Date(at).getTime()) || !Number.isInteger(at) ? [`at ${at}`] : []),
    ...(id.trim() === '' || id.length > LONGEST_ID ? [`id "${id.slice(0, 20)}"`] : []),
    ...(key === '' ? ['no key'] : []),
  ]
}
