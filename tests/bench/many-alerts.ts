import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { inStep, sendSignIn } from '#tests/support/browser/journey.ts'
import { paintedRows } from './cold-start.ts'
import { heapOf } from './heap.ts'
import { fillAlerts, SEARCHED } from './many-alerts-data.ts'
import { installPaintWatch } from './paint-watch.ts'
import { row, type Section, type SectionRow } from './section.ts'
import { check } from './setting.ts'
import { median } from './statistics.ts'

const ALERTS = 100_000
const STARTS = 3
const STEPS = 20
const RESOLVED = 5
/** What a person does is to be answered within so many milliseconds. */
const AIM = 50
/** Every alert, closed ones, too. */
const EVERY = '/secure/alerts?state=every'

const open = async (profile: string): Promise<BrowserContext> => {
  const browser = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
  await browser.addInitScript(installPaintWatch)
  return browser
}

/** How long a page is left alone before the next start: it reads what is closed after its first rows. Milliseconds. */
const REST = 4000

/** Milliseconds from the navigation to ten painted rows, for each of some starts. */
async function starts(page: Page, address: string): Promise<number> {
  const measured: number[] = []
  for (let start = 0; start < STARTS; start++) {
    // A page that is busy keeps a browser from leaving it, which would be measured with the next.
    await page.waitForTimeout(REST)
    await page.goto('about:blank')
    await page.goto(address)
    measured.push(await paintedRows(page))
    await inStep(page)
  }
  await page.waitForTimeout(REST)
  return median(measured)
}

/** Until the worker has kept what the list begins with, which it does once after a load. */
const firstLookIsKept = (page: Page) =>
  page.waitForFunction(
    async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
      const name = names.find((each) => each.startsWith('data-')) ?? ''
      const answerOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error ?? new Error('No database'))
        })
      const database = await answerOf(indexedDB.open(name))
      try {
        const state = database.transaction('state').objectStore('state')
        return (await answerOf(state.count('earlyAlerts'))) > 0
      } finally {
        database.close()
      }
    },
    undefined,
    { timeout: 120_000, polling: 1000 },
  )

/** Milliseconds from the first event that `act` gives the page until what it changes was painted. */
async function answered(page: Page, what: 'rows' | 'panel', act: () => Promise<unknown>): Promise<number> {
  const watched = await page.evaluateHandle((changing) => {
    const rows = () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')
    const panel = () => [...document.querySelectorAll('aside')].at(-1)
    const [rowsBefore, panelBefore] = [rows(), panel()]
    const isThere = () =>
      changing === 'rows'
        ? rows() !== rowsBefore
        : panel() !== panelBefore && panel()?.textContent.includes('Related in all companies')
    const types = ['keydown', 'click', 'input']
    let began: number | undefined
    const begin = ({ timeStamp }: Event) => (began ??= timeStamp)
    for (const type of types) addEventListener(type, begin, { capture: true })
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const from = began
        if (from === undefined || !isThere()) return
        observer.disconnect()
        for (const type of types) removeEventListener(type, begin, { capture: true })
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            port1.close()
            resolve(performance.now() - from)
          }
          port2.postMessage(null)
        })
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
    return { painted }
  }, what)
  await act()
  const measured = await watched.evaluate(({ painted }) => painted)
  await page.waitForTimeout(300)
  return measured
}

/** The longest of the frames after a jump to the middle of the list, with half a second of scrolling from there. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const grid = document.querySelector('[role=grid]')
        if (grid) grid.scrollTop = grid.scrollHeight / 2
        let [before, longest, frames] = [performance.now(), 0, 0]
        const step = () => {
          const now = performance.now()
          longest = Math.max(longest, now - before)
          before = now
          grid?.scrollBy(0, 72)
          if (++frames < 30) requestAnimationFrame(step)
          else resolve(longest)
        }
        requestAnimationFrame(step)
      }),
  )

const rowCount = async (page: Page) => Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1

/** Chooses one of the severities in the menu of filters, and takes it off again. */
async function filter(page: Page): Promise<{ filtering: number; unfiltering: number }> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const item = page.getByRole('menuitemcheckbox', { name: 'High' })
  await item.waitFor()
  await page.waitForTimeout(200)
  const filtering = await answered(page, 'rows', () => item.click())
  const unfiltering = await answered(page, 'rows', () => item.click())
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
  return { filtering, unfiltering }
}

/** What a person does with the list of every alert, each with its milliseconds. */
export async function measureList(page: Page): Promise<SectionRow[]> {
  const frame = await longestFrame(page)
  const { filtering, unfiltering } = await filter(page)
  const box = page.getByRole('searchbox')
  // A person is in the field a moment before the first letter.
  await box.focus()
  await page.waitForTimeout(500)
  const searching = await answered(page, 'rows', () => box.fill('nov'))
  const further = await answered(page, 'rows', () => box.fill(SEARCHED))
  const found = await rowCount(page)
  check(found > 0 && found < ALERTS, `${found} alerts were found`)
  const leaving = await answered(page, 'rows', () => box.fill(''))
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ top: 0 }))
  await page.locator('[role=grid] [data-index="3"]').focus()
  const opening = await answered(page, 'panel', () => page.keyboard.press('Enter'))
  const steps: number[] = []
  for (let step = 0; step < STEPS; step++)
    steps.push(await answered(page, 'panel', () => page.keyboard.press('j')))
  return [
    row('scroll to the middle and on, the longest frame', frame, 'ms', AIM),
    row('filter by a severity', filtering, 'ms', AIM),
    row('take the filter off', unfiltering, 'ms', AIM),
    row('first search', searching, 'ms', AIM),
    row(`search for an account, ${found} found`, further, 'ms', AIM),
    row('take the search off', leaving, 'ms', AIM),
    row('open one with what is related', opening, 'ms', AIM),
    row(`J, half of ${STEPS}`, median(steps), 'ms', AIM),
    row('J, the longest', Math.max(...steps), 'ms', AIM),
  ]
}

/** E on alert after alert of those that are to be looked at: until each row is gone. */
export async function measureResolving(page: Page): Promise<SectionRow[]> {
  await page.keyboard.press('j')
  await page.getByText('Related in all companies').waitFor()
  const times: number[] = []
  for (let time = 0; time < RESOLVED; time++)
    times.push(await answered(page, 'rows', () => page.keyboard.press('e')))
  return [
    row(`E until the row is gone, half of ${RESOLVED}`, median(times)),
    row('E, the longest', Math.max(...times)),
  ]
}

export const manyAlerts: Section = {
  title: 'A hundred thousand alerts on the device',
  about: `${ALERTS} alerts of 90 days over every company, most of them closed, loaded by the app itself into a real browser. Starts are of a page that was loaded before and left alone for four seconds, the median of ${STARTS}, to ten painted rows; the employees stand beside them. Everything but E is done in the list of every alert, from the event to the painted answer; the search field had the focus for half a second before. E is pressed in the list of those to be looked at.`,
  async run({ folder, product }) {
    const server = await product()
    await server.withDatabase((db) => fillAlerts(db, ALERTS, Date.now()))
    const browser = await open(join(folder, 'many-alerts'))
    try {
      const page = await browser.newPage()
      await sendSignIn(page, `${server.url}/secure/alerts`, 'owner')
      await paintedRows(page)
      await inStep(page)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await firstLookIsKept(page)
      const employees = await starts(page, `${server.url}/employees`)
      const firstRows = await starts(page, `${server.url}/secure/alerts`)
      const resolving = await measureResolving(page)
      const every = await starts(page, `${server.url}${EVERY}`)
      check((await rowCount(page)) >= ALERTS, 'every alert is listed')
      const list = await measureList(page)
      const heap = await heapOf(page)
      return {
        columns: ['measured'],
        rows: [
          row('address to first rows, employees', employees),
          row('address to first rows, alerts to be looked at', firstRows, 'ms', Math.ceil(employees)),
          row('address to first rows, every alert', every),
          ...list,
          ...resolving,
          row('heap of the page', heap.page / 1e6, 'MB'),
        ],
      }
    } finally {
      await browser.close()
      await server.kill()
    }
  },
}
