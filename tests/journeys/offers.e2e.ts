import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { defaultDevicePolicy, type DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  type Journey,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { addAuthenticator, chooseInMenu, lockScreen } from '#tests/support/browser/lock-screen.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'

const WHY = 'Field mode opens this device without a network'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const offer = (page: Page) => page.getByRole('status').filter({ hasText: WHY })
const pressIn = (page: Page, name: string) => offer(page).getByRole('button', { name }).click()

async function openPhone(options: BrowserContextOptions = {}) {
  const context = await journey.open({ ...PHONE, ...options })
  return context.newPage()
}

/** As `signInAs`, on a phone, which has cards in the place of rows. */
async function signInOnPhone(page: Page) {
  await sendSignIn(page, `${journey.url}/companies`, 'owner')
  // By its tag: behind a dialog nothing has a role.
  await page.locator('main [role=listitem] button').first().waitFor()
}

async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
}

async function comeBack(page: Page) {
  await page.context().setOffline(false)
  await inStep(page)
}

/** After this everything that could be offered would have been: a page that was asked for later is here. */
async function settle(page: Page) {
  await inStep(page)
  await goTo(page, '/devices')
  await page.getByText('This device').first().waitFor()
}

describe('field mode', () => {
  test('is offered at the first sign-in on a touch device, and taken with a passkey in one press', async () => {
    const page = await openPhone()
    await addAuthenticator(page)
    await signInOnPhone(page)
    await offer(page).waitFor()
    // Nobody is kept from what they are at.
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-live]'))).toBeNull()
    expect(await faultsInBoth(page)).toEqual([])
    await pressIn(page, 'Set up')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'A passkey', checked: true }).waitFor()
    await dialog.getByRole('radio', { name: 'A PIN' }).waitFor()
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByText('ready for offline work, behind a passkey').waitFor()
    await dialog.getByRole('button', { name: 'Lock now' }).click()
    await lockScreen(page).waitFor()
  })

  test('that was put off is not offered again, neither after a reload nor at another sign-in', async () => {
    const page = await openPhone()
    await signInOnPhone(page)
    await pressIn(page, 'Not now')
    await offer(page).waitFor({ state: 'detached' })
    await page.reload()
    await settle(page)
    await offer(page).waitFor({ state: 'detached' })
    await chooseInMenu(page, 'Sign out')
    await page.getByLabel('Email').waitFor()
    await signInOnPhone(page)
    await settle(page)
    await goOffline(page)
    await comeBack(page)
    await settle(page)
    await offer(page).waitFor({ state: 'detached' })
    // What says so names nobody.
    const notes = await page.evaluate(() => JSON.stringify(localStorage))
    expect(notes).toMatch(/asked-field-mode-[\da-f]{16}"/)
    expect(notes).not.toContain('owner')
  })

  test('is offered on a laptop after the first loss of the network, for what it would have done', async () => {
    const page = await (await journey.open()).newPage()
    await page.clock.install()
    await signInAs(page, journey.url, 'owner')
    await settle(page)
    await offer(page).waitFor({ state: 'detached' })
    await goOffline(page)
    await page.clock.fastForward(4 * 60_000)
    await offer(page).waitFor({ state: 'detached' })
    await comeBack(page)
    await offer(page)
      .getByText(/You were offline for 4 minutes/)
      .waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    // The person has a choice of their own, which the offer follows.
    await chooseInMenu(page, /Keep ready for offline work/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('PIN', { exact: true }).fill('730519')
    await dialog.getByLabel('The same PIN again').fill('730519')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByText('ready for offline work, behind a PIN').waitFor()
    await offer(page).waitFor({ state: 'detached' })
  })

  test('waits until a dialog is closed', async () => {
    const page = await (await journey.open()).newPage()
    await signInAs(page, journey.url, 'owner')
    await settle(page)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('combobox').last()
    await palette.waitFor()
    await page.context().setOffline(true)
    await page
      .getByText(/^Offline/)
      .first()
      .waitFor()
    await page.context().setOffline(false)
    await page.getByText('Synced').first().waitFor()
    await page.getByText(WHY).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await offer(page).waitFor()
  })

  test.each<DevicePolicy['fieldMode']>(['forbidden', 'required'])(
    'is never offered where the organization has it %s',
    async (fieldMode) => {
      const setRule = (rule: DevicePolicy['fieldMode']) =>
        journey.changeDatabase((db) =>
          changeStored(db, 'organization', 'organization', {
            device_policy: { ...defaultDevicePolicy, fieldMode: rule },
          }),
        )
      await setRule(fieldMode)
      onTestFinished(() => setRule('allowed'))
      const page = await openPhone()
      await signInOnPhone(page)
      if (fieldMode === 'required') await page.getByRole('alertdialog').waitFor()
      else {
        await settle(page)
        await goOffline(page)
        await comeBack(page)
        await settle(page)
      }
      await page.getByText(WHY).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('asked-')
    },
  )
})

describe('the app', () => {
  type Asked = { asked: number }

  /** What Chromium does where it could install the app. */
  const offerInstalling = (page: Page) =>
    page.evaluate(() => {
      const counted = window as unknown as Asked
      counted.asked ??= 0
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = async () => {
        counted.asked++
        return { outcome: 'dismissed' }
      }
      dispatchEvent(Object.assign(event, { prompt }))
      return event.defaultPrevented
    })
  const asked = (page: Page) => page.evaluate(() => (window as unknown as Asked).asked)
  const installing = (page: Page) => page.getByRole('status').filter({ hasText: 'Install Castellan' })
  const menuEntry = (page: Page) => page.getByRole('menuitem', { name: 'Install Castellan' })

  async function openMenu(page: Page) {
    await page.getByRole('button', { name: /your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor()
  }

  test('is offered once where the browser can install it, and stays in the menu until it is', async () => {
    const page = await (await journey.open()).newPage()
    await signInAs(page, journey.url, 'owner')
    await settle(page)
    await openMenu(page)
    await menuEntry(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    expect(await offerInstalling(page)).toBe(true)
    await installing(page).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await installing(page).getByRole('button', { name: 'Not now' }).click()
    await installing(page).waitFor({ state: 'detached' })

    await page.reload()
    await settle(page)
    await offerInstalling(page)
    await openMenu(page)
    await menuEntry(page).click()
    await expect.poll(() => asked(page)).toBe(1)
    await installing(page).waitFor({ state: 'detached' })

    // Whoever refused the browser may change their mind.
    await offerInstalling(page)
    await openMenu(page)
    await menuEntry(page).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await menuEntry(page).waitFor({ state: 'detached' })
  })

  test('asks the browser at once where the offer is taken', async () => {
    const page = await (await journey.open()).newPage()
    await signInAs(page, journey.url, 'owner')
    await inStep(page)
    await offerInstalling(page)
    await installing(page).getByRole('button', { name: 'Install' }).click()
    await expect.poll(() => asked(page)).toBe(1)
    await installing(page).waitFor({ state: 'detached' })
  })

  test('goes to the screen of its shortcut in the window that is open, and its icon changes none', async () => {
    const context = await journey.open()
    type Launched = { launch: (launch: { targetURL: string }) => void }
    await context.addInitScript(() => {
      const setConsumer = (launch: Launched['launch']) => Object.assign(window, { launch })
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    })
    const page = await context.newPage()
    await signInAs(page, journey.url, 'owner')
    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    const launch = (path: string) =>
      page.evaluate((targetURL) => (window as unknown as Launched).launch({ targetURL }), journey.url + path)
    await launch('/employees')
    await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
    await launch('/')
    await launch('/integrations')
    await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  })

  test('is installed by words where Safari has to be led to its menu', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    const page = await openPhone({ userAgent })
    await signInOnPhone(page)
    await pressIn(page, 'Not now')
    // One offer is enough for a start.
    await settle(page)
    await installing(page).waitFor({ state: 'detached' })
    await page.reload()
    await installing(page).getByRole('button', { name: 'Show how' }).click()
    await page.getByRole('dialog').getByText('Press Share in the bar of Safari').waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await chooseInMenu(page, 'Install Castellan')
    await page.getByRole('dialog').getByText('Add to Home Screen').waitFor()
  })
})
