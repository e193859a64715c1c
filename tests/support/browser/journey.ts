import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { launchBrowser, launchSharedBrowser, type ProfileOptions } from './browser.ts'
import { startJourneyServer, USUAL } from './journey-server.ts'
import { shareDevices, type Wanted, type WatchedContext } from './shared-devices.ts'
import { newestEmail, newestMail } from '../newest-mail.ts'

export interface Journey {
  url: string
  startServer: () => Promise<void>
  /** Ends the server as a crash would: whoever is connected loses the connection. */
  killServer: () => Promise<void>
  /** Lets the server hang: it answers nothing until the function that this gives is called. */
  hangServer: () => () => void
  /** From now on a browser that looks finds a new build. */
  publish: () => void
  /** Has the running server do a job now, as it otherwise does at its times. */
  sendJob: (queue: string, data: object) => Promise<void>
  /** Changes the database in a way that no route offers, while nobody is connected. */
  changeDatabase: (act: (db: Db) => Promise<unknown>) => Promise<void>
  /** The newest mail to an address, as text; waits until there is one. */
  readMail: (to: string) => Promise<string>
  /** The same with what travels beside its text. */
  readEmail: (to: string) => ReturnType<typeof newestEmail>
  /** A device of its own, which is gone at the end of the test. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /**
   * The page of a device that tests of the file share under a name: the first of them has it begun, all are led to a
   * screen. For tests that only read, or take back what they change and close what they open.
   */
  share: (wanted: Wanted) => Promise<Page>
  /** A folder for the profile of a browser that may be closed and opened again. */
  newProfile: () => string
  /** A browser of its own, whose profile lasts until the end of the journey. */
  openProfile: (profile: string, options?: Omit<ProfileOptions, 'profile'>) => Promise<BrowserContext>
  end: () => Promise<void>
}

interface JourneyOptions {
  customers?: number
  employees?: number
  /** Settings of the server. */
  environment?: Record<string, string>
}

/** By how much pages are slowed down: `JOURNEY_SLOWNESS=4` shows what a journey does not wait for. */
const SLOWNESS = Number(process.env['JOURNEY_SLOWNESS'] ?? 1)

/** The browser of all files that this process runs; it ends with the process. */
let shared: Browser | undefined

const VIEWPORT = { width: 1440, height: 900 }

/** A server with a small demo organization, and browsers that are all closed at the end. */
export async function startJourney({
  customers = USUAL.customers,
  employees = USUAL.employees,
  environment = {},
}: JourneyOptions = {}): Promise<Journey> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-profiles-'))
  const server = await startJourneyServer({ customers, employees, environment })
  const own = new Set<BrowserContext>()
  const lasting = new Set<BrowserContext>()
  const devices = shareDevices({ open: openContext, usual: VIEWPORT, describe: describePages })
  let profiles = 0
  return {
    url: server.url,
    startServer: server.start,
    killServer: server.kill,
    hangServer: server.hang,
    publish: server.publish,
    sendJob: server.send,
    changeDatabase: server.changeDatabase,
    readMail: (to) => newestMail(server.mails, to),
    readEmail: (to) => newestEmail(server.mails, to),
    open: async (options = {}) => {
      const { context, thrown } = await openContext(options)
      if (!TestRunner.getCurrentTest()) lasting.add(context)
      else
        onTestFinished(async ({ task }) => {
          const shown = task.result?.state === 'fail' ? await describePages(context) : []
          await context.close()
          // So that the pages are among the reasons of a test that failed.
          expect(shown, 'what the pages showed when the test failed').toEqual([])
          expect(thrown, 'errors that no page has handled').toEqual([])
        })
      return context
    },
    share: devices.page,
    newProfile: () => join(folder, `profile-${++profiles}`),
    openProfile: async (profile, options = {}) => {
      const context = await launchBrowser({
        viewport: VIEWPORT,
        reducedMotion: 'reduce',
        isEngineAlone: true,
        ...options,
        profile,
      })
      own.add(context)
      context.on('close', () => own.delete(context))
      return context
    },
    end: async () => {
      const thrown = await devices.close()
      for (const context of [...own, ...lasting]) await context.close()
      await server.end()
      rmSync(folder, { recursive: true, force: true })
      expect(thrown, 'errors that no page has handled').toEqual([])
    },
  }
}

/** A device that nobody has used before. */
async function openContext(options: BrowserContextOptions = {}): Promise<WatchedContext> {
  if (!shared?.isConnected()) shared = await launchSharedBrowser()
  // What moves is drawn sixty times a second, and waited for; few journeys show it.
  const context = await shared.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options })
  await holdInstallation(context)
  return { context, thrown: await errorsOf(context) }
}

type Installing = { installApp?: () => void }

/** Pages install the app only when `installApp` says so: that is a sixth of what a journey costs, and few show it. */
const holdInstallation = (context: BrowserContext) =>
  context.addInitScript(() => {
    const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
    if (!workers || workers.controller) return
    const register = workers.register.bind(workers)
    const { promise: isAsked, resolve } = Promise.withResolvers<void>()
    workers.register = (...given) => isAsked.then(() => register(...given))
    ;(window as Installing).installApp = resolve
  })

/** Has a page install the app, as it otherwise does by itself, and waits until it starts without a network. */
export const installApp = (page: Page) =>
  page.evaluate(async () => {
    ;(window as Installing).installApp?.()
    await navigator.serviceWorker.ready
  })

/** React drew again what failed, and nobody saw it; only its cause, which is in no message, tells more. */
export const RECOVERED = /Minified React error #520/
const CAUSE = 'React recovered from: '

/** The errors that pages of a context throw and do not handle, as they come. */
export async function errorsOf(context: BrowserContext): Promise<string[]> {
  const thrown: string[] = []
  if (SLOWNESS > 1) context.on('page', (page) => void slowDown(page).catch(() => undefined))
  context.on('weberror', (each) => {
    const error = each.error()
    if (!RECOVERED.test(error.message)) thrown.push(error.stack ?? String(error))
  })
  await context.addInitScript((mark) => {
    addEventListener('error', ({ error }: { error?: { cause?: unknown } }) => {
      const cause = error?.cause
      if (cause) console.error(mark + (cause instanceof Error ? cause.stack : JSON.stringify(cause)))
    })
  }, CAUSE)
  context.on('console', (message) => {
    if (message.text().startsWith(CAUSE)) console.log(message.text())
  })
  return thrown
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
}

/** What the pages of a test that failed show: the summary of the run has nothing else of them. */
async function describePages(context: BrowserContext): Promise<string[]> {
  const shown: string[] = []
  for (const page of context.pages()) {
    const text = await page
      .evaluate(() => {
        const fields = [...document.querySelectorAll('input')].map(
          (each) => `${each.labels?.[0]?.innerText ?? each.type}=${each.value}`,
        )
        const dialog = document.querySelector('[role=dialog], [role=alertdialog]') as HTMLElement | null
        const words = (dialog ?? document.body).innerText
        // What is told at the end of a long page would else be cut off.
        const told = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')].map(
          (each) => each.innerText,
        )
        return `online: ${navigator.onLine} told: ${told.join(' | ')} ${dialog ? 'dialog' : 'page'}: ${words} fields: ${fields.join(' ')}`
      })
      .catch((cause: unknown) => String(cause))
    shown.push(`${page.url()} ${text.replaceAll(/\s+/g, ' ').slice(0, 3000)}`)
  }
  return shown
}

export type DemoName = 'owner' | 'admin' | 'agent' | 'reader' | 'product'

/** Fills in the sign-in form and sends it. */
export async function sendSignIn(page: Page, url: string, name: DemoName) {
  await page.goto(url)
  await page.getByLabel('Email').fill(`${name}@demo.castellan.example`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The title of the screen that most people start on. */
export const LANDING = 'Security Posture'

/** Signs in at the companies, and waits until they show rows. */
export async function signInAs(page: Page, url: string, name: DemoName) {
  await sendSignIn(page, `${url}/companies`, name)
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
}

/**
 * Goes to another screen from within the app, as a link does, and waits until the one before is gone. To load everything
 * anew costs three times as much, and is for journeys that show a start.
 */
export async function goTo(page: Page, path: string) {
  // By its tag: behind a dialog nothing has a role.
  const heading = await page.locator('main h1').first().elementHandle()
  const text = await heading?.textContent()
  const isSame = new URL(path, page.url()).pathname === new URL(page.url()).pathname
  await lead(page, path)
  if (isSame) return
  await page.waitForFunction(([heading, text]) => !heading?.isConnected || heading.textContent !== text, [
    heading,
    text,
  ] as const)
}

/** Goes to an address from within the app, which may lead elsewhere. */
export const lead = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Goes to Employees by the menu and waits for its rows. */
export async function openEmployees(page: Page) {
  await page.getByRole('link', { name: 'Employees' }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
}

/** Waits until the pill says that the device is in step. */
export const inStep = (page: Page) =>
  page.getByRole('button', { name: /^Synced/ }).waitFor({ timeout: 60_000 })

/** The row of the grid that shows this text. */
export const rowOf = (page: Page, text: string | RegExp) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: text })

/** From the search box by Tab to the row of the table that the keyboard is on; rows must be there. */
export async function tabToRows(page: Page) {
  await page.keyboard.press('/')
  const isOnRow = () =>
    page.evaluate(() => document.activeElement?.matches('[role=grid] [data-index]') === true)
  for (let tabs = 0; tabs < 14; tabs++) {
    await page.keyboard.press('Tab')
    if (await isOnRow()) return
  }
  throw new Error('Tab led to no row')
}

interface RowChange {
  /** Of the row in the grid, from 1. */
  place?: number
  field?: string
  value: string
}

/** Changes a field of the person in a row, and waits until the row shows it. Gives the panel, which stays open. */
export async function changeRow(page: Page, { place = 1, field = 'Job title', value }: RowChange) {
  await page.getByRole('grid').getByRole('row').nth(place).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel(field).fill(value)
  await panel.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, value).waitFor()
  return panel
}

/** The same, with the panel closed again. */
export async function changeRowAndClose(page: Page, change: RowChange) {
  const panel = await changeRow(page, change)
  await panel.getByRole('button', { name: 'Close' }).click()
}

/** What of a user lies in databases of this browser. */
export const userDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => /^(?:cmd-|data-|inbox$)/.test(name)),
  )

/** How many keys of sessions this browser keeps. */
export const sessionKeys = (page: Page): Promise<number> => askSessionKeys(page, 'count')

/** As after an hour without activity: a device without field mode needs the server again. */
export const forgetSessionKeys = (page: Page): Promise<void> => askSessionKeys(page, 'clear')

const askSessionKeys = <T>(page: Page, act: 'count' | 'clear'): Promise<T> =>
  page.evaluate(
    (act) =>
      new Promise<T>((resolve, reject) => {
        const opening = indexedDB.open('keys')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('sessionKeys', 'readwrite')
          const asking = transaction.objectStore('sessionKeys')[act]()
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(asking.result as T)
          }
        }
      }),
    act,
  )

/** Accepts the licence agreement, which everybody is asked for who has just joined. */
export async function acceptAgreement(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Licence agreement' })
  await dialog.getByRole('status').filter({ hasText: 'Page 1 of' }).waitFor()
  await dialog.getByRole('button', { name: 'I Accept' }).click()
  await dialog.waitFor({ state: 'detached' })
}
