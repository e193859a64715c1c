import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEmployee } from '#client/data/nouns/employees.ts'
import { type Kind, packedKindOf } from '#shared/contract/kind-names.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { refuseWrites } from '#tests/support/database/full-disk.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { createBudget, makeRoom, markUsed } from '#workers/sync/evict.ts'

const MEGABYTE = 1024 * 1024
const MINUTE = 60_000

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite({ employees: 400 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

async function loadedDevice() {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  const inState = async (state: string, kind: Kind = 'employee') => {
    const partitions = (await device.data.readState('partitions')) ?? {}
    return Object.keys(partitions).filter(
      (pid) => packedKindOf(pid) === kind && partitions[pid]?.state === state,
    )
  }
  return { device, inState }
}

test('a device above its budget gives up what was looked at longest ago, keeps changes, and gets it back when asked', async () => {
  const { device, inState } = await loadedDevice()
  const space = { usage: 501 * MEGABYTE, quota: 100_000 * MEGABYTE }
  const keepBudget = createBudget(async () => space)
  const [first, second] = await inState('ready')
  if (!first || !second) throw new Error('The demo site has several companies with people')
  await markUsed(device.parts, [first])
  const customerId = second.split(':')[0] ?? ''
  const [view] = await employeesOf(device, customerId)
  if (!view) throw new Error('The second company has people')
  await changeEmployee(device, view.row, { job_title: 'Kept' }, 'here')

  // What lies beside the people leaves before them.
  for (; (await inState('cold')).length === 0; device.travel(11 * MINUTE)) await keepBudget(device.parts)
  const cold = await inState('cold')
  expect(cold).not.toContain(first)
  expect(await commandsOf(device)).toHaveLength(1)
  const [gone = ''] = cold
  const left = device.data.segments.where('[pid+kind+no]').between([gone, '', 0], [gone, '\uffff', Infinity])
  expect(await left.count()).toBe(0)

  expect(await markUsed(device.parts, [gone])).toBe(true)
  await device.settle()
  expect(await inState('ready')).toContain(gone)
  expect(await left.count()).toBeGreaterThan(0)
  device.close()
})

test('a row of a company that is given up leaves with it, and on a full disk the company leaves all the same', async () => {
  for (const isFull of [false, true]) {
    const { device, inState } = await loadedDevice()
    const ready = await inState('ready')
    const companies = ready.map((pid) => pid.split(':')[0] ?? '')
    for (const customerId of companies) {
      const [view] = await employeesOf(device, customerId)
      if (view) await owner.api('PUT', `/employee/${view.row.id}`, { job_title: `Newer ${isFull}` })
    }
    await device.settle()
    if (isFull) await refuseWrites(device.data, (table, { type }) => table === 'deltas' && type === 'put')
    while ((await inState('cold')).length === 0) expect(await makeRoom(device.parts)).toBe(true)
    const [gone = ''] = await inState('cold')
    expect(gone).not.toBe('')
    const left = await employeesOf(device, gone.split(':')[0] ?? '')
    expect(left.length).toBe(isFull ? 1 : 0)
    device.close()
  }
})

test('the budget is six tenths of what the browser allows, and is looked at every ten minutes', async () => {
  const { device, inState } = await loadedDevice()
  const space = { usage: 59 * MEGABYTE, quota: 100 * MEGABYTE }
  const keepBudget = createBudget(async () => space)
  const given = () => inState('cold', 'tenantAnswers')
  await keepBudget(device.parts)
  expect(await given()).toEqual([])

  space.usage = 61 * MEGABYTE
  await keepBudget(device.parts)
  expect(await given()).toEqual([])

  device.travel(11 * MINUTE)
  await keepBudget(device.parts)
  expect((await given()).length).toBeGreaterThan(0)
  device.close()
})
