import { afterAll, beforeAll, test } from 'vitest'
import {
  inStep,
  type Journey,
  openEmployees,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('a change made in one browser appears in another without a reload', async () => {
  const [one, two] = await Promise.all([journey.open(), journey.open()])
  const [first, second] = [await one.newPage(), await two.newPage()]
  await signInAs(first, journey.url, 'owner')
  await signInAs(second, journey.url, 'admin')
  await inStep(second)
  await openEmployees(second)

  await openEmployees(first)
  await first.getByRole('grid').getByRole('row').nth(1).click()
  const panel = first.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Department').fill('Signal Tower')
  await panel.getByRole('button', { name: 'Save' }).click()

  await rowOf(second, 'Signal Tower').waitFor()
})

test('two tabs of one browser show each other their changes, and both go on when the first is closed', async () => {
  const context = await journey.open()
  const [first, second] = [await context.newPage(), await context.newPage()]
  await signInAs(first, journey.url, 'owner')
  await inStep(first)
  await second.goto(`${journey.url}/employees`)
  await second.getByRole('grid').getByRole('row').nth(3).waitFor()
  await first.close()

  await second.getByRole('grid').getByRole('row').nth(2).click()
  const panel = second.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Department').fill('Second Tab')
  await panel.getByRole('button', { name: 'Save' }).click()
  await rowOf(second, 'Second Tab').waitFor()
  await inStep(second)
})
