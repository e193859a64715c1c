import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { inStep, sendSignIn } from '#tests/support/browser/journey.ts'
import { plantedPeople } from '#tests/support/spreadsheets/planted-people.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'

const PEOPLE = 100_000
const FAULTY = 500
const HEADER = ['First Name', 'Last Name', 'Email', 'Phone', 'Department', 'Job Title']
/** What a person does meanwhile is to be answered within so many milliseconds. */
const AIM = 50

/** Begins to watch how long the page goes without a frame; the longest in milliseconds is given by `longestFrame`. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const watch = { longest: 0, before: performance.now() }
    Object.assign(window, { frameWatch: watch })
    const look = (now: number) => {
      watch.longest = Math.max(watch.longest, now - watch.before)
      watch.before = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** The longest frame since it was last asked. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { frameWatch } = window as unknown as { frameWatch: { longest: number } }
    const { longest } = frameWatch
    frameWatch.longest = 0
    return longest
  })

export const employeeImport: Section = {
  title: 'A hundred thousand people from a file',
  about: `A workbook of ${PEOPLE} people with ${FAULTY} planted faults, chosen in the dialog of the app in a real browser, looked through, sent and imported by the server into its embedded database, one company. The longest frame is of the page meanwhile.`,
  async run({ folder, product }) {
    const server = await product()
    await server.withDatabase((db) =>
      sql`
        do $$ begin
          alter table customer disable trigger customer_is_stamped;
          update customer set max_users = 200000;
          alter table customer enable trigger customer_is_stamped;
        end $$`.execute(db),
    )
    const { rows, good } = plantedPeople({ people: PEOPLE, faulty: FAULTY, domain: 'bench.example' })
    const bytes = await writeWorkbook('People', [HEADER, ...rows])
    // By its path, for the page itself would have to make a file of bytes that it is given.
    const file = join(folder, 'people.xlsx')
    writeFileSync(file, bytes)
    const browser = await launchBrowser({
      profile: join(folder, 'employee-import'),
      viewport: { width: 1440, height: 900 },
    })
    try {
      const page = await browser.newPage()
      await sendSignIn(page, `${server.url}/employees`, 'owner')
      await inStep(page)
      const dialog = page.getByRole('dialog', { name: 'Import employees' })
      await page.getByRole('button', { name: 'Add employees' }).click()
      await page.getByRole('menuitem', { name: /Import a file/ }).click()
      await dialog.getByRole('button', { name: /^Company:/ }).click()
      await page.getByRole('option').first().click()
      await watchFrames(page)
      const chosen = performance.now()
      await dialog.locator('input[type=file]').setInputFiles(file)
      await dialog.getByText(`${FAULTY} problems`).waitFor({ timeout: 120_000 })
      const previewed = performance.now()
      const frameOfPreview = await longestFrame(page)
      await dialog.getByRole('button', { name: /^Import \d+ people/ }).click()
      await dialog.getByText('The import is done').waitFor({ timeout: 900_000 })
      const imported = performance.now()
      const frameOfImport = await longestFrame(page)
      const figures = await dialog.locator('dl dd').allTextContents()
      check(
        Number(figures[0]?.replaceAll(/\D/g, '')) === good.length,
        'everybody without a fault was imported',
      )
      check(Number(figures[3]?.replaceAll(/\D/g, '')) === FAULTY, 'everybody with a fault was left out')
      return {
        columns: ['measured'],
        rows: [
          row('size of the file', bytes.length / 1e6, 'MB'),
          row('chosen to every problem named', previewed - chosen),
          row('the longest frame meanwhile', frameOfPreview, 'ms', AIM),
          row('asked for to imported', imported - previewed),
          row('the longest frame meanwhile, with the people coming in', frameOfImport),
        ],
      }
    } finally {
      await browser.close()
      await server.kill()
    }
  },
}
