import { join } from 'node:path'
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
  tabToRows,
} from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'

const SHOTS = process.env['SHOTS']

let journey: Journey
let rest: Rest
let company: { id: string; name: string }
beforeAll(async () => {
  journey = await startJourney()
  rest = await openRest(journey.url, 'owner')
  const found = (await rest.companies())[0]
  if (!found) throw new Error('The owner has companies')
  company = found
})
afterAll(() => journey?.end())

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** On the device that these tests share. */
const openPage = (path: string): Promise<Page> => journey.share({ name: 'owner', begin: signIn, path })

async function signIn(page: Page) {
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
}

const departments = () => `/employees/departments?company=${company.id}`
const ignored = () => `/employees/ignored?company=${company.id}`
const peopleOf = async (department: string) =>
  (await rest.employees(company.id)).filter((each) => each.department === department)

/** The department of a company with the most people. */
async function largest(): Promise<string> {
  const counts = Map.groupBy(await rest.employees(company.id), ({ department }) => department)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

async function judge(page: Page, name: string) {
  for (const [width, height] of WIDTHS) {
    await resize(page, { width, height })
    expect(await faultsInBoth(page), `${name} at ${width}`).toEqual([])
    expect(await beyondScreen(page), `${name} at ${width}`).toEqual([])
    await shoot(page, `${name}-${width}`)
  }
  await resize(page, { width: 1440, height: 900 })
}

test('departments are those of the people, and lead to them, by the keyboard alone (EMP-08)', async () => {
  const page = await openPage(departments())
  const name = await largest()
  const count = (await peopleOf(name)).length
  await rowOf(page, name).getByText(String(count), { exact: true }).first().waitFor()
  await judge(page, 'departments')
  await tabToRows(page)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('list', { name: 'Employees' }).getByRole('link').first().waitFor()
  await judge(page, 'department')
  await panel.getByRole('list', { name: 'Employees' }).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await page.getByRole('complementary').last().getByRole('button', { name: 'Ignore' }).waitFor()
})

test('of all companies there are none, which says what to do', async () => {
  const page = await openPage('/employees/departments')
  await page.getByRole('heading', { name: 'Choose a company' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('a department is renamed without a network, which changes all of its people, and can be taken back', async () => {
  const name = await largest()
  const before = (await peopleOf(name)).map(({ id }) => id)
  const page = await openPage(departments())
  await rowOf(page, name).waitFor()
  await installApp(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await rename(page, name, 'Castle Guard')
  await rowOf(page, 'Castle Guard').waitFor()
  await expect.poll(() => rowOf(page, name).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, name).waitFor()
  await rename(page, name, 'Castle Watch')
  await page.getByRole('button', { name: /\b1 waiting/ }).click()
  await page.getByText(`Rename the department ${name} to Castle Watch`).waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await inStep(page)
  expect((await peopleOf('Castle Watch')).map(({ id }) => id).toSorted()).toEqual(before.toSorted())
})

async function rename(page: Page, from: string, to: string) {
  const panel = page.getByRole('complementary', { name: from })
  if ((await panel.count()) === 0) await rowOf(page, from).click()
  await panel.getByRole('button', { name: 'Rename' }).click()
  const form = page.getByRole('dialog', { name: `Rename ${from}` })
  await form.getByLabel('Name of the department').fill(to)
  await form.getByRole('button', { name: 'Apply to all' }).click()
  await form.waitFor({ state: 'detached' })
}

test('a name that is too short is told in the form, and a renaming that is refused leaves all as it was', async () => {
  const name = await largest()
  // What waits for a decision stays on the device.
  const page = await (await journey.open()).newPage()
  await signIn(page)
  await goTo(page, departments())
  await rowOf(page, name).waitFor()
  await rowOf(page, name).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  const form = page.getByRole('dialog', { name: `Rename ${name}` })
  await form.getByLabel('Name of the department').fill('X')
  await form.getByRole('button', { name: 'Apply to all' }).click()
  await expect.poll(() => form.getByLabel('Name of the department').getAttribute('aria-invalid')).toBe('true')
  expect(await faultsInBoth(page)).toEqual([])
  await shoot(page, 'department-rename')
  await page.context().setOffline(true)
  await form.getByLabel('Name of the department').fill('Never To Be')
  await form.getByRole('button', { name: 'Apply to all' }).click()
  await rowOf(page, 'Never To Be').waitFor()
  const email = 'owner@demo.castellan.example'
  await journey.changeDatabase((db) => changeStored(db, 'user', { email }, { role: 'Read-Only' }))
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /1 needs a decision/ }).waitFor()
  await journey.changeDatabase((db) => changeStored(db, 'user', { email }, { role: 'Owner' }))
  expect(await peopleOf('Never To Be')).toEqual([])
})

test('who is ignored is listed with the reason, and taken back one by one or several at once (EMP-09)', async () => {
  const people = (await rest.employees(company.id)).filter((each) => !each.ignored).slice(0, 3)
  const page = await openPage(`/employees?company=${company.id}`)
  for (const each of people) {
    await page.getByRole('searchbox').fill(each.email)
    await rowOf(page, each.email).waitFor()
    await rowOf(page, each.email).click()
    const panel = page.getByRole('complementary').last()
    await panel.getByRole('button', { name: 'Ignore', exact: true }).click()
    await panel.getByRole('button', { name: 'Unignore' }).waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
  }
  await inStep(page)
  await goTo(page, ignored())
  for (const each of people) await rowOf(page, each.display_name).getByText('A person decided it').waitFor()
  await judge(page, 'ignored')
  const [first, ...others] = people
  await rowOf(page, first?.display_name ?? '').click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Unignore' }).click()
  await expect.poll(() => rowOf(page, first?.display_name ?? '').count()).toBe(0)
  for (const each of others)
    await rowOf(page, each.display_name).getByRole('checkbox', { name: 'Select this employee' }).check()
  await page.getByRole('button', { name: 'Unignore' }).click()
  for (const each of others) await expect.poll(() => rowOf(page, each.display_name).count()).toBe(0)
  await inStep(page)
  const now = (await rest.employees(company.id)).filter(({ id }) => people.some((each) => each.id === id))
  expect(now.map((each) => [each.ignored, each.ignore_decision])).toEqual(people.map(() => [false, 'person']))
})
