import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  installApp,
  changeRowAndClose,
  inStep,
  type Journey,
  openEmployees,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { leaveNotification } from '#tests/support/browser/leave-notification.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

/** On a device of its own, from the sign-in. */
async function openPage() {
  const context = await journey.open()
  const page = await context.newPage()
  await signIn(page)
  return { context, page }
}

/** On the device that these tests share. */
async function openShared() {
  const page = await journey.share({ name: 'owner', begin: signIn, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  return page
}

const opener = (page: Page) => page.getByRole('button', { name: 'Quick panel', exact: true })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Quick panel' })
const tabOf = (page: Page, name: string) => panelOf(page).getByRole('tab', { name, exact: true })

async function openTab(page: Page, name: string) {
  await opener(page).click()
  await tabOf(page, name).click()
}

const closePanel = async (page: Page) => {
  await page.keyboard.press('Escape')
  await panelOf(page).waitFor({ state: 'detached' })
}

const isFocused = (page: Page) => opener(page).evaluate((button) => button === document.activeElement)

test('it opens and closes by mouse and by keyboard, and gives the focus back (SHELL-47)', async () => {
  const page = await openShared()
  await opener(page).click()
  await panelOf(page).waitFor()
  await expect
    .poll(() => panelOf(page).getByRole('tab').allTextContents())
    .toEqual(['Notifications', 'Audit Logs', 'Settings'])
  await panelOf(page).getByText('Nothing has come yet').waitFor()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await panelOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(page)).toBe(true)

  await page.keyboard.press('Enter')
  // What has the focus when the panel takes it gets it back.
  const heading = panelOf(page).getByRole('heading', { name: 'Quick panel' })
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
  await tabOf(page, 'Notifications').focus()
  await page.keyboard.press('ArrowRight')
  await panelOf(page).getByText('No changes lately').waitFor()
  await page.keyboard.press('End')
  await panelOf(page).getByRole('switch', { name: 'Compact tables' }).waitFor()
  await closePanel(page)
  await expect.poll(() => isFocused(page)).toBe(true)
  await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false')
})

test('what this device was told is listed, offline too, and opens its address', async () => {
  const { context, page } = await openPage()
  await installApp(page)
  await openEmployees(page)
  await context.setOffline(true)
  await opener(page).click()
  await panelOf(page).getByText('Nothing has come yet').waitFor()
  for (const [title, path] of [
    ['Directory of Contoso was read', '/companies'],
    ['High: sign-in from outside', '/employees?search=ann'],
  ] as const) {
    await leaveNotification(page, { title, body: 'Contoso', path })
    await panelOf(page).getByRole('link', { name: title }).waitFor()
  }
  await expect
    .poll(() => panelOf(page).getByRole('link').allTextContents())
    .toEqual(['High: sign-in from outside', 'Directory of Contoso was read'])
  await context.setOffline(false)
  await page.reload()
  await opener(page).click()
  await panelOf(page).getByRole('link', { name: 'High: sign-in from outside' }).click()
  await panelOf(page).waitFor({ state: 'detached' })
  await page.waitForURL(/\/employees\?search=ann/)
  await context.close()
})

test('what it leads to opens above it', async () => {
  const page = await openShared()
  await opener(page).click()
  await panelOf(page).getByRole('button', { name: 'Notifications on this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications on this device' })
  await dialog.getByText(/Off\.|Blocked|Not possible/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await closePanel(page)
})

test('a change is listed once it was sent, offline too; one that waits leads to the tray', async () => {
  const { context, page } = await openPage()
  await installApp(page)
  await openEmployees(page)
  await changeRowAndClose(page, { value: 'Gatekeeper' })
  await inStep(page)
  await openTab(page, 'Audit Logs')
  const sent = panelOf(page).getByRole('listitem').filter({ hasText: 'Gatekeeper' })
  await sent.getByText(/· Done/).waitFor()
  await expect
    .poll(() => sent.getByRole('heading').textContent())
    .toMatch(/^Set job title of .+ to Gatekeeper$/)
  await closePanel(page)

  await context.setOffline(true)
  await changeRowAndClose(page, { place: 2, value: 'Bailiff' })
  await openTab(page, 'Audit Logs')
  await sent.waitFor()
  await expect.poll(() => panelOf(page).getByRole('listitem').count()).toBe(1)
  await panelOf(page).getByRole('button', { name: '1 change is not done yet' }).click()
  const tray = page.getByRole('dialog', { name: 'Waiting on this device' })
  await tray.getByText(/Bailiff/).waitFor()
  await page.keyboard.press('Escape')
  await tray.waitFor({ state: 'detached' })

  await context.setOffline(false)
  await panelOf(page).getByRole('listitem').filter({ hasText: 'Bailiff' }).waitFor()
  await expect
    .poll(() => panelOf(page).getByRole('heading', { level: 3 }).allTextContents())
    .toEqual([expect.stringContaining('Bailiff'), expect.stringContaining('Gatekeeper')])
  await context.close()
})

test('a switch changes this device alone, and stays', async () => {
  const { context, page } = await openPage()
  await openEmployees(page)
  // The list stays in sight behind the panel, though nobody can reach it there.
  const grid = page.getByRole('grid', { includeHidden: true })
  const rowHeight = async () =>
    (await grid.getByRole('row', { includeHidden: true }).nth(2).boundingBox())?.height
  const compact = await rowHeight()
  const isCompact = () => panelOf(page).getByRole('switch', { name: 'Compact tables' })

  await openTab(page, 'Settings')
  const written: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`)
  })
  await expect.poll(() => isCompact().isChecked()).toBe(true)
  await isCompact().focus()
  await page.keyboard.press('Space')
  await expect.poll(rowHeight).toBeGreaterThan(compact ?? Infinity)
  await panelOf(page).getByRole('switch', { name: 'Dark appearance' }).check()
  await page.locator('html.dark').waitFor({ state: 'attached' })
  await panelOf(page).getByRole('switch', { name: 'Folded menu' }).check()
  await page.getByRole('button', { name: 'Unfold the menu', includeHidden: true }).waitFor()
  expect(written).toEqual([])

  await page.reload()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await expect.poll(rowHeight).toBeGreaterThan(compact ?? Infinity)
  await openTab(page, 'Settings')
  await expect.poll(() => isCompact().isChecked()).toBe(false)
  await expect.poll(() => panelOf(page).getByRole('switch', { name: 'Folded menu' }).isChecked()).toBe(true)
  await context.close()
})

test('a choice in one tab is followed in the others at once', async () => {
  const { context, page } = await openPage()
  const other = await context.newPage()
  await other.goto(journey.url)
  await openEmployees(other)
  await other.getByRole('grid').getByRole('row').nth(3).waitFor()
  const rowHeight = async () => (await other.getByRole('grid').getByRole('row').nth(2).boundingBox())?.height
  const compact = await rowHeight()

  await openTab(page, 'Settings')
  await panelOf(page).getByRole('switch', { name: 'Compact tables' }).uncheck()
  await expect.poll(rowHeight).toBeGreaterThan(compact ?? Infinity)
  await panelOf(page).getByRole('switch', { name: 'Dark appearance' }).check()
  await other.locator('html.dark').waitFor({ state: 'attached' })
  await panelOf(page).getByRole('switch', { name: 'Folded menu' }).check()
  await other.getByRole('button', { name: 'Unfold the menu' }).waitFor()
  await panelOf(page).getByRole('switch', { name: 'Folded menu' }).uncheck()
  await other.getByRole('button', { name: 'Fold the menu', exact: true }).waitFor()
  await context.close()
})

test('it stays open, as it is, where the window changes its width', async () => {
  const page = await openShared()
  const chosen = tabOf(page, 'Settings')
  // What is there already is not waited for: the frame has changed by then.
  const isChosen = async () =>
    (await chosen.count()) === 1 && (await chosen.getAttribute('aria-selected')) === 'true'
  const menuButton = page.getByRole('button', { name: 'Open the menu', includeHidden: true })
  await openTab(page, 'Settings')
  await page.setViewportSize({ width: 820, height: 1180 })
  await menuButton.waitFor({ state: 'attached' })
  expect(await isChosen()).toBe(true)
  await closePanel(page)

  await menuButton.click()
  await openTab(page, 'Settings')
  await page.setViewportSize({ width: 1180, height: 820 })
  await menuButton.waitFor({ state: 'detached' })
  expect(await isChosen()).toBe(true)
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await panelOf(page).waitFor({ state: 'detached' })
  await openTab(page, 'Audit Logs')
  await panelOf(page).getByText('No changes lately').waitFor()
  await closePanel(page)
})
