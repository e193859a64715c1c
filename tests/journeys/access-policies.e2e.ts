import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import {
  buildAccessChange,
  buildAccessOptions,
  clearAccessRows,
  putAccessRows,
} from '#tests/support/build-access-rows.ts'

const CHANGE = '7d1f0a52-0d4e-4b7c-9d52-2a4a7c7a3e01'

let journey: Journey
let page: Page
let companies: { id: string; name: string; organization_id: string }[]
beforeAll(async () => {
  journey = await startJourney()
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<(typeof companies)[number]>`
      select id::text, name, organization_id::text from customer
      where active and organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1)
      order by name limit 3`.execute(db)
    companies = rows
    const [first, second, third] = rows
    if (!first || !second || !third) throw new Error('The demo has three companies')
    const ofFirst = { changes: [buildAccessChange(first.id, CHANGE)] }
    await clearAccessRows(db, first.organization_id)
    await putAccessRows(db, first.organization_id, first.id, ofFirst)
    await putAccessRows(db, second.organization_id, second.id)
    const unread = { policies: [], options: buildAccessOptions(third.id, { unread: 'noLicense' }) }
    await putAccessRows(db, third.organization_id, third.id, unread)
  })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const PATH = '/secure/policy-management/policies'
const company = (place: number) => companies[place] ?? { id: '', name: '' }
const panel = () => page.getByRole('complementary').last()
const tab = (name: string) => page.getByRole('radiogroup', { name: 'Parts' }).getByText(name)

test('policies of all companies are listed in words, found by what they say, and filtered', async () => {
  await goTo(page, PATH)
  await rowOf(page, 'Block legacy authentication').nth(1).waitFor()
  await rowOf(page, 'All users, without 1 account').first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('office 365')
  await expect.poll(() => rowOf(page, 'Require MFA for everyone').count()).toBe(0)
  await page.getByRole('searchbox').fill('hybrid')
  await rowOf(page, 'Compliant device outside the office').nth(1).waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Report only' }).click()
  await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBe(3)
  expect(await faultsInBoth(page)).toEqual([])
})

test('the panel says what a policy does, what is gone, what is wrong and what changed, and shows it as JSON', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${PATH}/${company(0).id}`)
  await rowOf(page, 'Block legacy authentication').click()
  await panel().getByText('bbbbbbbb…').first().waitFor()
  await panel().getByText('gone', { exact: true }).first().waitFor()
  await panel().getByText('It names what is gone').waitFor()
  await panel().getByRole('heading', { name: 'History' }).waitFor()
  await panel().getByText('Groups, left out').last().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByText('JSON', { exact: true }).click()
  await panel().getByText('"displayName": "Block legacy authentication"').waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('json')
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByText('Fields', { exact: true }).click()
  await page.keyboard.press('Escape')
})

test('without a network a policy is set to report only, waits in sight, and the server hears of it later', async () => {
  await rowOf(page, 'Require MFA for everyone').click()
  await panel().getByRole('button', { name: 'Report only' }).waitFor()
  await page.context().setOffline(true)
  await panel().getByRole('button', { name: 'Report only' }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('What it protects now is open.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Report only' }).click()
  await panel().getByText('Update in progress').waitFor()
  await panel().getByText('Waiting to be sent').waitFor()
  await rowOf(page, 'Require MFA for everyone').getByText('Update in progress').waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await inStep(page)
  let tasks: { items: { body: { state: string }; object_id: string }[] }[] = []
  await journey.changeDatabase(async (db) => {
    tasks = (await sql<(typeof tasks)[number]>`select items from access_task`.execute(db)).rows
  })
  expect(tasks.flatMap(({ items }) => items.map(({ body }) => body.state))).toEqual([
    'enabledForReportingButNotEnforced',
  ])
})

test('deleting offers to turn off instead, and nothing is done by leaving', async () => {
  await rowOf(page, 'Block legacy authentication').click()
  await panel().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off instead' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await panel().getByRole('button', { name: 'Close' }).click()
})

test('what is wrong is told by the rule with the companies, and who was not looked at', async () => {
  await goTo(page, '/companies')
  await goTo(page, PATH)
  await tab('What is wrong').click()
  const rule = page.getByRole('region', { name: 'It names what is gone' })
  await rule.getByText('Where: 2 companies').click()
  await page.getByText(/^2 companies were looked at\./).waitFor()
  await page.getByText(/No license \(1\)/).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await rule.getByRole('button', { name: 'Block legacy authentication' }).first().click()
  await panel().getByText('It names what is gone').waitFor()
  await panel().getByRole('button', { name: 'Close' }).click()
})

test('a company whose policies could not be read says why, and nothing reaches beyond a phone', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${PATH}/${company(2).id}`)
  await page.getByText('The tenant has no license for conditional access').waitFor()
  await goTo(page, '/companies')
  await goTo(page, `${PATH}/${company(0).id}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('listitem').filter({ hasText: 'Block legacy authentication' }).waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})
