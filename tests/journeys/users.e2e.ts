import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import {
  goTo,
  installApp,
  acceptAgreement,
  inStep,
  type Journey,
  LANDING,
  openEmployees,
  rowOf,
  signInAs,
  startJourney,
  userDatabases,
} from '#tests/support/browser/journey.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import { catchKeys, readOpened } from '#tests/support/browser/opened-profile.ts'
import { openRest } from '#tests/support/rest.ts'
import { walkedScreens } from '#tests/support/screens/walked-screens.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

const PASSWORD = 'Portcullis-2026!'

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

/** At the companies, on the device that these tests share. */
async function open() {
  const begin = (page: Page) => signInAs(page, journey.url, 'owner')
  const page = await journey.share({ name: 'owner', begin, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  return page
}

async function openUsers(page: Page) {
  await page.getByRole('link', { name: 'System Users' }).click()
  await page.getByRole('heading', { name: 'System Users', level: 1 }).waitFor()
  await rowOf(page, 'Olive Owner').waitFor()
}

async function fillDetails(page: Page, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Nell')
  await dialog.getByLabel('Last name').fill('Newcomer')
  await dialog.getByLabel('Email').fill(email)
}

const level = (page: Page, area: string, name: string) =>
  page
    .getByRole('radiogroup', { name: area })
    .getByRole('radio', { name, exact: true })
    .check({ force: true })

const panelOf = (page: Page) => page.getByRole('complementary').last()

async function choose(page: Page, act: string) {
  await panelOf(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** What the menu of a role names, with what somebody was given beyond it. */
const menuOf = (role: Role, given: readonly string[]) =>
  walkedScreens
    .filter(({ path, isInMenuOf }) => isInMenuOf(role) || given.includes(path))
    .map(({ title }) => title)

/** The API as the owner. */
async function asOwner(method: string, path: (organization: string) => string, body?: unknown) {
  const token = await passwordSignIn(journey.url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const ask = async (way: string, at: string, sent?: unknown) => {
    const response = await fetch(`${journey.url}/api${at}`, {
      method: way,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    if (!response.ok) throw new Error(`${way} ${at} was answered with ${response.status}`)
    return (await response.json()) as unknown
  }
  const login = (await ask('GET', '/user/login-data')) as { organization: { id: string } }
  return ask(method, path(login.organization.id), body)
}

test('somebody is invited, joins with a password of their own, sees what they may, loses a right and is deleted', async () => {
  const email = 'nell@demo.castellan.example'
  const companies = await (await openRest(journey.url, 'owner')).companies()
  const [mine, other] = companies
  if (!mine || !other) throw new Error('There are two companies')
  const owner = await open()
  await goTo(owner, '/users?modal=addUser')

  await fillDetails(owner, email)
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Role').selectOption('System user')
  for (const area of ['Discover', 'Secure', 'Integrations', 'License Center'])
    await level(owner, area, 'Disabled')
  await level(owner, 'System Users', 'Manage')
  await dialog.getByText('can raise their own permissions').waitFor()
  await level(owner, 'System Users', 'Disabled')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('radio', { name: 'Chosen companies' }).check()
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await dialog.getByText('Choose at least one company or group.').waitFor()
  await dialog.getByLabel('Find a company').fill(mine.name)
  await dialog.getByRole('checkbox', { name: mine.name }).check()
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await owner.getByText('Nell Newcomer was added.').waitFor()
  await rowOf(owner, email).getByText('Invitation sent').waitFor()
  expect(new URL(owner.url()).search).toBe('')

  const context = await journey.open()
  await catchKeys(context)
  const nell = await context.newPage()
  await nell.goto(journey.url)
  await nell.getByLabel('Email').fill(email)
  await nell.getByLabel('Password', { exact: true }).fill(secretIn(await journey.readMail(email)))
  await nell.getByRole('button', { name: 'Sign in' }).click()
  await nell.getByLabel('New password').fill(PASSWORD)
  await nell.getByLabel('Confirm password').fill(PASSWORD)
  await nell.keyboard.press('Enter')
  await acceptAgreement(nell)
  await nell.getByRole('link', { name: 'Companies', exact: true }).click()
  await rowOf(nell, mine.name).waitFor()
  await inStep(nell)
  await expect.poll(() => rowOf(nell, other.name).count()).toBe(0)
  const menu = nell.getByRole('navigation', { name: 'Menu' })
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual(menuOf('System user', ['/companies', '/employees']))
  await openEmployees(nell)
  await inStep(nell)
  const people = await (await openRest(journey.url, 'owner')).employees(mine.id)
  const held = async () => (await readOpened(nell)).filter((text) => text.startsWith('data-')).join('\n')
  expect(await held()).toContain(people[0]?.email)
  await rowOf(owner, email).getByText('Joined').waitFor()

  // Without the right to employees they leave the device that is on, and the menu.
  await rowOf(owner, email).click()
  await panelOf(owner).getByRole('button', { name: 'Permissions' }).click()
  await owner.getByRole('heading', { name: 'Permissions of Nell Newcomer' }).waitFor()
  await level(owner, 'Engage', 'Disabled')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('The changes of Nell Newcomer are saved.').waitFor()
  await menu.getByRole('link', { name: 'Employees' }).waitFor({ state: 'detached' })
  await nell.getByRole('link', { name: 'Companies', exact: true }).click()
  await rowOf(nell, mine.name).waitFor()
  for (const text of people.map((person) => person.email)) expect(await held()).not.toContain(text)

  await owner.getByRole('link', { name: 'System Users' }).first().click()
  await rowOf(owner, email).click()
  await choose(owner, 'Delete')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await owner.getByText('Nell Newcomer is deleted.').waitFor()
  await rowOf(owner, email).waitFor({ state: 'detached' })
  await nell.getByText('Everything on this device was erased, as an administrator asked').waitFor()
  expect(await userDatabases(nell)).toEqual([])
})

test('entries are kept where the server does not answer, and not left by accident', async () => {
  const page = await open()
  await openUsers(page)
  await page.getByRole('button', { name: 'Add user' }).click()
  await fillDetails(page, 'kept@demo.castellan.example')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Role').waitFor()
  await dialog.getByRole('button', { name: 'Next' }).click()
  isServerDead = true
  await journey.killServer()
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await dialog.getByText('This was not saved. Your entries are still here.').waitFor()
  await page.keyboard.press('Escape')
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  await page.context().setOffline(true)
  await dialog.getByRole('status').filter({ hasText: 'This needs a network' }).waitFor()
  await page.context().setOffline(false)
  await journey.startServer()
  isServerDead = false
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('kept@demo.castellan.example')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await asking.getByRole('button', { name: 'Exit without saving' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(page, 'kept@').count()).toBe(0)
})

test('permissions that were changed and not saved are not left by accident', async () => {
  const page = await open()
  await openUsers(page)
  await rowOf(page, 'Rei Reader').click()
  await panelOf(page).getByRole('button', { name: 'Permissions' }).click()
  await page.getByLabel('Role').selectOption('Agent')
  await page.getByRole('link', { name: 'Companies' }).first().click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => page.getByLabel('Role').inputValue()).toBe('Agent')
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await asking.getByRole('button', { name: 'Exit without saving' }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
})

test('the owner’s permissions are shown and locked, and nobody deletes the owner or themselves', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'admin')
  await openUsers(page)
  await rowOf(page, 'Olive Owner').click()
  await panelOf(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: "You don't have permission to delete this user." }).waitFor()
  // It hears keys once it has the focus.
  await page.locator('[role=menu]:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  await panelOf(page).getByRole('button', { name: 'Permissions' }).click()
  await page.getByText("Only the owner can change the owner's account.").waitFor()
  await expect.poll(() => page.getByLabel('Role').isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  await goTo(page, '/users')
  await rowOf(page, 'Ada Admin').click()
  await panelOf(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'You cannot do this to your own account.' }).first().waitFor()
})

test('who may only read sees everything and changes nothing, also without a server', async () => {
  const email = 'watcher@demo.castellan.example'
  const watching = { ...permissionsOf('Read-Only', {}), systemUsers: 'readOnly' as const }
  await asOwner(
    'POST',
    (id) => `/organization/${id}/user`,
    buildAdded(email, { role: 'System user', permissions: watching }),
  )
  const page = await (await journey.open()).newPage()
  await page.goto(journey.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secretIn(await journey.readMail(email)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await acceptAgreement(page)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await page.goto(`${journey.url}/users?modal=addUser`)
  await rowOf(page, 'Olive Owner').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await inStep(page)
  await installApp(page)
  isServerDead = true
  await journey.killServer()
  await expect
    .poll(() => page.getByRole('button', { name: 'Add user' }).getAttribute('aria-disabled'))
    .toBe('true')
  await page.getByLabel('Find a person').fill('agent ari')
  await rowOf(page, 'Ari Agent').click()
  await expect
    .poll(() => panelOf(page).getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled'))
    .toBe('true')
  await panelOf(page).getByRole('button', { name: 'Permissions' }).click()
  await page.getByText('You can look at these permissions, not change them.').waitFor()
  await expect.poll(() => page.getByLabel('Role').isDisabled()).toBe(true)
})
