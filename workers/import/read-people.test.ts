import { expect, test } from 'vitest'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import { sourceOf } from '#tests/support/spreadsheets/build-archive.ts'
import { plantedPeople } from '#tests/support/spreadsheets/planted-people.ts'
import { openPeople, previewPeople } from './read-people.ts'

const HEADER = ['First Name', 'Last Name', 'Email', 'Phone', 'Department', 'Job Title']
const mapping = {
  header_row: 1,
  columns: { first_name: 0, last_name: 1, email: 2, phone: 3, department: 4, job_title: 5 },
}
const fileOf = async (...rows: string[][]) => ({
  source: sourceOf(await writeWorkbook('People', rows)),
  isText: false,
})

test('a file is opened with its columns, a sample of each, and what they may say', async () => {
  const { read } = (await openPeople(
    await fileOf(['Name', 'E-Mail'], ['', 'a@x.example'], ['Ana', 'b@x.example']),
  )) as {
    read: unknown
  }
  expect(read).toEqual({
    columns: [
      { column: 0, name: 'Name', sample: 'Ana' },
      { column: 1, name: 'E-Mail', sample: 'a@x.example' },
    ],
    guessed: { header_row: 1, columns: { email: 1 } },
    firstRow: 1,
  })
})

test('a preview names every planted fault and compares the rest with who is known', async () => {
  const { rows, faults, good } = plantedPeople({ people: 10_000, faulty: 200, domain: 'preview.example' })
  const person = {
    first_name: 'öö',
    last_name: 'Ruiz 0',
    email: 'Person0@preview.example',
    phone: '',
    department: 'Sales',
    job_title: '',
  }
  const known = new Map([[person.email.toLowerCase(), person]])
  const told: number[] = []
  const preview = await previewPeople(await fileOf(HEADER, ...rows), {
    mapping,
    known,
    onRead: (people) => told.push(people),
  })
  expect(preview.fault).toBeUndefined()
  const { read } = preview as Extract<typeof preview, { read: unknown }>
  expect(read).toMatchObject({
    people: 10_000,
    imported: good.length - 1,
    changed: 1,
    unchanged: 0,
    skipped: 200,
    problemCount: 200,
  })
  expect(read.problems.map(({ row, column, reason }) => ({ row, column, reason }))).toEqual(faults)
  expect(told).toEqual([5000, 10_000])
})

test('what cannot be read is told and not thrown, and what nobody thought of is thrown', async () => {
  expect(await openPeople({ source: sourceOf(new Uint8Array([1, 2, 3])), isText: false })).toEqual({
    fault: 'broken',
  })
  expect(await openPeople(await fileOf([]))).toEqual({ fault: 'noPeople' })
  const gone = { size: 9, read: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }
  expect(await openPeople({ source: gone, isText: true })).toEqual({ fault: 'broken' })
  const odd = { size: 9, read: () => Promise.reject(new Error('Odd')) }
  await expect(openPeople({ source: odd, isText: true })).rejects.toThrow('Odd')
})
