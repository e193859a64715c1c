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
  tenant: string
}

let journey: Journey
let page: Page
let companies: Company[]
beforeAll(async () => {
  journey = await startJourney({ customers: 44, employees: 240 })
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<Company>`
      select c.id::text, c.name, c.organization_id::text as organization, i.tenant_id::text as tenant from customer c
      join access_options o on o.customer_id = c.id
      join integration i on i.customer_id = c.id and i.type = 'Office365' and i.state = 'Sync Successful'
      join posture p on p.id = c.id and p.service_plans ?| array['AAD_PREMIUM', 'AAD_PREMIUM_P2']
      where c.active and o.unread is null and not o.security_defaults
        and c.organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1)
      order by c.name limit ${COMPANIES}`.execute(db)
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
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const panel = () => page.getByRole('complementary').last()
const dialog = () => page.getByRole('dialog').last()
const tab = (name: string) => page.getByRole('radiogroup', { name: 'Parts' }).getByText(name)

const admin = (company: Company | undefined) =>
  `${journey.url}/sandbox/microsoft365/admin/tenants/${company?.tenant ?? ''}`
const post = async (address: string, form: Record<string, string>) =>
  expect(
    (await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })).status,
  ).toBe(303)

const set = (company: Company | undefined, name: string, value: unknown) =>
  post(`${admin(company)}/settings`, { kind: 'graph', name, value: JSON.stringify(value) })

/** Turns the security defaults of a company's tenant on or off, as its administrator does. */
async function turnDefaults(company: Company | undefined, isEnabled: boolean) {
  if (isEnabled) await set(company, 'identity/conditionalAccess/policies', [])
  await set(company, 'policies/identitySecurityDefaultsEnforcementPolicy', {
    id: '00000000-0000-0000-0000-000000000005',
    isEnabled,
  })
}

/** Saves a copy of a template of the product, or of a baseline, by a name. */
async function copyTemplate(on: Page, name: string) {
  await rowOf(on, 'legacy').first().click()
  await on.getByRole('complementary').last().getByRole('button', { name: 'Duplicate' }).click()
  await on.getByLabel('Policy, as JSON').waitFor()
  for (const _ of ['inputs', 'name']) await on.getByRole('button', { name: 'Next' }).click()
  await on.getByRole('textbox', { name: 'Name' }).fill(name)
  await on.getByRole('button', { name: 'Save' }).click()
  await rowOf(on, name).waitFor()
}
async function copyBaseline(on: Page, name: string) {
  await rowOf(on, 'Starter').first().click()
  const side = on.getByRole('complementary').last()
  await side.getByRole('button', { name: 'Duplicate' }).click()
  await side.getByRole('textbox', { name: 'Name' }).fill(name)
  await side.getByRole('button', { name: 'Save' }).click()
  await rowOf(on, name).waitFor()
}

/** Has a tenant refuse changes, or take them again. */
const refuseChanges = (company: Company | undefined, isRefused: boolean) =>
  post(`${admin(company)}/failures`, isRefused ? { 'no-changes': 'on' } : {})

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
})

test('it is deployed to all of them, and what one tenant refuses is told and tried again after a reload', async () => {
  const [stubborn, refusing] = [companies.at(-2), companies.at(-1)]
  await refuseChanges(stubborn, true)
  await turnDefaults(refusing, true)
  await dialog()
    .getByRole('button', { name: `Deploy to ${COMPANIES} companies` })
    .click()
  await dialog().getByText('Not everything was deployed.').waitFor({ timeout: 90_000 })
  await expect.poll(() => dialog().getByText('Deployed', { exact: true }).count()).toBe(COMPANIES - 2)
  expect(await faultsInBoth(page)).toEqual([])
  await refuseChanges(stubborn, false)
  await turnDefaults(refusing, false)
  await page.reload()
  await dialog().getByRole('button', { name: 'Look at the rest again' }).click()
  await dialog().getByRole('button', { name: 'Deploy to 2 companies' }).click()
  await dialog().getByText('Everything was deployed.').waitFor({ timeout: 60_000 })
})

test('all of it is taken back', async () => {
  await dialog().getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await dialog().getByText('Everything was taken back.').waitFor({ timeout: 90_000 })
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Done' }).click()
})

test('a baseline is made and changed by the keyboard, asks before it is left, and leaves its panel once it is saved (CA-36)', async () => {
  await goTo(page, `${PATH}?tab=baselines`)
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter')
  // The first entry is marked a moment after the menu is there, and an arrow before that marks it.
  await page.locator('[role=menuitem][data-highlighted]').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await panel().getByRole('textbox', { name: 'Name' }).fill('House rules')
  for (const name of ['Block legacy', 'Require']) {
    await panel()
      .getByRole('button', { name: /^Add templates/ })
      .press('Enter')
    // What is offered is judged open, too: a list that is closing can still be there afterwards.
    expect(await faultsInBoth(page)).toEqual([])
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
  const name = panel().getByRole('textbox', { name: 'Name' })
  await name.waitFor({ state: 'detached' })
  await rowOf(page, 'House rules').getByText('2 templates').waitFor()
  await rowOf(page, 'House rules').click()
  await panel().getByRole('button', { name: 'Edit' }).click()
  await name.fill('Rules of the house')
  await panel().getByRole('button', { name: 'Save' }).click()
  await name.waitFor({ state: 'detached' })
  await rowOf(page, 'Rules of the house').getByText('2 templates').waitFor()
  await expect.poll(() => rowOf(page, 'House rules').count()).toBe(0)
})

test('what somebody took the name of meanwhile comes back into its form, of a template and of a baseline', async () => {
  const other = await (await journey.open()).newPage()
  await signInAs(other, journey.url, 'admin')
  await inStep(other)
  await installApp(page)
  await goTo(page, `${PATH}?tab=baselines`)
  await rowOf(page, 'Starter').first().waitFor()
  await page.context().setOffline(true)
  for (const each of [page, other]) {
    await goTo(each, PATH)
    await copyTemplate(each, 'Night block')
    await goTo(each, `${PATH}?tab=baselines`)
    await copyBaseline(each, 'Night rules')
  }
  await inStep(other)

  await page.context().setOffline(false)
  const correct = async () => {
    await page.getByRole('button', { name: /need a decision|needs a decision/ }).click()
    await page.getByRole('button', { name: 'Correct it' }).first().click()
  }
  await correct()
  await page.getByRole('heading', { name: 'New template' }).waitFor()
  await page.getByText('Another policy template has this name.').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Late block')
  await page.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Late block').waitFor()
  await correct()
  await panel().getByText('Another policy baseline has this name.').waitFor()
  await panel().getByRole('textbox', { name: 'Name' }).fill('Late rules')
  await panel().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Late rules').waitFor()
  await inStep(page)
  await expect.poll(() => page.getByRole('button', { name: /decision/ }).count()).toBe(0)
  for (const name of ['Late rules', 'Night rules'])
    await rowOf(page, name)
      .getByText(/templates/)
      .waitFor()
  await other.context().close()
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
