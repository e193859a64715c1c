import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('a company is deleted with the server alone, after a question, and is gone for colleagues; the own one stays (ORG-11)', async () => {
  const page = await (await journey.open()).newPage()
  const other = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await signInAs(other, journey.url, 'admin')
  await inStep(page)
  await inStep(other)
  const panel = page.getByRole('complementary').last()
  const erase = panel.getByRole('button', { name: 'Delete', exact: true })

  await rowOf(page, 'NFR').first().click()
  await expect.poll(() => erase.getAttribute('aria-disabled')).toBe('true')
  await panel.getByRole('button', { name: 'Close' }).click()

  await rowOf(page, /^(?!.*NFR)/)
    .nth(1)
    .click()
  const name = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await page.context().setOffline(true)
  await expect.poll(() => erase.getAttribute('aria-disabled')).toBe('true')
  await page.context().setOffline(false)
  await inStep(page)
  await erase.click()
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` })
  await question.waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(page, name).waitFor()
  await erase.click()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText(`${name} was deleted.`).waitFor()
  await rowOf(page, name).waitFor({ state: 'detached' })
  await rowOf(other, name).waitFor({ state: 'detached' })
})
