import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { inStep, type Journey, startJourney, userDatabases, LANDING } from '#tests/support/browser/journey.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

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
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url + path)
  return page
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const inside = (page: Page) => page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()

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
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('cannot be reached').waitFor()
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).toBe(code)
  await page.context().setOffline(false)
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

test('a code that has waited too long is told as expired', async () => {
  const page = await open('/auth/forgot-password')
  await page.getByLabel('Email').fill(ADMIN)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('email sent').waitFor()
  const code = /\b\d{6}\b/.exec(await journey.readMail(ADMIN))?.[0] ?? ''
  await journey.changeDatabase((db) =>
    db
      .updateTable('identity_code')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute(),
  )
  await page.getByLabel('Code', { exact: true }).fill(code)
  await chooseNew(page, CHOSEN)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Expired code provided. Please request another code.').waitFor()
})

test('who has not confirmed their address does it by a mailed code: without a network, by a wrong one, by the right one', async () => {
  await journey.changeDatabase((db) =>
    db.updateTable('identity_user').set({ status: 'UNCONFIRMED' }).where('email', '=', READER).execute(),
  )
  const page = await open()
  await signIn(page, READER, DEMO_PASSWORD)
  const boxes = page.getByRole('group', { name: 'Code' }).getByRole('textbox')
  const enter = async (code: string) => {
    for (const [place, character] of code.split('').entries()) await boxes.nth(place).fill(character)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await page.getByRole('button', { name: 'Request Code' }).click()
  await page.getByText('code sent').waitFor()
  const code = /\b\d{6}\b/.exec(await journey.readMail(READER))?.[0] ?? ''
  await page.context().setOffline(true)
  await enter(code)
  await page.getByText('The server cannot be reached.').waitFor()
  await page.context().setOffline(false)
  await enter(code === '111111' ? '222222' : '111111')
  await page.getByText('Invalid verification code provided, please check and try again.').waitFor()
  await enter(code)
  await inside(page)
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

const isAsked = (page: Page) => page.getByRole('alertdialog', { name: 'Licence agreement' })

const pageShown = (dialog: Locator, page: number) =>
  dialog.getByRole('status').filter({ hasText: `Page ${page} of 4` })

/** The reader has not accepted the licence agreement, as somebody who was just invited. */
const forgetAcceptance = () =>
  journey.changeDatabase(async (db) => {
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', READER)
      .executeTakeFirstOrThrow()
    await db.deleteFrom('agreement').where('user_id', '=', id).execute()
  })

test('whoever has not accepted the licence agreement reads it page by page, and declining signs out', async () => {
  await forgetAcceptance()
  const page = await open()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await signIn(page, READER, CHOSEN)
  const dialog = isAsked(page)
  await pageShown(dialog, 1).waitFor()
  const paper = dialog.getByRole('region', { name: 'Text of the licence agreement' })
  await paper.getByText('End User Licence Agreement').first().waitFor()
  expect((await paper.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 900 + 1)
  await paper.evaluate((box) => box.scrollTo(0, 200))
  await dialog.getByRole('button', { name: 'Next page' }).click()
  await pageShown(dialog, 2).waitFor()
  expect(await paper.evaluate((box) => box.scrollTop)).toBe(0)
  await paper.hover()
  await page.mouse.wheel(0, 60)
  await expect.poll(() => paper.evaluate((box) => box.scrollTop)).toBe(120)
  await dialog.getByRole('button', { name: 'Previous page' }).click()
  await pageShown(dialog, 1).waitFor()

  expect(await faultsInBoth(page)).toEqual([])
  // Neither a key nor a press outside is a decision.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await pageShown(dialog, 1).waitFor()
  await dialog.getByRole('button', { name: 'I Decline' }).click()
  await page.getByLabel('Email').waitFor()
  expect(await userDatabases(page)).toEqual([])
  expect(refused).toEqual([])
})

test('a document or a decision that gets lost on the way is told, and goes again', async () => {
  const page = await open()
  const context = page.context()
  await context.route('**/api/files/**', (route) => route.abort())
  await signIn(page, READER, CHOSEN)
  const dialog = isAsked(page)
  await dialog.getByText('The agreement could not be shown.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Contact support' }).getAttribute('href'))
    .toMatch(/^mailto:/)
  await expect
    .poll(() => dialog.getByRole('button', { name: 'I Accept' }).getAttribute('aria-disabled'))
    .toBe('true')
  await context.unroute('**/api/files/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await pageShown(dialog, 1).waitFor()

  await context.route('**/agreement', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await dialog.getByRole('button', { name: 'I Accept' }).click()
  await dialog.getByText('Your decision could not be saved.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await context.unroute('**/agreement')
  await dialog.getByRole('button', { name: 'I Accept' }).click()
  await dialog.waitFor({ state: 'detached' })
  await inside(page)
})

/** Whether this device knows that the agreement was accepted. */
const isAgreementNoted = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('session')
        opening.onerror = () => reject(new Error('The session database does not open'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('sessions').objectStore('sessions').get('current')
          reading.onsuccess = () => {
            opening.result.close()
            resolve((reading.result as { agreed?: string } | undefined)?.agreed !== undefined)
          }
        }
      }),
  )

test('an accepted agreement is not asked about again, neither at the next start nor at the next sign-in', async () => {
  const page = await open()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/agreement')) asked.push(request.method())
  })
  await signIn(page, READER, CHOSEN)
  await inside(page)
  await expect.poll(() => asked).toEqual(['GET'])
  // The answer may come after everything else is loaded.
  await expect.poll(() => isAgreementNoted(page)).toBe(true)
  await inStep(page)
  await expect.poll(() => isAsked(page).count()).toBe(0)
  await page.reload()
  await inside(page)
  await inStep(page)
  expect(asked).toEqual(['GET'])
})

test('somebody who is idle for 59 minutes is asked, and stays by a press', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(journey.url)
  await signIn(page, AGENT, CHOSEN)
  await inside(page)
  await page.clock.fastForward('59:01')
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await dialog.getByRole('timer').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay signed in' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await inside(page)
})

/** Sets the MFA flag of the organization's own company. */
const demandSecondFactor = () =>
  journey.changeDatabase(async (db) => {
    const own = await db
      .selectFrom('customer')
      .innerJoin('app_user', 'app_user.organization_id', 'customer.organization_id')
      .select('customer.id')
      .where('app_user.email', '=', ADMIN)
      .where(sql<boolean>`customer.nfr`)
      .executeTakeFirstOrThrow()
    await changeStored(db, 'customer', { id: own.id }, { MFA: true })
  })

test('who is signed in when a second factor comes to be demanded has to sign in again, and is led to set it up', async () => {
  const page = await open()
  await signIn(page, ADMIN, DEMO_PASSWORD)
  await inside(page)
  await inStep(page)
  await demandSecondFactor()
  // It is told with the next thing that the device asks for, whatever that is.
  await page.locator('a[href="/employees"]').first().dispatchEvent('click')
  const told = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await told.getByRole('button', { name: 'Sign in again' }).click()
  await signIn(page, ADMIN, DEMO_PASSWORD)
  await page.getByRole('heading', { name: 'Set up two-factor sign-in' }).waitFor()
})

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
  const next = app.generate({ timestamp: Date.now() + 30_000 })
  await dialog.getByLabel('One-time code').fill(next === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await again.getByText('Wrong OTP').waitFor()
  await signIn(again, ADMIN, DEMO_PASSWORD)
  // A code is good once; the next one is accepted half a minute early.
  await dialog.getByLabel('One-time code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await inside(again)
})
