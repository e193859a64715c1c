import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activateCustomer } from '#client/data/nouns/customers.ts'
import { setDevicePolicy } from '#client/data/nouns/organization.ts'
import { keepMine } from '#client/data/queue/decisions.ts'
import { deadlineOf } from '#shared/contract/deadline.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { commandsOf } from '#tests/support/device-reads.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())
beforeEach(() => {
  site.now.value = Date.now()
})

/** A loaded device of an organization with these minutes, on which a company was asked to be deactivated. */
async function deviceWithUrgent(urgentMinutes: number) {
  const policy = { ...defaultDevicePolicy, urgentMinutes }
  const { id } = owner.login.organization
  await owner.api('PUT', `/organization/${id}/device-policy`, policy)
  const login = { ...owner.login, organization: { ...owner.login.organization, device_policy: policy } }
  const device = await openTestDevice(login, owner.idToken, site.fetch)
  await device.settle()
  const customerId = owner.login.customers[1]?.id ?? ''
  await owner.api('PUT', `/customer/${customerId}`, { active: true })
  const customer = async () => (await owner.api('GET', `/customer/${customerId}`)).body as Customer
  await activateCustomer(device, await customer(), false)
  const wait = (minutes: number) => {
    device.travel(minutes * MINUTE)
    site.now.value += minutes * MINUTE
  }
  return { device, wait, isActive: async () => (await customer()).active }
}

const policy = (urgentMinutes: number) => ({ ...defaultDevicePolicy, urgentMinutes })

test('only class C has the organization say how long it may wait', () => {
  expect(deadlineOf('A', policy(60))).toBe(syncLimits.deadline.A)
  expect(deadlineOf('B', policy(60))).toBe(syncLimits.deadline.B)
  expect(deadlineOf('C', policy(60))).toBe(60 * MINUTE)
})

describe('an urgent change', () => {
  test.each([
    [60, 50],
    [10, 9],
    [5, 4],
  ])('of an organization with %i minutes is carried out after %i', async (minutes, waited) => {
    const { device, wait, isActive } = await deviceWithUrgent(minutes)
    wait(waited)
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    expect(await isActive()).toBe(false)
  })

  test.each([
    [60, 61],
    [10, 11],
    [5, 6],
    [0, 1],
  ])('of an organization with %i minutes asks again after %i', async (minutes, waited) => {
    const { device, wait, isActive } = await deviceWithUrgent(minutes)
    wait(waited)
    await device.push()
    expect(await commandsOf(device)).toMatchObject([{ state: 'needsConfirm' }])
    expect(await isActive()).toBe(true)
  })

  test('whose organization became stricter meanwhile is refused by the server', async () => {
    const { device, wait, isActive } = await deviceWithUrgent(60)
    wait(40)
    await owner.api('PUT', `/organization/${owner.login.organization.id}/device-policy`, policy(5))
    await device.push()
    expect(await commandsOf(device)).toMatchObject([{ state: 'needsConfirm' }])
    expect(await isActive()).toBe(true)
  })

  test('that is confirmed gets the whole time again', async () => {
    const { device, wait, isActive } = await deviceWithUrgent(60)
    wait(61)
    await device.push()
    const [late] = await commandsOf(device)
    await keepMine(device, late?.key ?? '')
    wait(50)
    await device.settle()
    expect(await isActive()).toBe(false)
  })
})

test('the rules for devices are changed on the device first, with what the person saw', async () => {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  const { id } = owner.login.organization
  await owner.api('PUT', `/organization/${id}/device-policy`, policy(10))
  await device.settle()
  expect(await setDevicePolicy(device, policy(10), policy(20))).toMatchObject({ outcome: 'saved' })
  await device.settle()
  expect(await commandsOf(device)).toEqual([])
  const { body } = await owner.api('GET', `/organization/${id}`)
  expect(body).toMatchObject({ device_policy: policy(20) })

  await setDevicePolicy(device, policy(10), policy(30))
  await device.settle()
  expect(await commandsOf(device)).toMatchObject([{ state: 'conflict' }])
})
