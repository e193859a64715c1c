import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import {
  changeRow,
  inStep,
  type Journey,
  openEmployees,
  rowOf,
  signInAs,
  startJourney,
  userDatabases,
  LANDING,
} from '#tests/support/browser/journey.ts'
import { lockScreen, turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'
import { answerPool, challenged, describeSite, type PoolAnswer } from '#tests/support/pool-answers.ts'

const OWNER = 'owner@demo.castellan.example'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async (path = '/') => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url + path)
  return { context, page }
}
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome', level: 1 })
const companies = (page: Page) => page.getByRole('heading', { name: LANDING, level: 1 })
const place = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

async function fillIn(page: Page, { email = OWNER, password = DEMO_PASSWORD } = {}) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a wrong password is told, keeps what was typed, and the right one goes on from there', async () => {
  const { page } = await open()
  await fillIn(page, { password: 'not-the-password' })
  await page.getByText('The login details are incorrect').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OWNER)
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not-the-password')
  await fillIn(page)
  await companies(page).waitFor()
})

test.each(['/', '/auth', '/auth/', '/auth/no-such-screen', '/auth/change-password', '/auth/confirm'])(
  '%s is the sign-in',
  async (path) => {
    const { page } = await open(path)
    await welcome(page).waitFor()
    expect(place(page)).toBe('/auth/login')
  },
)

test('a deep link waits while somebody signs in, in another tab as well (AUTH-01)', async () => {
  const { context, page } = await open('/employees?search=maria')
  await welcome(page).waitFor()
  expect(place(page)).toBe('/auth/login')
  await page.close()
  const other = await context.newPage()
  await other.goto(`${journey.url}/auth/login`)
  await fillIn(other)
  await rowOf(other, 'Maria').first().waitFor()
  expect(place(other)).toContain('/employees?search=maria')
})

test('a keyboard is enough, and the forgotten password is a Tab away', async () => {
  const { page } = await open()
  await welcome(page).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('required field').first().waitFor()
  await expect.poll(() => page.getByText('required field').count()).toBe(2)
  await page.keyboard.type(OWNER)
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OWNER)
  await page.goBack()
  await welcome(page).waitFor()
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await companies(page).waitFor()
})

test('without a network the sign-in says so, keeps what was typed, and goes on with one', async () => {
  const { context, page } = await open()
  // From the first moment: before the scripts are there that a sign-in needs.
  await context.setOffline(true)
  await page.getByLabel('Email').fill(OWNER)
  await page.getByText('There is no network').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The server cannot be reached').waitFor()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(DEMO_PASSWORD)
  await context.setOffline(false)
  await page.getByText('There is no network').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await companies(page).waitFor()
})

describe("the browser's way back to the sign-in", () => {
  test('signs out, and takes everything along', async () => {
    const { page } = await open()
    await fillIn(page)
    await companies(page).waitFor()
    await inStep(page)
    await page.goBack()
    await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor({ state: 'detached' })
    await welcome(page).waitFor()
    expect(await userDatabases(page)).toEqual([])
  })

  test('leaves unsent changes behind, sealed, for the same person', async () => {
    const { context, page } = await open()
    await fillIn(page)
    await companies(page).waitFor()
    await inStep(page)
    await openEmployees(page)
    await context.route('**/api/sync/**', (route) => route.abort())
    await changeRow(page, { value: 'Drawbridge Keeper' })
    await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
    await page.evaluate(() => history.go(2 - history.length))
    await page.waitForURL(/\/auth\/login/)
    await page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor()
    await context.unroute('**/api/sync/**')
    await fillIn(page)
    await inStep(page)
    await page.goto(`${journey.url}/employees`)
    await rowOf(page, 'Drawbridge Keeper').waitFor()
  })

  test('locks a device in field mode instead', async () => {
    const { page } = await open()
    await fillIn(page)
    await companies(page).waitFor()
    await inStep(page)
    await turnOnPin(page)
    await page.goBack()
    await lockScreen(page).waitFor()
    await unlock(page)
    await companies(page).waitFor()
  })
})

test('/logout signs out; a device in field mode is locked instead', async () => {
  const { page } = await open()
  await fillIn(page)
  await companies(page).waitFor()
  await inStep(page)
  await page.goto(`${journey.url}/logout`)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await welcome(page).waitFor()

  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await turnOnPin(page)
  await page.goto(`${journey.url}/logout`)
  await lockScreen(page).waitFor()
  expect(place(page)).toBe('/')
})

test('somebody who is signed in finds no sign-in', async () => {
  const { page } = await open()
  await fillIn(page)
  await companies(page).waitFor()
  await page.goto(`${journey.url}/auth/login`)
  await companies(page).waitFor()
})

describe('what the user pool asks for', () => {
  test("a one-time code that is wrong says 'Wrong OTP' and starts over (AUTH-10)", async () => {
    const { context, page } = await open()
    await answerPool(context, {
      InitiateAuth: challenged('SOFTWARE_TOKEN_MFA'),
      RespondToAuthChallenge: { __type: 'CodeMismatchException', message: 'Invalid code received for user' },
    })
    await fillIn(page)
    const dialog = page.getByRole('alertdialog', { name: 'enter OTP' })
    await dialog.getByLabel('One-time code').fill('12345')
    await page.keyboard.press('Enter')
    await dialog.getByText('too short').waitFor()
    await dialog.getByLabel('One-time code').fill('123456')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong OTP').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OWNER)
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })

  test('a new password is chosen under the eyes of its rules, and the way back gives it up', async () => {
    const { context, page } = await open()
    await answerPool(context, {
      InitiateAuth: challenged('NEW_PASSWORD_REQUIRED'),
      RespondToAuthChallenge: { __type: 'InvalidPasswordException' },
    })
    await fillIn(page)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    expect(place(page)).toBe('/auth/change-password')
    await page.getByLabel('New password').fill('owner@demo.castellan.example')
    await page.getByLabel('Confirm password').fill('something else')
    await page.keyboard.press('Enter')
    await page.getByText('The two passwords are not the same').waitFor()
    await page.getByLabel('New password').fill('Portcullis-2026!')
    await page.getByLabel('Confirm password').fill('Portcullis-2026!')
    await expect.poll(() => page.getByText('(met)').count()).toBe(7)
    await page.keyboard.press('Enter')
    await page.getByText('There was a problem with the new password').waitFor()
    await page.goBack()
    await welcome(page).waitFor()
    await page.goForward()
    await welcome(page).waitFor()
  })

  test('a code in six boxes is typed, pasted and corrected', async () => {
    const { context, page } = await open()
    await answerPool(context, {
      InitiateAuth: { __type: 'UserNotConfirmedException', message: 'User is not confirmed.' },
      ConfirmSignUp: { __type: 'CodeMismatchException' },
      ResendConfirmationCode: { CodeDeliveryDetails: {} },
    })
    await fillIn(page)
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
    await page.getByText('User not confirmed. Check your email for a confirmation code.').waitFor()
    const boxes = page.getByRole('group', { name: 'Code' }).getByRole('textbox')
    const shown = async () =>
      (await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).join('')
    await boxes.first().focus()
    await page.keyboard.type('12345')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('567')
    expect(await shown()).toBe('123457')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Invalid verification code provided').waitFor()
    await page.getByRole('button', { name: 'Request Code' }).click()
    await page.getByText('code sent').waitFor()
    expect(await shown()).toBe('')
  })
})

describe('a forgotten password', () => {
  test('is replaced with the code that was sent', async () => {
    const { context, page } = await open('/auth/forgot-password')
    await answerPool(context, { ForgotPassword: {}, ConfirmForgotPassword: {} })
    await context.route('**/api/tools/identity/user-status', (route) =>
      route.fulfill({ json: { userStatus: 'CONFIRMED' } }),
    )
    await page.getByLabel('Email').fill('owner')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a valid email address').waitFor()
    await page.getByLabel('Email').fill(OWNER)
    await page.keyboard.press('Enter')
    await page.getByText('email sent').waitFor()
    expect(place(page)).toBe(`/auth/forgot-password?id=${encodeURIComponent(OWNER)}`)
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await page.getByLabel('New password').fill('Portcullis-2026!')
    await expect
      .poll(() => page.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled'))
      .toBe('true')
    await page.getByLabel('Confirm password').fill('Portcullis-2026!')
    await page.keyboard.press('Enter')
    await page.getByText('Your password has been changed, please login again.').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OWNER)
  })

  test('of an account that a hosted pool does not have, or has not confirmed, is told as that', async () => {
    const { context, page } = await open('/auth/forgot-password')
    const answers: Record<string, PoolAnswer> = {
      ForgotPassword: {
        __type: 'UserNotFoundException',
        message: 'Username/client id combination not found.',
      },
      ConfirmSignUp: {},
      ResendConfirmationCode: { CodeDeliveryDetails: {} },
    }
    await answerPool(context, answers)
    await context.route('**/api/tools/identity/user-status', (route) =>
      route.fulfill({ json: { userStatus: 'CONFIRMED' } }),
    )
    await page.getByLabel('Email').fill(OWNER)
    await page.keyboard.press('Enter')
    await page.getByText('User not found.', { exact: true }).waitFor()
    answers['ForgotPassword'] = { __type: 'UserNotConfirmedException', message: 'User is not confirmed.' }
    await page.keyboard.press('Enter')
    await page.getByText('User not confirmed. Check your email for a confirmation code.').waitFor()
    expect(place(page)).toBe('/auth/confirm')
    await page.getByText(OWNER).waitFor()
    await page.getByRole('button', { name: 'Request Code' }).click()
    await page.getByText('code sent').waitFor()
    await page.getByRole('group', { name: 'Code' }).getByRole('textbox').first().focus()
    await page.keyboard.type('123456')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await welcome(page).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OWNER)
  })

  test.each([
    ['somebody@demo.castellan.example', 'Choose a new password', '/auth/forgot-password?id=somebody%40'],
    ['nobody', 'Forgot password', '/auth/forgot-password'],
  ])('of %s begins at “%s”', async (id, heading, address) => {
    const { page } = await open(`/auth/forgot-password?id=${encodeURIComponent(id)}`)
    await page.getByRole('heading', { name: heading }).waitFor()
    expect(place(page).startsWith(address)).toBe(true)
    expect(place(page).includes('nobody')).toBe(false)
  })
})

test('Microsoft is offered where the site has it, and what was not asked for is refused', async () => {
  const { context, page } = await open()
  await page.getByRole('button', { name: 'Continue with Microsoft' }).waitFor()
  await describeSite(context, { sso: false })
  await page.reload()
  await welcome(page).waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('button', { name: 'Continue with Microsoft' }).count()).toBe(0)
  await context.unroute('**/config.json')
  await context.route('**/api/sso/microsoft/authorize-url', (route) =>
    route.fulfill({ json: `${journey.url}/health?state=asked` }),
  )
  let exchanges = 0
  await context.route('**/api/sso/microsoft/authorize-code', (route) => {
    exchanges++
    return route.abort()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
  await page.waitForURL(/health/)
  await page.goto(`${journey.url}/sso?code=c&state=forged`)
  await page.getByRole('heading', { name: 'did not succeed' }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Contact support' }).getAttribute('href'))
    .toBe('mailto:support@castellan.example')
  expect(exchanges).toBe(0)
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await welcome(page).waitFor()
})
