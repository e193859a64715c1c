import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const COMPANY = 'Blue Heron Freight'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const LINE = 'Nov 26 10:00:00 fw01 denied tcp 10.1.2.3 dropbox.example\n'
const logOf = (name: string, size: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(LINE.repeat(Math.ceil(size / LINE.length)).slice(0, size)),
})

const submit = (page: Page) => page.locator('main').getByRole('button', { name: 'Upload', exact: true })
const uploadOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads of this device' }).getByRole('listitem', { name })
const widget = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const toast = (page: Page, text: string) => page.getByText(text)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${field}:`) }).click()
  await page.getByRole('combobox').fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills the form in and sends it. */
async function upload(page: Page, file: ReturnType<typeof logOf>, vendor = 'Cisco ASA') {
  await goTo(page, '/setup/upload')
  await choose(page, 'For the company', COMPANY)
  await choose(page, 'Vendor', vendor)
  await page.locator('main input[type=file]').setInputFiles(file)
  await submit(page).click()
  await uploadOf(page, file.name).waitFor()
}

/** On the device that these tests share. */
const openPage = (): Promise<Page> => journey.share({ name: 'owner', begin: signIn, path: '/companies' })

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

test('a log is uploaded while its person works elsewhere, listed, and downloaded as it was (FILE-01, FILE-02)', async () => {
  const page = await openPage()
  const log = logOf('proxy.csv', fileLimits.part + 5000)
  await upload(page, log)
  await goTo(page, '/employees')
  await widget(page, 'Uploads: none in progress').click()
  const sheet = page.getByRole('dialog', { name: 'Uploads of this device' })
  await sheet.getByRole('listitem', { name: 'proxy.csv' }).getByText('Uploaded', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await sheet.getByRole('button', { name: 'All files' }).click()
  await row(page, 'proxy.csv').getByText('Uploaded', { exact: true }).waitFor()
  await row(page, 'proxy.csv').click()
  const panel = page.getByRole('complementary', { name: 'proxy.csv' })
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('proxy.csv')
  expect(readFileSync(await download.path()).equals(log.buffer)).toBe(true)
  // It has only just arrived (FILE-08).
  await panel.getByText('A file can be deleted 30 minutes after').filter({ visible: true }).waitFor()
})

test('what cannot be uploaded is told at the file before anything is sent (FILE-07)', async () => {
  const page = await openPage()
  await goTo(page, '/setup/upload')
  await choose(page, 'For the company', COMPANY)
  await choose(page, 'Vendor', 'Check Point')
  await page.locator('main input[type=file]').setInputFiles([
    { name: 'people.exe', mimeType: 'text/plain', buffer: Buffer.from('x') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
  ])
  const chosen = page.getByRole('list', { name: 'Chosen files' })
  await chosen.getByText('This type of file cannot be uploaded.').waitFor()
  await chosen.getByText('The file has nothing in it.').waitFor()
  await submit(page).click()
  await page.getByText('Take away the files that cannot be uploaded.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  for (const name of ['people.exe', 'empty.txt'])
    await page.getByRole('button', { name: `Take ${name} away` }).click()
  // A table that is called a text is found out when it is read.
  await page.locator('main input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]),
  })
  await submit(page).click()
  await uploadOf(page, 'people.csv').getByText('What is in the file is not text.').waitFor()
})

test('without a network an upload waits, outlives its page, and is sent once there is one (FILE-04)', async () => {
  const page = await openPage()
  await goTo(page, '/setup/upload')
  await installApp(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await upload(page, logOf('offline.txt', 2 * fileLimits.part))
  await uploadOf(page, 'offline.txt').getByText('Waits for a network').waitFor()
  await page.reload()
  await uploadOf(page, 'offline.txt').getByText('Waits for a network').waitFor()
  await page.context().setOffline(false)
  await uploadOf(page, 'offline.txt').getByText('Uploaded', { exact: true }).waitFor()
})

test('an upload of a vendor whose logs are not read is told so, paused, and canceled (FILE-04, FILE-06)', async () => {
  const page = await (await journey.open(PHONE)).newPage()
  await sendSignIn(page, `${journey.url}/setup/upload`, 'owner')
  await choose(page, 'For the company', COMPANY)
  await choose(page, 'Vendor', 'Other')
  await page.getByRole('textbox', { name: 'Name of the vendor' }).fill('Acme Wall')
  await page.locator('main').getByText('This vendor is not supported').waitFor()
  await page.locator('main input[type=file]').setInputFiles(logOf('acme.txt', 1000))
  await inStep(page)
  // Nothing is answered, so that it stays under way.
  onTestFinished(journey.hangServer())
  await submit(page).click()
  await uploadOf(page, 'acme.txt').getByRole('button', { name: 'Pause acme.txt' }).click()
  await uploadOf(page, 'acme.txt').getByText('Paused', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await uploadOf(page, 'acme.txt').getByRole('button', { name: 'Go on with acme.txt' }).click()
  await uploadOf(page, 'acme.txt').getByText('Being sent', { exact: true }).waitFor()
  await uploadOf(page, 'acme.txt').getByRole('button', { name: 'Cancel acme.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the upload' }).click()
  await uploadOf(page, 'acme.txt').getByText('Canceled', { exact: true }).waitFor()
  await toast(page, 'The upload has been canceled.').waitFor()
})

/** In bytes; `UPLOAD_BYTES=2147483648` shows the largest there is, which takes minutes. */
const KILLED_SIZE = Number(process.env['UPLOAD_BYTES'] ?? 4 * fileLimits.part)

test(
  'an upload whose tab, worker, browser, server and network are killed twice each arrives as it was (FILE-04)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-upload-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'killed.csv')
    const hash = await writeLog(path, KILLED_SIZE)
    const profile = journey.newProfile()
    let context = await journey.openProfile(profile)
    let page = context.pages()[0] ?? (await context.newPage())
    await sendSignIn(page, `${journey.url}/setup/upload`, 'owner')
    await submit(page).waitFor()
    await inStep(page)
    await choose(page, 'For the company', COMPANY)
    await choose(page, 'Vendor', 'Zscaler')
    await page.locator('main input[type=file]').setInputFiles(path)
    await submit(page).click()
    const upload = () => uploadOf(page, 'killed.csv')
    // Until all of it is on the device its page has to stay.
    await upload().getByText('Keep this window open').waitFor({ state: 'detached', timeout: PATIENCE })
    const again = async () => {
      page = await context.newPage()
      await page.goto(`${journey.url}/setup/upload`)
    }
    const kills: Record<string, () => Promise<unknown>> = {
      tab: async () => {
        const old = page
        await again()
        await old.close()
      },
      worker: async () => {
        const worker = page.workers().find((each) => each.url().includes('files.worker'))
        await worker?.evaluate(() => self.close())
      },
      browser: async () => {
        await context.close()
        context = await journey.openProfile(profile)
        await again()
      },
      server: async () => {
        await journey.killServer()
        await journey.startServer()
      },
      network: async () => {
        await context.setOffline(true)
        await page.getByRole('button', { name: /^Offline/ }).waitFor()
        await context.setOffline(false)
      },
    }
    for (const kill of [...Object.values(kills), ...Object.values(kills)]) {
      // A large one is killed on its way, each time somewhere else.
      if (KILLED_SIZE > 100 * fileLimits.part) await goFurther(upload())
      await kill()
      await upload().waitFor({ timeout: PATIENCE })
    }
    await expect.poll(() => upload().innerText(), { timeout: PATIENCE }).toContain('Uploaded')
    await goTo(page, '/setup/files')
    await row(page, 'killed.csv').click()
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('complementary', { name: 'killed.csv' })
      .getByRole('button', { name: 'Download' })
      .click()
    expect(await hashOf(await (await downloading).path())).toBe(hash)
  },
  120_000 + KILLED_SIZE / 1000,
)

/** How long the content of a file may take. */
const PATIENCE = 30_000 + KILLED_SIZE / 3000

/** Waits until an upload has come further, or has arrived. */
async function goFurther(upload: Locator): Promise<void> {
  const earlier = await upload.innerText()
  const hasArrived = upload.getByText('Uploaded', { exact: true })
  await expect
    .poll(async () => (await upload.innerText()) !== earlier || (await hasArrived.isVisible()), {
      timeout: PATIENCE,
    })
    .toBe(true)
}

/** A log whose every line is another one; gives its hash. */
async function writeLog(path: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  const file = createWriteStream(path)
  for (let at = 0, piece = 0; at < size; piece++) {
    const lines = Array.from(
      { length: 20_000 },
      (_, line) => `${piece}-${line},10.0.0.1,dropbox.example,denied\n`,
    )
    const bytes = Buffer.from(lines.join('')).subarray(0, size - at)
    at += bytes.length
    hash.update(bytes)
    if (!file.write(bytes)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  return hash.digest('hex')
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
