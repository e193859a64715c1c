import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { fullSubscription } from '#shared/domain/licenses/subscription.ts'
import { beyondScreen, faultsInBoth, faultsInLight } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  forgetSessionKeys,
  goTo,
  inStep,
  type Journey,
  startJourney,
  tabToRows,
} from '#tests/support/browser/journey.ts'
import { leaveNotification } from '#tests/support/browser/leave-notification.ts'
import { chooseInMenu, lockScreen, turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'
import { answerPool, challenged, describeSite, type PoolAnswer } from '#tests/support/pool-answers.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('owner@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** At a screen of the device that these tests share. */
const openShared = (width: number, path: string, height = 900) =>
  journey.share({
    name: 'owner',
    path,
    viewport: { width, height },
    begin: async (page) => {
      await page.goto(journey.url)
      await signIn(page)
      await inStep(page)
    },
  })

/** Cuts the API off from the pages of a browser; gives the way back. */
async function cutOff(context: BrowserContext) {
  await context.route('**/api/**', (route) => route.abort())
  return () => context.unroute('**/api/**')
}

/** By the keyboard to another list of the posture: with the arrows, as among radio buttons. */
async function chooseTab(page: Page, name: string) {
  await page.getByRole('radiogroup', { name: 'List' }).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name, exact: true, checked: true }).waitFor()
}

/** Opens the first thing of a list: a row, or on a phone a card. */
async function openFirst(page: Page, width: number, button = 'Edit') {
  const first =
    width < 768
      ? page.getByRole('listitem').getByRole('button')
      : page.getByRole('grid').getByRole('row').nth(1)
  await first.first().click()
  await page.getByRole('button', { name: button }).waitFor()
}

/** What of a list is cut off on a phone, where nothing scrolls sideways. */
const beyond = (page: Page, width: number) => (width < 768 ? beyondScreen(page) : [])

/** Opens the quick panel, which is among the rest where the bar has no room. */
async function openQuickPanel(page: Page) {
  const opener = page.getByRole('button', { name: 'Quick panel' })
  const rest = page.getByRole('button', { name: /^(More|Open the menu)$/ })
  await opener.or(rest).first().waitFor()
  if (!(await opener.isVisible())) await rest.click()
  await opener.click()
}

/** Closes what is open on top, and waits until it is gone. */
async function escape(page: Page, open: Locator) {
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
}

async function changeFirst(page: Page, width: number, jobTitle: string) {
  await openFirst(page, width)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Job title').fill(jobTitle)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

describe.each([1440, 390])('at %i px', (width) => {
  // A phone has the colours of the desk; what it draws in other ways is judged there, too.
  const judge = async (page: Page) =>
    expect(await (width < 768 ? faultsInLight(page) : faultsInBoth(page))).toEqual([])
  const open = () =>
    journey.open({
      viewport: { width, height: 900 },
      // A screen that is judged must not be on its way in.
      reducedMotion: 'reduce',
    })

  test('no screen hides something from those who do not see or use a mouse', async () => {
    const context = await open()
    const page = await context.newPage()
    await page.goto(journey.url)
    await page.getByLabel('Email').waitFor()
    await judge(page)

    await signIn(page)
    await inStep(page)
    await page.getByText('Companies below 50').waitFor()
    await judge(page)
    expect(await beyond(page, width)).toEqual([])
    await goTo(page, '/companies')
    await inStep(page)
    await page.getByText('Deactivated').first().waitFor()
    await judge(page)
    expect(await beyond(page, width)).toEqual([])

    await openFirst(page, width)
    await judge(page)
    await goTo(page, '/companies')
    await inStep(page)
    await page.getByRole('button', { name: 'Add company' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).waitFor()
    await judge(page)

    await goTo(page, '/employees')
    await inStep(page)
    await judge(page)
    expect(await beyond(page, width)).toEqual([])
    await page.getByRole('button', { name: 'Add employees' }).click()
    await page.getByRole('menuitem', { name: 'Add employee' }).click()
    await page.getByRole('dialog').getByLabel('First name').waitFor()
    await judge(page)
    await escape(page, page.getByRole('dialog'))
    await openFirst(page, width)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Department').waitFor()
    await judge(page)
    await goTo(page, '/devices')
    await inStep(page)
    await page.getByText('This device').first().waitFor()
    await judge(page)
    expect(await beyond(page, width)).toEqual([])
    await openFirst(page, width, 'Erase this device')
    await judge(page)
    await page.getByRole('button', { name: 'Erase this device' }).click()
    await page.getByRole('alertdialog').waitFor()
    await judge(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await goTo(page, '/devices')
    await page.getByRole('button', { name: 'Rules for devices' }).click()
    await page.getByRole('radio', { name: 'Generic' }).waitFor()
    await judge(page)

    await goTo(page, '/employees')
    await inStep(page)
    if (width < 768) await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: /your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Notifications on this device' }).click()
    await page
      .getByRole('dialog')
      .getByText(/Off\.|Blocked|Not possible/)
      .waitFor()
    await judge(page)
    await escape(page, page.getByRole('dialog', { name: 'Notifications on this device' }))
    // On a phone the menu lies below it.
    await goTo(page, '/companies')

    await openQuickPanel(page)
    await page.getByText('Nothing has come yet').waitFor()
    await judge(page)
    await page.getByRole('tab', { name: 'Audit Logs' }).click()
    await page.getByText('No changes lately').waitFor()
    await judge(page)
    await escape(page, page.getByRole('tab').first())
    await goTo(page, '/employees')

    await page.getByRole('button', { name: /^Synced/ }).click()
    await page.getByText('Everything is sent').waitFor()
    await judge(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().waitFor()
    await judge(page)
    await context.close()
  })

  test('neither do the users, their dialogs and their permissions', async () => {
    const page = await openShared(width, '/users')
    await inStep(page)
    await page.getByText('Ada Admin').first().waitFor()
    await judge(page)
    expect(await beyond(page, width)).toEqual([])
    await openFirst(page, width, 'Permissions')
    await judge(page)
    const panel = width < 1024 ? page.getByRole('dialog') : page.getByRole('complementary').last()
    await panel.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Reset password' }).waitFor()
    await judge(page)
    await page.getByRole('menuitem', { name: 'Reset password' }).click()
    await page.getByRole('alertdialog').waitFor()
    await judge(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await panel.getByRole('button', { name: 'Permissions' }).click()
    await page.locator('main').getByText('Look & Feel').waitFor()
    await judge(page)
    await page.getByLabel('Role').selectOption('System user')
    await judge(page)
    await page.getByRole('button', { name: 'Discard changes' }).click()

    await goTo(page, '/users?modal=addUser')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('This is not an email address.').waitFor()
    await judge(page)
    await dialog.getByLabel('First name').fill('Nell')
    await dialog.getByLabel('Last name').fill('Newcomer')
    await dialog.getByLabel('Email').fill('nell@demo.castellan.example')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByLabel('Role').selectOption('System user')
    await judge(page)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('radio', { name: 'Chosen companies' }).check()
    await dialog.getByRole('button', { name: 'Add and invite' }).click()
    await dialog.getByText('Choose at least one company or group.').waitFor()
    await judge(page)
    await dialog.getByRole('radio', { name: 'Guest of one company' }).check()
    await judge(page)
  })

  test('no screen of the sign-in does', async () => {
    const context = await open()
    const page = await context.newPage()
    const answers: Record<string, PoolAnswer> = {}
    await answerPool(context, answers)
    await describeSite(context, { sso: true })
    await page.goto(journey.url)
    await page.getByRole('button', { name: 'Continue with Microsoft' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('required field').first().waitFor()
    await judge(page)

    answers['InitiateAuth'] = challenged('SOFTWARE_TOKEN_MFA')
    await signIn(page)
    await page.getByRole('alertdialog').getByLabel('One-time code').waitFor()
    await judge(page)

    answers['InitiateAuth'] = challenged('NEW_PASSWORD_REQUIRED')
    await page.goto(journey.url)
    await signIn(page)
    await page.getByLabel('New password').fill('Drawbrid')
    await page.keyboard.press('Enter')
    await page.getByText('does not keep every rule').waitFor()
    await judge(page)

    answers['InitiateAuth'] = { __type: 'UserNotConfirmedException' }
    answers['ConfirmSignUp'] = { __type: 'CodeMismatchException' }
    await page.goto(journey.url)
    await signIn(page)
    await page.getByRole('group', { name: 'Code' }).getByRole('textbox').first().focus()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid verification code').waitFor()
    await judge(page)

    answers['InitiateAuth'] = challenged('MFA_SETUP')
    answers['AssociateSoftwareToken'] = {
      SecretCode: 'JBSWY3DPEHPK3PXP',
      Session: 'another-session-of-twenty',
    }
    answers['VerifySoftwareToken'] = { __type: 'EnableSoftwareTokenMFAException' }
    await page.goto(journey.url)
    await signIn(page)
    await page.getByLabel('Code from the app').fill('123456')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Contact support' }).waitFor()
    await judge(page)

    for (const path of [
      '/auth/forgot-password',
      '/auth/forgot-password?id=olive@demo.castellan.example',
      '/sso',
      '/error',
      '/logout',
      '/trial-expired',
      '/cb-integrations',
    ]) {
      await page.goto(journey.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await judge(page)
    }
    await context.close()
  })

  test('neither do leaving, a sealed device, field mode and the lock', async () => {
    const context = await open()
    const page = await context.newPage()
    await page.goto(journey.url)
    await signIn(page)
    await inStep(page)
    await goTo(page, '/employees')
    await inStep(page)
    const reconnect = await cutOff(context)
    await changeFirst(page, width, `Usher ${width}`)
    await forgetSessionKeys(page)
    await page.goto(`${journey.url}/employees`)
    await page.getByText('1 unsent change is safe here').waitFor()
    await judge(page)
    await reconnect()
    await page.getByRole('button', { name: 'Try now' }).click()
    await inStep(page)

    await leaveNotification(page, {
      title: 'High: sign-in from outside',
      body: 'Contoso',
      path: '/employees',
    })
    await openQuickPanel(page)
    await page.getByRole('link', { name: 'High: sign-in from outside' }).waitFor()
    await judge(page)
    await page.getByRole('tab', { name: 'Audit Logs' }).click()
    await page.getByText(/· Done/).waitFor()
    await judge(page)
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('switch').first().waitFor()
    await judge(page)
    await escape(page, page.getByRole('tab').first())

    await chooseInMenu(page, /Keep ready for offline work/)
    await page.getByLabel('The same PIN again').waitFor()
    await judge(page)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Between 6 and 12 digits').waitFor()
    await judge(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await turnOnPin(page)
    await chooseInMenu(page, /Keep ready for offline work/)
    await page.getByText('ready for offline work, behind a PIN').waitFor()
    await judge(page)
    await page.getByRole('button', { name: 'Lock now' }).click()
    await lockScreen(page).waitFor()
    await judge(page)
    await unlock(page, '730518')
    await page.getByText('9 tries are left').waitFor()
    await judge(page)
    await unlock(page)
    await inStep(page)

    await cutOff(context)
    await changeFirst(page, width, `Warden ${width}`)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !location.search.includes('employee='))
    await chooseInMenu(page, 'Sign out')
    const leaving = page.getByRole('alertdialog')
    await leaving.getByText('1 change on this device is not at the server yet').waitFor()
    await judge(page)
    await leaving.getByRole('button', { name: /^Discard/ }).click()
    await leaving.getByRole('textbox').waitFor()
    await judge(page)
    await context.close()
  })
})

test('what rarely shows hides nothing either', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  const judge = async () => expect(await faultsInBoth(page)).toEqual([])
  await page.goto(journey.url)
  await page.evaluate(() => localStorage.setItem('erased', 'ordered'))
  await page.reload()
  await page.getByText('Everything on this device was erased, as an administrator asked').waitFor()
  await judge()
  await signIn(page)
  await inStep(page)

  await page.goto(`${journey.url}/organizations`)
  await page.getByText('This page is not open to you').waitFor()
  await judge()
  await page.goto(`${journey.url}/employees`)
  await inStep(page)
  for (const place of [1, 2])
    await page.getByRole('grid').getByRole('row').nth(place).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ignore', exact: true }).waitFor()
  await judge()

  await context.route('**/assets/devices-page-*', (route) => route.abort())
  await page.goto(`${journey.url}/devices`)
  await page.getByText('This page could not be shown').waitFor()
  await judge()

  await journey.changeDatabase((db) =>
    changeStored(db, 'subscription', 'organization', { licenses: [], hasPbSub: false }),
  )
  await page.goto(`${journey.url}/companies`)
  await inStep(page)
  await page.goto(`${journey.url}/secure/security-posture`)
  await page.getByText('Your plan does not include this').waitFor()
  await judge()
  const { licenses, hasPbSub } = fullSubscription('')
  await journey.changeDatabase((db) =>
    changeStored(db, 'subscription', 'organization', { licenses, hasPbSub }),
  )

  const cookie = (await context.cookies()).find(({ name }) => name === 'castellan-device')
  const [id, , , userKey] = cookie?.value.split('.') ?? []
  await page.goto('about:blank')
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: journey.url, storageTypes: 'indexeddb' })
  const value = [id, 3, Date.UTC(2026, 10, 20), userKey].join('.')
  await context.addCookies([{ name: 'castellan-device', value, url: journey.url }])
  await page.goto(journey.url)
  await signIn(page)
  await page.getByText(/3 changes .*lost/).waitFor()
  await judge()
  await context.close()
})

test('neither do the frame and the lists of a tablet', async () => {
  const page = await openShared(820, '/secure/security-posture', 1180)
  await page.getByText('Companies below 50').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Employees' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Employees' }).click()
  await openFirst(page, 820)
  expect(await faultsInBoth(page)).toEqual([])
})

test('with a keyboard alone somebody signs in, opens a company and one of its checks, and comes back', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url)
  await page.getByLabel('Email').waitFor()
  await page.keyboard.type('owner@demo.castellan.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Drawbridge-2026!')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What to do first' }).waitFor()
  await chooseTab(page, 'Companies')
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await tabToRows(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What to do first' }).waitFor()
  await chooseTab(page, 'Checks')
  await page.getByLabel('Find checks').waitFor()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await tabToRows(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !location.search.includes('open='))
})
