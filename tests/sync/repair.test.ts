// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmployee } from '#client/data/nouns/employees.ts'
import { columnsOf, openSegment, rowAt, sealSegment } from '#client/data/rows/segment.ts'
import { BASE_PARTITION, partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { rotateEpochs } from '#server/platform/sync/head.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { commandsOf, employeesOf, servedEmployees } from '#tests/support/device-reads.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { audit } from '#workers/sync/audit.ts'
import { NoLongerLeading, takeLead } from '#workers/sync/fence.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

/** A loaded device, and the partitions that each of its snapshots asked for. */
async function loadedDevice() {
  const asked: (string[] | null)[] = []
  const fetch: Fetch = async (url, init) => {
    if (url.endsWith('/sync/snapshot'))
      asked.push((JSON.parse(init.body as string) as { pids: string[] | null }).pids)
    return site.fetch(url, init)
  }
  const device = await openTestDevice(owner.login, owner.idToken, fetch)
  await device.settle()
  return { device, asked }
}

const customerAt = (place: number) => owner.login.customers[place]?.id ?? ''
const served = (customerId: string) => servedEmployees(owner, customerId)
const shown = async (device: TestDevice, customerId: string) =>
  (await employeesOf(device, customerId)).map(({ row }) => row)
async function someone(device: TestDevice, place: number): Promise<Employee> {
  const row = (await shown(device, customerAt(place)))[0]
  if (!row) throw new Error('The demo company has employees')
  return row
}

/** Puts a row back and forgets the commands after it, as a restored backup does. */
async function restore(row: Employee) {
  const { db } = site.database
  await unitOfWork({ db, tables: entityTables }, owner.login.organization.id, async (work) => {
    await work.load('employee', [row.id])
    work.put('employee', row)
  })
  await sql`delete from idem where version >= (select max(version) - 1 from org_head)`.execute(db)
  await rotateEpochs(db)
}

describe('a server that was restored from a backup', () => {
  test('gets what it forgot again, once, and the device is in step with it', async () => {
    const { device } = await loadedDevice()
    const [known, forgotten] = [await someone(device, 0), await someone(device, 1)]
    await changeEmployee(device, known, { department: 'Before The Backup' }, 'x')
    await device.settle()
    await changeEmployee(device, forgotten, { department: 'After The Backup' }, 'x')
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    await restore(forgotten)
    const [before] = (await served(known.customer_id)).filter(({ id }) => id === known.id)

    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    const [again] = (await served(forgotten.customer_id)).filter(({ id }) => id === forgotten.id)
    expect(again?.department).toBe('After The Backup')
    expect((await served(known.customer_id)).find(({ id }) => id === known.id)).toEqual(before)
    for (const { id } of owner.login.customers) expect(await shown(device, id)).toEqual(await served(id))
  })

  test('does not carry out again what is too late by now', async () => {
    const { device } = await loadedDevice()
    const employee = await someone(device, 2)
    await changeEmployee(device, employee, { department: 'Lost And Late' }, 'x')
    await device.settle()
    await restore(employee)
    const fourDays = 4 * 86_400_000
    site.now.value += fourDays
    device.travel(fourDays)
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'needsConfirm' }])
    const [row] = (await served(employee.customer_id)).filter(({ id }) => id === employee.id)
    expect(row?.department).toBe(employee.department)
  })
})

describe('the daily comparison', () => {
  test('finds a row that was lost on the device and loads only its partition again', async () => {
    const { device, asked } = await loadedDevice()
    const pid = partitionOf(customerAt(3), 'engage')
    const key: [string, string, number] = [pid, 'employee', 0]
    const segment = await device.data.segments.get(key)
    if (!segment) throw new Error('The company has a segment')
    const columns = await openSegment(device.vault, segment)
    const rows = columns.id.map((_, at) => ({ row: rowAt(columns, at), v: columns.v[at] ?? 0 })).slice(1)
    const sealed = await sealSegment(device.vault, segment, columnsOf(rows))
    await device.data.segments.put({ ...segment, n: rows.length, ...sealed })
    expect(await shown(device, customerAt(3))).not.toEqual(await served(customerAt(3)))

    expect(await audit(device.parts)).toBe(1)
    await device.settle()
    expect(asked).toEqual([null, [pid]])
    expect(await shown(device, customerAt(3))).toEqual(await served(customerAt(3)))
  })

  test('loads nothing where nothing differs', async () => {
    const { device, asked } = await loadedDevice()
    expect(await audit(device.parts)).toBe(0)
    expect(asked).toEqual([null])
  })
})

describe('a device that was away for longer than the server remembers what is gone', () => {
  test('keeps what has not changed, loads the rest, and loses the row that was deleted', async () => {
    const { device, asked } = await loadedDevice()
    const gone = await someone(device, 4)
    await owner.api('DELETE', `/employee/${gone.id}`)
    await sql`update org_head set floor = version`.execute(site.database.db)
    await sql`delete from sync_row where gone`.execute(site.database.db)

    await device.settle()
    // The licence that is free again is counted for everybody.
    expect(asked).toEqual([null, [partitionOf(gone.customer_id, 'engage'), BASE_PARTITION]])
    for (const { id } of owner.login.customers) expect(await shown(device, id)).toEqual(await served(id))
    await sql`update org_head set floor = 0`.execute(site.database.db)
  })
})

describe('a tab that leads no more', () => {
  test('writes nothing, neither rows nor answers', async () => {
    const { device } = await loadedDevice()
    const employee = await someone(device, 5)
    await changeEmployee(device, employee, { department: 'Zombie' }, 'x')
    await takeLead(device.data, device.commands)
    const before = await device.data.readState('cursor')
    await owner.api('PUT', `/employee/${employee.id}`, { job_title: 'Elsewhere' })
    await expect(device.pull()).rejects.toBeInstanceOf(NoLongerLeading)
    await expect(device.push()).rejects.toBeInstanceOf(NoLongerLeading)
    expect(await device.data.readState('cursor')).toEqual(before)
    expect(await commandsOf(device)).toMatchObject([{ state: 'queued' }])
  })
})
