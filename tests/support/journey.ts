import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { type Db, openEmbedded } from '#server/platform/database/database.ts'
import { launchBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { sizeOf, USUAL } from './journey-template.ts'
import { newestMail } from './newest-mail.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface Journey {
  url: string
  server: () => ServerProcess
  startServer: () => Promise<void>
  /** Ends the server as a crash would. */
  killServer: () => Promise<void>
  /** Changes the database in a way that no route offers: the server is stopped for it and started again. */
  changeDatabase: (act: (db: Db) => Promise<unknown>) => Promise<void>
  /** The newest mail to an address, as text; waits until there is one. */
  readMail: (to: string) => Promise<string>
  /** A folder for the profile of a browser that may be closed and opened again. */
  newProfile: () => string
  open: (
    profile: string,
    options?: Parameters<typeof launchBrowser>[0] extends infer O ? Partial<O> : never,
  ) => Promise<BrowserContext>
  end: () => Promise<void>
}

interface JourneyOptions {
  customers?: number
  employees?: number
  /** Settings of the server. */
  environment?: Record<string, string>
}

/** A server process with a small demo organization, and browsers that are all closed at the end. */
export async function startJourney({
  customers = USUAL.customers,
  employees = USUAL.employees,
  environment = {},
}: JourneyOptions = {}): Promise<Journey> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-journey-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  if (customers === USUAL.customers && employees === USUAL.employees)
    cpSync(inject('journeyTemplate'), join(folder, 'data'), { recursive: true })
  const start = () =>
    startServerProcess({
      port,
      dataDir: join(folder, 'data'),
      environment: {
        SITE: 'test',
        TEST_URL: url,
        ...sizeOf({ customers, employees }),
        ...environment,
      },
    })
  let server = await start()
  const open = new Set<BrowserContext>()
  let profiles = 0
  return {
    url,
    server: () => server,
    startServer: async () => {
      server = await start()
    },
    killServer: () => server.kill(),
    changeDatabase: async (act) => {
      await server.stop()
      const { db, close } = await openEmbedded(join(folder, 'data', 'test', 'database'))
      try {
        await act(db)
      } finally {
        await close()
      }
      server = await start()
    },
    readMail: (to) => newestMail(join(folder, 'data', 'mail', 'test'), to),
    newProfile: () => join(folder, `profile-${++profiles}`),
    open: async (profile, options = {}) => {
      const context = await launchBrowser({ viewport: { width: 1440, height: 900 }, ...options, profile })
      open.add(context)
      context.on('close', () => open.delete(context))
      return context
    },
    end: async () => {
      for (const context of open) await context.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
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

/** Signs in, goes to the companies, and waits until they show rows. */
export async function signInAs(page: Page, url: string, name: DemoName) {
  await sendSignIn(page, url, name)
  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
}

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

/** Accepts the licence agreement, which everybody is asked for who has just joined. */
export async function acceptAgreement(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Licence agreement' })
  await dialog.getByRole('status').filter({ hasText: 'Page 1 of' }).waitFor()
  await dialog.getByRole('button', { name: 'I Accept' }).click()
  await dialog.waitFor({ state: 'detached' })
}
