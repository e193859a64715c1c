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
  usualPolicies,
} from '#tests/support/build-access-rows.ts'

const CHANGE = '7d1f0a52-0d4e-4b7c-9d52-2a4a7c7a3e02'
const PATH = '/secure/policy-management/policies'

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
    const open = { policies: usualPolicies().slice(1, 2) }
    await putAccessRows(db, second.organization_id, second.id, open)
    const unread = { policies: [], options: buildAccessOptions(third.id, { unread: 'noLicense' }) }
    await putAccessRows(db, third.organization_id, third.id, unread)
  })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const company = (place: number) => companies[place] ?? { id: '', name: '' }
const panel = () => page.getByRole('complementary').last()
const tab = (name: string) => page.getByRole('radiogroup', { name: 'Parts' }).getByText(name, { exact: true })
const address = () => new URL(page.url()).searchParams
const answerAt = (name: string) => page.getByRole('region', { name: `Outcome at ${name}` })

test('by the keyboard somebody asks what would happen, and reads which policy decides and by which condition', async () => {
  await goTo(page, `${PATH}/${company(0).id}`)
  await tab('Try a sign-in').click()
  await answerAt(company(0).name).getByText('Has to show more').waitFor()
  const applying = page.getByRole('region', { name: 'Applies (1)' })
  await applying.getByText('MFA: can be met at the sign-in').waitFor()
  await page.getByRole('combobox', { name: 'Client app' }).focus()
  await page.keyboard.type('Other')
  await answerAt(company(0).name).getByText('Blocked', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Country:/ }).press('Enter')
  await page.keyboard.type('Japan')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => JSON.parse(address().get('ask') ?? '{}') as object)
    .toEqual({
      client: 'other',
      country: 'JP',
    })
  // The choice gives the focus back a moment after it has closed.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Country: Japan')
  const others = page.locator('details', { hasText: 'Does not apply' })
  await others.locator('summary').press('Enter')
  await others.getByText('Not met: Users').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('the address alone brings the question to a colleague, and nobody needs a network for it', async () => {
  const link = page.url()
  await goTo(page, '/companies')
  await page.context().setOffline(true)
  await goTo(page, link.slice(new URL(link).origin.length))
  await answerAt(company(0).name).getByText('Blocked', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Country: Japan' }).waitFor()
  await page.context().setOffline(false)
})

test('all companies are asked at once, and those of which the same comes stand together', async () => {
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Ask all companies' }).click()
  await page.getByRole('heading', { name: 'Let in (1 company)' }).waitFor()
  await page.getByRole('heading', { name: 'Has to show more (1 company)' }).waitFor()
  await page.getByText('The tenant has no license for conditional access').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: company(1).name, exact: true }).click()
  await answerAt(company(1).name).getByText('Let in', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Require MFA for everyone' }).first().click()
  await panel().getByText('MFA').first().waitFor()
  await panel().getByRole('button', { name: 'Close' }).click()
})

test('the matrix has the most open company first, and a cell is looked at as a question', async () => {
  await tab('Matrix').click()
  const first = page.getByRole('grid').getByRole('row').nth(1)
  await first.getByText(company(1).name).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page
    .getByRole('combobox', { name: 'Who signs in' })
    .selectOption({ label: 'Member with a password only' })
  await rowOf(page, company(0).name).getByRole('button', { name: 'Has to register first' }).first().click()
  await answerAt(company(0).name).getByText('Has to register first').waitFor()
  expect(JSON.parse(address().get('ask') ?? '{}')).toEqual({ methods: 'password', company: company(0).id })
})

test('a change in the tenant stands in the history, and is taken back without a network', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${PATH}/${company(0).id}`)
  await tab('History').click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Block legacy authentication').waitFor()
  await history.getByText('Groups, left out').waitFor()
  await history.getByText(/in the tenant$/).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(true)
  await history.getByRole('button', { name: 'Back to before this change' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Change Block legacy authentication').waitFor()
  await dialog.getByText('Report only').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await dialog.waitFor({ state: 'detached' })
  await history.getByRole('button', { name: 'Back to before this change' }).click()
  await page.getByRole('alertdialog').getByText('An update of it is in progress.').waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await inStep(page)
  let tasks: { items: { body: { state: string }; expected: string | null }[] }[] = []
  await journey.changeDatabase(async (db) => {
    tasks = (await sql<(typeof tasks)[number]>`select items from access_task`.execute(db)).rows
  })
  const [item] = tasks.flatMap(({ items }) => items)
  expect(item?.body.state).toBe('enabledForReportingButNotEnforced')
  expect(item?.expected).not.toBeNull()
})

test('nothing reaches beyond a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation').getByText('More').waitFor()
  await expect.poll(() => beyondScreen(page)).toEqual([])
  for (const name of ['Try a sign-in', 'Matrix']) {
    await tab(name).click()
    await page
      .getByText(name === 'Matrix' ? 'From abroad' : 'Has to show more')
      .first()
      .waitFor()
    expect(await beyondScreen(page)).toEqual([])
    expect(await faultsInBoth(page)).toEqual([])
  }
})
