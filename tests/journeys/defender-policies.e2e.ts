import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const PATH = '/secure/defender/policies'
/** A policy that every company of the demo has, and the address that shows it. */
const OWN = 'Quarantine for everybody'
const OWN_PATH = `${PATH}?kind=antiSpam&builtIn=false`

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  await goTo(page, PATH)
})
afterAll(() => journey?.end())

const panel = () => page.getByRole('complementary').last()
const dialog = () => page.getByRole('dialog').last()
const question = () => page.getByRole('alertdialog')
const rowCount = () => page.getByRole('grid').getByRole('row').count()
const partOf = (name: string) => new URL(page.url()).searchParams.get(name)
const cellsOf = async (text: string) =>
  (await rowOf(page, text).first().getByRole('gridcell').allInnerTexts()).map(
    (cell) => cell.split('\n')[0] ?? '',
  )
const changes = () =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Changes', exact: true }) })

/** The companies of the first three rows that have a policy of this name, once they are there. */
async function companiesWith(policy: string): Promise<[string, string, string]> {
  const rows = rowOf(page, policy)
  await rows.nth(2).waitFor()
  const [first = '', second = '', third = ''] = (await rows.allInnerTexts()).map(
    (text) => text.split('\n').find((line) => line !== '' && line !== policy) ?? '',
  )
  return [first, second, third]
}

async function openOwn(place = 0) {
  await goTo(page, OWN_PATH)
  await rowOf(page, OWN).nth(place).click()
  await panel().getByRole('heading', { name: 'For whom' }).waitFor()
}

test('policies of all companies are listed, found by whom they are for, filtered and exported (DEF-01)', async () => {
  await rowOf(page, 'Everybody who has no other').first().waitFor()
  await rowOf(page, 'Built-in').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, OWN_PATH)
  await expect.poll(() => rowOf(page, 'Built-in').count()).toBe(0)
  const [, company = '', , domain = ''] = await cellsOf(OWN)
  expect(domain).toContain('.example')
  await page.getByRole('searchbox').fill(domain)
  await expect.poll(rowCount).toBe(2)
  await rowOf(page, company).first().waitFor()
  await page.getByRole('searchbox').fill('nothing is called so')
  await page.getByText('No policy is found').waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await rowOf(page, 'Safe attachments').first().waitFor()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Export|CSV/ })
    .first()
    .click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe('\uFEFFPolicy,Company,Kind,For whom,State,Priority')
  expect(csv).toContain('Everybody who has no other')
})

test('a policy tells whom it is for and what it does otherwise than the default, and the keyboard leaves again', async () => {
  await goTo(page, OWN_PATH)
  await rowOf(page, OWN).first().press('Enter')
  await panel().getByRole('heading', { name: 'Settings other than' }).waitFor()
  await panel().getByText('Bulk email threshold').waitFor()
  await panel().getByText('Quarantine the message').first().waitFor()
  await panel().getByText('settings at their defaults').click()
  await panel().getByText('JSON').click()
  await panel().getByText('"kind": "antiSpam"').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('open')).toBeNull()
})

test('what is wrong stands at its input, and a setting is changed and taken back (DEF-02, DEF-04, DEF-05)', async () => {
  await openOwn()
  await panel().getByRole('button', { name: 'Edit' }).click()
  const domain = await dialog().getByLabel('Included domains').inputValue()
  await dialog().getByLabel('Excluded domains').fill(domain)
  await dialog().getByLabel('Bulk email threshold').fill('12')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().getByText(`${domain} can't be in two fields`).waitFor()
  await dialog().getByText('Enter a whole number from 1 to 9').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByLabel('Excluded domains').fill('')
  await dialog().getByLabel('Included domains').fill('')
  await dialog().getByText('Include at least one user, group or domain').waitFor()
  await dialog().getByLabel('Included domains').fill(domain)
  await dialog().getByLabel('Bulk email threshold').fill('4')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 change is on its way.').waitFor()
  await panel().getByText('Applied', { exact: true }).waitFor()
  await panel().locator('dd', { hasText: /^4$/ }).waitFor()
  await panel().getByRole('button', { name: 'Take back' }).click()
  await question()
    .getByText(/becomes what it was before/)
    .waitFor()
  await question().getByRole('button', { name: 'Take back' }).click()
  await panel().getByText('Taken back', { exact: true }).first().waitFor()
  await panel().locator('dd', { hasText: /^6$/ }).waitFor()
})

test('a built-in policy cannot be deleted, and says so (DEF-03)', async () => {
  await goTo(page, `${PATH}?builtIn=true`)
  await rowOf(page, 'Office365 AntiPhish Default').first().click()
  const remove = panel().getByRole('button', { name: 'Delete' })
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
  await remove.hover()
  await page.getByRole('tooltip').filter({ hasText: "Built-in policies can't be deleted" }).waitFor()
  await panel().getByRole('button', { name: 'Edit' }).click()
  await dialog().getByText('only its settings can be changed').waitFor()
  await expect.poll(() => dialog().getByLabel('Included domains').count()).toBe(0)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('open')).toBeNull()
  const box = rowOf(page, 'Office365 AntiPhish Default').first().getByRole('checkbox')
  await box.check()
  await expect
    .poll(() => page.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled'))
    .toBe('true')
  await box.uncheck()
})

test('a policy is made, and deployed to two companies after a preview (DEF-06)', async () => {
  await goTo(page, OWN_PATH)
  const [from, first, second] = await companiesWith(OWN)
  await page.getByRole('button', { name: 'Create policy' }).click()
  await dialog().getByLabel('Kind').selectOption('Anti-malware')
  await dialog().getByRole('button', { name: 'Company' }).click()
  await page.getByRole('option', { name: from }).click()
  await dialog().getByRole('button', { name: 'Next' }).click()
  await dialog().getByLabel('Name', { exact: false }).first().fill('No installers')
  await dialog().getByLabel('Included domains').fill('contoso.example')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await goTo(page, `${PATH}?kind=antiMalware&builtIn=false`)
  await rowOf(page, 'On').filter({ hasText: 'No installers' }).waitFor()
  await rowOf(page, 'No installers').click()
  const deploy = panel().getByRole('button', { name: 'Deploy to companies' })
  await expect.poll(() => deploy.getAttribute('aria-disabled')).toBeNull()
  await deploy.click()
  for (const name of [first, second]) await dialog().getByRole('checkbox', { name }).check()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Show the changes' }).click()
  await dialog().getByText('2 to be created').waitFor()
  await expect.poll(() => dialog().getByText('For whom: contoso.example').count()).toBe(0)
  await dialog().getByText('Keep the recipients as they are').click()
  await expect.poll(() => dialog().getByText('For whom: contoso.example').count()).toBe(2)
  await dialog().getByText('Keep the recipients as they are').click()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Deploy to 2 companies' }).click()
  await expect.poll(() => changes().getByText('Applied', { exact: true }).count()).toBeGreaterThanOrEqual(3)
  await changes().getByText('Create No installers').nth(2).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => rowOf(page, 'No installers').count()).toBe(3)
})

test('what is deployed again is the same where nothing differs, and says what would be changed where something does', async () => {
  await goTo(page, `${PATH}?kind=antiMalware&builtIn=false&sort=company`)
  const [from, first, second] = await companiesWith('No installers')
  await rowOf(page, second).click()
  await panel().getByRole('button', { name: 'Deploy to companies' }).click()
  for (const name of [from, first]) await dialog().getByRole('checkbox', { name }).check()
  await dialog().getByRole('button', { name: 'Show the changes' }).click()
  await dialog().getByText('1 to be changed, 1 the same already').waitFor()
  await dialog()
    .getByText(/Included domains: contoso\.example → /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Escape')
})

test('without a network an edit waits on the device, rests the policy, and is made afterwards', async () => {
  await openOwn(1)
  await page.context().setOffline(true)
  await panel().getByRole('button', { name: 'Edit' }).click()
  await dialog().getByLabel('Description').fill('Kept by the desk')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await panel().getByText('A change of it is in progress.').first().waitFor()
  await panel().getByText('Waiting to be sent').waitFor()
  await expect
    .poll(() => panel().getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled'))
    .toBe('true')
  await page.context().setOffline(false)
  await panel().getByText('Applied', { exact: true }).waitFor()
  await panel().getByText('Kept by the desk', { exact: true }).first().waitFor()
  await inStep(page)
  await page.keyboard.press('Escape')
})

test('several policies are turned off at once, told first what that does', async () => {
  await goTo(page, `${PATH}?kind=antiMalware`)
  await rowOf(page, 'No installers').nth(2).waitFor()
  await page.getByRole('grid').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await question().getByText('Turn off 3 policies?').waitFor()
  await question()
    .getByText(/Built-in policies stay as Microsoft has them/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await question().getByRole('button', { name: 'Turn off' }).click()
  await goTo(page, `${PATH}?state=off`)
  await rowOf(page, 'No installers').nth(2).waitFor()
})

test('nothing reaches beyond a phone, and its first policy is in sight', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, OWN_PATH)
  const card = page.getByRole('listitem').filter({ hasText: OWN }).first()
  await card.waitFor()
  expect((await card.boundingBox())?.y).toBeLessThan(400)
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await card.getByRole('button').first().click()
  await page.getByRole('heading', { name: 'For whom' }).waitFor()
  await page.getByText('settings at their defaults').click()
  expect(await beyondScreen(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('who may only read is offered nothing to change', async () => {
  const reader = await (await journey.open()).newPage()
  await signInAs(reader, journey.url, 'reader')
  await inStep(reader)
  await goTo(reader, OWN_PATH)
  await rowOf(reader, OWN).first().click()
  const opened = reader.getByRole('complementary').last()
  await opened.getByRole('heading', { name: 'For whom' }).waitFor()
  await expect.poll(() => opened.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await expect.poll(() => reader.getByRole('button', { name: 'Create policy' }).count()).toBe(0)
  await reader.context().close()
})

test('what was changed is told setting by setting, and brought back without a network, which makes it once there is one', async () => {
  await openOwn()
  const policy = panel()
  const company = (await cellsOf(OWN))[1] ?? ''
  await policy.getByRole('button', { name: 'Edit' }).click()
  await dialog().getByLabel('Bulk email threshold').fill('3')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await policy.getByText('Modified', { exact: true }).first().waitFor()
  const [customerId = ''] = (partOf('open') ?? '').split('.')
  await page.keyboard.press('Escape')
  await goTo(page, '/companies')
  await goTo(page, `${PATH}/${customerId}`)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('complementary', { name: 'History' })
  await history.getByText(company).waitFor()
  const entry = history
    .getByRole('listitem')
    .filter({ hasText: `${OWN} (Anti-spam)` })
    .first()
  await entry.getByText('Bulk email threshold').waitFor()
  await entry.getByText('3', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(true)
  await entry.getByRole('button', { name: 'Back to before this change' }).click()
  await question().getByText(`Change ${OWN}`).waitFor()
  await question().getByText('6', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await question().getByRole('button', { name: 'Bring back' }).click()
  await rowOf(page, 'Updating').filter({ hasText: OWN }).waitFor()
  await page.context().setOffline(false)
  // It is found as a change of its own, after which nothing is left to bring back.
  await expect.poll(() => history.getByText('Bulk email threshold').count()).toBeGreaterThan(1)
  await expect.poll(() => rowOf(page, 'Updating').count()).toBe(0)
  await inStep(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('history')).toBeNull()
})
