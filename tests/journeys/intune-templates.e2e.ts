import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import type { Db } from '#server/platform/database/database.ts'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const POLICIES = '/secure/intune/device-configuration'
const CONFIGURATION = '/secure/intune/configuration-templates'
const COMPLIANCE = '/secure/intune/compliance-templates'
/** A policy of the demo that some companies have, and that is a template already. */
const ANTIVIRUS = 'Windows: antivirus'
const OURS = 'Our antivirus'
const IMPORTED = 'Screen lock'
const HEALTHY = 'Encrypted devices'

interface Company {
  id: string
  name: string
}

let journey: Journey
let page: Page
/** A company that has the policy, and two that have not. */
let from: Company = { id: '', name: '' }
let first = from
let second = from
/** How many companies have the policy. */
let having = 0
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  await journey.changeDatabase(findCompanies)
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
})
afterAll(() => journey?.end())

const panel = (on = page) => on.getByRole('complementary').last()
const dialog = (on = page) => on.getByRole('dialog').last()
const act = (name: string) => panel().getByRole('button', { name })
const isClosed = async (on = page) => {
  await expect.poll(() => on.getByRole('dialog').count()).toBe(0)
}
const changes = () =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Changes', exact: true }) })

async function openImport(on = page) {
  await on.getByRole('button', { name: 'Create', exact: true }).click()
  await on.getByRole('menuitem', { name: 'From files' }).click()
  await on.getByRole('dialog').getByLabel('JSON files').waitFor()
}

const fileOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

test('a policy of a company is saved as a template, with a name and a description', async () => {
  await goTo(page, `${POLICIES}/${from.id}`)
  await rowOf(page, ANTIVIRUS).click()
  await act('Save as template').click()
  await dialog()
    .getByText(/^The template keeps what the policy sets/)
    .waitFor()
  await expect.poll(() => dialog().getByRole('textbox', { name: 'Name' }).inputValue()).toBe(`${ANTIVIRUS} 2`)
  await dialog().getByRole('textbox', { name: 'Name' }).fill(OURS)
  await dialog().getByRole('textbox', { name: 'What it is for' }).fill('For every customer.')
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Save' }).click()
  await isClosed()
  await goTo(page, CONFIGURATION)
  await rowOf(page, OURS)
    .getByText(having === 1 ? '1 company' : `${having} companies`)
    .waitFor()
  await rowOf(page, OURS).click()
  await panel().getByText('For every customer.').waitFor()
  await panel().getByText('Companies that have it').waitFor()
  await panel().getByText(from.name, { exact: true }).waitFor()
  await panel()
    .getByText(/^Defender › /)
    .first()
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('the whole policy of a template is shown as JSON, and a server that does not answer is told and asked again', async () => {
  await page.route('**/secure/policy/template/**', (route) => route.abort())
  await rowOf(page, OURS).click()
  await panel().getByText('JSON', { exact: true }).click()
  await panel().getByText('The settings could not be loaded').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.unroute('**/secure/policy/template/**')
  await panel().getByRole('button', { name: 'Try again' }).click()
  await panel().getByText(`"name": "${ANTIVIRUS}"`).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await panel().getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('Windows-antivirus.json')
  await page.keyboard.press('Escape')
})

test('several selected policies are saved at once, under names that none has', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${POLICIES}/${from.id}`)
  await rowOf(page, ANTIVIRUS).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Save as template' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(`${ANTIVIRUS} 2`, { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  await goTo(page, CONFIGURATION)
  await rowOf(page, `${ANTIVIRUS} 2`).waitFor()
})

test('files are imported: what is of the area is offered, and what is left alone is told', async () => {
  await goTo(page, '/companies')
  await goTo(page, CONFIGURATION)
  await rowOf(page, OURS).waitFor()
  await openImport()
  await dialog()
    .getByLabel('JSON files')
    .setInputFiles([
      fileOf('tenant.json', { value: [screenLock(IMPORTED), encrypted()] }),
      fileOf('broken.json', '{'),
    ])
  await dialog().getByRole('checkbox', { name: IMPORTED }).waitFor()
  await dialog().getByText('Settings catalog · Windows · 1 setting').waitFor()
  await dialog()
    .getByText(/^1 policy is not offered here/)
    .waitFor()
  await dialog()
    .getByText(/^This is not JSON/)
    .waitFor()
  await expect.poll(() => dialog().getByRole('checkbox').count()).toBe(1)
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Add 1 template' }).click()
  await isClosed()
  await rowOf(page, IMPORTED).waitFor()
  await inStep(page)

  await goTo(page, COMPLIANCE)
  await openImport()
  await dialog()
    .getByLabel('JSON files')
    .setInputFiles([fileOf('tenant.json', [screenLock(IMPORTED), encrypted()])])
  await dialog().getByRole('checkbox', { name: HEALTHY }).waitFor()
  await dialog().getByRole('button', { name: 'Add 1 template' }).click()
  await isClosed()
  await rowOf(page, HEALTHY).click()
  await panel().getByText('Block at once').waitFor()
  await panel().getByText('BitLocker enabled').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('a file that is dropped is read as one that is chosen', async () => {
  await openImport()
  const zone = dialog().locator('[data-over]')
  const drag = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
    return transfer
  }, JSON.stringify(encrypted()))
  await zone.dispatchEvent('dragover', { dataTransfer: drag })
  await expect.poll(() => zone.getAttribute('data-over')).toBe('true')
  await zone.dispatchEvent('drop', { dataTransfer: drag })
  await dialog().getByRole('checkbox', { name: HEALTHY }).waitFor()
  await expect.poll(() => zone.getAttribute('data-over')).toBe('false')
  await dialog().getByRole('button', { name: 'Add 1 template' }).waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit without saving' }).click()
  await isClosed()
})

test('a baseline of two is deployed to two companies for all devices after a preview (INTUNE-06)', async () => {
  await goTo(page, CONFIGURATION)
  await rowOf(page, IMPORTED).waitFor()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New baseline' }).click()
  await panel().getByRole('textbox', { name: 'Name' }).fill('Every Windows device')
  for (const name of [IMPORTED, OURS]) {
    await panel()
      .getByRole('button', { name: /^Add templates/ })
      .click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await panel().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Every Windows device').click()
  await act('Deploy').click()
  await dialog().getByRole('heading', { name: 'Deploy Every Windows device' }).waitFor()
  for (const { name } of [first, second]) await dialog().getByRole('checkbox', { name }).check()
  await dialog().getByRole('button', { name: 'Show the changes' }).click()
  await dialog().getByText('4 to be created', { exact: true }).waitFor()
  await expect.poll(() => dialog().getByRole('radio', { name: 'The same as here' }).count()).toBe(0)
  await dialog().getByRole('radio', { name: 'All devices' }).check()
  await dialog().getByText('For whom: All devices').nth(3).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Deploy to 2 companies' }).click()
  await isClosed()
  await changes().getByText('Applied', { exact: true }).nth(1).waitFor()
  await changes().getByText(`Create ${IMPORTED}`).nth(1).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(POLICIES)
  await page.keyboard.press('Escape')
  await goTo(page, CONFIGURATION)
  await rowOf(page, IMPORTED).getByText('2 companies').waitFor()
  await rowOf(page, OURS)
    .getByText(`${having + 2} companies`)
    .waitFor()
  await rowOf(page, IMPORTED).click()
  for (const { name } of [first, second]) await panel().getByText(name, { exact: true }).waitFor()
  await expect.poll(() => act('Delete').getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
})

test('a name that another template has is refused at its input, and one that was taken meanwhile comes back', async () => {
  await goTo(page, '/companies')
  await goTo(page, CONFIGURATION)
  await rowOf(page, IMPORTED).click()
  await act('Edit').click()
  const name = () => page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name().fill(OURS.toUpperCase())
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Another template has this name.').waitFor()
  await expect.poll(() => name().getAttribute('aria-invalid')).toBe('true')
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(true)
  await name().fill('Locked screens')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => name().count()).toBe(0)
  await page.keyboard.press('Escape')
  await rowOf(page, 'Locked screens').waitFor()
  await openImport()
  await dialog()
    .getByLabel('JSON files')
    .setInputFiles([fileOf('twice.json', screenLock('Made twice'))])
  await dialog().getByRole('button', { name: 'Add 1 template' }).click()
  await isClosed()

  const other = await (await journey.open()).newPage()
  await signInAs(other, journey.url, 'admin')
  await inStep(other)
  await goTo(other, CONFIGURATION)
  await openImport(other)
  await dialog(other)
    .getByLabel('JSON files')
    .setInputFiles([fileOf('both.json', [screenLock('Locked screens'), screenLock('Made twice')])])
  await dialog(other).getByRole('button', { name: 'Add 2 templates' }).click()
  await isClosed(other)
  await inStep(other)
  await other.context().close()

  await page.context().setOffline(false)
  const correct = async (written: string, corrected: string) => {
    await page.getByRole('button', { name: /need a decision|needs a decision/ }).click()
    await page.getByRole('button', { name: 'Correct it' }).first().click()
    await page.getByText('Another template has this name.').waitFor()
    await expect.poll(() => name().inputValue()).toBe(written)
    await name().fill(corrected)
    await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => name().count()).toBe(0)
  }
  await correct('Locked screens', 'Locks')
  await page.keyboard.press('Escape')
  await rowOf(page, /^Locks/).waitFor()
  await correct('Made twice', 'Made once')
  await rowOf(page, 'Made once').waitFor()
  await inStep(page)
  await expect.poll(() => page.getByRole('button', { name: /decision/ }).count()).toBe(0)
})

test('without a network files are imported all the same: the templates wait, and are made afterwards', async () => {
  await goTo(page, '/companies')
  await goTo(page, CONFIGURATION)
  await rowOf(page, OURS).waitFor()
  await page.context().setOffline(true)
  await openImport()
  await dialog()
    .getByLabel('JSON files')
    .setInputFiles([fileOf('later.json', screenLock('Made later'))])
  await dialog().getByRole('button', { name: 'Add 1 template' }).click()
  await isClosed()
  await rowOf(page, 'Made later').click()
  await panel()
    .getByText(/The settings are kept on the server and need a network/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByText('JSON', { exact: true }).click()
  await panel()
    .getByText(/The settings are kept on the server and need a network/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(false)
  await panel().getByText('"name": "Made later"').waitFor()
  await panel().getByText('In words', { exact: true }).click()
  await panel()
    .getByText(/^Devicelock › /)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await inStep(page)
})

test('on a phone templates are cards, and nothing reaches beyond the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/companies')
  await goTo(page, CONFIGURATION)
  const card = page.locator('main').getByRole('listitem').filter({ hasText: 'compan' }).first()
  await card.waitFor()
  expect((await card.boundingBox())?.y).toBeLessThan(400)
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await card.getByRole('button').first().click()
  await page.getByText('Companies that have it').waitFor()
  // It comes in from the side.
  await expect.poll(() => beyondScreen(page, '[role=dialog]')).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await isClosed()
  await openImport()
  await dialog()
    .getByLabel('JSON files')
    .setInputFiles([
      fileOf('a-file-of-a-rather-long-name-that-has-no-spaces.json', [screenLock('x'.repeat(90))]),
    ])
  await dialog().getByRole('checkbox').waitFor()
  expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit without saving' }).click()
  await isClosed()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('who may only read is offered nothing to change', async () => {
  const reader = await (await journey.open()).newPage()
  await signInAs(reader, journey.url, 'reader')
  await inStep(reader)
  await goTo(reader, CONFIGURATION)
  await rowOf(reader, OURS).click()
  await panel(reader).getByText('Companies that have it').waitFor()
  await panel(reader)
    .getByText(/puaprotection/i)
    .first()
    .waitFor()
  for (const name of ['Create', 'Deploy', 'Edit', 'Delete', 'Save as template'])
    await expect.poll(() => reader.getByRole('button', { name, exact: true }).count()).toBe(0)
  await reader.context().close()
})

const largestOrganization = sql`select organization_id from customer group by 1 order by count(*) desc limit 1`

async function findCompanies(db: Db) {
  const { rows } = await sql<Company & Pick<DevicePolicies, 'policies' | 'unread'>>`
    select customer.id::text, customer.name, policies, unread
    from device_policies join customer on customer.id = device_policies.customer_id
    where customer.active and customer.organization_id = (${largestOrganization}) order by customer.name`.execute(
    db,
  )
  const has = ({ policies }: (typeof rows)[number]) => policies.some(({ name }) => name === ANTIVIRUS)
  having = rows.filter(has).length
  const read = rows.filter(({ unread }) => Object.keys(unread).length === 0)
  from = read.find(has) ?? from
  ;[first = first, second = second] = read.filter((row) => !has(row))
}

/** As Graph answers them. */
const screenLock = (name: string) => ({
  '@odata.context':
    'https://graph.microsoft.com/beta/$metadata#deviceManagement/configurationPolicies/$entity',
  id: 'cccccccc-0000-4000-8000-000000000001',
  name,
  description: 'Locks screens.',
  platforms: 'windows10',
  technologies: 'mdm',
  roleScopeTagIds: ['0'],
  settingCount: 1,
  settings: [
    {
      id: '0',
      settingInstance: {
        '@odata.type': '#microsoft.graph.deviceManagementConfigurationSimpleSettingInstance',
        settingDefinitionId: 'device_vendor_msft_policy_config_devicelock_maxinactivitytimedevicelock',
        simpleSettingValue: {
          '@odata.type': '#microsoft.graph.deviceManagementConfigurationIntegerSettingValue',
          value: 15,
        },
      },
    },
  ],
})
const encrypted = () => ({
  '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
  id: 'cccccccc-0000-4000-8000-000000000002',
  displayName: HEALTHY,
  bitLockerEnabled: true,
  scheduledActionsForRule: [
    {
      ruleName: 'PasswordRequired',
      scheduledActionConfigurations: [{ actionType: 'block', gracePeriodHours: 0 }],
    },
  ],
})
