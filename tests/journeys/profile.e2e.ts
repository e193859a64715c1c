import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  type DemoName,
  installApp,
  inStep,
  type Journey,
  sendSignIn,
  signInAs,
  startJourney,
  userDatabases,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu, turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'

const CHOSEN = 'Portcullis-and-Moat-7!'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function openProfile(name: DemoName) {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, name)
  return toProfile(page)
}

/** On the device that these tests share, one for each user and width. */
async function openShared(user: DemoName, viewport = { width: 1440, height: 900 }) {
  const begin = (page: Page) => signInAs(page, journey.url, user)
  const name = `${user} at ${viewport.width}`
  const page = await journey.share({ name, begin, path: '/companies', viewport })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await inStep(page)
  return toProfile(page)
}

/** On a device of its own: it has cards in the place of rows. */
async function openOnPhone(viewport: { width: number; height: number }) {
  const page = await (await journey.open({ viewport })).newPage()
  await sendSignIn(page, journey.url, 'owner')
  await inStep(page)
  return toProfile(page)
}

async function toProfile(page: Page) {
  await chooseInMenu(page, 'Profile')
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
  return page
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a new name and a picture show in the frame at once, and without a network after a start', async () => {
  const page = await openProfile('agent')
  await turnOnPin(page)
  await installApp(page)
  const names = section(page, 'Name')
  await names.getByLabel('First name').fill('Z')
  await names.getByRole('button', { name: 'Save name' }).click()
  await names.getByText('A name has 2 to 50 characters.').waitFor()
  await names.getByLabel('First name').fill('Zoë')
  await names.getByLabel('Last name').fill('Łoś-Moat')
  await names.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Zoë Łoś-Moat, your menu' }).waitFor()

  const buffer = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#c6533f' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture file').setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer })
  await page.getByText('Your picture is saved.').waitFor()
  const face = page.getByRole('button', { name: /your menu/ }).locator('img')
  await expect.poll(() => face.getAttribute('src')).toMatch(/^data:image\/webp;base64,/)

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back, Zoë Łoś-Moat' }).waitFor()
  await unlock(page)
  await page.getByRole('button', { name: 'Zoë Łoś-Moat, your menu' }).waitFor()
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await expect.poll(() => section(page, 'Name').getByLabel('Last name').inputValue()).toBe('Łoś-Moat')
  // The page may have begun before the browser was told again that there is none.
  await expect
    .poll(async () => {
      await page.context().setOffline(false)
      await page.context().setOffline(true)
      return page.evaluate(() => navigator.onLine)
    })
    .toBe(false)
  await page.getByText('There is no network. What you see is kept').first().waitFor()
})

test('a name that was not saved is asked about before it is lost', async () => {
  const page = await openShared('admin')
  await section(page, 'Name').getByLabel('First name').fill('Adelaide')
  await page.getByRole('link', { name: 'Companies' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Exit without saving?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => section(page, 'Name').getByLabel('First name').inputValue()).toBe('Adelaide')
  await page.getByRole('link', { name: 'Companies' }).click()
  await dialog.getByRole('button', { name: 'Exit without saving' }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
})

test('the palette leads to the profile, and how tables look is chosen there', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'admin')
  const height = async () => (await page.getByRole('grid').getByRole('row').nth(2).boundingBox())?.height
  const before = (await height()) ?? 0
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('prof')
  await page.getByRole('option', { name: /Profile/ }).click()
  await page.getByText('Comfortable').click()
  await section(page, 'Language and appearance').getByText('Dark').click()
  await page.getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  expect(await height()).toBeGreaterThan(before)
  await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
})

test('a changed password signs out and lets in', async () => {
  const page = await openProfile('reader')
  const password = section(page, 'Password')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByLabel('Current password').fill('Not-the-one-1!')
  await password.getByLabel('New password').fill(CHOSEN)
  await password.getByLabel('Confirm password').fill(CHOSEN)
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('This is not your current password.').waitFor()
  await password.getByLabel('Current password').fill(DEMO_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password has been changed, please login again.').waitFor()
  expect(await userDatabases(page)).toEqual([])
  await page.getByLabel('Email').fill('reader@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(CHOSEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await inStep(page)
})

test('a second factor is turned on by an app and off by the password', async () => {
  const page = await openShared('admin')
  const factor = section(page, 'Two-factor sign-in')
  await factor.getByText('Off. Your password alone').waitFor()
  await factor.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('alertdialog')
  const key = (await dialog.locator('code').textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  await dialog.getByLabel('Code from the app').fill(app.generate())
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await factor.getByText('On. After the password').waitFor()

  await factor.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('Not-the-one-1!')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await factor.getByText('Off. Your password alone').waitFor()
})

test('whoever signs out in one tab has the profile closed in the other, and typed names with it', async () => {
  const page = await openProfile('agent')
  const context = page.context()
  const other = await context.newPage()
  await other.goto(`${journey.url}/user-profile`)
  const first = section(other, 'Name').getByLabel('First name')
  await first.fill('Rey')
  await chooseInMenu(page, 'Sign out')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await other.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await expect.poll(() => other.getByLabel('First name').count()).toBe(0)
  expect(await userDatabases(other)).toEqual([])
})

test('a session in another browser is ended from here, and that browser erases what it kept', async () => {
  const other = await journey.open()
  const there = await other.newPage()
  await signInAs(there, journey.url, 'owner')
  await inStep(there)
  const here = await openProfile('owner')
  const devices = section(here, 'Where you are signed in')
  await devices.getByText('This device').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)
  await devices.getByRole('button', { name: /^Sign out on/ }).click()
  const dialog = here.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await here.getByText('The session is ended.').waitFor()

  await there.getByText('Everything on this device was erased').waitFor()
  await there.getByLabel('Email').waitFor()
  expect(await userDatabases(there)).toEqual([])
  await inStep(here)
})

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([390, 820, 1440])('the profile at %i px hides nothing from anybody', async (width) => {
    const viewport = { width, height: 900 }
    const page = await (width < 768 ? openOnPhone(viewport) : openShared('owner', viewport))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await inStep(page)
    await section(page, 'Where you are signed in').getByText('This device').waitFor()
    await section(page, 'Two-factor sign-in').getByText('Off. Your password alone').waitFor()
    await section(page, 'Password').getByRole('button', { name: 'Change password' }).click()
    expect(await faultsInBoth(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    await section(page, 'Two-factor sign-in').getByRole('button', { name: 'Turn on' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Code from the app').waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
