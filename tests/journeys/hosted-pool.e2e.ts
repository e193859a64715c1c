import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, test, vi } from 'vitest'
import {
  ADMIN_KEY,
  CLIENT_ID,
  openPoolUnderTest,
  POOL_ID,
  type PoolUnderTest,
} from '#tests/support/pool-under-test.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { acceptAgreement, LANDING } from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'castellan-hosted-'))
const EMAIL = 'odo@harbour.example'
const FIRST = 'Portcullis-2026!'
const SECOND = 'Another-Portcullis-8!'

/** Another server that has the accounts: the browser speaks to it at an address that is not the app's. */
let hosted: PoolUnderTest
let server: ServerProcess
let url: string
let context: BrowserContext
let page: Page

beforeAll(async () => {
  hosted = await openPoolUnderTest()
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await startServerProcess({
    port,
    dataDir: join(folder, 'data'),
    environment: {
      SITE: 'live',
      USER_POOL_URL: `${hosted.issuer}/`,
      USER_POOL_ISSUER: hosted.issuer,
      USER_POOL_CLIENT_ID: CLIENT_ID,
      USER_POOL_ID: POOL_ID,
      USER_POOL_KEY_ID: ADMIN_KEY.id,
      USER_POOL_KEY_SECRET: ADMIN_KEY.secret,
    },
  })
  context = await launchBrowser({
    isEngineAlone: true,
    profile: join(folder, 'profile'),
    viewport: { width: 1440, height: 900 },
  })
  page = await context.newPage()
})
afterAll(async () => {
  await context?.close()
  await server?.stop()
  await hosted?.close()
  rmSync(folder, { recursive: true, force: true })
})

const inside = () => page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()

const mailedCode = () =>
  vi.waitFor(
    () => {
      const code = /\b\d{6}\b/.exec(hosted.mailsTo(EMAIL).at(-1)?.text ?? '')?.[0]
      if (!code) throw new Error('No mail with a code has come')
      return code
    },
    { timeout: 30_000 },
  )

async function signIn(password: string) {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('the owner of a new site gets their account at the hosted pool, and is in', async () => {
  await page.goto(/http:\S+\/first-run\?token=\S+/.exec(server.output())?.[0] ?? '')
  await page.getByLabel('First name').fill('Odo')
  await page.getByLabel('Last name').fill('Keeper')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('New password').fill(FIRST)
  await page.getByLabel('Confirm password').fill(FIRST)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name of the organization').fill('Harbour Services')
  await page.getByRole('button', { name: 'Set up and sign in' }).click()
  await acceptAgreement(page)
  await inside()
  await page.reload()
  await inside()
})

test('a wrong password is refused in its words, and the right one lets in again', async () => {
  await chooseInMenu(page, 'Sign out')
  await page.getByLabel('Email').waitFor()
  await signIn(SECOND)
  await page.getByText('The login details are incorrect').waitFor()
  await signIn(FIRST)
  await inside()
})

test('a forgotten password is replaced by the code that the hosted pool mails', async () => {
  await chooseInMenu(page, 'Sign out')
  await page.getByLabel('Email').waitFor()
  await page.goto(`${url}/auth/forgot-password`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('email sent').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode())
  await page.getByLabel('New password').fill(SECOND)
  await page.getByLabel('Confirm password').fill(SECOND)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Your password has been changed, please login again.').waitFor()
  await signIn(SECOND)
  await inside()
})
