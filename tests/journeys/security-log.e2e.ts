import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('the owner reads who signed in, who was refused, and what was done to whom, and says of what kind', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url)
  await page.getByLabel('Email').fill('agent@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The login details are incorrect').waitFor()
  await signInAs(page, journey.url, 'owner')

  await goTo(page, '/security-log')
  await rowOf(page, 'Sign-in refused').filter({ hasText: 'agent@demo.castellan.example' }).waitFor()
  await rowOf(page, 'Signed in').filter({ hasText: 'owner@demo.castellan.example' }).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Kind of event' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Sign-in refused' }).click()
  await expect.poll(() => rowOf(page, 'Signed in').count()).toBe(0)
  await page.reload()
  await rowOf(page, 'Sign-in refused').filter({ hasText: 'agent@demo.castellan.example' }).waitFor()
  await expect.poll(() => rowOf(page, 'Signed in').count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('agent@demo.castellan.example').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Filters and tools' }).click()
  await page.getByRole('button', { name: 'Read again' }).click()
  // What was read stays, and says that it may not be the newest.
  await page.getByText('agent@demo.castellan.example').first().waitFor()
  await page
    .getByText(/network/)
    .first()
    .waitFor()
})

test('nobody but an owner finds it', async () => {
  const page = await (await journey.open()).newPage()
  await sendSignIn(page, journey.url, 'admin')
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Security log' }).count()).toBe(0)
  await page.goto(`${journey.url}/security-log`)
  await page.getByText('This page is not open to you.').waitFor()
})
