import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  installApp,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'

const EDITS = 20

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('with the server dead a device in field mode starts, takes twenty changes, and every one arrives once when it is back', async () => {
  const profile = journey.newProfile()
  const before = await journey.openProfile(profile)
  const first = await before.newPage()
  await signInAs(first, journey.url, 'owner')
  await inStep(first)
  await turnOnPin(first)
  await installApp(first)
  await before.close()
  await journey.killServer()

  const context = await journey.openProfile(profile)
  const page = await context.newPage()
  await page.goto(`${journey.url}/employees`)
  await unlock(page)
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('241')
  await page.getByRole('button', { name: /Offline/ }).waitFor()

  const names: string[] = []
  for (let place = 1; place <= EDITS; place++) {
    const row = page.getByRole('grid').getByRole('row').nth(place)
    await row.click()
    const panel = page.getByRole('complementary').last()
    names.push(await panel.getByRole('heading').first().innerText())
    await panel.getByRole('button', { name: 'Edit' }).click()
    await panel.getByLabel('Job title').fill(`Keeper ${place}`)
    await panel.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: new RegExp(`\\b${place} waiting`) }).waitFor()
  }
  // What waits survives the browser, too.
  await context.close()
  const reopened = await journey.openProfile(profile)
  const again = await reopened.newPage()
  await again.goto(`${journey.url}/employees`)
  await unlock(again)
  await again.getByRole('button', { name: new RegExp(`\\b${EDITS} waiting`) }).waitFor()
  await rowOf(again, 'Keeper 7').waitFor()

  await journey.startServer()
  await inStep(again)
  await again.getByRole('button', { name: /^Synced/ }).click()
  await again.getByText('Everything is sent').waitFor()

  const token = await passwordSignIn(journey.url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { customers } = (await (await fetch(`${journey.url}/api/user/login-data`, { headers })).json()) as {
    customers: { id: string }[]
  }
  const keepers: string[] = []
  for (const { id } of customers) {
    const answer = await fetch(`${journey.url}/api/customer/${id}/employee?size=500`, { headers })
    for (const { job_title } of (await answer.json()) as { job_title: string }[]) {
      if (job_title.startsWith('Keeper ')) keepers.push(job_title)
    }
  }
  expect(keepers.toSorted()).toEqual(Array.from({ length: EDITS }, (_, at) => `Keeper ${at + 1}`).toSorted())
  expect(names).toHaveLength(EDITS)
})

test('a device whose storage is full says so and accepts nothing that it cannot keep', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.goto(`${journey.url}/employees`)
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  // Chromium only counts a quota now and then, so the full disk is played where the app meets it.
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: full, put: full })
  })
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Job title').fill('Cannot Be Kept')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/could not keep the change/)
    .first()
    .waitFor()
  await expect.poll(() => rowOf(page, 'Cannot Be Kept').count()).toBe(0)
})

test('the pill says at once that the network is gone, in every tab, and that it is back', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.setViewportSize({ width: 1024, height: 768 })
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const other = await context.newPage()
  await other.goto(journey.url)
  await inStep(other)
  await page.evaluate(() => {
    localStorage.setItem('language', 'es')
    dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  })
  const pillOf = (page: Page, name: RegExp) => page.getByRole('button', { name })
  await pillOf(page, /^Sincronizado/).waitFor()

  // Far sooner than the next look at the server.
  const soon = { timeout: 30_000 }
  await context.setOffline(true)
  await pillOf(page, /^Sin conexión/).waitFor(soon)
  await pillOf(other, /^(Offline|Sin conexión)/).waitFor(soon)
  await context.setOffline(false)
  await pillOf(page, /^Sincronizado/).waitFor(soon)
  await pillOf(other, /^(Synced|Sincronizado)/).waitFor(soon)
  await context.close()
})
