import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
})
afterAll(() => journey?.end())

const none = { id: '', name: '', organization_id: '' }
const company = (place: number) => companies[place] ?? none
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

/** Companies of the demo, whose pretend tenants can be changed: one that has two policies, and two others that have neither. */
describe('what is changed from here', () => {
  const ANTIVIRUS = 'Windows: antivirus'
  const ENCRYPTION = 'Windows: encryption'
  /** A group that each of them has. */
  const GROUP = 'Field service'
  let changing: Journey
  let from = none
  let first = none
  let second = none
  beforeAll(async () => {
    changing = await startJourney({ customers: 12, employees: 240 })
    await changing.changeDatabase(findCompanies)
    page = await (await changing.open()).newPage()
    await signInAs(page, changing.url, 'owner')
    await inStep(page)
    await installApp(page)
  })
  afterAll(() => changing?.end())

  const dialog = () => page.getByRole('dialog').last()
  const question = () => page.getByRole('alertdialog')
  const isClosed = async () => {
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
  const act = (name: string) => panel().getByRole('button', { name })
  const changes = () =>
    page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: 'Changes', exact: true }) })

  async function findCompanies(db: Db) {
    const { rows } = await sql<(typeof companies)[number] & Pick<DevicePolicies, 'policies' | 'unread'>>`
      select customer.id::text, customer.name, customer.organization_id::text, policies, unread
      from device_policies join customer on customer.id = device_policies.customer_id
      where customer.active and customer.organization_id = (${largestOrganization}) order by customer.name`.execute(
      db,
    )
    const has = ({ policies }: (typeof rows)[number], name: string) =>
      policies.some((policy) => policy.name === name)
    const read = rows.filter(({ unread }) => Object.keys(unread).length === 0)
    from = read.find((row) => has(row, ANTIVIRUS) && has(row, ENCRYPTION)) ?? from
    ;[first = first, second = second] = read.filter((row) => !has(row, ANTIVIRUS) && !has(row, ENCRYPTION))
  }

  async function openAt({ id }: typeof from, policy: string) {
    await goTo(page, '/companies')
    await goTo(page, `${CONFIGURATION}/${id}`)
    await rowOf(page, policy).click()
    await panel().getByRole('heading', { name: 'Settings' }).waitFor()
  }

  test('two policies are deployed to two companies after a preview, for the same groups by their names (INTUNE-06)', async () => {
    await goTo(page, `${CONFIGURATION}/${from.id}`)
    for (const name of [ANTIVIRUS, ENCRYPTION]) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Deploy to companies' }).click()
    await dialog().getByRole('heading', { name: 'Deploy 2 policies' }).waitFor()
    await expect.poll(() => dialog().getByRole('checkbox', { name: from.name }).count()).toBe(0)
    for (const { name } of [first, second]) await dialog().getByRole('checkbox', { name }).check()
    expect(await faultsInBoth(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Show the changes' }).click()
    await dialog().getByText('4 to be created', { exact: true }).waitFor()
    await dialog().getByText('For nobody yet').nth(3).waitFor()
    await dialog().getByRole('radio', { name: 'The same as here' }).check()
    await dialog().getByText(`For whom: All devices, without ${GROUP}`).nth(1).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Deploy to 2 companies' }).click()
    await isClosed()
    await changes().getByText('Applied', { exact: true }).nth(1).waitFor()
    await changes().getByText(`Create ${ANTIVIRUS}`).nth(1).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await page.keyboard.press('Escape')
    await goTo(page, '/companies')
    await goTo(page, `${CONFIGURATION}/${first.id}`)
    await rowOf(page, ENCRYPTION)
      .filter({ hasText: `All devices, without ${GROUP}` })
      .waitFor()
    await rowOf(page, ANTIVIRUS).filter({ hasText: 'All devices' }).waitFor()
  })

  test('where there is one of the name it is left as it is, or gets the settings', async () => {
    await openAt(first, ANTIVIRUS)
    await act('Deploy to companies').click()
    await dialog().getByRole('checkbox', { name: second.name }).check()
    await dialog().getByRole('button', { name: 'Show the changes' }).click()
    await dialog().getByText('There already', { exact: true }).waitFor()
    const send = dialog().getByRole('button', { name: /^Deploy to/ })
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
    await dialog().getByRole('radio', { name: 'Replace its settings' }).check()
    await dialog().getByText('It gets these settings and stays for whom it is.').waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await send.click()
    await isClosed()
    await changes().getByText(`Replace the settings of ${ANTIVIRUS}`).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => partOf('changes')).toBeNull()
  })

  test('whom a policy is for is changed without a network: it rests, and is assigned afterwards', async () => {
    await openAt(first, ANTIVIRUS)
    await page.context().setOffline(true)
    await act('Assign').click()
    await dialog().getByText('Nothing was changed.').first().waitFor()
    await dialog().getByRole('checkbox', { name: 'All devices' }).uncheck()
    await dialog().getByText('The policy is then for nobody.').waitFor()
    await dialog().getByLabel('Other groups to include').fill(GROUP.toLowerCase())
    await dialog()
      .getByText(new RegExp(`^For these, too: ${GROUP}$`, 'i'))
      .waitFor()
    await dialog().getByText('No longer for: All devices').waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Assign' }).click()
    await isClosed()
    await panel().getByText('A change of it is in progress.').first().waitFor()
    await panel().getByText('Waiting to be sent').waitFor()
    await rowOf(page, 'Updating').filter({ hasText: ANTIVIRUS }).waitFor()
    await expect.poll(() => act('Assign').getAttribute('aria-disabled')).toBe('true')
    await page.context().setOffline(false)
    await rowOf(page, ANTIVIRUS).filter({ hasText: GROUP }).waitFor()
    await expect.poll(() => act('Assign').getAttribute('aria-disabled')).toBeNull()
    await panel().getByText(`Assign ${ANTIVIRUS}`).waitFor()
  })

  test('a group on both sides and an exclusion from nobody stand at their inputs (INTUNE-04, INTUNE-05)', async () => {
    await openAt(first, ANTIVIRUS)
    await act('Assign').click()
    await dialog().getByLabel('Other groups to exclude').fill(GROUP)
    await dialog().getByRole('button', { name: 'Assign' }).click()
    await dialog().getByText(`Group ${GROUP} cannot be both included and excluded`).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await dialog()
      .getByRole('button', { name: `Remove ${GROUP}` })
      .click()
    await dialog().getByText(`No longer for: ${GROUP}`).waitFor()
    await dialog()
      .getByText('At least one group must be included when excluded groups are selected')
      .waitFor()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await question().getByRole('button', { name: 'Exit without saving' }).click()
    await isClosed()
  })

  test('a policy is deleted, told first whom it is for, and taken back', async () => {
    await openAt(first, ANTIVIRUS)
    await act('Delete').click()
    await question().getByText(`It is now for: ${GROUP}`).waitFor()
    await question()
      .getByText(/devices lose what it sets/)
      .waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await question().getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => rowOf(page, ANTIVIRUS).count()).toBe(0)
    await panel().getByText('This policy is not here').waitFor()
    await page.getByRole('button', { name: 'Changes' }).click()
    const entry = changes()
      .getByRole('listitem')
      .filter({ hasText: `Delete ${ANTIVIRUS}` })
      .first()
    await entry.getByRole('button', { name: 'Take back' }).click()
    await question()
      .getByText(/becomes what it was before/)
      .waitFor()
    await question().getByRole('button', { name: 'Take back' }).click()
    await entry.getByText('Taken back', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, ANTIVIRUS).filter({ hasText: GROUP }).waitFor()
  })

  test('on a phone nothing of the dialogs reaches beyond the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, '/companies')
    await goTo(page, `${CONFIGURATION}/${first.id}`)
    await page.getByRole('button', { name: ANTIVIRUS }).click()
    await page.getByRole('button', { name: 'Assign' }).click()
    await page.getByText('What changes', { exact: true }).waitFor()
    expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
    expect(await faultsInBoth(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Deploy to companies' }).click()
    await dialog().getByRole('checkbox', { name: second.name }).check()
    await dialog().getByRole('button', { name: 'Show the changes' }).click()
    await dialog().getByText('There already', { exact: true }).waitFor()
    expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('who may only read is offered nothing to change', async () => {
    const reader = await (await changing.open()).newPage()
    await signInAs(reader, changing.url, 'reader')
    await inStep(reader)
    await goTo(reader, `${CONFIGURATION}/${first.id}`)
    await rowOf(reader, ANTIVIRUS).click()
    const opened = reader.getByRole('complementary').last()
    await opened.getByText('Asked from here').waitFor()
    for (const name of ['Deploy to companies', 'Assign', 'Delete', 'Take back'])
      await expect.poll(() => reader.getByRole('button', { name }).count()).toBe(0)
    await expect.poll(() => reader.getByRole('grid').getByRole('checkbox').count()).toBe(0)
    await reader.context().close()
  })

  test('what was changed is told, whom a policy was for is brought back, and what cannot be says why', async () => {
    await openAt(first, ENCRYPTION)
    const shown = await rowOf(page, ENCRYPTION).innerText()
    await act('Assign').click()
    await dialog().getByRole('checkbox', { name: 'All devices' }).uncheck()
    await dialog()
      .getByRole('button', { name: `Remove ${GROUP}` })
      .click()
    await dialog().getByRole('checkbox', { name: 'All users' }).check()
    await dialog().getByRole('button', { name: 'Assign' }).click()
    await isClosed()
    const own = panel().getByRole('region', { name: 'History' })
    await own.getByText('All users', { exact: true }).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('complementary', { name: 'History' })
    const entryOf = (text: string) => history.getByRole('listitem').filter({ hasText: text })
    const back = 'Back to before this change'
    await page.context().setOffline(true)
    await entryOf('Modified')
      .filter({ hasText: ENCRYPTION })
      .first()
      .getByRole('button', { name: back })
      .click()
    await question().getByText(`Assign ${ENCRYPTION}`).waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await question().getByRole('button', { name: 'Bring back' }).click()
    await page.context().setOffline(false)
    await expect.poll(() => rowOf(page, ENCRYPTION).innerText()).toBe(shown)
    await entryOf('Removed')
      .filter({ hasText: ANTIVIRUS })
      .first()
      .getByRole('button', { name: back })
      .click()
    await question().getByText('Nothing of it can be brought back.').first().waitFor()
    await question()
      .getByText(/It cannot be created again from here/)
      .waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await question().getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => partOf('history')).toBeNull()
  })
})

const largestOrganization = sql`select organization_id from customer group by 1 order by count(*) desc limit 1`

/** Three companies: one as usual, one of which not everything could be read, and one without a license. */
async function putPolicies(db: Db) {
  const { rows } = await sql<(typeof companies)[number]>`
    select id::text, name, organization_id::text from customer
    where active and organization_id = (${largestOrganization})
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
