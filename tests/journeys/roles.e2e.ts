import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inStep, type Journey, signInAs, startJourney } from '#tests/support/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const SCREENS = {
  '/companies': 'Companies',
  '/employees': 'Employees',
  '/devices': 'Devices',
  '/users': 'System Users',
  '/user-profile': 'Profile',
} as const

/** Which screens open to whom: everything else leads back, with a word about it. */
const OPEN = {
  owner: ['/companies', '/employees', '/devices', '/users', '/user-profile'],
  admin: ['/companies', '/employees', '/devices', '/users', '/user-profile'],
  agent: ['/companies', '/employees', '/user-profile'],
  reader: ['/companies', '/user-profile'],
} as const

async function opens(page: Page, path: keyof typeof SCREENS): Promise<boolean> {
  await page.goto(journey.url + path)
  const refused = page.getByText('This page is not open to you.')
  const shown = page.getByRole('heading', { name: SCREENS[path], level: 1 })
  await shown.or(refused).first().waitFor()
  return !(await refused.isVisible())
}

test.each(['owner', 'admin', 'agent', 'reader'] as const)(
  'the screens of the %s open, all others lead back, and the menu names no others',
  async (name) => {
    const context = await journey.open(journey.newProfile())
    const page = await context.newPage()
    await signInAs(page, journey.url, name)
    await inStep(page)
    const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    const named = await menu.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(named.toSorted()).toEqual(OPEN[name].filter((path) => path !== '/user-profile').toSorted())

    const opened: string[] = []
    for (const path of Object.keys(SCREENS) as (keyof typeof SCREENS)[])
      if (await opens(page, path)) opened.push(path)
    expect(opened).toEqual(OPEN[name])
  },
)
