import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { openRest } from '#tests/support/rest.ts'

const SHOTS = process.env['SHOTS']

let journey: Journey
let company: { id: string; name: string }
beforeAll(async () => {
  journey = await startJourney()
  const rest = await openRest(journey.url, 'owner')
  const found = (await rest.companies())[0]
  if (!found) throw new Error('The owner has companies')
  company = found
})
afterAll(() => journey?.end())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import settings' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const estimate = (page: Page) => dialog(page).getByRole('status').filter({ hasText: 'accounts are imported' })
const settings = (page: Page) => page.getByRole('button', { name: 'Import settings' })

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

async function openPage(path = `/employees?company=${company.id}`) {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await goTo(page, path)
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  return page
}

async function choose(page: Page, field: string, option: string) {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${field}:`) })
    .click()
  const list = page.getByRole('combobox')
  await list.waitFor()
  await list.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** How many accounts are imported, by the line in the dialog. */
async function estimated(page: Page): Promise<number> {
  await estimate(page).waitFor()
  return Number(/^(\d+) of/.exec(await estimate(page).innerText())?.[1])
}

test('the directory of a company is read by its button, which tells the end (EMP-30)', async () => {
  const page = await openPage()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.getByText(new RegExp(`^${company.name}, read`)).waitFor()
  await refresh.click()
  await page.getByText('The directory was read.').waitFor({ timeout: 60_000 })
  await expect.poll(() => refresh.isEnabled()).toBe(true)
  await shoot(page, 'employees-1440')
  await goTo(page, '/employees')
  await expect.poll(() => refresh.count()).toBe(0)
  await expect.poll(() => settings(page).count()).toBe(0)
})

test('settings are entered with an estimate, kept, and decide at once who is ignored (EMP-15 to EMP-18)', async () => {
  const page = await openPage()
  await settings(page).click()
  await dialog(page).waitFor()
  const everybody = await estimated(page)
  await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true')
  await dialog(page).getByRole('radio', { name: 'Selected accounts' }).check()
  await dialog(page)
    .getByText('Choose at least one group, person, license or role')
    .filter({ visible: true })
    .waitFor()
  await choose(page, 'Imported groups', 'Everybody')
  await expect.poll(() => estimated(page)).toBeLessThan(everybody)
  const some = await estimated(page)
  expect(some).toBeGreaterThan(0)
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await resize(page, { width, height })
    expect(await faultsInBoth(page)).toEqual([])
    expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
    await shoot(page, `import-settings-${width}`)
  }
  await resize(page, { width: 1440, height: 900 })
  await save(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  await inStep(page)
  await goTo(page, `/employees/ignored?company=${company.id}&by=rule`)
  await page.getByRole('gridcell', { name: 'Not among the selected accounts' }).first().waitFor()
  await shoot(page, 'ignored-1440')
  const rest = await openRest(journey.url, 'owner')
  const imported = async () =>
    (await rest.employees(company.id)).filter((each) => each.directory === 'present' && !each.ignored).length
  await expect.poll(imported).toBe(some)
  // Taken back, everybody is imported whom no person has ignored.
  await goTo(page, `/employees?company=${company.id}`)
  await settings(page).click()
  await dialog(page).getByRole('button', { name: 'Remove settings' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(imported).toBe(everybody)
})

test('they are entered by the keyboard alone, and leaving asks about what was entered', async () => {
  const page = await openPage()
  await settings(page).focus()
  await page.keyboard.press('Enter')
  await estimated(page)
  await dialog(page).getByRole('radio', { name: 'Nobody' }).focus()
  await page.keyboard.press('ArrowDown')
  const without = dialog(page).getByRole('checkbox', { name: 'Accounts without licenses' })
  await without.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => without.evaluate((box) => document.activeElement === box)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => save(page).getAttribute('aria-disabled')).not.toBe('true')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await question.getByRole('button').first().waitFor()
})

test('without a network they are estimated on the device, wait, and are sent once there is one', async () => {
  const page = await openPage()
  await installApp(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await settings(page).click()
  await estimated(page)
  await dialog(page).getByRole('radio', { name: 'Some of them' }).check()
  await dialog(page).getByRole('checkbox', { name: 'Accounts without licenses' }).check()
  await estimated(page)
  await dialog(page).getByText('What can be chosen here is known only after').first().waitFor()
  await dialog(page).getByRole('checkbox', { name: 'Accounts in no group' }).check()
  await dialog(page).getByText('How many accounts this imports is not known').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'import-settings-offline')
  await dialog(page).getByRole('checkbox', { name: 'Accounts in no group' }).uncheck()
  await save(page).click()
  await page.getByRole('button', { name: /\b1 waiting/ }).click()
  await page.getByText(`Change the import settings of ${company.name}`).waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await inStep(page)
  const rest = await openRest(journey.url, 'owner')
  await expect
    .poll(async () =>
      (await rest.employees(company.id)).some(({ ignore_decision }) => ignore_decision === 'noLicences'),
    )
    .toBe(true)
})

test('the default of every company has no domains, groups and people to choose, and is refused where the feature was turned off', async () => {
  const page = await openPage()
  await settings(page).click()
  await dialog(page).getByRole('radio', { name: 'Companies without their own' }).check()
  await dialog(page).getByText('These hold for every company').waitFor()
  await dialog(page).getByRole('radio', { name: 'Selected accounts' }).check()
  await dialog(page)
    .getByRole('button', { name: /^Imported roles:/ })
    .waitFor()
  await expect
    .poll(() =>
      dialog(page)
        .getByRole('button', { name: /^Imported groups:/ })
        .count(),
    )
    .toBe(0)
  await choose(page, 'Imported roles', 'Global Administrator')
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'import-default-1440')
  await page.context().setOffline(true)
  await page.getByText('Offline').first().waitFor()
  await save(page).click()
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await journey.changeDatabase((db) =>
    changeStored(db, 'featureFlag', { id: 'auto-ignore' }, { enabled: false }),
  )
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /1 needs a decision/ }).click()
  await page.getByText('Change the import settings of companies without their own').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})
