import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
  // Of somebody who is blocked already nothing is to be undone.
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{ id: string; organization: string }>`
      select a.id::text, a.organization_id::text as organization from alert a
      join employee e on e.organization_id = a.organization_id and e.customer_id = a.customer_id
        and (e.entra_id::text = lower(a.account ->> 'id') or lower(e.username) = lower(a.account ->> 'name'))
      where not e.sign_in_enabled`.execute(db)
    const [first] = rows
    if (!first) return
    await unitOfWork({ db, tables: entityTables }, first.organization, async (work) => {
      const ids = [...new Set(rows.map(({ id }) => id))]
      await work.load('alert', ids)
      for (const id of ids) work.remove('alert', id)
    })
  })
})
afterAll(() => journey?.end())

const open = () =>
  journey.share({
    name: 'owner',
    begin: async (page) => {
      await signInAs(page, journey.url, 'owner')
      await inStep(page)
    },
    path: '/secure/alerts',
  })

const panel = (page: Page) => page.getByRole('complementary').last()
const part = (page: Page) => panel(page).getByRole('region', { name: 'Act' })

/** Opens the first alert whose account can be locked down. */
async function openLockable(page: Page) {
  const opened = () => new URL(page.url()).searchParams.get('open')
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  for (let each = 0; each < 20; each++) {
    const before = opened()
    await page.keyboard.press('j')
    await expect.poll(opened).not.toBe(before)
    await panel(page).getByText('What to do').waitFor()
    const button = part(page).getByRole('button', { name: 'Lock down' })
    if ((await button.count()) > 0 && (await button.getAttribute('aria-disabled')) === null) return
  }
  throw new Error('The demo has an alert about somebody')
}

test('an account is locked down from an alert by the keyboard without a network, step by step, and let in again', async () => {
  const page = await open()
  await openLockable(page)
  await page.context().setOffline(true)
  await page.keyboard.press('l')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Whoever is signed in is signed out within an hour').waitFor()
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(3)
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Lock down' }).click()
  await part(page).getByText('Waits on this device').waitFor()
  await page.context().setOffline(false)
  for (const done of ['Sign-in is blocked', 'Sessions are revoked', 'Password is reset', 'Success'])
    await part(page).getByText(done).waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  await part(page).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByText('do not come back').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock sign-in' }).click()
  await part(page).getByText('Sign-in is possible again').waitFor()
  await part(page).getByText('This was undone.').waitFor()
  await part(page).getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
})

test('an emergency account is not locked down: the button says why, and the key does nothing', async () => {
  const page = await open()
  await openLockable(page)
  const account = await panel(page).getByRole('definition').first().textContent()
  await page.getByRole('button', { name: 'Safe locations' }).click()
  const setup = page.getByRole('dialog')
  await setup.getByLabel('Emergency access accounts').fill(account?.toUpperCase() ?? '')
  await setup.getByRole('button', { name: 'Save' }).click()
  await setup.waitFor({ state: 'detached' })
  const button = part(page).getByRole('button', { name: 'Lock down' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await button.hover()
  await page.getByText('This is an emergency account').waitFor()
  await page.keyboard.press('l')
  // Beneath a dialog the next key would rest.
  await page.keyboard.press('t')
  await panel(page).getByText('In progress').waitFor()
})
