import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const PATH = '/secure/policy-management/templates'
const COMPANIES = 20
const ASKING = 3

interface Company {
  id: string
  name: string
  organization: string
}

let journey: Journey
let page: Page
let companies: Company[]
beforeAll(async () => {
  journey = await startJourney({ customers: 44, employees: 240 })
  await journey.changeDatabase(async (db) => {
    const find = async (hasDefaults: boolean, most: number) =>
      (
        await sql<Company>`
          select c.id::text, c.name, c.organization_id::text as organization from customer c
          join access_options o on o.customer_id = c.id
          join integration i on i.customer_id = c.id and i.type = 'Office365' and i.state = 'Sync Successful'
          where c.active and c.organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1) and o.unread is null and o.security_defaults = ${hasDefaults}
          order by c.name limit ${most}`.execute(db)
      ).rows
    // In the last one security defaults are on, so that it refuses policies.
    const rows = [...(await find(false, COMPANIES - 1)), ...(await find(true, 1))]
    companies = rows
    // Two groups of one name: which of them is meant only a person can say.
    const items = [1, 2].map((n) => ({
      id: `aaaaaaaa-0000-4000-8000-00000000000${n}`,
      name: 'Emergency access',
    }))
    const organizationId = rows[0]?.organization ?? ''
    await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
      const ids = rows.slice(0, ASKING).map(({ id }) => id)
      await work.load('accessOptions', ids)
      for (const id of ids) {
        const { row } = work.get('accessOptions', id)
        if (row) work.put('accessOptions', { ...row, groups: { items, is_incomplete: false } })
      }
    })
  })
  page = await (await journey.open()).newPage()
  page.setDefaultTimeout(10_000)
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const panel = () => page.getByRole('complementary').last()
const dialog = () => page.getByRole('dialog').last()
const tab = (name: string) => page.getByRole('radiogroup', { name: 'Parts' }).getByText(name)

test('templates are listed in words, found, filtered, and tell what they ask and who recommends them', async () => {
  await goTo(page, PATH)
  await rowOf(page, 'All users, without').first().waitFor()
  await page.getByRole('searchbox').fill('legacy')
  await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBe(2)
  await page.getByRole('searchbox').fill('')
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('searchbox').fill('countries')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await panel().getByText('Locations, left out').waitFor()
  await panel().getByText('No tenant yet.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')
})

test('a baseline is prepared for many companies: what is asked is said once, and otherwise where it is ambiguous', async () => {
  await tab('Baselines').click()
  await rowOf(page, 'Starter').first().click()
  await panel().getByRole('button', { name: 'Deploy' }).click()
  for (const { name } of companies) await dialog().getByRole('checkbox', { name, exact: true }).check()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Next' }).click()
  await dialog().getByLabel('Groups, left out').fill('Emergency access')
  await dialog().getByLabel('Locations, left out').fill('Where we work')
  await dialog()
    .getByRole('button', { name: /^Countries of a missing location/ })
    .click()
  await page.keyboard.type('Germany')
  await page.keyboard.press('Enter')
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Show the changes' }).click()

  await expect
    .poll(() =>
      dialog()
        .getByText(/^\d+ inputs? open$/)
        .count(),
    )
    .toBe(ASKING)
  await dialog().getByText('3 companies are left out').waitFor()
  for (const { name } of companies.slice(0, ASKING)) {
    const card = dialog().getByRole('region', { name, exact: true })
    await card.getByRole('button', { name }).click()
    await card
      .getByText(/nothing called Emergency access, or several/)
      .first()
      .waitFor()
    await card.getByRole('button', { name: 'Say it otherwise for this company' }).click()
    await card.getByLabel('Groups, left out').fill('Break glass')
    await card.getByText('Create the group Break glass, empty').waitFor()
  }
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()
  await panel().getByRole('button', { name: 'Close' }).click()
})

test('a baseline is made and changed by the keyboard, and asks before it is left', async () => {
  await goTo(page, `${PATH}?tab=baselines`)
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'New baseline' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await panel().getByRole('textbox', { name: 'Name' }).fill('House rules')
  for (const name of ['Block legacy', 'Require']) {
    await panel()
      .getByRole('button', { name: /^Add templates/ })
      .press('Enter')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await panel()
    .getByRole('button', { name: /^Move “.*” up$/ })
    .last()
    .press('Enter')
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await panel().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'House rules').getByText('2 templates').waitFor()
})

test('without a network a template is drafted and kept, and nothing reaches beyond a phone', async () => {
  await installApp(page)
  await goTo(page, PATH)
  await rowOf(page, 'legacy').first().waitFor()
  await page.context().setOffline(true)
  await rowOf(page, 'legacy').first().click()
  await panel().getByRole('button', { name: 'Duplicate' }).click()
  await page.getByLabel('Policy, as JSON').waitFor()
  await page.getByText('Nothing keeps it from being saved.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Our own block')
  await page.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Our own block').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('searchbox').fill('our own')
  await page.getByRole('listitem').filter({ hasText: 'Our own block' }).waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})
