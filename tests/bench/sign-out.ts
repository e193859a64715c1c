import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { inStep, rowOf, signInAs } from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'
import { filesWith } from '#tests/support/browser/profile-files.ts'
import { openRest } from '#tests/support/rest.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { readTruth } from './truth.ts'

const AIM = 1000
const CANARY = 'Xyzzyquartz'
/** Never on the device as anything but plain text: the search has to find it. */
const CONTROL = 'Plainfeldspar'
const CANARIES = 40
const SHOWN = 5

/** W9: everything of a user leaves the device, and the disk. */
export const signOut: Section = {
  title: 'Sign-out with all rows on the device',
  about:
    'From the click on "Sign out" to the last of the user\'s databases gone, as a second tab sees it. Then the browser is closed and every file of its profile searched for strings that were in the rows and on the screen, in UTF-8 and UTF-16; a string that a page kept in plain is found by the same search.',
  async run({ size, folder, product, pages }) {
    const server = await product()
    const front = await pages(server)
    const rest = await openRest(server.url, 'owner')
    const truth = readTruth(size)
    const chosen = truth.employees.filter(({ customer_id }) => customer_id === truth.largest)
    const plant = async (from: number, to: number) => {
      // They come first in the list, so that some are on the screen.
      for (const { id } of chosen.slice(from, to))
        await rest.changeEmployee(id, { first_name: `Aa ${CANARY}` })
    }
    // Half of them come with the snapshot, half as changes.
    await plant(0, CANARIES / 2)
    const profile = join(folder, 'profile')
    const browser = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
    try {
      await keepControl(browser, front.url)
      const watcher = await openWatcher(browser, server.url)
      let clickedAt = Number.NaN
      await browser.exposeFunction('clicked', (at: number) => {
        clickedAt = at
      })
      await browser.addInitScript(() =>
        addEventListener('click', () => void window.clicked(performance.timeOrigin + performance.now()), {
          capture: true,
        }),
      )
      const page = await browser.newPage()
      await signInAs(page, server.url, 'owner')
      await inStep(page)
      await plant(CANARIES / 2, CANARIES)
      // Not searched for: a search stands in the address, and the browser keeps those.
      await page.goto(`${server.url}/employees?company=${truth.largest}`)
      await rowOf(page, CANARY).nth(SHOWN).waitFor()
      await page.goto(`${server.url}/employees`)
      await page.locator(`[role=grid][aria-rowcount="${truth.employees.length + 1}"]`).waitFor()
      await inStep(page)
      check((await userDatabases(watcher)) > 1, 'the rows are in no database')

      const gone = whenGone(watcher)
      await chooseInMenu(page, 'Sign out')
      const goneAt = await gone
      await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
      const welcomed = Date.now() - clickedAt
      check((await userDatabases(watcher)) === 0, 'a database came back')
      await browser.close()
      const control = filesWith(profile, CONTROL).length
      check(control > 0, 'the search does not find what is there')
      // What is searched in is kept folded.
      const found = [CANARY, CANARY.toLowerCase()].flatMap((text) => filesWith(profile, text))
      check(found.length === 0, `${CANARY} is in ${found.join(', ')}`)
      return {
        columns: ['measured'],
        rows: [
          row('click to last database gone', goneAt - clickedAt, 'ms', AIM),
          row('click to the welcome page', welcomed),
          row('strings on the device before', CANARIES, ''),
          row('files with one of them after', found.length, '', 0),
          row('files with the control', control, ''),
        ],
      }
    } finally {
      await browser.close()
    }
  },
}

declare global {
  interface Window {
    clicked: (at: number) => Promise<void>
  }
}

/** A page of the app's origin on which the app does not run. */
async function openWatcher(browser: BrowserContext, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}/config.json`)
  return page
}

/** Another origin keeps the control: a sign-out has the browser clear all of the app's own. */
async function keepControl(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('control', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite', { durability: 'strict' })
          writing.objectStore('rows').put({ text }, 1)
          writing.oncomplete = () => resolve()
        }
      }),
    CONTROL,
  )
  await page.close()
}

const userDatabases = (watcher: Page): Promise<number> =>
  watcher.evaluate(
    async () =>
      (await indexedDB.databases()).filter(({ name = '' }) => /^(data-|cmd-|inbox)/.test(name)).length,
  )

const whenGone = (watcher: Page): Promise<number> =>
  watcher.evaluate(async () => {
    for (;;) {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name)
      if (!names.some((name) => /^(data-|cmd-|inbox)/.test(name)))
        return performance.timeOrigin + performance.now()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
