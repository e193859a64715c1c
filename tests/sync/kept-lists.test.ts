import { liveQuery } from 'dexie'
import { filter, firstValueFrom, from } from 'rxjs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDevice } from '#client/app/device/open-device.ts'
import {
  changeEmployee,
  forgetCompanies,
  watchEmployee,
  watchEmployees,
} from '#client/data/nouns/employees.ts'
import { openedSegment, readPartition } from '#client/data/rows/read.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

// The page's own storage asks for it as soon as it is imported.
vi.hoisted(() => Object.assign(globalThis, { location: { protocol: 'http:' } }))

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite({ employees: 200 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const question = { search: '', filters: {}, sort: { field: 'first_name', direction: 'asc' } } as const

/** A device with one company, whose list was opened and closed. */
async function visited() {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  const [customer] = owner.login.customers
  if (!customer) throw new Error('The demo site has companies')
  const look = () =>
    firstValueFrom(watchEmployees(device, customer.id, { ...question, offset: 0, limit: 50 }))
  const row = (await look()).rows[0]?.row
  if (!row) throw new Error('The first company has people')
  return { device, customerId: customer.id, row, look, reads: vi.spyOn(device.data.segments, 'where') }
}

test('a list that is opened again soon reads nothing', async () => {
  const { device, reads, look, customerId, row } = await visited()
  expect((await look()).rows[0]?.row).toEqual(row)
  expect((await firstValueFrom(watchEmployee(device, customerId, row.id)))?.row).toEqual(row)
  expect(reads).not.toHaveBeenCalled()
  forgetCompanies(device)
  await look()
  expect(reads).toHaveBeenCalledOnce()
  await closeDevice(device)
})

test('the first answer of a list that is opened again has what changed meanwhile', async () => {
  const { device, look, row, reads } = await visited()
  // Who reads live is told of a change together with everybody else.
  const counts = from(liveQuery(() => device.commands.commands.count()))
  const told = firstValueFrom(counts.pipe(filter((count) => count > 0)))
  await changeEmployee(device, row, { job_title: 'Changed here' }, 'here')
  await told
  expect(reads).not.toHaveBeenCalled()
  const shown = (await look()).rows.find((view) => view.row.id === row.id)
  expect(shown).toMatchObject({ isPending: true, row: { job_title: 'Changed here' } })
  await closeDevice(device)
})

test('nothing of a list can be read after the device was closed', async () => {
  const { device, customerId, row, look } = await visited()
  const seen = vi.fn()
  const watching = watchEmployees(device, customerId, { ...question, offset: 0, limit: 50 }).subscribe(seen)
  await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce())
  const record = await device.data.segments.get([partitionOf(customerId, 'engage'), 'employee', 0])
  if (!record) throw new Error('The first company lies in segments')
  await closeDevice(device)
  expect(watching.closed).toBe(true)
  const vault = { ...device.vault, open: () => Promise.reject(new Error('The device is locked')) }
  await expect(openedSegment({ data: device.data, vault }, record)).rejects.toThrow('locked')
  const answered = vi.fn()
  void look().then(answered, () => {})
  void firstValueFrom(watchEmployee(device, customerId, row.id)).then(answered, () => {})
  // A list whose storage is closed waits for ever; whoever reads after it is told.
  await expect(readPartition(device, 'employee', partitionOf(customerId, 'engage'))).rejects.toThrow('closed')
  expect(answered).not.toHaveBeenCalled()
})
