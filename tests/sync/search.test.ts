import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeEmployee } from '#client/data/nouns/employees.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { readPartition } from '#client/data/rows/read.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { refuseWrites } from '#tests/support/database/full-disk.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { compact } from '#workers/sync/compaction.ts'
import { createEmployeeSearch } from '#workers/sync/employee-search.ts'
import { prepareProjection } from '#workers/sync/projection.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const everybody: EmployeeQuery = {
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: 1000,
}

async function loadedDevice() {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  return { device, search: createEmployeeSearch(device, owner.login.organization.id) }
}

async function onServer(): Promise<Employee[]> {
  const lists = await Promise.all(
    owner.login.customers.map(({ id }) => owner.api('GET', `/customer/${id}/employee?size=500`)),
  )
  return lists.flatMap(({ body }) => body as Employee[])
}
const byId = (rows: readonly Employee[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('search over all companies', () => {
  test('finds everybody the server has, and the same people again from the stored projection', async () => {
    const { device, search } = await loadedDevice()
    const first = await search.query(everybody)
    expect(byId(first.rows.map(({ row }) => row))).toEqual(byId(await onServer()))
    expect(await device.data.projection.count()).toBeGreaterThan(0)

    const restarted = createEmployeeSearch(device, owner.login.organization.id)
    expect(await restarted.query(everybody)).toEqual(first)
  })

  test('answers on a full disk, which cannot keep the projection', async () => {
    const { device, search } = await loadedDevice()
    await device.data.projection.clear()
    await refuseWrites(device.data, (table) => table === 'projection')
    expect((await search.query(everybody)).total).toBe((await onServer()).length)
    expect(await device.data.projection.count()).toBe(0)
  })

  test('that could not read the rows once reads all of them the next time', async () => {
    const { device, search } = await loadedDevice()
    const opening = vi.spyOn(device.vault, 'open').mockRejectedValueOnce(new Error('the disk was away'))
    await expect(search.query(everybody)).rejects.toThrow('the disk was away')
    expect((await search.query(everybody)).total).toBe((await onServer()).length)
    opening.mockRestore()
  })

  test('shows a waiting change at once, in its new place', async () => {
    const { device, search } = await loadedDevice()
    const [someone] = (await search.query(everybody)).rows
    if (!someone) throw new Error('The demo has employees')
    await changeEmployee(device, someone.row, { first_name: 'Zzyzx' }, 'x')
    search.invalidate('overlay')
    const { rows, total } = await search.query({ ...everybody, search: 'zzyzx' })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({ isPending: true, row: { id: someone.row.id } })
    expect((await search.query(everybody)).rows.at(-1)?.row.id).toBe(someone.row.id)
  })
})

test('a change that the server refused is gone from the list at once', async () => {
  const { device, search } = await loadedDevice()
  device.parts.changed = search.invalidate
  const [one, other] = (await search.query(everybody)).rows.filter(
    ({ row }, _, [first]) => row.customer_id === first?.row.customer_id,
  )
  if (!one || !other) throw new Error('The demo has companies of several people')
  await changeEmployee(device, one.row, { email: other.row.email, job_title: 'Keeper' }, 'x')
  search.invalidate('overlay')
  const shown = async () => (await search.query({ ...everybody, search: one.row.email })).rows[0]
  expect(await shown()).toBeUndefined()
  await device.settle()
  expect(await shown()).toMatchObject({ isPending: false, row: { job_title: one.row.job_title } })
})

describe('the stored projection', () => {
  test('says which rows to hide: an overlay opens no segment', async () => {
    const { device } = await loadedDevice()
    const opened: string[] = []
    const vault = {
      ...device.vault,
      open: (...[sealed, place]: Parameters<typeof device.vault.open>) => {
        if (/^segment\/.*\/employee\//.test(place)) opened.push(place)
        return device.vault.open(sealed, place)
      },
    }
    const search = createEmployeeSearch({ ...device, vault }, owner.login.organization.id)
    await createEmployeeSearch(device, owner.login.organization.id).query(everybody)
    const before = await search.query({ ...everybody, search: 'nightingale', limit: 0 })
    for (const { id } of (await onServer()).slice(0, 5))
      await owner.api('PUT', `/employee/${id}`, { last_name: 'Nightingale' })
    await device.pull()
    search.invalidate('overlay')
    const after = await search.query({ ...everybody, search: 'nightingale', limit: 0 })
    expect(after.total).toBe(before.total + 5)
    expect(opened).toEqual([])
  })

  test.each<[string, (device: Awaited<ReturnType<typeof loadedDevice>>['device']) => Promise<unknown>]>([
    [
      'by half',
      ({ data }) =>
        data.projection
          .orderBy('no')
          .first()
          .then((record) => data.projection.delete(record?.no ?? -1)),
    ],
    ['in another shape', ({ data }) => data.projection.toCollection().modify({ shape: 1 })],
    ['by a build that knows no shapes', ({ data }) => data.state.delete('projection')],
    ['of older segments', ({ data }) => data.segmentsChanged()],
  ])('that was stored %s is made anew', async (_, spoil) => {
    const { device, search } = await loadedDevice()
    const whole = await search.query(everybody)
    const good = await readStored(device)
    await spoil(device)
    expect(await createEmployeeSearch(device, owner.login.organization.id).query(everybody)).toEqual(whole)
    expect(await readStored(device)).toEqual(good)
    expect(await device.data.readState('projection')).toMatchObject({
      generation: (await device.data.readState('generation')) ?? 0,
      records: good.length,
    })
  })

  test('is looked after without reading a record of it', async () => {
    const { device } = await loadedDevice()
    await prepareProjection(device)
    const read = vi.fn<() => void>()
    device.data.projection.hook('reading', (record) => {
      read()
      return record
    })
    await prepareProjection(device)
    expect(read).not.toHaveBeenCalled()
  })
})

/** The stored records without their sealed bytes, which differ each time. */
const readStored = async ({ data }: Awaited<ReturnType<typeof loadedDevice>>['device']) =>
  (await data.projection.toArray()).map(({ no, shape, blocks, payload }) => ({
    no,
    shape,
    blocks,
    bytes: payload.length,
  }))

describe('folding deltas into segments', () => {
  test('changes nothing that anybody can read', async () => {
    const { device, search } = await loadedDevice()
    const people = (await onServer()).slice(0, 30)
    for (const { id } of people) {
      await owner.api('PUT', `/employee/${id}`, { job_title: `Folded ${id.slice(-4)}` })
      await device.pull()
    }
    const customerId = people[0]?.customer_id ?? ''
    const read = async () => [
      ...(await readPartition(device, 'employee', partitionOf(customerId, 'engage'))).values(),
    ]
    const sorted = (rows: Awaited<ReturnType<typeof read>>) =>
      rows.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
    const before = sorted(await read())
    expect(await device.data.deltas.count()).toBe(30)

    expect(await compact(device.parts)).toContain(partitionOf(customerId, 'engage'))
    expect(await device.data.deltas.count()).toBe(0)
    expect(sorted(await read())).toEqual(before)
    search.invalidate('segments')
    expect(byId((await search.query(everybody)).rows.map(({ row }) => row))).toEqual(byId(await onServer()))
  })

  test('leaves a few deltas where they are', async () => {
    const { device } = await loadedDevice()
    expect(await compact(device.parts)).toEqual([])
  })
})
