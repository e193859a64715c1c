import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AREAS, type Permissions } from '#shared/domain/permissions/levels.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  type DemoName,
  installApp,
  inStep,
  type Journey,
  lead,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'
import { type WalkedScreen, walkedScreens } from '#tests/support/screens/walked-screens.ts'

const CALL = 'https://help.castellan.example/call'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ environment: { SCHEDULE_CALL_URL: CALL } })
})
afterAll(() => journey?.end())

/** At the companies, on the device that the tests of a user share. */
async function open(name: DemoName) {
  const begin = (page: Page) => signInAs(page, journey.url, name)
  const page = await journey.share({ name, begin, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await inStep(page)
  return page
}

async function opens(page: Page, { path, title }: WalkedScreen): Promise<boolean> {
  await lead(page, path)
  const refused = page.getByText('This page is not open to you.')
  const shown = page.getByRole('heading', { name: title, level: 1 })
  await shown.or(refused).first().waitFor()
  if (!(await refused.isVisible())) return true
  // The next one is told anew.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await refused.waitFor({ state: 'detached' })
  return false
}

const pathsOf = (screens: readonly WalkedScreen[]) => screens.map(({ path }) => path)

test.each([
  ['owner', 'Owner'],
  ['admin', 'Admin'],
  ['agent', 'Agent'],
  ['reader', 'Read-Only'],
  ['product', 'Product administrator'],
] as const)(
  'the screens of the %s open, all others lead back, and the menu names no others',
  async (name, role) => {
    const page = await open(name)
    const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    const named = await menu.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(named).toEqual(pathsOf(walkedScreens.filter(({ isInMenuOf }) => isInMenuOf(role))))

    const opened: WalkedScreen[] = []
    for (const screen of walkedScreens) if (await opens(page, screen)) opened.push(screen)
    expect(pathsOf(opened)).toEqual(pathsOf(walkedScreens.filter(({ opensTo }) => opensTo(role))))
  },
)

test.each([
  ['owner', 4],
  ['reader', 0],
] as const)(
  'the %s may dismiss so many steps of the checklist, which are gone for everybody: %i',
  async (name, count) => {
    const page = await open(name)
    await page.getByRole('button', { name: /^Checklist/ }).click()
    const steps = page.getByRole('dialog', { name: 'Getting started' })
    await steps.getByRole('list', { name: 'To do' }).waitFor()
    await expect.poll(() => steps.getByRole('button', { name: /^Dismiss/ }).count()).toBe(count)
  },
)

test('whoever may open nothing yet is greeted, and told whom to ask, also without a network', async () => {
  const email = 'reader@demo.castellan.example'
  const permissions = Object.fromEntries(AREAS.map((area) => [area, 'disabled'])) as Permissions
  await journey.changeDatabase((db) =>
    changeStored(db, 'user', { email }, { role: 'System user', permissions }),
  )
  const context = await journey.open()
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'reader')
  const greeted = async () => {
    await page.getByRole('heading', { name: 'Welcome, Rei' }).waitFor()
    const support = page.getByRole('link', { name: 'Contact support' })
    await expect.poll(() => support.getAttribute('href')).toBe('mailto:support@castellan.example')
    const call = page.getByRole('link', { name: 'Schedule a call' })
    await expect.poll(() => call.getAttribute('href')).toBe(CALL)
    await expect.poll(() => call.getAttribute('rel')).toContain('noopener')
  }
  await greeted()
  expect(await faultsInBoth(page)).toEqual([])
  await installApp(page)
  await context.setOffline(true)
  await chooseInMenu(page, 'Profile')
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
  await page.goBack()
  await greeted()
})
