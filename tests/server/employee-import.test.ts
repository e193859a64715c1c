import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type EmployeeImport,
  importLimits,
  type RowProblem,
} from '#shared/domain/employee-import/import-file.ts'
import { WORKBOOK_MEDIA } from '#shared/lib/spreadsheet/workbook-media.ts'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import { keepImport } from '#server/employee-import/employee-import.store.ts'
import { importEmployees, requestForgottenImports } from '#server/employee-import/import-employees.jobs.ts'
import { importStorageKey } from '#server/employee-import/import-upload.store.ts'
import { sweepImports } from '#server/employee-import/sweep-imports.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { createLog } from '#server/platform/log.ts'
import { entityTables } from '#server/schema.ts'
import { plantedPeople } from '#tests/support/spreadsheets/planted-people.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
})
afterAll(() => site?.close())

type Told = EmployeeImport & { problems: RowProblem[] }

const partsOf = () => ({
  db: site.database.db,
  storage: site.site.storage,
  tables: entityTables,
  pokes: { publish: (_organizationId: string, _version: number) => {} },
  log: createLog('silent'),
  now: () => site.now.value,
})
const company = (at = 0) => agent.login.customers[at]?.id ?? ''
const HEADER = ['First Name', 'Last Name', 'Email', 'Phone', 'Department', 'Job Title']
const bookOf = (...rows: string[][]) => writeWorkbook('People', [HEADER, ...rows])
const person = (name: string, email: string, department = 'Sales') => [
  name,
  'Ruiz',
  email,
  '',
  department,
  '',
]

let count = 0
/** A file that was put, by its key. */
async function put(who: Person, bytes: Uint8Array, media = WORKBOOK_MEDIA): Promise<string> {
  const random = `random-string-${String(count++).padStart(6, '0')}`
  const { body, status } = await who.api('POST', '/employee/template/link', {
    random,
    size: bytes.length,
    media,
  })
  expect(status).toBe(200)
  const { url, key } = body as { url: string; key: string }
  const { origin, host } = new URL(url)
  const answer = await site.fetch(url.slice(origin.length), {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { host, 'content-length': String(bytes.length), 'content-type': media },
  })
  expect(answer.status).toBe(200)
  return key
}

const ask = (
  who: Person,
  key: string,
  size: number,
  said: Record<string, unknown> = {},
  customerId = company(),
) =>
  who.api('POST', `/customer/${customerId}/employee/template`, {
    file_name: 'people.xlsx',
    extension: 'xlsx',
    size,
    key,
    ...said,
  })

async function readImport(id: string): Promise<Told> {
  return (await owner.api('GET', `/employee/template/${id}`)).body as Told
}

/** Imports a file as a device does, to its end. */
async function importFile(
  bytes: Uint8Array,
  said: Record<string, unknown> = {},
  customerId = company(),
): Promise<Told> {
  const { body, status } = await ask(owner, await put(owner, bytes), bytes.length, said, customerId)
  expect([status, (body as { code?: string }).code]).toEqual([202, undefined])
  const { id } = body as Told
  await expect.poll(async () => (await readImport(id)).ended_at, { timeout: 60_000 }).not.toBeNull()
  return readImport(id)
}

/** An import that nobody was asked to carry out, of a file that was put. */
async function keepFor(
  bytes: Uint8Array,
  customerId: string,
): Promise<{ organizationId: string; importId: string }> {
  const key = await put(owner, bytes)
  const { organization, userData: user } = owner.login
  const importId = crypto.randomUUID()
  const kept = {
    organizationId: organization.id,
    id: importId,
    customerId,
    userId: user.id,
    key,
    size: bytes.length,
  }
  await keepImport(
    site.database.db,
    { ...kept, fileName: 'people.xlsx', extension: 'xlsx', mapping: null },
    site.now.value,
  )
  return { organizationId: organization.id, importId }
}

function setPlaces(customerId: string, places: number): Promise<void> {
  return commit(partsOf(), owner.login.organization.id, async (work) => {
    await work.load('customer', [customerId])
    const { row } = work.get('customer', customerId)
    if (row) work.put('customer', { ...row, max_users: places })
  })
}

async function addresses(customerId: string, domain: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from employee where customer_id = ${customerId}::uuid and email like ${`%@${domain}`}
    order by email`.execute(site.database.db)
  return rows.map(({ email }) => email)
}

describe('an import (EMP-13)', () => {
  test('names every planted fault with row and column, and imports the rest', async () => {
    await setPlaces(company(), 100_000)
    const { rows, faults, good } = plantedPeople({ people: 5000, faulty: 500, domain: 'planted.example' })
    const told = await importFile(await bookOf(...rows))
    expect(told).toMatchObject({
      status: 'done',
      fault: null,
      imported: good.length,
      changed: 0,
      skipped: 500,
    })
    expect(told.problems.map(({ row, column, reason }) => ({ row, column, reason }))).toEqual(faults)
    expect(await addresses(company(), 'planted.example')).toEqual(good.toSorted())
    expect(told.company).toMatchObject({
      id: company(),
      customer_name: agent.login.customers[0]?.name,
      organization: owner.login.organization.id,
    })
    // The file is not needed any more.
    expect(
      await site.site.storage.head(importStorageKey(owner.login.organization.id, told.key)),
    ).toBeUndefined()
  }, 120_000)

  test('of people who are there changes what is otherwise, and makes nobody twice', async () => {
    const first = await importFile(
      await bookOf(person('Ana', 'ana@twice.example'), person('Bo', 'bo@twice.example')),
    )
    expect(first).toMatchObject({ imported: 2 })
    const again = await importFile(
      await bookOf(
        person('Ana', 'ANA@twice.example', 'Legal'),
        person('Bo', 'bo@twice.example'),
        person('Cy', 'cy@twice.example'),
      ),
    )
    expect(again).toMatchObject({ imported: 1, changed: 1, unchanged: 1, skipped: 0 })
    const { rows } = await sql<{ email: string; department: string; v: string }>`
      select email, department from employee where email like '%@twice.example' order by email`.execute(
      site.database.db,
    )
    expect(rows).toEqual([
      { email: 'ana@twice.example', department: 'Legal' },
      { email: 'bo@twice.example', department: 'Sales' },
      { email: 'cy@twice.example', department: 'Sales' },
    ])
  })

  test('that is asked for twice is one', async () => {
    const bytes = await bookOf(person('Ana', 'ana@asked.example'))
    const key = await put(owner, bytes)
    const [one, other] = [await ask(owner, key, bytes.length), await ask(owner, key, bytes.length)]
    expect([one.status, other.status]).toEqual([202, 202])
    expect((other.body as Told).id).toBe((one.body as Told).id)
    expect((await ask(owner, key, bytes.length, {}, company(1))).body).toMatchObject({
      code: 'alreadyExists',
    })
  })

  test('takes the columns that somebody has chosen, also of a CSV file', async () => {
    const bytes = new TextEncoder().encode('Müller;Ömer;o.m@chosen.example;IT\n')
    const mapping = { header_row: 0, columns: { last_name: 0, first_name: 1, email: 2, department: 3 } }
    const told = await importFile(bytes, { file_name: 'Leute.CSV', extension: 'csv', mapping })
    expect(told).toMatchObject({ status: 'done', imported: 1 })
    expect(await addresses(company(), 'chosen.example')).toEqual(['o.m@chosen.example'])
  })

  test('stops where the company has as many people as it may have, and names who had no place', async () => {
    const customerId = company(1)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from employee where customer_id = ${customerId}::uuid`.execute(
      site.database.db,
    )
    await setPlaces(customerId, (rows[0]?.count ?? 0) + 1)
    const told = await importFile(
      await bookOf(person('Ana', 'ana@full.example'), person('Bo', 'bo@full.example')),
      {},
      customerId,
    )
    expect(told).toMatchObject({ status: 'done', imported: 1, skipped: 1 })
    expect(told.problems).toMatchObject([{ row: 3, reason: 'noPlace' }])
  })

  test.each([
    ['nothing that is a workbook', 'broken', () => new TextEncoder().encode('hello')],
    [
      'no columns that are known',
      'noColumns',
      () =>
        writeWorkbook('People', [
          ['A', 'B'],
          ['1', '2'],
        ]),
    ],
    ['nobody in it', 'noPeople', () => bookOf()],
  ])('of a file with %s comes to nothing, and says why (EMP-14)', async (_, fault, build) => {
    expect(await importFile(await build())).toMatchObject({ status: 'failed', fault, imported: 0 })
  })
})

describe('an import that is broken off', () => {
  test('goes on where it was, and makes nobody twice', async () => {
    const customerId = company(2)
    await setPlaces(customerId, 100_000)
    const { rows, good } = plantedPeople({ people: 2600, faulty: 100, domain: 'crash.example' })
    const asked = await keepFor(await bookOf(...rows), customerId)
    for (const endsAfter of [1, 2]) {
      let batches = 0
      const publish = () => {
        if (++batches === endsAfter) throw new Error('The process ends')
      }
      await expect(importEmployees({ ...partsOf(), pokes: { publish } }, asked)).rejects.toThrow(
        'The process ends',
      )
    }
    expect(await readImport(asked.importId)).toMatchObject({ status: 'importing', ended_at: null })
    await importEmployees(partsOf(), asked)
    expect(await readImport(asked.importId)).toMatchObject({
      status: 'done',
      imported: good.length,
      skipped: 100,
    })
    expect(await addresses(customerId, 'crash.example')).toEqual(good.toSorted())
    // Asked once more it is over.
    await importEmployees(partsOf(), asked)
    expect(await readImport(asked.importId)).toMatchObject({ imported: good.length })
  }, 120_000)

  test('is carried out once where two processes take it', async () => {
    const customerId = company(2)
    const { rows, good } = plantedPeople({ people: 1500, faulty: 0, domain: 'both.example' })
    const asked = await keepFor(await bookOf(...rows), customerId)
    await Promise.all([importEmployees(partsOf(), asked), importEmployees(partsOf(), asked)])
    expect(await readImport(asked.importId)).toMatchObject({ imported: good.length, unchanged: 0 })
    expect(await addresses(customerId, 'both.example')).toEqual(good.toSorted())
  }, 120_000)

  test('waits where the storage cannot be asked, and is asked for again', async () => {
    const asked = await keepFor(await bookOf(person('Ana', 'ana@later.example')), company(2))
    const storage = { ...site.site.storage, read: () => Promise.reject(new Error('No disk')) }
    await expect(importEmployees({ ...partsOf(), storage }, asked)).rejects.toThrow('No disk')
    expect(await readImport(asked.importId)).toMatchObject({ status: 'waiting', fault: null })
    const sent: object[] = []
    await requestForgottenImports({
      ...partsOf(),
      jobs: { send: async (_queue, data) => void sent.push(data) },
    })
    expect(sent).toContainEqual(asked)
    const later = site.now.value + importLimits.kept
    await requestForgottenImports({ ...partsOf(), now: () => later, jobs: { send: async () => {} } })
    expect(await readImport(asked.importId)).toMatchObject({ status: 'failed', fault: 'notFinished' })
  })
})

describe('is refused', () => {
  test('a file that never came, that is another one, or that somebody else has put', async () => {
    const bytes = await bookOf(person('Ana', 'ana@none.example'))
    const link = { random: 'a-random-string-x', size: bytes.length, media: WORKBOOK_MEDIA }
    const { key } = (await owner.api('POST', '/employee/template/link', link)).body as { key: string }
    const kept = await put(owner, bytes)
    for (const [who, asked, size] of [
      [owner, key, bytes.length],
      [owner, kept, bytes.length + 1],
      [agent, kept, bytes.length],
    ] as const)
      expect((await ask(who, asked, size)).body).toMatchObject({ code: 'uploadIncomplete' })
    expect((await owner.api('POST', '/employee/template/link', { ...link, size: 1 })).body).toMatchObject({
      code: 'alreadyExists',
    })
  })

  test('what is too big, or of another type (EMP-12)', async () => {
    const link = { random: 'a-random-string-y', size: importLimits.size + 1, media: WORKBOOK_MEDIA }
    expect((await owner.api('POST', '/employee/template/link', link)).body).toMatchObject({
      code: 'fileTooLarge',
    })
    const bytes = await bookOf()
    const key = await put(owner, bytes)
    for (const said of [{ file_name: 'people.pdf', extension: 'pdf' }, { extension: 'csv' }])
      expect((await ask(owner, key, bytes.length, said)).body).toMatchObject({ code: 'fileTypeInvalid' })
  })

  test('a company that the caller may not see, also for looking at its imports', async () => {
    const hidden = owner.login.customers.find(({ id }) =>
      agent.login.customers.every((each) => each.id !== id),
    )
    if (!hidden) throw new Error('The agent sees every company')
    const bytes = await bookOf(person('Ana', 'ana@hidden.example'))
    const key = await put(agent, bytes)
    expect((await ask(agent, key, bytes.length, {}, hidden.id)).body).toMatchObject({ code: 'notFound' })
    const { id } = await importFile(bytes, {}, hidden.id)
    expect((await agent.api('GET', `/employee/template/${id}`)).status).toBe(404)
    expect((await agent.api('GET', `/customer/${hidden.id}/employee/template`)).status).toBe(404)
    const listed = (await owner.api('GET', `/customer/${hidden.id}/employee/template`))
      .body as EmployeeImport[]
    expect(listed.map((each) => each.id)).toEqual([id])
  })
})

test('a file that nobody imports goes after a day', async () => {
  const key = await put(owner, await bookOf())
  const stored = importStorageKey(owner.login.organization.id, key)
  await sweepImports(partsOf())
  expect(await site.site.storage.head(stored)).toBeDefined()
  await sweepImports({ ...partsOf(), now: () => site.now.value + importLimits.kept + 1000 })
  expect(await site.site.storage.head(stored)).toBeUndefined()
})
