import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = (path: string) =>
  journey.share({
    name: 'owner',
    begin: async (page) => {
      await signInAs(page, journey.url, 'owner')
      await inStep(page)
    },
    path,
  })

async function stored<Row>(query: string): Promise<Row[]> {
  let rows: Row[] = []
  await journey.changeDatabase(async (db) => {
    rows = (await sql.raw<Row>(query).execute(db)).rows
  })
  return rows
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('settings of all companies are judged, saved without a network, and reach the server later', async () => {
  const page = await open('/secure/alerts/all/notifications')
  await page.getByText(/in the last 30 days/).waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('Email', { exact: true }).selectOption('On')
  await save(page).click()
  await page.getByText('Email cannot be empty').waitFor()
  await page.getByLabel('Recipients', { exact: true }).fill('desk@msp.example\nnobody')
  await save(page).click()
  await page.getByText('Invalid email (line 2: nobody)').waitFor()
  await page.getByLabel('Recipients', { exact: true }).fill('Desk@msp.example')
  await page.getByLabel('Quiet hours').check()
  expect(await faultsInBoth(page)).toEqual([])
  await save(page).click()
  await page.getByText('The settings are saved.').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  expect(
    await stored('select customer_id, email_enabled, recipients, quiet_hours from alert_settings'),
  ).toEqual([
    {
      customer_id: null,
      email_enabled: true,
      recipients: ['desk@msp.example'],
      quiet_hours: { from: '22:00', until: '07:00' },
    },
  ])
})

test('what is set for several companies needs a company and a setting, and leaves the rest as it is', async () => {
  const page = await open('/secure/alerts/all/notifications')
  await page.getByRole('button', { name: 'Set for several companies' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('No companies or settings selected.').waitFor()
  const every = dialog.getByRole('button', { name: /^All \d+ companies$/ })
  const companies = Number(/\d+/.exec((await every.textContent()) ?? '')?.[0])
  await every.click()
  await dialog.getByLabel('Push notifications').selectOption('Off')
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/The settings of \d+ compan(y|ies) (is|are) saved\./).waitFor()
  await inStep(page)
  const set = await stored(
    'select 1 from alert_settings where customer_id is not null and not push_enabled and email_enabled is null',
  )
  expect(set).toHaveLength(companies)
})

test('a rule is added, changed and deleted', async () => {
  const page = await open('/secure/alerts/all/notifications?tab=rules')
  await page.getByText('The settings decide for every alert.').waitFor()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a rule' })
  await dialog.getByLabel('Name').fill('Nights')
  await dialog.getByText('Chosen alert types').click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('At least one alert type must be selected').waitFor()
  await dialog.getByText('Every alert type').click()
  await dialog.getByLabel('Block the sign-in of the account').check()
  await dialog.getByLabel('Hours').fill('8')
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await rowOf(page, 'Nights').getByText('Push, blocks the sign-in').waitFor()
  await inStep(page)
  expect(await stored('select name, remediation from alert_rule')).toEqual([
    { name: 'Nights', remediation: 480 },
  ])
  await rowOf(page, 'Nights').click()
  const editor = page.getByRole('dialog', { name: 'Edit the rule' })
  await editor.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The settings decide for every alert.').waitFor()
  await inStep(page)
  expect(await stored('select name from alert_rule')).toEqual([])
})

test('what is like an alert is snoozed from it, the list says so, and a second rule about the same is refused', async () => {
  const page = await open('/secure/alerts')
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await page.keyboard.press('j')
  const panel = page.getByRole('complementary').last()
  const snoozeAlike = panel.getByRole('button', { name: 'Snooze alike' })
  await snoozeAlike.click()
  const dialog = page.getByRole('dialog', { name: 'Add a snooze rule' })
  await dialog.getByText('Several days').click()
  await dialog.getByRole('textbox', { name: 'Days' }).fill('30')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await panel.getByText('Snoozed').waitFor()
  await snoozeAlike.click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('There is a rule about the same already').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await inStep(page)
  expect(await stored('select days, enabled from snooze_rule')).toEqual([{ days: 30, enabled: true }])
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Parts' }).getByText('Snoozed').click()
  await page.getByText('Snoozing').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('a test mail is sent, and the webhook is set with a secret that is shown once', async () => {
  const page = await open('/secure/alerts/all/notifications')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await page.getByText('A test email is on its way to').waitFor()
  // A notice at the lower edge, of when the network was away, covers the end of the form until it is closed.
  const notice = page.getByText('You were offline for')
  if (await notice.isVisible())
    await page.getByRole('status').filter({ has: notice }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Set the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Webhook' })
  await dialog.getByLabel('Address (https)').fill('http://hook.example/alerts')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('An https address is needed').waitFor()
  await dialog.getByLabel('Address (https)').fill('https://hook.example/alerts')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('alertdialog', { name: 'The secret of the webhook' })
  await told.getByText(/^whsec_/).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await told.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Alerts are posted to hook.example.').waitFor()
  await page.getByRole('button', { name: 'Remove the webhook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the webhook' }).click()
  await page.getByText('Alerts are posted nowhere.').waitFor()
})
