import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { openRest } from '#tests/support/rest.ts'

const SHOTS = process.env['SHOTS']
const AGENT = 'agent@demo.castellan.example'
const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function judge(page: Page, name: string) {
  for (const [width, height] of WIDTHS) {
    await resize(page, { width, height })
    expect(await faultsInBoth(page), `${name} at ${width}`).toEqual([])
    expect(await beyondScreen(page), `${name} at ${width}`).toEqual([])
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) })
  }
  await resize(page, { width: 1440, height: 900 })
}

async function openAs(name: 'owner' | 'admin' | 'agent') {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, name)
  await inStep(page)
  return page
}

const panelOf = (page: Page) => page.getByRole('complementary').last()

/** Adds one of many to a field by its name; the list is there before anything is typed. */
async function addTo(page: Page, field: string, name: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  const search = page.getByRole('combobox').last()
  await search.waitFor()
  await search.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor()
}

async function editAccess(page: Page) {
  await goTo(page, '/users')
  await rowOf(page, AGENT).click()
  await panelOf(page).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Company access' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'Chosen companies' }).waitFor()
  return dialog
}

test('a group that was made offline gives its companies to a person, and an exclude list takes one away', async () => {
  const companies = await (await openRest(journey.url, 'owner')).companies()
  const seen = new Set((await (await openRest(journey.url, 'agent')).companies()).map(({ id }) => id))
  const [first, second] = companies.filter(({ id }) => !seen.has(id))
  if (!first || !second) throw new Error('There are companies that the agent does not see')
  const [owner, agent] = [await openAs('owner'), await openAs('agent')]
  await goTo(agent, '/companies')
  await agent.getByRole('grid').getByRole('row').nth(1).waitFor()
  await expect.poll(() => rowOf(agent, first.name).count()).toBe(0)

  await goTo(owner, '/company-groups')
  await owner.getByText('No groups yet').waitFor()
  await judge(owner, 'groups-empty')
  await owner.context().setOffline(true)
  await owner.getByRole('button', { name: 'Add group' }).first().click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Harbour')
  for (const { name } of [first, second]) {
    await dialog.getByLabel('Find a company').fill(name)
    await dialog.getByRole('checkbox', { name, exact: true }).check()
  }
  await dialog.getByText('2 companies', { exact: true }).waitFor()
  await judge(owner, 'groups-form')
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await rowOf(owner, 'Harbour').waitFor()
  await owner.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await owner.context().setOffline(false)
  await inStep(owner)

  const access = await editAccess(owner)
  await addTo(owner, 'Groups', 'Harbour')
  await judge(owner, 'users-access')
  await access.getByRole('button', { name: 'Save' }).click()
  await access.waitFor({ state: 'detached' })
  await rowOf(agent, first.name).waitFor()
  await rowOf(agent, second.name).waitFor()

  await editAccess(owner)
  await addTo(owner, 'Except these companies', first.name)
  await access.getByRole('button', { name: 'Save' }).click()
  await access.waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(agent, first.name).count()).toBe(0)
  await rowOf(agent, second.name).waitFor()
  await rowOf(owner, AGENT).getByText('except 1').waitFor()

  await goTo(owner, '/company-groups')
  await rowOf(owner, 'Harbour').click()
  await panelOf(owner).getByText('2 companies').waitFor()
  await panelOf(owner).getByRole('listitem').filter({ hasText: second.name }).waitFor()
  await judge(owner, 'groups-panel')
  // As long as somebody's access names it, it stays.
  await panelOf(owner).getByRole('button', { name: 'Delete' }).hover()
  await owner.getByText('The access of people names this group.').first().waitFor()

  await goTo(owner, '/companies')
  await owner.getByRole('button', { name: 'Filter' }).click()
  await owner.getByRole('menuitemcheckbox', { name: 'Harbour' }).click()
  await rowOf(owner, first.name).waitFor()
  await expect.poll(() => owner.getByRole('grid').getByRole('row').count()).toBe(3)
})

test('an action that is switched off rests, says why, is refused by the server, and a clone has it switched off, too', async () => {
  const [owner, admin] = [await openAs('owner'), await openAs('admin')]
  await goTo(admin, '/companies')
  await admin.getByRole('grid').getByRole('row').nth(1).click()
  const remove = panelOf(admin).getByRole('button', { name: 'Delete' })
  await remove.waitFor()
  await expect.poll(() => remove.getAttribute('aria-disabled')).not.toBe('true')

  await goTo(owner, '/users')
  await rowOf(owner, 'admin@demo.castellan.example').click()
  await panelOf(owner).getByRole('button', { name: 'Permissions' }).click()
  const box = owner.getByRole('checkbox', { name: 'May delete companies' })
  await box.uncheck()
  await judge(owner, 'users-switches')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText(/^The changes of .* are saved\.$/).waitFor()

  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
  await remove.hover()
  await admin.getByText('This action is switched off for you.').first().waitFor()
  const [company] = await (await openRest(journey.url, 'admin')).companies()
  const token = await passwordSignIn(journey.url, 'castellan', 'admin@demo.castellan.example', DEMO_PASSWORD)
  const refused = await fetch(`${journey.url}/api/customer/${company?.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'actWithheld' }])

  // Whoever it is withheld from gives it to nobody.
  await goTo(admin, '/users')
  await rowOf(admin, AGENT).click()
  await panelOf(admin).getByRole('button', { name: 'More' }).click()
  await admin.getByRole('menuitem', { name: 'Copy as a new user' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Cleo')
  await dialog.getByLabel('Last name').fill('Clone')
  await dialog.getByLabel('Email').fill('cleo@demo.castellan.example')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const withheld = dialog.getByRole('checkbox', { name: 'May delete companies' })
  await withheld.waitFor()
  expect([await withheld.isChecked(), await withheld.isDisabled()]).toEqual([false, true])
  await dialog.getByText('Switched off for you, so you cannot allow it.').waitFor()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await admin.getByText('Cleo Clone was added.').waitFor()
  await rowOf(admin, 'cleo@demo.castellan.example').click()
  await panelOf(admin).getByText('May delete companies').waitFor()
})
