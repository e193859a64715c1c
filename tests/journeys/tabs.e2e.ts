import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { leadLimits } from '#workers/sync/leadership.ts'
import {
  changeRowAndClose,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { spawnBrowser } from '#tests/support/browser/killable-browser.ts'
import { leaderAmong, lockHolder, stopWorker } from '#tests/support/browser/leading-tab.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'

/** The longest that a silent leader keeps the others waiting: when they look, and how long it gets to answer. */
const LONGEST = leadLimits.silence + leadLimits.beat + leadLimits.answer
/** For a machine that does other things, too. */
const SLACK = 3_000
const TABS = 3

let journey: Journey
let rest: Rest
beforeAll(async () => {
  journey = await startJourney()
  rest = await openRest(journey.url, 'owner')
})
afterAll(() => journey?.end())

interface Tabs {
  pages: Page[]
  leader: Page
  /** Those that do not lead. */
  followers: Page[]
}

/** Three tabs of one profile in step with the server. As with a person only the one in front is visible. */
async function openTabs(): Promise<Tabs> {
  // One that Playwright starts takes every tab for visible, and then none can be frozen.
  const { context, close } = await spawnBrowser(journey.newProfile())
  onTestFinished(close)
  const first = await context.newPage()
  await signInAs(first, journey.url, 'owner')
  await inStep(first)
  const pages = [first]
  for (let tab = 1; tab < TABS; tab++) pages.push(await context.newPage())
  for (const page of pages) {
    await page.bringToFront()
    await page.goto(`${journey.url}/employees`)
    await page.getByRole('grid').getByRole('row').nth(3).waitFor()
    await inStep(page)
  }
  const leader = await leaderAmong(pages)
  return { pages, leader, followers: pages.filter((page) => page !== leader) }
}

async function changeTitle(page: Page, place: number, value: string) {
  await page.bringToFront()
  await changeRowAndClose(page, { place, value })
}

/** Everybody at the server who has this title. */
async function holdersOf(title: string): Promise<Employee[]> {
  const lists = await Promise.all((await rest.companies()).map(({ id }) => rest.employees(id)))
  return lists.flat().filter(({ job_title }) => job_title === title)
}

async function arrives(title: string) {
  await expect.poll(() => holdersOf(title), { timeout: 40_000, interval: 100 }).toHaveLength(1)
}

/** Waits until somebody else holds the lock; gives how long that took. */
async function takenOver(page: Page, from: string | undefined): Promise<number> {
  const start = performance.now()
  await expect
    .poll(() => lockHolder(page), { timeout: 60_000, interval: 50 })
    .toSatisfy((holder: string | undefined) => holder !== undefined && holder !== from)
  return performance.now() - start
}

/** Every tab shows these, and has nothing left to do. */
async function allShow(pages: readonly Page[], titles: readonly string[]) {
  for (const page of pages) {
    await page.bringToFront()
    for (const title of titles) await rowOf(page, title).waitFor()
    await inStep(page)
  }
}

const tell = (how: string, ms: number) => console.log(`${how}: taken over after ${(ms / 1000).toFixed(1)} s`)

test('a page that the browser freezes holds up no other, and takes its place again when it goes on', async () => {
  const { pages, leader, followers } = await openTabs()
  const [other] = followers as [Page, Page]
  const before = await rest.version()
  const holder = await lockHolder(other)
  await other.bringToFront()
  const devTools = await leader.context().newCDPSession(leader)

  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  const taking = takenOver(other, holder)
  await changeTitle(other, 1, 'Made While Frozen')
  const ms = await taking
  await arrives('Made While Frozen')
  tell('frozen by the browser', ms)
  expect(ms).toBeLessThan(LONGEST + SLACK)

  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  await changeTitle(leader, 2, 'Made After Thawing')
  await arrives('Made After Thawing')
  await allShow(pages, ['Made While Frozen', 'Made After Thawing'])
  expect(await rest.version()).toBe(before + 2)
})

test('a leader that falls silent is replaced, and finds that out when it goes on', async () => {
  const { pages, leader, followers } = await openTabs()
  const [other] = followers as [Page, Page]
  const before = await rest.version()
  const holder = await lockHolder(other)
  await other.bringToFront()

  const goOn = await stopWorker(leader)
  const taking = takenOver(other, holder)
  await changeTitle(other, 1, 'Made In Silence')
  const ms = await taking
  await arrives('Made In Silence')
  tell('fallen silent', ms)
  expect(ms).toBeLessThan(LONGEST + SLACK)
  await inStep(other)
  const successor = await lockHolder(other)

  await goOn()
  await changeTitle(leader, 2, 'Made Behind Another Leader')
  await arrives('Made Behind Another Leader')
  await allShow(pages, ['Made In Silence', 'Made Behind Another Leader'])
  expect(await lockHolder(other)).toBe(successor)
  expect(await rest.version()).toBe(before + 2)
})

test('what a silent leader had sent is sent again by the next one, and carried out once', async () => {
  const { pages, leader, followers } = await openTabs()
  const [other] = followers as [Page, Page]
  const before = await rest.version()
  const holder = await lockHolder(other)
  // Whoever is looked at again pulls first; a server that does not answer has to meet a push.
  await changeTitle(leader, 4, 'Made Before')
  await arrives('Made Before')
  await expect.poll(() => readQueue(other)).toMatchObject({ length: 0 })

  const letServerGoOn = journey.hangServer()
  onTestFinished(letServerGoOn)
  await changeTitle(leader, 1, 'Sent By The First')
  await expect.poll(() => readQueue(other)).toEqual({ length: 1, isUp: true })
  const goOn = await stopWorker(leader)
  await other.bringToFront()
  const taking = takenOver(other, holder)
  // The server carries it out and answers somebody who does not hear.
  letServerGoOn()
  await arrives('Sent By The First')
  await changeTitle(other, 2, 'Made By The Second')
  const ms = await taking
  await arrives('Made By The Second')
  tell('fallen silent with a request on its way', ms)
  expect(ms).toBeLessThan(LONGEST + SLACK)
  await inStep(other)

  await goOn()
  await changeTitle(leader, 3, 'Made By The First')
  await arrives('Made By The First')
  const titles = ['Sent By The First', 'Made By The Second', 'Made By The First']
  await allShow(pages, titles)
  for (const title of titles) expect(await holdersOf(title)).toHaveLength(1)
  // The same key came twice; its effect is one version.
  expect(await rest.version()).toBe(before + 4)
})

/** How many changes wait on this device, and whether a push has left it that has no answer yet. */
const readQueue = (page: Page): Promise<{ length: number; isUp: boolean }> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const database = await settled(indexedDB.open(names.find((name) => name.startsWith('cmd-')) ?? ''))
    const [length, flight] = await Promise.all([
      settled(database.transaction('commands').objectStore('commands').count()),
      settled<{ value: { isUp: boolean } } | undefined>(
        database.transaction('meta').objectStore('meta').get('flight'),
      ),
    ])
    database.close()
    return { length, isUp: flight?.value.isUp ?? false }
  })
