import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { LoginData } from '#shared/contract/login-data.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import { DAY } from '#shared/lib/time.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import {
  installApp,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
  tabToRows,
} from '#tests/support/browser/journey.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

let isServerDead = false
afterEach(async () => {
  if (isServerDead) await journey.startServer()
  isServerDead = false
})
async function killServer() {
  isServerDead = true
  await journey.killServer()
}

const open = async () => (await journey.open()).newPage()

/** On the device of the owner that these tests share. */
async function openShared(): Promise<Page> {
  const page = await journey.share({ name: 'owner', begin: signIn, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  return page
}

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

async function openDevices(page: Page) {
  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()
  await rowOf(page, 'This device').waitFor()
}

async function apiOf(name: string) {
  const email = `${name}@demo.castellan.example`
  const token = await passwordSignIn(journey.url, 'castellan', email, DEMO_PASSWORD)
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${journey.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json().catch(() => undefined)) as unknown
  }
}

/** Another device of the agent, on which changes have waited for two days. */
async function addStranded(name: string, pending: number) {
  const api = await apiOf('agent')
  const id = uuidv7()
  await api('PUT', `/device/${id}`, { name, keyMode: 'pin' })
  const device = { id, pending, oldestPendingAt: Date.now() - 2 * DAY, highestSeq: pending }
  await api('POST', '/sync/pull', { epoch: null, cursor: 0, scopeHash: null, schema: SCHEMA, device })
}

test('an administrator erases a device, and its person is told by it', async () => {
  const agent = await open()
  await signInAs(agent, journey.url, 'agent')
  await inStep(agent)
  await expect.poll(() => agent.getByRole('link', { name: 'Devices' }).count()).toBe(0)

  const owner = await open()
  await signInAs(owner, journey.url, 'owner')
  await openDevices(owner)
  await rowOf(owner, 'Ari Agent').click()
  const panel = owner.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Erase this device' }).click()
  const dialog = owner.getByRole('alertdialog')
  await dialog.getByText('No unsent changes are known').waitFor()
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()

  await agent.getByText('Everything on this device was erased, as an administrator asked').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await owner.getByRole('button', { name: 'Read again' }).click()
  await rowOf(owner, 'Ari Agent').getByText('Erased').waitFor()
})

test('a device whose changes are overdue says so, and is erased only by who types how many are lost', async () => {
  await addStranded('Tablet of the van', 3)
  const page = await openShared()
  await openDevices(page)
  await page.getByLabel('Find a person or device').fill('van ari')
  const row = rowOf(page, 'Tablet of the van')
  await row.getByText('Overdue').waitFor()
  await expect
    .poll(() => row.locator('time').last().getAttribute('title'))
    .toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
  await row.click()
  await page.getByRole('button', { name: 'Erase this device' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('3 unsent changes on it would be lost for good.').waitFor()
  const confirm = dialog.getByRole('button', { name: 'Erase', exact: true })
  await dialog.getByRole('textbox').fill('2')
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('textbox').fill('3')
  await confirm.click()
  await row.getByText('Erasure asked').waitFor()
  await page.getByText('3 unsent changes go with it.').waitFor()
})

test('the list says that it needs a network, and comes by itself when there is one', async () => {
  const page = await openShared()
  await installApp(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByText('This list needs a network').waitFor()
  await page.context().setOffline(false)
  await rowOf(page, 'This device').waitFor()
})

test('the rules for devices are changed without a server, wait in plain words, and arrive', async () => {
  const page = await openShared()
  await openDevices(page)
  await killServer()
  await page.getByRole('button', { name: 'Rules for devices' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('61')
  await dialog.getByRole('button', { name: 'Save rules' }).click()
  await dialog.getByText('A whole number from 0 to 60.').waitFor()
  await dialog.getByRole('textbox').fill('20')
  await dialog.getByRole('radio', { name: 'Generic' }).check()
  await dialog.getByRole('button', { name: 'Save rules' }).click()
  await page.getByText('Rules changed here, not sent yet').waitFor()
  await page.getByRole('button', { name: /1 waiting/ }).click()
  await page
    .getByText('Change the rules for devices: time for urgent changes and text of notifications')
    .waitFor()
  await page.keyboard.press('Escape')

  await journey.startServer()
  isServerDead = false
  await inStep(page)
  await page.getByText('Rules changed here, not sent yet').waitFor({ state: 'detached' })
  const api = await apiOf('owner')
  const { organization } = (await api('GET', '/user/login-data')) as LoginData
  expect(organization.device_policy).toMatchObject({ urgentMinutes: 20, pushText: 'generic' })
})

test('what was changed in the rules and not saved is not left by accident', async () => {
  const page = await openShared()
  await openDevices(page)
  await page.getByRole('button', { name: 'Rules for devices' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Forbidden' }).check()
  await page.keyboard.press('Escape')
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Forbidden', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await asking.getByRole('button', { name: 'Exit without saving' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the screen is found by its name and worked with the keyboard alone', async () => {
  const page = await openShared()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
  await page.keyboard.type('devic')
  await page.keyboard.press('Enter')
  await rowOf(page, 'This device').waitFor()
  await tabToRows(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Erase this device' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !location.search.includes('open='))
})
