import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { importLimits } from '#shared/domain/employee-import/import-file.ts'
import { WORKBOOK_MEDIA } from '#shared/lib/spreadsheet/workbook-media.ts'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { rowsOf, workbookFiles, zipOf } from '#tests/support/spreadsheets/build-archive.ts'

const COMPANY = 'Blue Heron Freight'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import employees' })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const figure = (page: Page, name: string) =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')

/** A picture for whoever looks at the screens, where they say a folder. */
const shoot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** On the device that these tests share. */
const openPage = (): Promise<Page> => journey.share({ name: 'owner', begin: signIn, path: '/companies' })

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

async function openImport(page: Page) {
  await goTo(page, '/employees')
  await page.getByRole('button', { name: 'Add employees' }).click()
  await page.getByRole('menuitem', { name: /Import a file/ }).click()
  await dialog(page).waitFor()
}

async function chooseCompany(page: Page) {
  await button(page, /^Company:/).click()
  await page.getByRole('combobox', { name: 'Company' }).fill(COMPANY)
  await page.getByRole('option', { name: COMPANY, exact: true }).click()
}

const chooseFile = (page: Page, name: string, bytes: Uint8Array, mimeType = WORKBOOK_MEDIA) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

const HEADER = ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Abteilung', 'Position']
const good = (name: string, email: string) => [name, 'Importson', email, '+1 212 555 0100', 'Castle', 'Guard']

test('the template is filled in, looked through, imported, and the people are listed (EMP-11, EMP-13)', async () => {
  const page = await openPage()
  await openImport(page)
  const downloading = page.waitForEvent('download')
  await button(page, 'Download the template').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Employee_Template.xlsx')
  const [names] = await rowsOf(readFileSync(await download.path()))
  expect(names?.cells.map((cell) => cell?.text)).toEqual([
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Department',
    'Job title',
  ])

  const filled = await writeWorkbook('People', [
    HEADER,
    good('Ottilie', 'ottilie@import.example'),
    good('', 'nameless@import.example'),
    good('Ferdinand', 'no address'),
    good('山田', 'yamada@import.example'),
    good('Again', 'OTTILIE@import.example'),
  ])
  await chooseFile(page, 'people.xlsx', filled)
  await expect.poll(() => figure(page, 'New').textContent()).toBe('2')
  await expect.poll(() => figure(page, 'Faulty rows').textContent()).toBe('3')
  for (const [place, problem] of [
    ['Row 3, column A (First name)', 'First name is missing.'],
    ['Row 4, column C (Email)', 'This is no email address. It says “no address”.'],
    ['Row 6, column C (Email)', 'Row 2 has the same email address.'],
  ] as const)
    await expect
      .poll(() => dialog(page).getByRole('listitem').filter({ hasText: place }).textContent())
      .toContain(problem)

  // Nothing can be sent before a company is chosen.
  await expect.poll(() => button(page, 'Import 2 people').getAttribute('aria-disabled')).toBe('true')
  await chooseCompany(page)
  await expect.poll(() => button(page, 'Import 2 people').getAttribute('aria-disabled')).toBeNull()
  // What was chosen is still there when the tablet is turned, and on every width it can be read.
  for (const width of [390, 820, 1440]) {
    await resize(page, { width, height: width === 390 ? 844 : 1000 })
    await dialog(page).getByText('people.xlsx').waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await shoot(page, `import-preview-${width}`)
  }
  const saving = page.waitForEvent('download')
  await button(page, 'Save as CSV').click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain(
    '4,C,Email,This is no email address.,no address',
  )

  await button(page, 'Import 2 people').click()
  await dialog(page).getByText('The import is done').waitFor()
  await expect.poll(() => figure(page, 'New').textContent()).toBe('2')
  await dialog(page).getByText('3 rows were left out.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'import-done')
  await button(page, 'Import another file').click()
  await button(page, 'Show people.xlsx').waitFor()
  await dialog(page).getByText('2 people imported').waitFor()
  await button(page, 'Cancel').click()
  await page.getByRole('searchbox').first().fill('importson')
  await page.getByRole('row').filter({ hasText: 'Ottilie' }).waitFor()
  await page.getByRole('row').filter({ hasText: '山田' }).waitFor()

  // The same file once more: nobody is made twice.
  await openImport(page)
  await chooseCompany(page)
  await chooseFile(page, 'people.xlsx', filled)
  await expect.poll(() => figure(page, 'Unchanged').textContent()).toBe('2')
  await expect.poll(() => figure(page, 'New').textContent()).toBe('0')
})

test('columns that are not known are chosen, each for one thing', async () => {
  const page = await openPage()
  await openImport(page)
  await chooseCompany(page)
  const csv = new TextEncoder().encode('A;B;Mail;Team\r\nAda;Byron;ada@columns.example;Engines\r\n')
  await chooseFile(page, 'people.csv', csv, 'text/csv')
  await dialog(page).getByText('Choose a column for: First name, Last name.').waitFor()
  await expect.poll(() => button(page, 'Import').getAttribute('aria-disabled')).toBe('true')
  await dialog(page).getByLabel('First name').selectOption({ label: 'A: A' })
  await dialog(page).getByLabel('Last name').selectOption({ label: 'B: B' })
  await dialog(page).getByText('Every row can be imported.').waitFor()
  await button(page, 'Import 1 person').click()
  await dialog(page).getByText('The import is done').waitFor()
})

test('what cannot be imported is refused in words, and another file can be chosen (EMP-12)', async () => {
  const page = await openPage()
  await openImport(page)
  const container = new Uint8Array(2048)
  container.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  container[30] = 9
  container[48] = 1
  const encrypted = container.slice()
  encrypted.set(
    Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  )
  const book = workbookFiles({ rows: '' })
  const bomb = await zipOf({
    ...book,
    'xl/worksheets/sheet1.xml': new Uint8Array(100 * 1024 * 1024).fill(0x20),
  })
  const outside = await zipOf({ ...book, '../../people.xml': 'x' })
  for (const [name, bytes, title] of [
    ['people.pdf', new Uint8Array([1]), 'Invalid file type'],
    ['locked.xlsx', encrypted, 'The file has a password'],
    ['old.xls', container, 'The file is in an old format'],
    ['broken.xlsx', (await writeWorkbook('x', [['a']])).slice(0, 400), 'The file cannot be read'],
    ['bomb.xlsx', bomb, 'The file holds too much'],
    ['outside.xlsx', outside, 'The file is not safe'],
    ['empty.csv', new Uint8Array(), 'The file is empty'],
    ['nobody.xlsx', await writeWorkbook('x', [HEADER]), 'Nobody is in the file'],
  ] as const) {
    await chooseFile(page, name, bytes)
    await dialog(page).getByRole('alert').filter({ hasText: title }).waitFor()
    await expect.poll(() => button(page, 'Import').getAttribute('aria-disabled')).toBe('true')
  }
  const folder = mkdtempSync(join(tmpdir(), 'castellan-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const large = join(folder, 'large.xlsx')
  writeFileSync(large, '')
  truncateSync(large, importLimits.size + 1)
  await dialog(page).locator('input[type=file]').setInputFiles(large)
  await dialog(page).getByRole('alert').filter({ hasText: 'File too big' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'import-refused')
})

test('without a network a file is looked through, and the import waits until there is one', async () => {
  const page = await openPage()
  await goTo(page, '/employees')
  await installApp(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await openImport(page)
  await chooseCompany(page)
  await chooseFile(
    page,
    'offline.xlsx',
    await writeWorkbook('x', [HEADER, good('Odo', 'odo@offline.example')]),
  )
  await button(page, 'Import 1 person').click()
  await dialog(page).getByText('There is no network').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'import-waiting')
  await page.context().setOffline(false)
  await dialog(page).getByText('The import is done').waitFor()
})

test('a file that the storage does not take is kept, and tried again (EMP-14)', async () => {
  const page = await openPage()
  await openImport(page)
  await chooseCompany(page)
  await chooseFile(page, 'full.xlsx', await writeWorkbook('x', [HEADER, good('Ilse', 'ilse@full.example')]))
  await page.route('**/storage/**', (route) => route.fulfill({ status: 507 }))
  await button(page, 'Import 1 person').click()
  const failed = page.getByRole('alertdialog', { name: 'The file was not uploaded' })
  await failed.getByText('The storage has no room left.').waitFor()
  await failed.getByRole('link', { name: /support/i }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.unroute('**/storage/**')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByText('The import is done').waitFor()
})
