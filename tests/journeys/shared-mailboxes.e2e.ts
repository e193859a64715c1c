import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  installApp,
  inStep,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { openRest } from '#tests/support/rest.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ customers: 20, employees: 100 })
})
afterAll(() => journey?.end())

/** On the device that these tests share. */
async function open(width = 1440) {
  const rest = await openRest(journey.url, 'owner')
  const [company] = await rest.companies()
  if (!company) throw new Error('The demo has companies')
  const page = await journey.share({
    name: 'owner',
    begin: signIn,
    path: `/secure/security-posture/${company.id}`,
    viewport: { width, height: 900 },
  })
  await page.getByText('Mailboxes', { exact: true }).click()
  return { page, context: page.context() }
}

async function signIn(page: Page) {
  await sendSignIn(page, journey.url, 'owner')
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(page)
}

test('a shared mailbox is unblocked, blocked again, and says in between that it is being changed', async () => {
  const { page } = await open()
  const mailbox = rowOf(page, 'office@').first()
  for (const [action, before, after] of [
    ['Unblock', 'Blocked', 'Not Blocked'],
    ['Block', 'Not Blocked', 'Blocked'],
  ] as const) {
    await mailbox.getByText(before, { exact: true }).waitFor({ timeout: 60_000 })
    await mailbox.getByRole('checkbox').click()
    await page.getByRole('button', { name: `${action} 1` }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('PATCH', { exact: false }).first().waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await dialog.getByRole('button', { name: `${action} 1` }).click()
    await mailbox
      .getByText('Applying settings', { exact: true })
      .or(mailbox.getByText(after, { exact: true }))
      .first()
      .waitFor()
    await mailbox.getByText(after, { exact: true }).waitFor({ timeout: 60_000 })
  }
  await page.getByText('Applied', { exact: true }).click()
  await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBeGreaterThan(2)
})

test('without a network what is asked for waits, and says so', async () => {
  const { page, context } = await open()
  const mailbox = rowOf(page, 'sales@').first()
  await mailbox.getByText('Blocked', { exact: true }).waitFor()
  await installApp(page)
  await context.setOffline(true)
  await mailbox.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Unblock 1' }).click()
  await page.getByRole('alertdialog').getByText('There is no connection', { exact: false }).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock 1' }).click()
  await mailbox.getByText('Applying settings', { exact: true }).waitFor()
  await context.setOffline(false)
  await mailbox.getByText('Not Blocked', { exact: true }).waitFor({ timeout: 60_000 })
})

test('on a phone the mailboxes are cards, and nothing is wider than the screen', async () => {
  const { page } = await open(390)
  await page.getByText('office@', { exact: false }).first().waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})
