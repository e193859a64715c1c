import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DevicePolicies, summaryOf } from '#shared/domain/intune/device-policies.ts'
import { type DevicePolicy, SET_NAMES, type Targets } from '#shared/domain/intune/device-policy.ts'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { clearAccessRows } from '#tests/support/build-access-rows.ts'
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

const CONFIGURATION = '/secure/intune/device-configuration'
const COMPLIANCE = '/secure/intune/device-compliance'
const PILOTS = 'bbbbbbbb-0000-4000-8000-000000000001'
const GRAPH = '#microsoft.graph'

let journey: Journey
let page: Page
let companies: { id: string; name: string; organization_id: string }[]
beforeAll(async () => {
  journey = await startJourney()
  await journey.changeDatabase(putPolicies)
  page = await (await journey.open()).newPage()
  page.setDefaultTimeout(15_000)
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
})
afterAll(() => journey?.end())

const company = (place: number) => companies[place] ?? { id: '', name: '', organization_id: '' }
const panel = () => page.getByRole('complementary').last()
const tile = (name: string) => page.getByRole('button', { name: `Show ${name}` })
const partOf = (name: string) => new URL(page.url()).searchParams.get(name)

test('policies of all companies are told in words, found by their groups, and a figure shows what it counts', async () => {
  await goTo(page, CONFIGURATION)
  await rowOf(page, 'Antivirus').nth(1).waitFor()
  await rowOf(page, 'All devices, without Pilots').first().waitFor()
  await rowOf(page, 'Administrative template').first().waitFor()
  await page.getByText(`1 company has no Intune license: ${company(2).name}.`).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await tile('For nobody').click()
  await expect.poll(() => rowOf(page, 'Antivirus').count()).toBe(0)
  await rowOf(page, 'Kiosk').first().waitFor()
  await expect.poll(() => tile('For nobody').getAttribute('aria-pressed')).toBe('true')
  await tile('iOS/iPadOS').click()
  await rowOf(page, 'Outlook on phones').first().waitFor()
  await expect.poll(() => rowOf(page, 'Kiosk').count()).toBe(0)
  await page.getByRole('button', { name: 'Remove the filter “iOS/iPadOS”' }).click()
  await page.getByRole('searchbox').fill('pilots')
  await expect.poll(() => rowOf(page, 'Kiosk').count()).toBe(0)
  await rowOf(page, 'Antivirus').first().waitFor()
  await page.getByRole('searchbox').fill('no policy is called so')
  await page.getByText('No policy is found').waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(() => partOf('search')).toBeNull()
})

test('the panel tells whom a policy is for and what it sets, all of it when asked, and its JSON', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${CONFIGURATION}/${company(0).id}`)
  await rowOf(page, 'Antivirus').click()
  await panel().getByText('Keeps devices clean.').waitFor()
  await panel().getByText('Pilots', { exact: true }).waitFor()
  await panel().getByText('Defender › allowrealtimemonitoring').waitFor()
  await panel().getByText('Choice 1', { exact: true }).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await expect.poll(() => panel().getByText('Defender › setting119').count()).toBe(0)
  await panel().getByRole('button', { name: 'Show 71 more' }).click()
  await panel().getByText('Defender › setting119').waitFor()
  await panel().getByText('JSON', { exact: true }).click()
  await panel().getByText('"name": "Antivirus"').waitFor()
  expect(partOf('view')).toBe('json')
  const downloading = page.waitForEvent('download')
  await panel().getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('Antivirus.json')
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByText('In words', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('open')).toBeNull()
})

test('compliance policies tell what follows and when', async () => {
  await goTo(page, COMPLIANCE)
  await rowOf(page, 'Block at once · Notify by email after 24 hours').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await rowOf(page, 'Healthy devices').first().click()
  await panel().getByText('Wipe the device after 30 days').waitFor()
  await panel().getByText('BitLocker enabled').waitFor()
  await panel().getByText('1 more is not configured.').waitFor()
  await page.keyboard.press('Escape')
})

test('without a network the list and all of the panel but the settings are there, which come with the network', async () => {
  await page.context().setOffline(true)
  await goTo(page, `${CONFIGURATION}/${company(0).id}`)
  await rowOf(page, 'Kiosk').click()
  await panel().getByText('Nobody', { exact: true }).first().waitFor()
  await panel()
    .getByText(/The settings are kept on the server and need a network/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(false)
  await panel().getByText('Kiosk mode').waitFor()
  await page.keyboard.press('Escape')
})

test('a server that does not answer is told with its reason, and asked again', async () => {
  await page.route('**/secure/intune/**', (route) => route.abort())
  await rowOf(page, 'Antivirus').click()
  await panel().getByText('The settings could not be loaded').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.unroute('**/secure/intune/**')
  await panel().getByRole('button', { name: 'Try again' }).click()
  await panel().getByText('Defender › allowrealtimemonitoring').waitFor()
  await page.keyboard.press('Escape')
})

test('the list is exported in the words that it shows', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${CONFIGURATION}?platform=windows`)
  await rowOf(page, 'Antivirus').first().waitFor()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Export|CSV/ })
    .first()
    .click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('Policy,Company,Platform,Kind,Whom it is for,Settings')
  expect(csv).toContain('"All devices, without Pilots",121')
  expect(csv).not.toContain('Outlook on phones')
})

test('a company says what could not be read, and one without a license that it has none', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${CONFIGURATION}/${company(1).id}`)
  await page.getByText('Not everything could be read').waitFor()
  await page.getByText(/Driver updates: The app lacks the permission/).waitFor()
  await goTo(page, '/companies')
  await goTo(page, `${COMPLIANCE}/${company(2).id}`)
  await page.getByText('The tenant has no license for Intune').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('on a phone policies are cards, and nothing reaches beyond the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/companies')
  await goTo(page, COMPLIANCE)
  const card = page.getByRole('listitem').filter({ hasText: 'Healthy devices' }).first()
  await card.waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await card.getByRole('button').first().click()
  await page.getByText('BitLocker enabled').waitFor()
  expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** Three companies: one as usual, one of which not everything could be read, and one without a license. */
async function putPolicies(db: Db) {
  const { rows } = await sql<(typeof companies)[number]>`
    select id::text, name, organization_id::text from customer
    where active and organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1)
    order by name limit 3`.execute(db)
  companies = rows
  await clearPolicies(db, company(0).organization_id)
  await putCompany(db, 0, usualPolicies())
  await putCompany(db, 1, usualPolicies().slice(0, 3), { windowsDriverUpdateProfiles: 'missingScope' })
  await putCompany(db, 2, [], Object.fromEntries(SET_NAMES.map((set) => [set, 'noLicense' as const])))
}

/** Nothing of the demo is there, nor read again meanwhile. */
async function clearPolicies(db: Db, organizationId: string) {
  await clearAccessRows(db, organizationId)
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    const { rows } = await sql<{ id: string }>`
      select id::text from device_policies where organization_id = ${organizationId}::uuid`.execute(work.tx)
    const ids = rows.map(({ id }) => id)
    await work.load('devicePolicies', ids)
    for (const id of ids) work.remove('devicePolicies', id)
  })
}

async function putCompany(
  db: Db,
  place: number,
  policies: readonly StandingPolicy[],
  unread: DevicePolicies['unread'] = {},
) {
  const { id, organization_id: organizationId } = company(place)
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    await work.load('devicePolicies', [id])
    work.put('devicePolicies', {
      id,
      customer_id: id,
      unread,
      is_incomplete: false,
      groups: { [PILOTS]: 'Pilots' },
      policies: policies.map(summaryOf),
    })
  })
  await sql`delete from device_policy where customer_id = ${id}::uuid`.execute(db)
  for (const policy of policies)
    await sql`
      insert into device_policy (organization_id, customer_id, set, object_id, policy)
      values (${organizationId}::uuid, ${id}::uuid, ${policy.set}, ${policy.id}, ${JSON.stringify(policy)}::jsonb)`.execute(
      db,
    )
}

type StandingPolicy = DevicePolicy & { id: string }

function buildPolicy(
  place: number,
  change: Partial<DevicePolicy>,
  targets: Partial<Targets> = {},
): StandingPolicy {
  return {
    set: 'configurationPolicies',
    name: '',
    description: '',
    platform: 'windows',
    targets: { everyDevice: false, everyUser: false, include: [], exclude: [], ...targets },
    actions: [],
    body: {},
    ...change,
    id: `11111111-0000-4000-8000-00000000000${place}`,
  }
}

function usualPolicies(): StandingPolicy[] {
  return [
    buildPolicy(
      1,
      { name: 'Antivirus', description: 'Keeps devices clean.', body: { settings: manySettings() } },
      { everyDevice: true, exclude: [PILOTS] },
    ),
    buildPolicy(
      2,
      {
        set: 'deviceCompliancePolicies',
        name: 'Healthy devices',
        actions: [
          { action: 'block', graceHours: 0 },
          { action: 'notification', graceHours: 24 },
          { action: 'wipe', graceHours: 720 },
        ],
        body: {
          '@odata.type': `${GRAPH}.windows10CompliancePolicy`,
          bitLockerEnabled: true,
          osMinimumVersion: null,
        },
      },
      { everyUser: true },
    ),
    buildPolicy(3, {
      set: 'deviceConfigurations',
      name: 'Kiosk',
      body: { '@odata.type': `${GRAPH}.windows10GeneralConfiguration`, kioskModeBlockTaskSwitching: true },
    }),
    buildPolicy(
      4,
      {
        set: 'iosManagedAppProtections',
        name: 'Outlook on phones',
        platform: 'iOS',
        body: { pinRequired: true, minimumPinLength: 6 },
      },
      { include: [PILOTS] },
    ),
    buildPolicy(
      5,
      { set: 'groupPolicyConfigurations', name: 'Browser', body: { definitionValues: [] } },
      { everyUser: true },
    ),
  ]
}

/** More than are shown at once. */
const manySettings = () =>
  ['allowrealtimemonitoring', ...Array.from({ length: 120 }, (_, at) => `setting${at}`)].map((name, at) => {
    const settingDefinitionId = `device_vendor_msft_policy_config_defender_${name}`
    const choiceSettingValue = { value: `${settingDefinitionId}_1`, children: [] }
    return { id: `${at}`, settingInstance: { settingDefinitionId, choiceSettingValue } }
  })
