import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'
import {
  goTo,
  installApp,
  inStep,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')

/** Changes what is set in the pretend tenant, on the page of its own administrator. */
async function changeInTenant(page: Page, tenantId: string, name: string, change: (text: string) => string) {
  await page.goto(`${journey.url}/sandbox/microsoft365/admin/tenants/${tenantId}`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText(name, { exact: true }).click()
  const box = page.getByRole('textbox', { name, exact: true })
  await box.fill(change(await box.inputValue()))
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
  await page.getByText(name, { exact: true }).waitFor()
}

/** Waits for the end of a sync, so that the next one can be asked for. */
const finished = async (rest: Rest, customerId: string) =>
  await expect.poll(async () => (await rest.integration(customerId)).state).toBe('Sync Successful')

const tabs = (page: Page) => page.getByRole('radiogroup', { name: 'List' })

async function signIn(page: Page) {
  await sendSignIn(page, journey.url, 'owner')
  await heading(page, LANDING).waitFor()
}

/** On a device of its own, from the sign-in. */
async function begin(tab = 'Companies') {
  const context = await journey.open()
  const page = await context.newPage()
  await signIn(page)
  await tabs(page).getByText(tab, { exact: true }).click()
  return { context, page }
}

/** On the device that these tests share. */
async function open({ width = 1440, height = 900, tab = 'Companies' } = {}) {
  const page = await journey.share({
    name: 'owner',
    begin: signIn,
    path: '/secure/security-posture',
    viewport: { width, height },
  })
  await heading(page, LANDING).waitFor()
  await tabs(page).getByText(tab, { exact: true }).click()
  return { context: page.context(), page }
}

/** Opens the first company of the list, and what it stands in. */
async function openFirstCompany(page: Page) {
  await rows(page).nth(1).click()
  await tabs(page).getByText('Checks', { exact: true }).click()
  await page.getByLabel('Find checks').waitFor()
}

const byHand = (within: Page | Locator) => within.getByRole('region', { name: 'How to do it by hand' })

const firstThings = (page: Page) => page.getByRole('region', { name: 'What to do first' })

test('the posture opens with what to do first, of which one click shows the changes', async () => {
  const { page } = await begin('Overview')
  expect(new URL(page.url()).pathname).toBe('/secure/security-posture')
  const lines = firstThings(page).getByRole('listitem')
  await lines.first().waitFor()
  await expect.poll(() => lines.count()).toBe(10)
  await lines.first().getByText('Critical', { exact: true }).waitFor()
  await firstThings(page)
    .getByText(/[1-9]\d* compan(y|ies) · [1-9][\d,]* people/)
    .first()
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await firstThings(page)
    .getByRole('button', { name: /^Preview: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('heading', { level: 3 }).first().waitFor()
  await dialog.getByRole('button', { name: /^Apply [1-9]/ }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await firstThings(page)
    .getByRole('button', { name: /^Show how: / })
    .first()
    .click()
  await page.waitForURL(/\/all\/audit\/[a-z-]+$/)
})

test('what no button does is told step by step, with a command to be copied', async () => {
  const { context, page } = await open({ tab: 'Overview' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await firstThings(page)
    .getByRole('button', { name: /^Show how: / })
    .first()
    .click()
  await page.waitForURL(/\/all\/audit\/[a-z-]+$/)
  const way = byHand(page)
  await way.getByText('What it breaks').waitFor()
  await way.getByRole('listitem').nth(1).waitFor()
  for (const link of await way.getByRole('link').all())
    await expect.poll(() => link.getAttribute('rel')).toContain('noreferrer')
  const command = await way.getByRole('group', { name: 'Command' }).innerText()
  expect(command).toMatch(/^[A-Z][a-z]+-\w+/)
  await way.getByRole('button', { name: 'Copy the command' }).click()
  await way.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  expect(await faultsInBoth(page)).toEqual([])

  await rows(page).nth(1).click()
  const panel = page.getByRole('complementary').last()
  await byHand(panel).or(panel.getByText('How to do it by hand')).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('so does a company, on a phone with the first one in sight', async () => {
  const { page } = await open({ width: 390, height: 844, tab: 'Overview' })
  const first = firstThings(page).getByRole('listitem').first()
  await first.waitFor()
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {}
  const bar = await page.getByRole('navigation').last().boundingBox()
  expect(y + height).toBeLessThan(bar?.y ?? 0)
  await tabs(page).getByText('Companies', { exact: true }).click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
  await page.waitForURL(/security-posture\/[\da-f-]{36}$/)
  await first.waitFor()
  expect(await beyondScreen(page)).toEqual([])
  await firstThings(page)
    .getByRole('button', { name: /^Show how: / })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByText('What it has to be').waitFor()
  await byHand(panel).getByText('What it breaks').waitFor()
  expect(await beyondScreen(page)).toEqual([])
})

test('a security lead goes from all companies to one, to a check, and to that check over all of them (POST-01)', async () => {
  const { page } = await open()
  await rows(page).nth(2).waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  const scores = await page.getByRole('grid').locator('.figure').allInnerTexts()
  expect(scores).toEqual(scores.toSorted((a, b) => Number(a) - Number(b)))
  await page.getByRole('columnheader', { name: 'Mail' }).getByRole('button').click()

  const first = await rows(page).nth(1).getByRole('rowheader').innerText()
  await openFirstCompany(page)
  await heading(page, first).waitFor()
  await page
    .getByText(/^Mail \d/)
    .first()
    .click()
  await page.getByLabel('Find checks').fill('sender')
  await rowOf(page, 'Not compliant').first().or(rowOf(page, 'Compliant').first()).waitFor()
  await page.getByLabel('Find checks').fill('')
  expect(await faultsInBoth(page)).toEqual([])
  await rows(page).nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByText('What it has to be').waitFor()
  const [answer, folded] = [panel.locator('pre').first(), panel.getByText('As the vendor writes it').first()]
  await answer.waitFor({ state: 'hidden' })
  await folded.focus()
  await page.keyboard.press('Enter')
  await answer.waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  await page.getByRole('link', { name: LANDING }).last().click()
  await page.getByText('Checks', { exact: true }).click()
  await page.getByLabel('Find checks').fill('legacy')
  await rowOf(page, 'Legacy authentication').first().click()
  await heading(page, /Legacy authentication/).waitFor()
  await rows(page).nth(1).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('without a network every company and every check is there', async () => {
  const { context, page } = await begin()
  await rows(page).nth(2).waitFor()
  await inStep(page)
  await installApp(page)
  await context.setOffline(true)
  await tabs(page).getByText('Overview', { exact: true }).click()
  await firstThings(page)
    .getByText(/ people · /)
    .first()
    .waitFor()
  await firstThings(page)
    .getByRole('button', { name: /^Preview: / })
    .first()
    .click()
  await page.getByRole('dialog').last().getByText('There is no connection.', { exact: false }).waitFor()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Cancel' }).click()
  await tabs(page).getByText('Checks', { exact: true }).click()
  await rows(page).nth(5).waitFor()
  await tabs(page).getByText('Companies', { exact: true }).click()
  await openFirstCompany(page)
  await rows(page).nth(1).click()
  await page.getByRole('complementary').last().getByText('What it has to be').waitFor()
})

test('what somebody changes in a tenant is shown after the next reading, on the page that is open', async () => {
  const rest = await openRest(journey.url, 'owner')
  const [company] = await rest.companies()
  if (!company) throw new Error('The demo has companies')
  const { id, tenant_id } = await rest.integration(company.id)
  const { context, page } = await open()
  const cloud = await context.newPage()
  await rows(page).nth(2).waitFor()
  await goTo(page, `/secure/security-posture/${company.id}/checks`)
  await page.getByLabel('Find checks').fill('guest-invitations-limited')
  const [everyone, few] = [
    'Everyone may invite guests, guests included.',
    'Only administrators and guest inviters may invite guests.',
  ]
  for (const [allowed, verdict, found] of [
    ['everyone', 'Not compliant', everyone],
    ['adminsAndGuestInviters', 'Compliant', few],
  ] as const) {
    await changeInTenant(cloud, tenant_id, 'policies/authorizationPolicy', (text) =>
      text.replace(/"allowInvitesFrom": "\w+"/, `"allowInvitesFrom": "${allowed}"`),
    )
    await rest.sync(id)
    await rows(page).nth(1).getByText(verdict, { exact: true }).waitFor({ timeout: 60_000 })
    await rows(page).nth(1).getByText(found, { exact: true }).first().waitFor()
    await finished(rest, company.id)
  }

  await goTo(page, '/secure/security-posture/all/changes')
  const change = rowOf(page, company.name).filter({ hasText: everyone }).filter({ hasText: few })
  await change.first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await change.first().click()
  await page.getByRole('complementary').last().getByText('What it has to be').waitFor()
})

test('what the audit looks at and what was decided otherwise count at once, and are taken back', async () => {
  const { page } = await open()
  await rows(page).nth(2).waitFor()
  await openFirstCompany(page)
  await rows(page).nth(1).waitFor()
  const panel = page.getByRole('complementary').last()
  const notMet = page.getByText('Checks not met').locator('..').locator('.figure, dd').first()
  // There is no figure as long as the tenants are being read from the device.
  await expect.poll(async () => Number.parseInt(await notMet.innerText())).toBeGreaterThan(0)
  const before = Number.parseInt(await notMet.innerText())
  await rows(page).nth(1).click()
  await panel.getByRole('button', { name: 'Resolve otherwise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolve check' })
  await dialog.getByRole('combobox').selectOption('Risk accepted')
  await dialog.getByLabel('Status details').fill('Agreed with the owner until spring')
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Agreed with the owner until spring').waitFor()
  await expect.poll(async () => Number.parseInt(await notMet.innerText())).toBe(before - 1)
  await panel.getByRole('button', { name: 'Change the resolution' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(async () => Number.parseInt(await notMet.innerText())).toBe(before)
  await panel.getByRole('button', { name: 'Close the check' }).click()

  await page.getByRole('button', { name: 'Customize audit' }).click()
  const audit = page.getByRole('dialog', { name: 'Customize audit' })
  await audit.getByRole('switch').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const off = audit.getByRole('switch', { checked: true })
  const count = await off.count()
  await off.first().click()
  await audit.getByRole('button', { name: 'Save' }).click()
  await audit.waitFor({ state: 'detached' })
  await page.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click()
  await rowOf(page, 'Not audited').waitFor()
  expect(count).toBeGreaterThan(100)
})

test('what no check is called says so, and so does a company that is not there', async () => {
  const { page } = await open()
  await page.goto(`${journey.url}/secure/security-posture/all/audit/no-such-check`)
  await page.getByText('Invalid security check!').first().waitFor()
  await page.goto(`${journey.url}/secure/security-posture/00000000-0000-4000-8000-000000000000`)
  await heading(page, 'This company is not here').waitFor()
})

test('on a phone the companies are cards, and nothing is wider than the screen', async () => {
  const { page } = await open({ width: 390 })
  await page.getByRole('button', { name: /./ }).first().waitFor()
  await page.getByText('Companies below 50').waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})

test('of one company its checks, what changed there and what was applied are lists of their own', async () => {
  const { page } = await open()
  await rows(page).nth(2).waitFor()
  await openFirstCompany(page)
  await page.getByText('Changes', { exact: true }).click()
  await page.getByLabel('Find changes').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/security-posture\/[\da-f-]{36}\/changes$/)
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByText('Applied', { exact: true }).click()
  await page.getByText('No tenant was changed yet').or(rows(page).nth(1)).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByText('Checks', { exact: true }).click()
  await rows(page).nth(1).waitFor()
})

test('a check is protected at an address of its own, where only companies are that do not comply', async () => {
  const { page } = await open()
  await goTo(page, '/secure/security-posture/all/audit/smtp-authentication-off')
  await rows(page).nth(1).waitFor()
  await page.getByText('Protect', { exact: true }).click()
  await page.waitForURL('**/all/protect/smtp-authentication-off')
  await page.getByRole('button', { name: 'Change tenants' }).waitFor()
  const verdicts = page.getByRole('grid').getByText('Compliant', { exact: true })
  await expect.poll(() => verdicts.count()).toBe(0)
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByText('Audit', { exact: true }).click()
  await page.waitForURL('**/all/audit/smtp-authentication-off')
  await page.goto(`${journey.url}/secure/security-posture/all/protect/no-such-check`)
  await heading(page, 'Invalid security check!').waitFor()
})

test('a list with every check as a column is kept as a view, and is the same on the next visit', async () => {
  const { page } = await open()
  await rows(page).nth(2).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns of the table' })
  await chooser.getByLabel('Find columns').fill('legacy authentication is blocked')
  await chooser
    .getByRole('checkbox', { name: /legacy authentication/i })
    .last()
    .check()
  expect(await faultsInBoth(page)).toEqual([])
  await chooser.getByLabel('Find columns').fill('')
  // One after the other, faster than the address follows: none takes back the one before.
  await chooser.getByRole('checkbox', { name: /^All of/ }).evaluateAll(async (groups) => {
    for (const group of groups as HTMLInputElement[]) {
      if (!group.checked) group.click()
      await Promise.resolve()
    }
  })
  await chooser.getByRole('button', { name: 'Done' }).last().click()

  const grid = page.getByRole('grid')
  const countColumns = async () => Number(await grid.getAttribute('aria-colcount'))
  // What is chosen goes by the address, and is drawn once that has changed.
  await expect.poll(countColumns).toBeGreaterThan(120)
  const columns = await countColumns()
  await expect.poll(() => grid.getByRole('columnheader').count()).toBeLessThan(30)
  // By the keyboard through all heads: each comes into view, none is skipped, and the last one sorts.
  await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').focus()
  const left = (await grid.boundingBox())?.x ?? 0
  for (let head = 0; head < columns; head++) {
    const focused = page.locator(`[role=columnheader][aria-colindex='${head + 1}']:focus-within`)
    await focused.waitFor()
    // The table is scrolled to what has the focus in the frames after it.
    const isInView = async () => {
      const { x = -1 } = (await focused.boundingBox()) ?? {}
      return x >= (head === 0 ? left : left + 140) && x < 1440
    }
    await expect.poll(isInView).toBe(true)
    // Heads come into being as the table is scrolled; a key for one that is not drawn yet goes nowhere.
    if (head + 1 < columns)
      await page.locator(`[role=columnheader][aria-colindex='${head + 2}']`).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  const last = page.locator('[role=columnheader]:focus-within')
  await expect.poll(() => last.getAttribute('aria-sort')).toBe('ascending')
  await rows(page).nth(3).locator(`[aria-colindex='${columns}']`).waitFor()

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: /Keep this view/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this view' })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByLabel('Name').fill('Everything')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Everything', exact: true }).click()
  await page.getByRole('menuitem', { name: 'As at the beginning' }).click()
  await expect.poll(async () => Number(await grid.getAttribute('aria-colcount'))).toBeLessThan(15)
  await inStep(page)

  const { page: other } = await begin()
  await rows(other).nth(2).waitFor()
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('menuitem', { name: 'Everything', exact: true }).click()
  await expect
    .poll(async () => Number(await other.getByRole('grid').getAttribute('aria-colcount')))
    .toBe(columns)
  await other.getByRole('button', { name: 'Everything', exact: true }).click()
  await other.getByRole('menuitem', { name: /Delete/ }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await expect.poll(() => page.getByRole('menuitem', { name: 'Everything', exact: true }).count()).toBe(0)
})
