// @module-tag database
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportStatus } from '#shared/contract/endpoints/reports.ts'
import type { CompanyLicenses } from '#shared/domain/licenses/company-licenses.ts'
import { quarterAt } from '#shared/domain/reports/due-time.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { DAY } from '#shared/lib/time.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { csvFile } from '#server/reports/files/csv-file.ts'
import { pdfFile } from '#server/reports/files/pdf-file.ts'
import type { ReportContent } from '#server/reports/files/report-content.ts'
import { sweepReports } from '#server/reports/report.store.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const companyAt = (place: number) => owner.login.customers[place] ?? { id: '', name: '' }
/** Where the organization is, as 2026-11-30: an hour before midnight UTC it is the next day there. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: owner.login.organization.time_zone }).format(site.now.value)
const request = (said: object = {}) => ({
  customer: companyAt(0).id,
  startDate: today(),
  endDate: today(),
  fileExtension: 'csv',
  reportType: 'posture',
  ...said,
})
const ask = (said: object = {}, by = owner) => by.api('POST', '/report', request(said))
const statusOf = async (id: string, by = owner) => (await by.api('GET', `/report/${id}`)).body as ReportStatus
async function fileOf(said: object) {
  const { status, body } = await ask(said)
  expect([status, body]).toMatchObject([202, {}])
  const { id } = body as { id: string }
  await expect.poll(async () => (await statusOf(id)).complete, { timeout: 30_000 }).toBe(true)
  const { url } = await statusOf(id)
  const at = new URL(url ?? '')
  const response = await site.fetch(`${at.pathname}${at.search}`, {})
  return { id, url: at, response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const messageIn = (answer: { body: unknown } | undefined) =>
  (answer?.body as { message?: string } | undefined)?.message
/** Gives companies Secure, or takes it, so that they may have as many reports as they like. */
const enableSecure = (secure: CompanyLicenses['secure'], place: number) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, async (work) => {
    const { id } = companyAt(place)
    await work.load('companyLicenses', [id])
    work.put('companyLicenses', { id, customer_id: id, auto_assign: [], secure, short: [] })
  })
const textOf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1)
      const { items } = await page.getTextContent()
      const { width, height } = page.getViewport({ scale: 1 })
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), width, height }
    }),
  )
  return pages
}

describe('a report', () => {
  test('is made, and got as CSV by a signed address (REP-01, REP-02)', async () => {
    await enableSecure('premium', 0)
    const { response, bytes, url } = await fileOf({})
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const name = decodeURIComponent(
      /UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    )
    expect(name).toBe(`${companyAt(0).name} - Security posture - ${today()}.csv`)
    const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(head).toBe(
      'Company,Check,Area,Severity,Verdict,Found (as the vendor writes it),Resolution,Data as of,Not read',
    )
    expect(lines.length).toBeGreaterThan(100)
    url.searchParams.set('signature', 'forged')
    expect((await site.fetch(`${url.pathname}${url.search}`, {})).status).toBe(403)
  })

  test('is a PDF of A3 pages on their side, with page numbers and the company (REP-06)', async () => {
    const { bytes } = await fileOf({ fileExtension: 'pdf', reportType: 'mfa' })
    const pages = await textOf(bytes)
    const [first] = pages
    expect([Math.round(first?.width ?? 0), Math.round(first?.height ?? 0)]).toEqual([1191, 842])
    for (const said of [companyAt(0).name, 'MFA report', owner.login.organization.name, 'Page 1'])
      expect(first?.text).toContain(said)
  })

  test.each(['license', 'threat', 'summary'])(
    'of type %s is made of what the product holds',
    async (reportType) => {
      const { bytes } = await fileOf({ reportType, startDate: '2026-01-01' })
      expect(new TextDecoder().decode(bytes)).toContain(companyAt(0).name)
    },
  )

  test('is refused in words where nothing is read yet that it could tell', async () => {
    expect((await ask({ reportType: 'discovercompliance' })).body).toMatchObject({ code: 'nothingToReport' })
  })

  test('of licenses needs a license of the provider (REP-05)', async () => {
    const { database } = site
    const id = owner.login.organization.id
    const put = (licenses: { licenseName: string; quantity: number }[]) =>
      unitOfWork({ db: database.db, tables: entityTables }, id, async (work) => {
        await work.load('subscription', [id])
        const { row } = work.get('subscription', id)
        if (row) work.put('subscription', { ...row, licenses: licenses as typeof row.licenses })
      })
    const { rows } = await sql<{ licenses: { licenseName: string; quantity: number }[] }>`
      select licenses from subscription where organization_id = ${id}::uuid`.execute(database.db)
    await put([])
    expect(await ask({ reportType: 'license' })).toMatchObject({
      status: 402,
      body: {
        code: 'invalid_licensing',
        message: 'Your organization has no license for this report. Upgrade the plan to use it.',
      },
    })
    await put(rows[0]?.licenses ?? [])
  })

  test('can be had once a quarter where Secure is not enabled, also by two at once (REP-07)', async () => {
    const customer = companyAt(1).id
    await enableSecure('none', 1)
    const answers = await Promise.all([ask({ customer }), ask({ customer })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from organization where organization_id = ${owner.login.organization.id}::uuid`.execute(
      site.database.db,
    )
    const { next } = quarterAt(site.now.value, rows[0]?.zone ?? '')
    expect(refused?.body).toMatchObject({ code: 'exportUsedUp', values: { date: next } })
    expect(messageIn(refused)).toBe(
      `Export already used this quarter. Unlock unlimited reports by enabling Secure. Next export: ${next}`,
    )
    await enableSecure('essentials', 1)
    expect((await ask({ customer })).status).toBe(202)
  })

  test('is of companies that one may see, for who may read what it tells, and its own alone', async () => {
    const neighbor = await addNeighbor(site)
    expect((await ask({ customer: neighbor.customerId })).status).toBe(404)
    const email = 'unreported@demo.castellan.example'
    const users = `/organization/${owner.login.organization.id}/user`
    const permissions = permissionsOf('System user', { companies: 'readOnly', licenseCenter: 'readOnly' })
    await owner.api('POST', users, buildAdded(email, { role: 'System user', permissions }))
    const person = await site.join(email, secretIn(await site.readMail(email)), 'Portcullis-2026!')
    expect((await ask({}, person)).body).toMatchObject({ code: 'noPermission' })
    const { body } = await ask({})
    const { id } = body as { id: string }
    expect((await person.api('GET', `/report/${id}`)).status).toBe(404)
    expect((await owner.api('GET', `/report/${uuidv7()}`)).status).toBe(404)
  })

  test('of no days that follow one another is refused', async () => {
    expect((await ask({ startDate: '2026-02-02', endDate: '2026-02-01' })).body).toMatchObject({
      code: 'datesReversed',
    })
  })

  test('that never became complete gives the company its report of the quarter back', async () => {
    const customer = companyAt(2).id
    await enableSecure('none', 2)
    // Only once it is made: its job would else make it complete after it was set back.
    await fileOf({ customer })
    await sql`
      update report set state = 'waiting', requested_at = 0 where customer_id = ${customer}::uuid`.execute(
      site.database.db,
    )
    expect((await ask({ customer })).status).toBe(409)
    await sweepReports({ db: site.database.db, now: () => site.now.value })
    expect((await ask({ customer })).status).toBe(202)
  })

  test('is not asked for without a pause', async () => {
    const admin = await site.signIn('admin')
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => ask({ reportType: 'discovercompliance' }, admin)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409, 429]))
  })

  test('is forgotten after a day', async () => {
    const { id } = await fileOf({})
    site.now.value += DAY + 1
    await sweepReports({ db: site.database.db, now: () => site.now.value })
    expect((await owner.api('GET', `/report/${id}`)).status).toBe(404)
    const { rows } = await sql`select from report_piece where report_id = ${id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  })
})

const NAME = '株式会社東京 髙﨑 深圳简体 Žižkov Łódź'
const content = (rows: number, said: Partial<ReportContent> = {}): ReportContent => ({
  title: 'Report',
  organization: 'Provider',
  language: 'en',
  logo: null,
  subtitle: 'Made today',
  parts: async function* () {
    yield {
      company: NAME,
      asOf: 'As of now',
      missing: ['The accounts were not read: no permission.'],
      figures: [['Score', '12']],
      columns: [
        { title: 'Name', share: 1 },
        { title: 'Value', share: 1 },
      ],
      rows: async function* () {
        for (let at = 0; at < rows; at++) yield [`Row ${at}`, at === 0 ? '=1+1' : '한국']
      },
    }
  },
  words: {
    company: 'Company',
    asOf: 'Data as of',
    missing: 'Not read',
    nothing: 'Nothing',
    page: (page) => `Page ${page}`,
    cut: (most) => `Only ${most} rows`,
  },
  ...said,
})
async function collected(pieces: AsyncGenerator<Uint8Array>) {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return new Uint8Array(Buffer.concat(all))
}

describe('a file', () => {
  test('holds names in Japanese, Chinese and with marks, and says what was not read', async () => {
    const pages = await textOf(await collected(pdfFile(content(200))))
    expect(pages.length).toBeGreaterThan(2)
    const text = pages.map((page) => page.text).join(' ')
    for (const said of [NAME, 'The accounts were not read: no permission.', 'As of now', 'Row 199', 'Page 2'])
      expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''))
  })

  test('as CSV is no formula, and says on one line what was not read', async () => {
    const lines = new TextDecoder().decode(await collected(csvFile(content(3)))).split('\r\n')
    expect(lines[1]).toBe(`${NAME},Row 0,'=1+1,As of now,The accounts were not read: no permission.`)
    expect(lines[2]).toBe(`${NAME},Row 1,한국,As of now,`)
  })

  test('of a company without rows says so', async () => {
    const text = new TextDecoder().decode(await collected(csvFile(content(0))))
    expect(text).toContain(`${NAME},,,As of now,The accounts were not read`)
    const pages = await textOf(await collected(pdfFile(content(0))))
    expect(pages[0]?.text).toContain('Nothing')
  })

  test('of a large company needs no more memory than a small one', async () => {
    const drain = async (pieces: AsyncGenerator<Uint8Array>) => {
      let most = 0
      for await (const _ of pieces) most = Math.max(most, process.memoryUsage().heapUsed)
      return most
    }
    await drain(csvFile(content(1000)))
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    expect((await drain(csvFile(content(100_000)))) - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('as a PDF ends where nobody reads on, and says so', async () => {
    const pages = await textOf(await collected(pdfFile(content(10_050))))
    expect(pages.at(-1)?.text).toContain('Only 10,000 rows')
  })
})
