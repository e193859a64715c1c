import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { type Journey, startJourney } from '#tests/support/journey.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { passwordSignIn } from '#tests/support/sign-in.ts'

const AGENT = 'agent@demo.castellan.example'
const READER = 'reader@demo.castellan.example'
const ADMIN = 'admin@demo.castellan.example'
const CHOSEN = 'Portcullis-and-Moat-7!'

let journey: Journey
/** The code that was used up. */
let used = ''
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async (path = '/') => {
  const context = await journey.open(journey.newProfile())
  const page = await context.newPage()
  await page.goto(journey.url + path)
  return page
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const inside = (page: Page) => page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()

async function chooseNew(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

test('a forgotten password is replaced by a mailed code: a wrong one is told, the right one lets in', async () => {
  const page = await open('/auth/forgot-password')
  await page.getByLabel('Email').fill(AGENT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('email sent').waitFor()
  const mail = await journey.readMail(AGENT)
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? ''
  expect(mail).toContain(`/auth/forgot-password?id=${encodeURIComponent(AGENT)}`)

  await page.getByLabel('Code', { exact: true }).fill(code === '111111' ? '222222' : '111111')
  await chooseNew(page, CHOSEN)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Invalid verification code provided, please check and try again.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Your password has been changed, please login again.').waitFor()
  used = code

  await signIn(page, AGENT, DEMO_PASSWORD)
  await page.getByText('The login details are incorrect').waitFor()
  await signIn(page, AGENT, CHOSEN)
  await inside(page)
})

test('a code is good once: the second time it is told as expired', async () => {
  const page = await open(`/auth/forgot-password?id=${encodeURIComponent(AGENT)}`)
  await page.getByLabel('Code', { exact: true }).fill(used)
  await chooseNew(page, 'Another-Portcullis-8!')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Expired code provided. Please request another code.').waitFor()
})

test('an address without an account is answered in the same words, and gets no mail', async () => {
  const page = await open('/auth/forgot-password')
  await page.getByLabel('Email').fill('nobody@demo.castellan.example')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('email sent').waitFor()
})

test('somebody who was invited chooses a password at the first sign-in', async () => {
  await journey.changeDatabase((db) =>
    db
      .updateTable('identity_user')
      .set({ status: 'FORCE_CHANGE_PASSWORD' })
      .where('email', '=', READER)
      .execute(),
  )
  const page = await open()
  await signIn(page, READER, DEMO_PASSWORD)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await chooseNew(page, 'too weak')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('The password does not keep every rule below.').waitFor()
  await chooseNew(page, CHOSEN)
  await page.getByRole('button', { name: 'Change password' }).click()
  await inside(page)
  expect(await passwordSignIn(journey.url, 'castellan', READER, CHOSEN)).toContain('.')
})

test('somebody who is idle for 59 minutes is asked, and stays by a press', async () => {
  const context = await journey.open(journey.newProfile())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(journey.url)
  await signIn(page, AGENT, CHOSEN)
  await inside(page)
  await page.clock.fastForward('59:01')
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await dialog.getByRole('timer').waitFor()
  await dialog.getByRole('button', { name: 'Stay signed in' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await inside(page)
})

/** Sets the MFA flag of the organization's own company. */
async function demandSecondFactor() {
  const token = await passwordSignIn(journey.url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) =>
    (await (await fetch(`${journey.url}/api${path}`, { headers, ...init })).json()) as unknown
  const { organization } = (await ask('/user/login-data')) as { organization: { id: string } }
  const companies = (await ask(`/organization/${organization.id}/customer`)) as Customer[]
  const own = companies.find(({ nfr }) => nfr)
  await ask(`/customer/${own?.id}`, { method: 'PUT', body: JSON.stringify({ MFA: true }) })
}

test('where the organization demands a second factor it is set up at the sign-in, and asked for at the next', async () => {
  await demandSecondFactor()
  const page = await open()
  await signIn(page, ADMIN, DEMO_PASSWORD)
  await page.getByRole('heading', { name: 'Set up two-factor sign-in' }).waitFor()
  const key = (await page.locator('form code').textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await inside(page)

  const again = await open()
  await signIn(again, ADMIN, DEMO_PASSWORD)
  const dialog = again.getByRole('alertdialog', { name: 'enter OTP' })
  // A code is good once; the next one is accepted half a minute early.
  await dialog.getByLabel('One-time code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await inside(again)
})
