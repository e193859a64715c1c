// @module-tag database
import { firstValueFrom, filter } from 'rxjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enabledFeatures, firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { watchAccess } from '#client/data/nouns/access.ts'
import { addEmployee } from '#client/data/nouns/employees.ts'
import { dismissCheck } from '#client/data/nouns/organization.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { commandsOf } from '#tests/support/device-reads.ts'
import type { Device } from '#client/data/device/device.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const NOBODY = { first_name: '', last_name: 'Moat', email: '', phone: '', department: 'Sales', job_title: '' }

const organizationId = () => owner.login.organization.id
const openDevice = () => openTestDevice(owner.login, owner.idToken, site.fetch)

async function changeOrganization(what: { intune?: boolean; hasPbSub?: boolean }) {
  await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
    await work.load('featureFlag', ['intune'])
    await work.load('subscription', [organizationId()])
    const { row } = work.get('subscription', organizationId())
    if (what.intune !== undefined)
      work.put('featureFlag', { id: 'intune', feature: 'intune', enabled: what.intune })
    if (what.hasPbSub !== undefined && row)
      work.put('subscription', { ...row, hasPbSub: what.hasPbSub, licenses: [] })
  })
}

test('before anything is on the device the features of a new organization are on, and nobody is turned away', async () => {
  const device = await openDevice()
  const access = await firstValueFrom(watchAccess(device))
  expect(access.features).toEqual(enabledFeatures(firstFeatureFlags()))
  expect([access.features.has('test-account'), access.features.has('castellan-ai-assistant')]).toEqual([
    false,
    false,
  ])
  expect(opening('/secure/intune/device-compliance', access)).toBe('open')
  device.close()
})

test('what is turned off, and what is no longer bought, is known on the device without another sign-in', async () => {
  const device = await openDevice()
  await device.settle()
  const seen = watchAccess(device)
  const before = await firstValueFrom(seen)
  expect(before.features.has('intune')).toBe(true)
  expect(opening('/secure/policy-management/policies', before)).toBe('open')

  await changeOrganization({ intune: false, hasPbSub: false })
  await device.settle()
  const after = await firstValueFrom(seen.pipe(filter(({ features }) => !features.has('intune'))))
  expect(opening('/secure/intune/device-compliance', after)).toBe('off')
  expect(opening('/secure/policy-management/policies', after)).toBe('upgrade')
  device.close()
})

test('where the organization takes no changes the device keeps none', async () => {
  const [company] = owner.login.customers
  const add = (device: Device) =>
    addEmployee(device, company?.id ?? '', { ...NOBODY, first_name: 'Ada', email: 'ada@moat.example' }, '')
  const turn = (enabled: boolean) =>
    unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      await work.load('featureFlag', ['test-account'])
      work.put('featureFlag', { id: 'test-account', feature: 'test-account', enabled })
    })
  // A device hears of it with who is signed in, which it asks for again and again.
  const openNow = async () => {
    const { login, idToken } = await site.signIn('owner')
    return openTestDevice(login, idToken, site.fetch)
  }
  await turn(true)
  const device = await openNow()
  expect((await add(device)).outcome).toBe('forbidden')
  expect(await commandsOf(device)).toEqual([])
  await turn(false)
  expect((await add(await openNow())).outcome).toBe('saved')
})

test('a step of the checklist is dismissed by who manages its area and sees every company, on the device too', async () => {
  const agent = await site.signIn('agent')
  const limited = await openTestDevice(agent.login, agent.idToken, site.fetch)
  const seeing = { ...agent.login, userData: { ...agent.login.userData, all_customers: true } }
  const whole = await openTestDevice(seeing, agent.idToken, site.fetch)
  expect(await dismissCheck(limited, 'ADD_OPERATING_COUNTRIES', true)).toEqual({ outcome: 'forbidden' })
  expect(await dismissCheck(whole, 'ADD_CUSTOM_BRANDING', true)).toEqual({ outcome: 'forbidden' })
  expect(await dismissCheck(whole, 'ADD_OPERATING_COUNTRIES', true)).toMatchObject({ outcome: 'saved' })
  expect(await commandsOf(whole)).toHaveLength(1)
})

/** Puts the organization into a trial that ends at this time of the server. */
const tryUntil = (end: number) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
    await work.load('subscription', [organizationId()])
    const { row } = work.get('subscription', organizationId())
    if (row)
      work.put('subscription', { ...row, billing: 'trial', trial_ends_at: new Date(end).toISOString() })
  })
const openingOf = (access: Access) => opening('/companies', access)

test.each([
  ['before', DAY, 'open'],
  ['after', -DAY, 'trialExpired'],
] as const)(
  '%s the end of a trial the server’s clock decides, however wrong the device’s is',
  async (_, left, expected) => {
    await tryUntil(site.now.value + left)
    for (const wrong of [20 * DAY, -20 * DAY]) {
      const device = await openDevice()
      device.now.value += wrong
      await device.settle()
      const access = await firstValueFrom(watchAccess(device))
      expect([wrong, openingOf(access)]).toEqual([wrong, expected])
      expect(Math.abs(access.now - site.now.value)).toBeLessThan(HOUR)
      device.close()
    }
  },
)

test('a trial that ends while somebody works ends for them, too', async () => {
  await tryUntil(site.now.value + 1500)
  const device = await openDevice()
  await device.settle()
  const seen = watchAccess(device)
  expect(openingOf(await firstValueFrom(seen))).toBe('open')
  const end = firstValueFrom(seen.pipe(filter((access) => openingOf(access) === 'trialExpired')))
  await firstValueFrom(seen)
  device.now.value += 1500
  expect((await end).subscription?.billing).toBe('trial')
  device.close()
})
