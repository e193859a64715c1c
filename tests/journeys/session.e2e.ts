import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  changeRow,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
  userDatabases,
} from '#tests/support/browser/journey.ts'

const MINUTE = 60_000

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async () => {
  const context = await journey.open()
  return { context, page: await context.newPage() }
}

test('who comes back after the session has ended signs in, and goes on at the address that they wanted', async () => {
  const { context, page } = await open()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await context.clearCookies({ name: 'Session' })
  await page.goto(`${journey.url}/employees?search=a`)
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(await userDatabases(page)).toEqual([])
  await page.getByLabel('Email').fill('owner@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('?search=a')
})

test('what somebody may do changes on their open page with the next screen', async () => {
  const { page } = await open()
  await signInAs(page, journey.url, 'admin')
  await inStep(page)
  const devices = page.getByRole('link', { name: 'Devices' })
  await devices.waitFor()
  await journey.changeDatabase((db) =>
    changeStored(db, 'user', { email: 'admin@demo.castellan.example' }, { role: 'Read-Only' }),
  )
  await page.getByRole('link', { name: 'Employees' }).click()
  await devices.waitFor({ state: 'detached' })
})

test('a session that was ended elsewhere is told, can be put off, and goes on after another sign-in', async () => {
  const { page } = await open()
  await page.clock.install()
  await signInAs(page, journey.url, 'agent')
  await inStep(page)
  await journey.changeDatabase((db) => db.deleteFrom('identity_refresh_token').execute())
  // The token ends after an hour; somebody who works meanwhile is not asked whether they are there.
  await page.clock.fastForward(30 * MINUTE)
  await page.keyboard.press('Shift')
  await page.clock.runFor(1000)
  await page.clock.fastForward(30 * MINUTE)
  // Not by the pointer: the dialog may stand before the link already.
  await page.locator('a[href="/employees"]').first().dispatchEvent('click')
  const told = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await told.getByText("We couldn't verify your session, please login again.").waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await told.getByRole('button', { name: 'Not now' }).last().click()
  await told.waitFor({ state: 'detached' })

  await changeRow(page, { value: 'Drawbridge Keeper' })
  await page.clock.fastForward(5 * MINUTE)
  await told.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill('agent@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await inStep(page)
  await rowOf(page, 'Drawbridge Keeper').waitFor()
})
