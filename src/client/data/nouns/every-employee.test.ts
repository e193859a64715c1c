import { expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { inWindows } from './every-employee.ts'

const viewOf = (id: string) => ({ row: buildEmployee({ id }), v: 1, isPending: false, isConflict: false })
const idsOf = async (pages: ReturnType<typeof inWindows>) => {
  const ids: string[][] = []
  for await (const page of pages) ids.push(page.map(({ row }) => row.id))
  return ids
}

const reading =
  (listAt: (offset: number) => string[]) => async (window: { offset: number; limit: number }) => {
    const list = listAt(window.offset)
    const rows = list.slice(window.offset, window.offset + window.limit).map(viewOf)
    return { total: list.length, offset: window.offset, rows }
  }

test('a list is read to its end, window by window and in order', async () => {
  const pages = inWindows(
    reading(() => ['a', 'b', 'c', 'd', 'e']),
    2,
  )
  expect(await idsOf(pages)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test('nobody comes twice when somebody is added before them meanwhile', async () => {
  const pages = inWindows(
    reading((offset) => (offset === 0 ? ['b', 'c', 'd'] : ['a', 'b', 'c', 'd'])),
    2,
  )
  expect(await idsOf(pages)).toEqual([['b', 'c'], ['d']])
})

test('a list without anybody is one empty window', async () => {
  expect(
    await idsOf(
      inWindows(
        reading(() => []),
        2,
      ),
    ),
  ).toEqual([[]])
})
