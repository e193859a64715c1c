import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fullSubscription, type Subscription } from '#shared/domain/licenses/subscription.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  type DemoName,
  goTo,
  inStep,
  type Journey,
  LANDING,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const BACKUP = 'https://backup.castellan.example/'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ environment: { BACKUP_URL: BACKUP } })
})
afterAll(() => journey?.end())

const subscribe = (change: Partial<Subscription>) =>
  journey.changeDatabase((db) => changeStored(db, 'subscription', 'organization', change))

afterEach(async () => {
  const { id: _, ...everything } = fullSubscription('')
  await subscribe(everything)
})

async function signIn(page: Page, name: DemoName) {
  await signInAs(page, journey.url, name)
  await inStep(page)
}

/** On a device of its own, from the sign-in. */
async function begin(name: DemoName) {
  const page = await (await journey.open()).newPage()
  await signIn(page, name)
  return page
}

/** On the device that tests share which leave the subscription alone. */
const open = () =>
  journey.share({ name: 'owner', begin: (page) => signIn(page, 'owner'), path: '/companies' })

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('a trial that is over leads the start address to its page, also after a reload there', async () => {
  await subscribe({ billing: 'trial', trial_ends_at: '2020-01-01T00:00:00.000Z' })
  const context = await journey.open()
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'owner')
  const ended = page.getByRole('heading', { name: 'The trial has ended' })
  await ended.waitFor()
  for (const address of ['/', '/Employees', '/USERS']) {
    await page.goto(journey.url + address)
    await ended.waitFor()
    expect(new URL(page.url()).pathname).toBe('/trial-expired')
    await page.reload()
    await ended.waitFor()
  }
})

test('capital letters in an address open nothing that small ones do not', async () => {
  const page = await begin('reader')
  for (const path of ['/Users', '/DEVICES', '/Organizations', '/Employees', '/Secure/Posture-Templates']) {
    await page.goto(journey.url + path)
    await page.getByText('This page is not open to you.').waitFor()
    await title(page, LANDING).waitFor()
  }
  await page.goto(`${journey.url}/Companies`)
  await title(page, 'Companies').waitFor()
  expect(await page.title()).toBe('Companies · Castellan')
})

test('without the licence no spelling of an address opens the page', async () => {
  const page = await begin('owner')
  await subscribe({ licenses: [{ licenseName: 'engage-essentials', quantity: 10 }], hasPbSub: false })
  for (const path of ['/secure/security-posture', '/Secure/Security-Posture']) {
    await page.goto(journey.url + path)
    await page.getByRole('heading', { name: 'Your plan does not include this' }).waitFor()
  }
})

test('who was sold no page to start on is greeted, from the first sign-in on', async () => {
  await subscribe({ licenses: [], hasPbSub: false, hasEngageAutopilotSubscription: false })
  const context = await journey.open()
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'owner')
  await page.getByText('has no subscription yet').waitFor()
  expect(new URL(page.url()).pathname).toBe('/welcome')
  await page.goto(journey.url)
  await page.getByText('has no subscription yet').waitFor()
})

test('who was sold no page to start on is greeted also where the page hears late of what the worker wrote', async () => {
  await subscribe({ licenses: [], hasPbSub: false, hasEngageAutopilotSubscription: false })
  const context = await journey.open()
  await context.addInitScript(() => {
    // By which Dexie tells the tabs and workers of an app of each other's writes.
    const told = 'x-storagemutated-1'
    const handler = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage')
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
      set(this: BroadcastChannel, hear: (event: MessageEvent) => void) {
        const late = (event: MessageEvent) => void setTimeout(() => hear(event), 3000)
        handler?.set?.call(this, this.name === told ? late : hear)
      },
    })
  })
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'owner')
  await page.getByText('has no subscription yet').waitFor()
})

test('who types the address of the greeting is told that their pages are in the menu', async () => {
  const page = await open()
  await page.goto(`${journey.url}/welcome`)
  await page.getByText('are in the menu').waitFor()
})

test('a page that is refused asks the server nothing', async () => {
  const page = await begin('reader')
  const asked: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) asked.push(new URL(response.url()).pathname)
  })
  for (const path of ['/devices', '/organizations', '/setup', '/setup/files', '/setup/upload', '/users']) {
    await page.goto(journey.url + path)
    await title(page, LANDING).waitFor()
    await inStep(page)
  }
  expect(asked).toEqual([])
})

test('an address that no page has yet is called what it is', async () => {
  const page = await open()
  for (const path of ['/secure/threats', '/licensing-report', '/no/such/page']) {
    await page.goto(journey.url + path)
    await page.getByText('OOPS! Something went wrong here', { exact: true }).waitFor()
    expect(await page.title()).toBe('Page not found · Castellan')
  }
})

test('a company is chosen where the screen knows companies, and the screen stays', async () => {
  const page = await open()
  const company = page.getByRole('button', { name: /^Company:/ })
  await title(page, 'Companies').waitFor()
  await company.waitFor()
  for (const [path, name] of [
    ['/integrations', 'Integrations'],
    ['/secure/security-posture', LANDING],
    ['/employees', 'Employees'],
  ] as const) {
    await goTo(page, path)
    await title(page, name).waitFor()
    await company.waitFor()
  }
  for (const [path, name] of [
    ['/users', 'System Users'],
    ['/secure/posture-templates', 'Posture Templates'],
  ] as const) {
    await goTo(page, path)
    await title(page, name).waitFor()
    await expect.poll(() => company.count()).toBe(0)
  }
})

test('the other products of the provider are in the menu, and open beside the app', async () => {
  const page = await open()
  const backup = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Backup' })
  await expect.poll(() => backup.getAttribute('href')).toBe(BACKUP)
  expect([await backup.getAttribute('target'), await backup.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
})
