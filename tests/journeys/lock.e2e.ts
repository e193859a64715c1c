import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { HOUR } from '#shared/lib/time.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  changeRow,
  installApp,
  inStep,
  type Journey,
  openEmployees,
  rowOf,
  sessionKeys,
  signInAs,
  startJourney,
  userDatabases,
} from '#tests/support/browser/journey.ts'
import { spawnBrowser } from '#tests/support/browser/killable-browser.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { filesWith } from '#tests/support/browser/profile-files.ts'
import {
  addAuthenticator,
  chooseInMenu,
  lockScreen,
  turnOnPin,
  unlock,
} from '#tests/support/browser/lock-screen.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const rows = (page: Page) => page.getByRole('grid').getByRole('row').nth(3).waitFor()

test('in field mode a device locks, refuses a wrong PIN, and opens where it was', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await openEmployees(page)

  await chooseInMenu(page, /Keep ready for offline work/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN', { exact: true }).fill('123456')
  await dialog.getByLabel('The same PIN again').fill('123456')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('Digits in a row').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await turnOnPin(page)
  await chooseInMenu(page, 'Lock now')
  await lockScreen(page).waitFor()
  await expect.poll(() => page.getByRole('grid').count()).toBe(0)
  // Nothing that opens the server's door lies there unsealed.
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('session')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('sessions').objectStore('sessions').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )
  expect(kept).not.toContain('half')

  await unlock(page, '730518')
  await page.getByText('9 tries are left').waitFor()
  await unlock(page)
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await rows(page)
  expect(new URL(page.url()).pathname).toBe('/employees')
  await inStep(page)
})

test('an hour without activity locks every tab, and one PIN opens them all', async () => {
  const context = await journey.open()
  const first = await context.newPage()
  await first.clock.install()
  await signInAs(first, journey.url, 'owner')
  await inStep(first)
  await turnOnPin(first)

  const second = await context.newPage()
  await second.goto(`${journey.url}/employees`)
  // The key comes from the tab that has it.
  await rows(second)

  await first.clock.fastForward(HOUR + 1000)
  await lockScreen(first).waitFor()
  await first.getByText('an hour without activity').waitFor()
  await lockScreen(second).waitFor()

  await unlock(first)
  await rows(first)
  await rows(second)
})

test('without a network a device in field mode starts cold, by its PIN, and keeps what is changed', async () => {
  const profile = journey.newProfile()
  const before = await journey.openProfile(profile)
  const first = await before.newPage()
  await signInAs(first, journey.url, 'owner')
  await inStep(first)
  await turnOnPin(first)
  await installApp(first)
  await before.close()
  await journey.killServer()

  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await page.goto(`${journey.url}/employees`)
  await lockScreen(page).waitFor()
  await unlock(page)
  await rows(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Job title').fill('Lock Keeper')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()

  await chooseInMenu(page, 'Lock now')
  await unlock(page)
  await rowOf(page, 'Lock Keeper').waitFor()
  await journey.startServer()
  await inStep(page)
})

/** A profile on which somebody has signed in who has no field mode, its browser closed, the server dead. */
async function leaveInSession(name: 'owner' | 'admin' = 'owner'): Promise<string> {
  const profile = journey.newProfile()
  const before = await journey.openProfile(profile)
  const page = await before.newPage()
  await signInAs(page, journey.url, name)
  await inStep(page)
  await installApp(page)
  await before.close()
  await journey.killServer()
  return profile
}

const sealed = (page: Page) => page.getByRole('heading', { name: 'Sealed until there is a connection' })

test('without field mode a device opens without the server while the session lives, and keeps what is changed', async () => {
  const profile = await leaveInSession()
  const page = await (await journey.openProfile(profile)).newPage()
  await page.goto(`${journey.url}/employees`)
  await rows(page)
  await changeRow(page, { value: 'Lift Attendant' })
  await page.reload()
  await rowOf(page, 'Lift Attendant').waitFor()
  await journey.startServer()
  await inStep(page)
})

test('after an hour without activity it stays sealed without the server, and opens by itself when it is back', async () => {
  const profile = await leaveInSession()
  const page = await (await journey.openProfile(profile)).newPage()
  await page.clock.install({ time: Date.now() + HOUR })
  await page.goto(`${journey.url}/employees`)
  await sealed(page).waitFor()
  await page.getByText('Field mode would have opened it').waitFor()
  // What was kept is gone, also for a clock that is set back.
  expect(await sessionKeys(page)).toBe(0)
  await journey.startServer()
  await page.getByRole('button', { name: 'Try now' }).click()
  await rows(page)
})

test('a device of an organization that forbids it stays sealed without the server', async () => {
  const setRule = (openOffline: boolean) =>
    journey.changeDatabase((db) =>
      changeStored(db, 'organization', 'organization', {
        device_policy: { ...defaultDevicePolicy, openOffline },
      }),
    )
  await setRule(false)
  const profile = await leaveInSession('admin')
  const page = await (await journey.openProfile(profile)).newPage()
  await page.goto(`${journey.url}/employees`)
  await sealed(page).waitFor()
  await journey.startServer()
  await setRule(true)
})

test('a browser that was killed opens without the server within the hour, and none after a sign-out', async () => {
  const profile = journey.newProfile()
  const before = await spawnBrowser(profile)
  onTestFinished(() => before.kill())
  const page = await before.context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  expect(await sessionKeys(page)).toBe(1)
  // Chromium writes cookies to the disk half a minute late: until then the session is over with its browser.
  await expect
    .poll(() => filesWith(profile, 'localhostSession').length, { timeout: 60_000, interval: 1000 })
    .toBeGreaterThan(0)
  await before.kill()
  await journey.killServer()

  const after = await spawnBrowser(profile)
  onTestFinished(() => after.kill())
  const again = await after.context.newPage()
  await again.goto(`${journey.url}/employees`)
  await rows(again)
  await journey.startServer()
  await inStep(again)
  await chooseInMenu(again, 'Sign out')
  await again.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(await sessionKeys(again)).toBe(0)
})

test('without field mode an hour without activity signs out, and takes everything along', async () => {
  const page = await (await journey.open()).newPage()
  await page.clock.install()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.clock.fastForward(HOUR + 1000)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(await userDatabases(page)).toEqual([])
})

test('a forgotten PIN is replaced by the password, and nothing is lost', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'admin')
  await inStep(page)
  await turnOnPin(page)
  await chooseInMenu(page, 'Lock now')
  await page.getByRole('button', { name: 'Forgot PIN' }).click()
  await page.getByLabel('Email').fill('admin@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill('Drawbridge-2026!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Choose a new PIN' }).waitFor()
  await dialog.getByLabel('PIN', { exact: true }).fill('914207')
  await dialog.getByLabel('The same PIN again').fill('914207')
  await dialog.getByRole('button', { name: 'Set PIN' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await chooseInMenu(page, 'Lock now')
  await unlock(page)
  await page.getByText('9 tries are left').waitFor()
  await unlock(page, '914207')
  await rows(page)
})

test('a passkey of the device keeps it, and opens it without the server', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await addAuthenticator(page)
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await chooseInMenu(page, /Keep ready for offline work/)
  const dialog = page.getByRole('dialog')
  // It comes first; a PIN stands beside it.
  await dialog.getByRole('radio', { name: 'A passkey', checked: true }).waitFor()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('ready for offline work, behind a passkey').waitFor()
  await dialog.getByRole('button', { name: 'Lock now' }).click()
  await lockScreen(page).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await installApp(page)
  await journey.killServer()
  await page.getByRole('button', { name: 'Unlock with passkey' }).click()
  await rows(page)
  await journey.startServer()
})
