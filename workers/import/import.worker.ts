import '#client/data/device/zod-without-eval.ts'
import { expose } from 'comlink'
import { importExtension } from '#shared/domain/employee-import/import-file.ts'
import { WORKBOOK_MEDIA } from '#shared/lib/spreadsheet/workbook-media.ts'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { Importer } from '#client/data/imports/importer.ts'
import { putFile } from './put-file.ts'
import { openPeople, type PeopleFile, previewPeople } from './read-people.ts'

/** Who is at the company already, by address in small letters. */
const known = new Map<string, EmployeeFields>()

const peopleOf = (file: File): PeopleFile => ({
  source: {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  },
  isText: importExtension(file.name) === 'csv',
})

const api: Omit<Importer, 'close'> = {
  open: (file) => openPeople(peopleOf(file)),
  async know(people, isFirst) {
    if (isFirst) known.clear()
    for (const person of people) known.set(person.email.toLowerCase(), person)
  },
  preview: (file, mapping, onRead) => previewPeople(peopleOf(file), { mapping, known, onRead }),
  writeTemplate: async (names) =>
    new Blob([await writeWorkbook('Employees', [names])], { type: WORKBOOK_MEDIA }),
  put: (file, address, onSent) => putFile(file, address, onSent),
}

expose(api)
