import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  goTo,
  changeRow,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { catchKeys, readOpened } from '#tests/support/browser/opened-profile.ts'
import { openRest } from '#tests/support/rest.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('a company that is taken away leaves a device that is on: its rows, its screens and what was to be sent', async () => {
  const rest = await openRest(journey.url, 'agent')
  const companies = await rest.companies()
  const people = await Promise.all(companies.map(({ id }) => rest.employees(id)))
  const at = people.findIndex((employees) => employees.length > 3)
  const taken = companies[at]
  const kept = companies.find((company) => company !== taken)
  const strangers = people[at] ?? []
  if (!taken || !kept) throw new Error('The agent has two companies, one of them with people')

  const context = await journey.open()
  await catchKeys(context)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'agent')
  await inStep(page)
  await goTo(page, `/employees?company=${taken.id}`)
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await inStep(page)
  const beside = await context.newPage()
  await beside.goto(`${journey.url}/companies?open=${taken.id}`)
  await beside.getByRole('heading', { name: taken.name }).waitFor()
  const before = (await readOpened(page)).join('\n')
  for (const text of [taken.name, ...strangers.map(({ email }) => email)]) expect(before).toContain(text)

  await journey.killServer()
  await changeRow(page, { value: 'Never To Arrive' })
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await journey.changeDatabase((db) =>
    db.deleteFrom('user_customer').where('customer_id', '=', taken.id).execute(),
  )

  await page.getByRole('heading', { name: 'This company is not on this device' }).waitFor({ timeout: 60_000 })
  await beside.getByRole('heading', { name: 'This company is not here' }).waitFor()
  await page.getByRole('button', { name: /1 needs a decision/ }).waitFor()
  expect((await rest.companies()).map(({ id }) => id)).not.toContain(taken.id)

  const opened = await readOpened(page)
  const held = opened.filter((text) => text.startsWith('data-')).join('\n')
  expect(held).toContain(kept.name)
  for (const text of [taken.id, taken.name, ...strangers.map(({ email }) => email), 'Never To Arrive'])
    expect(held).not.toContain(text)
  const queued = opened.filter((text) => text.startsWith('cmd-')).join('\n')
  expect(queued).toContain('revoked')
  for (const text of ['Never To Arrive', ...strangers.map(({ email }) => email)])
    expect(queued).not.toContain(text)

  // Nobody finds them by a search over all companies, either.
  await goTo(page, `/employees?search=${encodeURIComponent(strangers[0]?.email ?? '')}`)
  await page.getByText('Nobody fits').waitFor()
  await goTo(page, '/companies')
  await rowOf(page, kept.name).waitFor()
  await expect.poll(() => rowOf(page, taken.name).count()).toBe(0)
})
