import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import type { BenchSession } from './pages/bench-session.ts'
import { countWrongTitles, makeEdits } from './edits.ts'
import type { BenchPage } from './pages/bench-page.ts'
import { drainSnapshot, openServerSession } from './server-session.ts'
import { check, type Figures, type Setting } from './setting.ts'
import { median } from './statistics.ts'
import { SEARCH } from './truth.ts'

export const CONTENDERS = ['product', 'dexie', 'floor'] as const
export type ContenderName = (typeof CONTENDERS)[number]

const REPEATS = 7
const CHANGES = 15
const CHANGED_ROWS = 1000
const QUEUED = 10_000
const SINGLE = 60
const COLD_STARTS = 3

declare global {
  interface Window {
    bench: BenchPage
  }
}

/** One contender in a browser with a fresh profile, through all workloads. */
export async function runContender(setting: Setting, name: ContenderName): Promise<Figures> {
  const { pages, product, truth, wants, round, folder, shell } = setting
  const profile = join(folder, `${name}-${round}`)
  const figures: Figures = {}
  const session = await openServerSession(product.url)
  const token = session.tokens.idToken
  // The server's segments were written anew where rows had changed; every contender meets it prepared.
  for (const form of ['gzip', 'plain'] as const) await drainSnapshot(product.url, token, form)
  pages.setOnline(true)
  let browser: BrowserContext = await launchBrowser({ profile })
  const address = `${pages.url}/?contender=${name}`
  try {
    let page = await openPage(browser, address)
    await page.evaluate((urls) => window.bench.installShell([...urls]), shell)
    await page.evaluate((own) => window.bench.signIn(own), session)
    await page.evaluate(() => window.bench.open())
    const load = await page.evaluate(() => window.bench.load())
    if (wants('first-load')) figures['first load'] = load.ms

    await page.goto(address)
    await page.waitForFunction(() => 'bench' in window)
    // The floor's columns are made ready now; the others answer with what the load left.
    if (name === 'floor') {
      await page.evaluate(() => window.bench.open())
      await page.evaluate((id) => window.bench.makeReady(id), truth.largest)
    } else {
      const ms = await openAndSearch(page, setting)
      if (wants('search')) figures['first search ever, after a reload'] = ms
    }
    await checkRows(page, setting)
    figures['stored, MB'] = (await page.evaluate(() => window.bench.stored())) / 1e6

    if (wants('search')) Object.assign(figures, await repeatQuestions(page, setting))
    if (wants('cold-start') || wants('search')) {
      await browser.close()
      pages.setOnline(false)
      const starts: Figures[] = []
      for (let start = 0; start < COLD_STARTS; start++) {
        browser = await launchBrowser({ profile })
        starts.push(await startCold(browser, address, setting))
        if (start < COLD_STARTS - 1) await browser.close()
      }
      for (const figure of Object.keys(starts[0] ?? {})) {
        const values = starts.map((each) => each[figure] ?? Number.NaN)
        figures[figure] = median(values)
      }
      page = browser.pages().at(-1)!
      pages.setOnline(true)
    }
    if (wants('changes')) {
      page = await openPage(browser, address)
      await page.evaluate(() => window.bench.open())
      Object.assign(figures, await changeRows(page, setting, token))
    }
    if (wants('queue')) {
      page = await openPage(browser, address)
      await page.evaluate(() => window.bench.open())
      await page.waitForTimeout(1000)
      Object.assign(figures, await queueEdits(page, setting, session))
    }
    return figures
  } finally {
    await browser.close()
    pages.setOnline(true)
  }
}

export async function openPage(browser: BrowserContext, address: string): Promise<Page> {
  for (const page of browser.pages()) if (page.url() !== 'about:blank') await page.close()
  const page = await browser.newPage()
  page.on('pageerror', (cause) => console.error(`  in the page: ${cause.stack ?? cause.message}`))
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in window)
  return page
}

/** Every row is there, and three of them are what the generator says. */
async function checkRows(page: Page, { truth }: Setting) {
  const { employees } = truth
  const count = await page.evaluate(() => window.bench.count())
  check(count === employees.length, `${count} rows after the reload`)
  for (const place of [0, employees.length >> 1, employees.length - 1]) {
    const wanted = employees[place]!
    const row = await page.evaluate(([customerId, id]) => window.bench.read(customerId, id), [
      wanted.customer_id,
      wanted.id,
    ] as const)
    const right = { ...wanted, job_title: truth.titles.get(wanted.id) }
    check(row !== undefined, `row ${place} is missing`)
    for (const field of ['email', 'display_name', 'job_title', 'date_joined', 'ignored'] as const)
      check(row[field] === right[field], `${field} of row ${place}`)
  }
}

async function repeatQuestions(page: Page, { truth }: Setting): Promise<Figures> {
  const search = await page.evaluate((text) => window.bench.search(text), SEARCH)
  check(search.answer.total === truth.found, `${search.answer.total} found instead of ${truth.found}`)
  const count = await page.evaluate(() => window.bench.countWithoutMfa())
  check(count.answer === truth.withoutMfa, `${count.answer} counted instead of ${truth.withoutMfa}`)
  const searches = await page.evaluate(([text, times]) => window.bench.repeatSearch(text, times), [
    SEARCH,
    REPEATS,
  ] as const)
  const counts = await page.evaluate((times) => window.bench.repeatCount(times), REPEATS)
  return { 'search again': median(searches), 'count again': median(counts) }
}

/** Without a network: the browser was closed, its profile is opened again. */
async function startCold(browser: BrowserContext, address: string, setting: Setting) {
  const { truth, wants } = setting
  const figures: Figures = {}
  if (wants('cold-start')) {
    const page = await openPage(browser, `${address}&cold=${truth.largest}`)
    await page.waitForFunction(() => window.bench.cold)
    const cold = (await page.evaluate(() => window.bench.cold))!
    check(cold.ids.length === 10, `${cold.ids.length} rows at the cold start`)
    figures['cold offline start, bench page'] = cold.shown
    figures['cold offline start, bench page, after its script ran'] = cold.shown - cold.script
    await page.close()
  }
  if (wants('search')) {
    const page = await openPage(browser, address)
    figures['first search after a start'] = await openAndSearch(page, setting)
  }
  return figures
}

/** From the call that opens the store to the answer. */
async function openAndSearch(page: Page, { truth }: Setting): Promise<number> {
  const { open, search } = await page.evaluate(async (text) => {
    const open = await window.bench.open()
    return { open, search: await window.bench.search(text) }
  }, SEARCH)
  check(search.answer.total === truth.found, `${search.answer.total} found instead of ${truth.found}`)
  return open.ms + search.ms
}

async function changeRows(page: Page, { truth, round }: Setting, token: string): Promise<Figures> {
  const shown = await page.evaluate((id) => window.bench.watch(id), truth.largest)
  const singles: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const id = shown[change % 10] ?? ''
    const title = `Changed ${round} ${change}`
    singles.push(await page.evaluate((args) => window.bench.changeOne(...args), [token, id, title] as const))
    truth.titles.set(id, title)
  }
  const ids = (await page.evaluate(() => window.bench.heeded())).slice(0, CHANGED_ROWS)
  check(ids.length >= Math.min(CHANGED_ROWS, truth.employees.length / 60), `${ids.length} rows to change`)
  const many: number[] = []
  for (const ignored of [true, false, true, false]) {
    many.push(
      await page.evaluate((args) => window.bench.changeMany(...args), [
        token,
        truth.largest,
        ids,
        ignored,
      ] as [string, string, string[], boolean]),
    )
  }
  return { 'one change': median(singles.slice(3)), '1,000 changed rows': median(many.slice(1)) }
}

async function queueEdits(page: Page, setting: Setting, session: BenchSession): Promise<Figures> {
  const { pages, product, truth, round } = setting
  pages.setOnline(false)
  await page.waitForTimeout(300)
  // A small trial has not so many people.
  const many = Math.min(QUEUED, truth.employees.length - SINGLE)
  const singles = makeEdits(truth, SINGLE, many, `Single ${round}`)
  const each: number[] = []
  if (singles.length > 0)
    each.push(...(await page.evaluate((edits) => window.bench.queueSingly(edits), singles)))
  const edits = makeEdits(truth, many, 0, `Queued ${round} ${performance.now().toFixed(0)}`)
  const queued = await page.evaluate((all) => window.bench.queue(all), edits)
  pages.setOnline(true)
  await page.waitForTimeout(300)
  const waiting = await page.evaluate(() => window.bench.waiting())
  const flush = await page.evaluate(() => window.bench.flush())
  const left = await page.evaluate(() => window.bench.waiting())
  check(left === 0, `${left} edits left in the queue`)
  const sent = waiting >= many + SINGLE ? [...singles, ...edits] : edits
  for (const { id, title } of sent) truth.titles.set(id, title)
  const wrong = await countWrongTitles(product.url, session, truth)
  check(wrong === 0, `${wrong} rows of the server are not as edited`)
  return {
    'one queued edit': median(each.slice(5)),
    '10,000 edits queued at once': queued.ms,
    'flush of 10,000': flush.ms,
  }
}
