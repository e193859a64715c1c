import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeInbox } from '#client/data/inbox/inbox.ts'
import { InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

async function deviceWithIntent(command: { name: string; args: unknown }) {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  const inbox = new InboxDatabase()
  await inbox.leave({ type: 'intent', at: 1, command, subject: 'from a notification' })
  return { device, inbox }
}

const customerId = () => owner.login.customers[0]?.id ?? ''

describe('what a person answered to a notification', () => {
  test('becomes a command once the app is open, and is sent', async () => {
    const plain = await openTestDevice(owner.login, owner.idToken, site.fetch)
    await plain.settle()
    const [someone] = await employeesOf(plain, customerId())
    const ids = [someone?.row.id ?? '']
    const args = { customerId: customerId(), ids, ignored: true }
    const { device, inbox } = await deviceWithIntent({ name: 'employee.ignore', args })
    expect(await takeInbox(device, inbox)).toBe(1)
    expect(await takeInbox(device, inbox)).toBe(0)
    await device.settle()
    const row = (await owner.api('GET', `/employee/${ids[0]}`)).body
    expect(row).toMatchObject({ ignored: true })
  })

  test('makes nothing of a command that acts on a person or a tenant', async () => {
    const args = { id: customerId(), active: false }
    const { device, inbox } = await deviceWithIntent({ name: 'customer.activate', args })
    expect(await takeInbox(device, inbox)).toBe(0)
    expect(await commandsOf(device)).toEqual([])
  })

  test.each(['toString', 'customer.explode'])('makes nothing of %s', async (name) => {
    const { device, inbox } = await deviceWithIntent({ name, args: {} })
    expect(await takeInbox(device, inbox)).toBe(0)
    expect(await commandsOf(device)).toEqual([])
  })

  test('is kept where the device could not write it', async () => {
    const args = { customerId: customerId(), ids: ['0192c000-0000-7000-8000-00000000000a'], ignored: true }
    const { device, inbox } = await deviceWithIntent({ name: 'employee.ignore', args })
    expect(await takeInbox({ ...device, canQueue: false }, inbox)).toBe(0)
    expect(await inbox.drain('intent')).toHaveLength(1)
  })
})
