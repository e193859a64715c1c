import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeInbox } from '#client/data/inbox/inbox.ts'
import { InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import { isSettled } from '#client/data/inbox/settled-notifications.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { AnswerCommand, AnswerCommands } from '#shared/domain/notifications/notice.ts'
import { HOUR } from '#shared/lib/time.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

async function deviceWithAnswer(answer: Partial<AnswerCommands>, person = owner) {
  const device = await openTestDevice(person.login, person.idToken, site.fetch)
  await device.settle()
  const inbox = new InboxDatabase()
  await inbox.leave({ type: 'intent', at: 1, ...answer, subject: 'from a notification' })
  return { device, inbox }
}

/** As builds before several commands left it. */
const deviceWithIntent = (command: AnswerCommand) => deviceWithAnswer({ command })

/** New alerts of a company that a person may see. */
async function newAlerts(person = owner) {
  const { rows } = await pulledBy(person, { cursor: 0 })
  return rows.flatMap(([kind, , , , row]) =>
    kind === 'alert' && row !== null && (row as AlertRow).status === 'new' ? [row as AlertRow] : [],
  )
}
const acknowledge = ({ id, customer_id: customerId }: Pick<AlertRow, 'id' | 'customer_id'>) => ({
  name: 'alert.acknowledge',
  args: { customerId, id },
})

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

  test('with several commands becomes all of them, once, and leaves what is dealt with already', async () => {
    const [one, other, closed] = await newAlerts()
    if (!one || !other || !closed) throw new Error('The demo has alerts')
    const admin = await site.signIn('admin')
    const path = `/secure/alert/${closed.customer_id}/${closed.id}`
    await admin.api('PUT', `${path}/status`, { status: 'resolved' })
    const { device, inbox } = await deviceWithAnswer({ commands: [one, other, closed].map(acknowledge) })
    expect(await takeInbox(device, inbox)).toBe(3)
    expect(await takeInbox(device, inbox)).toBe(0)
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    const statusOf = async ({ customer_id, id }: AlertRow) =>
      ((await owner.api('GET', `/secure/alert/${customer_id}/${id}`)).body as { alert: AlertRow }).alert
    expect(await statusOf(one)).toMatchObject({ status: 'inProgress', handled_by: owner.login.userData.id })
    expect(await statusOf(other)).toMatchObject({ status: 'inProgress' })
    expect(await statusOf(closed)).toMatchObject({
      status: 'resolved',
      handled_by: admin.login.userData.id,
    })
  })

  test.each([
    ['which may only be asked for in the app', { name: 'customer.activate', args: {} }],
    ['which closes an alert', { name: 'alert.setStatus', args: {} }],
    ['that nobody knows', { name: 'customer.explode', args: {} }],
  ])('makes nothing at all where one of several is a command %s', async (_, forged) => {
    const [alert] = await newAlerts()
    if (!alert) throw new Error('The demo has alerts')
    const { device, inbox } = await deviceWithAnswer({ commands: [acknowledge(alert), forged] })
    expect(await takeInbox(device, inbox)).toBe(0)
    expect(await commandsOf(device)).toEqual([])
  })

  test('makes nothing of a hundred commands, of none, and of garbled ones', async () => {
    const [alert] = await newAlerts()
    if (!alert) throw new Error('The demo has alerts')
    const { device, inbox } = await deviceWithAnswer({
      commands: Array.from({ length: 100 }, () => acknowledge({ ...alert, id: uuidv7() })),
    })
    const garbled = { name: 'alert.acknowledge', args: { ...acknowledge(alert).args, id: 'DROP TABLE' } }
    for (const answer of [{}, { commands: [] }, { command: garbled }])
      await inbox.leave({ type: 'intent', at: 1, ...answer, subject: '' })
    expect(await takeInbox(device, inbox)).toBe(0)
    expect(await commandsOf(device)).toEqual([])
  })

  test('makes nothing of what the person may not do, and of a company that is not theirs', async () => {
    const reader = await site.signIn('reader')
    const [alert] = await newAlerts(reader)
    if (!alert) throw new Error('The demo has alerts')
    const { device, inbox } = await deviceWithAnswer({ commands: [acknowledge(alert)] }, reader)
    expect(await takeInbox(device, inbox)).toBe(0)
    const agent = await site.signIn('agent')
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = (await newAlerts()).find(({ customer_id }) => !own.has(customer_id))
    if (!foreign) throw new Error('The agent does not see every company')
    const ofAgent = await deviceWithAnswer({ commands: [acknowledge(foreign)] }, agent)
    expect(await takeInbox(ofAgent.device, ofAgent.inbox)).toBe(0)
    expect([...(await commandsOf(device)), ...(await commandsOf(ofAgent.device))]).toEqual([])
  })
})

describe('a notification about alerts', () => {
  test('is settled once all of them are dealt with and this device knows, never before', async () => {
    const [one, ...others] = await newAlerts()
    const other = others.find(({ customer_id }) => customer_id === one?.customer_id)
    if (!one || !other) throw new Error('The demo has alerts')
    const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
    await device.settle()
    const version = (await device.data.readState('cursor'))?.version ?? 0
    const path = `/secure/alerts/${one.customer_id}`
    const told = { path, ids: [one.id, other.id], version }
    const change = (id: string, what: 'status' | 'snooze', body: object) =>
      owner.api('PUT', `/secure/alert/${one.customer_id}/${id}/${what}`, body)
    expect(await isSettled(device, told)).toBe(false)
    await change(one.id, 'status', { status: 'dismissed' })
    await device.settle()
    expect(await isSettled(device, told)).toBe(false)
    expect(await isSettled(device, { ...told, ids: [one.id] })).toBe(true)
    // What happened since may have opened it again.
    expect(await isSettled(device, { ...told, ids: [one.id], version: Infinity })).toBe(false)
    expect(await isSettled(device, { ...told, ids: [one.id, uuidv7()] })).toBe(false)
    const until = (hours: number) => new Date(device.now.value + hours * HOUR).toISOString()
    await change(other.id, 'snooze', { until: until(5) })
    await device.settle()
    expect(await isSettled(device, told)).toBe(true)
    expect(await isSettled(device, { ...told, path: '/companies' })).toBe(false)
    // Without ids it speaks of the company, in which others still wait.
    expect(await isSettled(device, { ...told, ids: [] })).toBe(false)
    for (const { id } of others.filter(({ customer_id }) => customer_id === one.customer_id))
      await change(id, 'status', { status: 'inProgress' })
    await device.settle()
    expect(await isSettled(device, { ...told, ids: [] })).toBe(true)
  })
})
