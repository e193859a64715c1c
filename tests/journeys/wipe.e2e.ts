import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'
import {
  installApp,
  changeRowAndClose,
  inStep,
  type Journey,
  openEmployees,
  rowOf,
  signInAs,
  startJourney,
  userDatabases,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu, setPin, unlock } from '#tests/support/browser/lock-screen.ts'
import { filesWith } from '#tests/support/browser/profile-files.ts'

const CANARY = 'Xyzzyquartz'
const COMPANY = `${CANARY}company`
const PERSON = `${CANARY}person`
const KEPT = `${CANARY}kept`

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

let isServerDead = false
const pullCable = async () => {
  isServerDead = true
  await journey.killServer()
}
const plugCable = async () => {
  if (isServerDead) await journey.startServer()
  isServerDead = false
}
afterEach(plugCable)

async function addCompany(page: Page) {
  await page.getByRole('button', { name: 'Add company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill(COMPANY)
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await rowOf(page, COMPANY).waitFor()
}

/** What is noted of wipes on the page's device; with `begun` that is noted first. */
const wipes = (page: Page, begun?: object) =>
  page.evaluate(
    (given) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('session')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')))
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('wipes', 'readwrite', { durability: 'strict' })
          if (given) work.objectStore('wipes').put({ k: 'current', begun: given })
          const all = work.objectStore('wipes').getAll() as IDBRequest<unknown[]>
          work.addEventListener('complete', () => {
            opening.result.close()
            resolve(all.result)
          })
        })
      }),
    begun,
  )

/** Signs in, and makes a change that cannot be sent. */
async function queueWithoutServer(page: Page, change: string) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await openEmployees(page)
  await installApp(page)
  await pullCable()
  await changeRowAndClose(page, { value: change })
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
}

test('the search through a profile finds what was ever written there in plain', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await page.goto(journey.url)
  await page.evaluate(
    (canary) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('plain', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite', { durability: 'strict' })
          writing.objectStore('rows').put({ name: canary, rest: 'x'.repeat(1000) }, 1)
          writing.oncomplete = () => resolve()
        }
      }),
    CANARY,
  )
  await context.close()
  expect(filesWith(profile, CANARY)).not.toEqual([])
})

test('after a sign-out no file of the profile holds what was on the device (SESS-11)', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await addCompany(page)
  await inStep(page)
  await openEmployees(page)
  await changeRowAndClose(page, { field: 'Department', value: PERSON })
  await inStep(page)
  // The company is part of what a session knows of its user from the next sign-in on.
  await chooseInMenu(page, 'Sign out')
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await openEmployees(page)
  await rowOf(page, PERSON).waitFor()
  await chooseInMenu(page, 'Sign out')
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(await userDatabases(page)).toEqual([])
  await context.close()
  expect(filesWith(profile, CANARY)).toEqual([])
})

test('while a device is in use nothing of it lies on the disk in plain', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await queueWithoutServer(page, `${CANARY}sealed`)
  await context.close()
  expect(filesWith(profile, CANARY)).toEqual([])
})

test('changes that are kept at a sign-out wait sealed for the same person, and nobody else sees them (SESS-11)', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await queueWithoutServer(page, KEPT)
  await chooseInMenu(page, 'Sign out')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('1 change on this device is not at the server yet').waitFor()
  await dialog.getByRole('button', { name: /Send now/ }).click()
  await dialog.getByText('The changes are still here').waitFor()
  await dialog.getByRole('button', { name: /Keep sealed/ }).click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()

  await plugCable()
  await signInAs(page, journey.url, 'admin')
  await inStep(page)
  const told = page.getByText(/waiting|sealed|lost/i).filter({ visible: true })
  await expect.poll(() => told.count()).toBe(0)
  await chooseInMenu(page, 'Sign out')
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()

  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await openEmployees(page)
  await rowOf(page, KEPT).waitFor()
  await context.close()
  expect(filesWith(profile, CANARY)).toEqual([])
})

test('discarding unsent changes asks for their number', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await queueWithoutServer(page, `${CANARY}discarded`)
  await chooseInMenu(page, 'Sign out')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: /^Discard/ }).click()
  const confirm = dialog.getByRole('button', { name: 'Discard and sign out' })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('textbox').fill('1')
  await confirm.click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  await plugCable()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await expect.poll(() => page.getByText(/were lost|was lost/).count()).toBe(0)
})

test('a wipe that was cut off is finished by the next start, before anything is shown', async () => {
  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const commands = (await userDatabases(page)).find((name) => name.startsWith('cmd-'))
  const userKey = commands?.slice('cmd-'.length) ?? ''
  expect(userKey).toMatch(/^[\da-f]{16}$/)
  // What a wipe writes down first; then the plug is pulled.
  await wipes(page, { userKey, extent: 'all', reason: 'ordered' })
  await context.close()

  const next = await (await journey.openProfile(profile)).newPage()
  await next.goto(journey.url)
  await next.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  await next.getByText('Everything on this device was erased, as an administrator asked').waitFor()
  expect(await userDatabases(next)).toEqual([])
  expect(await wipes(next)).toEqual([])
})

test('an administrator erases a device that is in use', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'agent')
  await inStep(page)
  const token = await passwordSignIn(journey.url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const devices = async () =>
    (await (await fetch(`${journey.url}/api/device`, { headers })).json()) as RegisteredDevice[]
  const cookie = await page.evaluate(() => document.cookie)
  const id = /castellan-device=([^.]+)/.exec(cookie)?.[1] ?? ''
  const userId = (await devices()).find((each) => each.id === id)?.userId
  const body = JSON.stringify({ userId })
  const asked = await fetch(`${journey.url}/api/device/${id}/wipe`, { method: 'POST', headers, body })
  expect(asked.status).toBe(204)

  await page.getByText('Everything on this device was erased, as an administrator asked').waitFor()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(await userDatabases(page)).toEqual([])
  expect((await devices()).find((each) => each.id === id)?.wipe ?? 'done').toBe('done')
})

test('ten wrong PINs erase the device', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const dialog = await setPin(page)
  await dialog.getByRole('button', { name: 'Lock now' }).click()
  for (let left = 9; left >= 0; left--) {
    await unlock(page, '730518')
    if (left > 0) await page.getByText(new RegExp(`${left} (tries are|try is) left`)).waitFor()
  }
  await page.getByText('Ten wrong PINs were entered').waitFor()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
})
