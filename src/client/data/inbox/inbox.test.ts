import { firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import type { PushNotice } from '#shared/contract/devices.ts'
import type { Device } from '../device/device.ts'
import { forgetForeign, takeInbox } from './inbox.ts'
import { InboxDatabase } from './inbox-database.ts'
import { watchNotifications } from './inbox-notifications.ts'
import { createVault, type Vault } from '../device/vault.ts'

const newVault = async () =>
  createVault(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )

const deviceOf = (vault: Vault, syncNow = () => {}, partitions: object = {}) =>
  ({
    userKey: 'ann',
    vault,
    sync: { syncNow },
    data: { readPartitions: async () => partitions },
  }) as unknown as Device

const notice: PushNotice = {
  id: 'one',
  title: 'High: sign-in from outside',
  body: 'Contoso',
  path: '/employees?search=ann',
  message: { extent: 'company', severity: 'high', customerName: 'Contoso' },
  customerId: null,
  severity: 'high',
  version: 0,
  actions: [],
}

test('what a notification said is remembered sealed, and something new is pulled once', async () => {
  const inbox = new InboxDatabase()
  const vault = await newVault()
  let pulls = 0
  const device = deviceOf(vault, () => void pulls++)
  await inbox.leave({ type: 'pushed', at: 1, notice })
  await inbox.leave({ type: 'pushed', at: 2, notice: { ...notice, title: 'Directory read' } })
  await takeInbox(device, inbox)
  await takeInbox(device, inbox)
  expect(pulls).toBe(1)

  const told = await firstValueFrom(watchNotifications(device))
  expect(told.map(({ at, title }) => [at, title])).toEqual([
    [2, 'Directory read'],
    [1, 'High: sign-in from outside'],
  ])
  expect(told[1]).toMatchObject({ body: 'Contoso', path: '/employees?search=ann', message: notice.message })
  const [stored] = await inbox.readTold('ann')
  expect(new TextDecoder().decode(stored?.payload)).not.toContain('Directory')
  expect(await firstValueFrom(watchNotifications(deviceOf(await newVault())))).toEqual([])
})

test('what was told of a company leaves when the company is taken away, and nothing else does', async () => {
  const inbox = new InboxDatabase()
  const vault = await newVault()
  const [mine, lost] = ['018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f', '018f3a52-7a8b-4d1c-9e2f-000000000001']
  const readable = (...ids: string[]) =>
    deviceOf(vault, () => {}, Object.fromEntries(ids.map((id) => [`${id}:engage`, { state: 'ready', v: 1 }])))
  for (const customerId of [mine, lost, null])
    await inbox.leave({ type: 'pushed', at: 1, notice: { ...notice, title: String(customerId), customerId } })
  const told = async () =>
    (await firstValueFrom(watchNotifications(deviceOf(vault)))).map(({ title }) => title)
  await takeInbox(readable(mine, lost), inbox)
  expect(await told()).toEqual(expect.arrayContaining([mine, lost, 'null']))
  await forgetForeign(readable(mine), inbox)
  expect(await told()).toEqual(expect.arrayContaining([mine, 'null']))
  expect(await told()).not.toContain(lost)

  await inbox.leave({ type: 'pushed', at: 2, notice: { ...notice, title: 'Too late', customerId: lost } })
  await takeInbox(readable(mine), inbox)
  expect(await told()).not.toContain('Too late')
})
