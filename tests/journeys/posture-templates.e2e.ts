import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  goTo,
  installApp,
  type DemoName,
  inStep,
  type Journey,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const TITLE = 'Posture Templates'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const templates = (page: Page) => page.getByRole('link', { name: TITLE, exact: true }).last()
const pathOf = (page: Page) => new URL(page.url()).pathname

async function signIn(page: Page, name: DemoName) {
  await sendSignIn(page, journey.url, name)
  await heading(page, 'Security Posture').waitFor()
  await inStep(page)
}

/** On a device of its own, from the sign-in. */
async function begin(name: DemoName = 'owner') {
  const context = await journey.open()
  const page = await context.newPage()
  await signIn(page, name)
  return { context, page }
}

async function beginAtTemplates() {
  const begun = await begin()
  await templates(begun.page).click()
  await seeTemplates(begun.page)
  return begun
}

/** On the device that these tests share, one for each user. */
const open = ({ name = 'owner', width = 1440 }: { name?: DemoName; width?: number } = {}) =>
  journey.share({
    name,
    begin: (page) => signIn(page, name),
    path: '/secure/posture-templates',
    viewport: { width, height: 900 },
  })

async function openTemplates(name?: DemoName) {
  const page = await open(name ? { name } : {})
  await seeTemplates(page)
  return page
}

async function seeTemplates(page: Page) {
  await heading(page, TITLE).waitFor()
  await rowOf(page, 'Hardening by CIS').waitFor()
}

test('a security lead makes a template, is asked before an edit is lost, and deletes it again', async () => {
  const { page } = await beginAtTemplates()
  expect(await faultsInBoth(page)).toEqual([])
  await button(page, 'Create New').click()
  await heading(page, 'New template').waitFor()

  await button(page, 'Save').click()
  await page.getByText('Name is required').waitFor()
  await page.getByText('Selection of checks is required').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await nameField(page).fill('Our standard')
  await page.getByLabel('Find checks').fill('sender')
  await page.getByRole('checkbox', { name: 'Outlook marks mail from external senders' }).check()
  await page.getByLabel('Find checks').fill('')
  await page.getByRole('checkbox', { name: 'All of Conditional access' }).check()
  await page.getByText('License requirement: Entra ID P2, Exchange Online').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await button(page, 'Save').click()
  await heading(page, TITLE).waitFor()
  const row = rowOf(page, 'Our standard')
  await row.getByText('Custom').waitFor()
  await inStep(page)

  await row.click()
  await heading(page, 'Our standard').waitFor()
  const areaOf = page.getByRole('checkbox', { name: 'All of Conditional access' })
  await expect.poll(() => areaOf.isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: /^Legacy authentication/ }).uncheck()
  expect(await areaOf.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
  const asked = page.getByRole('alertdialog', { name: 'Exit without saving?' })
  await templates(page).click()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  expect(pathOf(page)).toMatch(/^\/secure\/posture-templates\/[\da-f-]{36}$/)
  await button(page, 'Cancel').click()
  await asked.getByRole('button', { name: 'Exit without saving' }).click()
  await heading(page, TITLE).waitFor()
  await row.click()
  await expect.poll(() => areaOf.isChecked()).toBe(true)

  await nameField(page).fill('  QUICK wins ')
  await button(page, 'Save').click()
  await heading(page, TITLE).waitFor()
  await rowOf(page, 'QUICK wins').waitFor()
  await button(page, 'Create New').click()
  await nameField(page).fill('Quick Wins')
  await page.getByRole('checkbox', { name: 'All of Exchange' }).check()
  await button(page, 'Save').click()
  await page.getByText('Another posture template has this name.').waitFor()
  await button(page, 'Cancel').click()
  await asked.getByRole('button', { name: 'Exit without saving' }).click()

  await button(page, 'Delete “QUICK wins”').click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete the template?' })
  await dialog.getByText('“QUICK wins” is deleted').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await rowOf(page, 'QUICK wins').click()
  await nameField(page).fill('Something typed')
  await button(page, 'Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await heading(page, TITLE).waitFor()
  await rowOf(page, 'Quick Baseline').waitFor()
  await expect.poll(() => rowOf(page, 'QUICK wins').count()).toBe(0)
  await inStep(page)
})

test('a default template is read, and duplicated to be changed', async () => {
  const page = await openTemplates()
  await page.getByText('Default', { exact: true }).first().click()
  await page.getByLabel('Find templates').fill('consent audit')
  await rowOf(page, 'Quick Baseline').click()
  await heading(page, 'Quick Baseline').waitFor()
  await page.getByText('This is a default template.').waitFor()
  await page.getByText('Mailbox auditing is on for the organization').waitFor()
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
  await expect.poll(() => button(page, 'Save').count()).toBe(0)
  expect(await faultsInBoth(page)).toEqual([])

  for (const name of ['Copy of Quick Baseline', 'Copy of Quick Baseline 2']) {
    await button(page, 'Duplicate').click()
    await heading(page, 'New template').waitFor()
    await expect.poll(() => nameField(page).inputValue()).toBe(name)
    await page.getByText('4 checks').waitFor()
    await button(page, 'Save').click()
    await rowOf(page, name).last().waitFor()
    await page.goto(`${journey.url}/secure/posture-templates/quick-baseline`)
  }
})

test('a template is applied to one company in one round, and taken back in one', async () => {
  const page = await openTemplates()
  await rowOf(page, 'Hardening by CIS').click()
  await heading(page, 'Hardening by CIS').waitFor()
  await button(page, 'Change tenants').click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('listitem').filter({ hasText: 'not met' }).getByRole('checkbox').first().check()
  await button(page, 'Show the changes').click()
  const company = await dialog.getByRole('heading', { level: 3 }).innerText()
  await dialog.getByText('Sent in one call with:', { exact: false }).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Apply \d\d changes$/ }).click()
  await dialog.getByText('Everything was applied.').waitFor({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()

  await goTo(page, '/secure/security-posture/all/applied')
  const name = company.split('\n')[0] ?? ''
  const tasks = (state: string) => rowOf(page, name).filter({ hasText: state })
  await tasks('Applied').first().click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Take back' }).waitFor()
  // The company has a past.
  const [takenBack, partly] = [await tasks('Taken back').count(), await tasks('Partly applied').count()]
  await panel.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  // Both rows say so: the one that took it back, and the one that was taken back.
  await tasks('Taken back')
    .nth(takenBack + 1)
    .waitFor({ timeout: 60_000 })
  await expect.poll(() => tasks('Partly applied').count()).toBe(partly)
})

test('without a network a template is made, changed, and sent when it is back', async () => {
  const { context, page } = await beginAtTemplates()
  await installApp(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /Offline/ }).waitFor()
  await button(page, 'Duplicate “Email protection”').click()
  await nameField(page).fill('Made in the server room')
  await button(page, 'Save').click()
  const row = rowOf(page, 'Made in the server room')
  await row.click()
  await page.getByLabel('Description').fill('Without a signal')
  await button(page, 'Save').click()
  await page.getByRole('button', { name: /2 waiting/ }).click()
  const tray = page.getByRole('dialog', { name: 'Waiting on this device' })
  await tray.getByText('Add the posture template Made in the server room').waitFor()
  await tray.getByText('Set description of Made in the server room to Without a signal').waitFor()
  await tray.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  await inStep(page)

  const other = await openTemplates('admin')
  await rowOf(other, 'Made in the server room').click()
  await expect.poll(() => other.getByLabel('Description').inputValue()).toBe('Without a signal')
})

test('what two change at once is decided in the tray', async () => {
  const { context, page } = await beginAtTemplates()
  await button(page, 'Duplicate “Quick Baseline”').click()
  await nameField(page).fill('Shared')
  await button(page, 'Save').click()
  await inStep(page)
  await installApp(page)
  await rowOf(page, 'Shared').click()
  await nameField(page).waitFor()
  await context.setOffline(true)
  await nameField(page).fill('Shared by me')
  await button(page, 'Save').click()
  await rowOf(page, 'Shared by me').waitFor()

  const other = await openTemplates('admin')
  await rowOf(other, 'Shared').click()
  await nameField(other).fill('Shared by them')
  await button(other, 'Save').click()
  await rowOf(other, 'Shared by them').waitFor()
  await inStep(other)

  await context.setOffline(false)
  await page.getByRole('button', { name: /needs a decision/ }).click()
  const tray = page.getByRole('dialog', { name: 'Waiting on this device' })
  await tray.getByText('Shared by them').waitFor()
  await tray.getByRole('button', { name: 'Take theirs' }).click()
  await tray.getByText('Everything is sent').waitFor()
  await tray.getByRole('button', { name: 'Close' }).click()
  await rowOf(page, 'Shared by them').waitFor()
})

test('a template that is not there says so, and leads back', async () => {
  const page = await open()
  await page.goto(`${journey.url}/secure/posture-templates/00000000-0000-4000-8000-000000000000`)
  await heading(page, 'This template is not here').waitFor()
  await page.getByRole('main').getByRole('link', { name: TITLE }).last().click()
  await heading(page, TITLE).waitFor()
})

test('who only reads Secure has no templates in the menu, and is led back from their address', async () => {
  const { page } = await begin('reader')
  await expect.poll(() => page.getByRole('link', { name: TITLE }).count()).toBe(0)
  for (const path of ['', '/new', '/quick-baseline']) {
    await page.goto(`${journey.url}/secure/posture-templates${path}`)
    await page.getByText('This page is not open to you.').waitFor()
    await heading(page, 'Security Posture').waitFor()
  }
})

test('on a phone templates are cards, and nothing is wider than the screen', async () => {
  const page = await open({ width: 390 })
  const card = page.getByRole('listitem').filter({ hasText: 'Hardening by CIS' })
  await card.waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await card.getByRole('button', { name: 'Duplicate' }).click()
  await nameField(page).waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await page.goto(`${journey.url}/secure/posture-templates/cis-hardening`)
  await page.getByText('This is a default template.').waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})

test('a template whose name somebody took meanwhile comes back into its form, with all that was entered', async () => {
  const { context, page } = await beginAtTemplates()
  const other = await openTemplates('admin')
  await installApp(page)
  await context.setOffline(true)
  for (const each of [page, other]) {
    await button(each, 'Duplicate “Quick Baseline”').click()
    await nameField(each).fill('Night shift')
  }
  await page.getByRole('textbox', { name: 'Description' }).fill('What holds while nobody looks')
  await button(page, 'Save').click()
  await rowOf(page, 'Night shift').waitFor()
  await button(other, 'Save').click()
  await rowOf(other, 'Night shift').waitFor()
  await inStep(other)

  await context.setOffline(false)
  await page.getByRole('button', { name: /needs a decision/ }).click()
  await page.getByRole('button', { name: 'Correct it' }).click()
  await heading(page, 'New template').waitFor()
  await page.getByText('Another posture template has this name.').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue())
    .toBe('What holds while nobody looks')
  await nameField(page).fill('Late shift')
  await button(page, 'Save').click()
  await rowOf(page, 'Late shift').waitFor()
  await inStep(page)
  await expect.poll(() => rowOf(page, 'Night shift').count()).toBe(1)
})

test('without the subscription the templates of the product are shown, and why none can be made', async () => {
  await journey.changeDatabase((db) => changeStored(db, 'subscription', 'organization', { hasPbSub: false }))
  const { page } = await beginAtTemplates()
  const create = button(page, 'Create New')
  // Until the device has heard of the subscription it keeps nobody back.
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true')
  await create.focus()
  await page.getByText('Your organization has no subscription for this.').first().waitFor()
  await create.click({ force: true })
  expect(pathOf(page)).toBe('/secure/posture-templates')
  await page.goto(`${journey.url}/secure/posture-templates/new`)
  await page.getByText('Your plan does not include this').waitFor()
  await expect.poll(() => nameField(page).count()).toBe(0)
})
