import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  inStep,
  type Journey,
  openEmployees,
  signInAs,
  startJourney,
  userDatabases,
  LANDING,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'

const LIVE = 'http://live.castellan.example'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ environment: { LIVE_URL: LIVE } })
})
afterAll(() => journey?.end())

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

/** On a device of its own, from the sign-in. */
async function begin() {
  const page = await (await journey.open()).newPage()
  await signIn(page)
  return page
}

/** On the device that these tests share. */
async function open() {
  const page = await journey.share({ name: 'owner', begin: signIn, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  return page
}

test('the title and the trail are those of the menu', async () => {
  const page = await open()
  await openEmployees(page)
  expect(await page.title()).toBe('Employees · Castellan')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect
    .poll(() => trail.getByRole('listitem').allTextContents())
    .toEqual(['Configuration', 'Employees'])
})

test('an address without a page says so in the words of the specification, with the frame around it', async () => {
  const page = await open()
  await page.goto(`${journey.url}/no/such/page`)
  await page.getByText('OOPS! Something went wrong here', { exact: true }).waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('the checklist stays open where the window changes its width', async () => {
  const page = await open()
  const panel = page.getByRole('dialog', { name: 'Getting started' })
  await page.getByRole('button', { name: /^Checklist/ }).click()
  await panel.waitFor()
  await page.setViewportSize({ width: 820, height: 1180 })
  await page
    .getByRole('button', { name: 'Open the menu', includeHidden: true })
    .waitFor({ state: 'attached' })
  await expect.poll(() => panel.count()).toBe(1)
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
})

test('a step that was dismissed is folded away, and an open one leads to where it is done', async () => {
  const page = await open()
  const panel = page.getByRole('dialog', { name: 'Getting started' })
  await page.getByRole('button', { name: /^Checklist/ }).click()
  const branding = panel.getByRole('heading', { name: 'Add your branding' })
  await branding.hover()
  await panel.getByRole('button', { name: 'Dismiss “Add your branding”' }).click()
  await branding.waitFor({ state: 'hidden' })
  await panel.getByText('1 dismissed').click()
  await panel.getByRole('button', { name: 'Bring back “Add your branding”' }).click()
  await panel.getByText('1 dismissed').waitFor({ state: 'detached' })
  expect(await faultsInBoth(page)).toEqual([])
  await panel.getByRole('button', { name: 'Open integrations' }).click()
  await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor()
})

test('the switch to the other site signs out here and opens the sign-in there', async () => {
  const page = await begin()
  await page.context().route(`${LIVE}/**`, (route) => route.fulfill({ body: 'The other site' }))
  await page.getByRole('button', { name: 'Test site' }).click()
  await page.getByRole('menuitemcheckbox', { name: /^Live site/ }).click()
  await page.waitForURL(`${LIVE}/auth/login`)
  await page.goto(journey.url)
  await page.getByLabel('Email').waitFor()
  expect(await userDatabases(page)).toEqual([])
})

test('what was typed and not saved is asked about at every way out', async () => {
  const page = await open()
  await openEmployees(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Job title').fill('Drawbridge Keeper')
  const asking = page.getByRole('alertdialog', { name: 'Exit without saving?' })
  const stay = async () => {
    await asking.getByRole('button', { name: 'Keep editing' }).click()
    await asking.waitFor({ state: 'detached' })
    await expect.poll(() => panel.getByLabel('Job title').inputValue()).toBe('Drawbridge Keeper')
  }

  await page.getByRole('link', { name: 'Companies' }).click()
  await stay()
  await chooseInMenu(page, 'Sign out')
  await stay()
  const closing = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const asked = await closing
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect.poll(() => panel.getByLabel('Job title').inputValue()).toBe('Drawbridge Keeper')

  await page.getByRole('link', { name: 'Companies' }).click()
  await asking.getByRole('button', { name: 'Exit without saving' }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
})

test('a trial that has ended leaves one page, until it goes on', async () => {
  const page = await begin()
  const bill = (billing: 'trial expired' | 'monthly') =>
    journey.changeDatabase((db) => changeStored(db, 'subscription', 'organization', { billing }))
  await bill('trial expired')
  await page.waitForURL(/\/trial-expired$/)
  await page.getByRole('heading', { name: 'The trial has ended' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('link', { name: 'Employees' }).click()
  await page.waitForURL(/\/trial-expired$/)
  await bill('monthly')
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor({ timeout: 60_000 })
})

test('with a keyboard alone somebody skips the menu, changes the screen, searches and opens their menu', async () => {
  const page = await begin()
  await page.reload()
  await inStep(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('devic')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()

  await page.getByRole('link', { name: 'Devices' }).focus()
  await page.keyboard.press('Home')
  // However many screens the groups before it have.
  while ((await focused()) !== 'Configuration') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Management')
  await page.getByRole('link', { name: 'Devices' }).waitFor({ state: 'hidden' })
  const group = page.getByRole('button', { name: 'Configuration' })
  await expect.poll(() => group.getAttribute('aria-current')).toBe('true')
  await page.reload()
  await inStep(page)
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false')
  await group.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Devices' }).waitFor()

  await page.getByRole('button', { name: /your menu$/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  // The menu is shown a frame before it takes the focus, and hears keys from the frame after that.
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null)
  await expect.poll(isInMenu).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/your menu$/)
})

test('what somebody types on while the search is on its way is searched for, and Enter waits for what is found', async () => {
  const page = await begin()
  const typeAtOnce = (text: string) =>
    page.evaluate((letters) => {
      const press = (key: string, ctrlKey = false) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        )
      press('k', true)
      for (const letter of letters) press(letter)
      press('Enter')
    }, text)
  await typeAtOnce('devic')
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()

  await openEmployees(page)
  const name = await page.getByRole('grid').getByRole('row').nth(3).getByRole('rowheader').innerText()
  await page.getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await typeAtOnce(name.split(' ', 1).join())
  await page.waitForURL(/\/employees\?.*employee=/)
})
