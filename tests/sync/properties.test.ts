// @module-tag soak
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf, openSegment, rowAt, sealSegment } from '#client/data/rows/segment.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { employeesOf, servedEmployees } from '#tests/support/device-reads.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { audit } from '#workers/sync/audit.ts'
import { tries } from '#tests/support/effort.ts'

/** What has to hold of every device, whatever the numbers are (sync.md 11.2). */
const RUNS = tries(12)

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

async function loadedDevice() {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  return device
}

const byId = (rows: readonly Employee[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const served = async (customerId: string) => byId(await servedEmployees(owner, customerId))
const shown = async (device: TestDevice, customerId: string) =>
  byId((await employeesOf(device, customerId)).map(({ row }) => row))
const ofAll = async (read: (customerId: string) => Promise<Employee[]>) =>
  Promise.all(owner.login.customers.map(({ id }) => read(id)))

async function versionOf({ data }: TestDevice): Promise<number> {
  return (await data.readState('cursor'))?.version ?? 0
}
async function goBack({ data }: TestDevice, version: number) {
  const cursor = await data.readState('cursor')
  if (cursor) await data.writeState('cursor', { ...cursor, version })
}
async function pullAll(device: TestDevice) {
  while (await isBehind(device)) await device.pull()
}
async function isBehind(device: TestDevice): Promise<boolean> {
  const { body } = await owner.api('POST', '/sync/digest', { pids: [] })
  return (await versionOf(device)) < (body as { head: number }).head
}

async function act(method: string, path: string, body?: unknown) {
  const { status } = await owner.api(method, path, body)
  expect(status).toBeLessThan(300)
}

/** Changes, additions and deletions, some of them of many rows in one version. */
async function makeHistory() {
  for (const [at, { id: customerId }] of owner.login.customers.entries()) {
    const rows = await served(customerId)
    for (const [n, row] of rows.slice(0, 5).entries())
      await act('PUT', `/employee/${row.id}`, { department: `Department ${at} ${n}` })
    const ignored = rows.slice(2, 9).map(({ id }) => id)
    await act('PUT', '/employee/ignore', { customerId, ids: ignored, ignored: true })
    const gone = rows.at(-1)
    if (gone && rows.length > 6) await act('DELETE', `/employee/${gone.id}`)
  }
}

describe('pages of what changed', () => {
  test('of any size lead to the same rows, and taking any part of them again changes nothing', async () => {
    const device = await loadedDevice()
    const from = await versionOf(device)
    await makeHistory()
    const expected = await ofAll(served)
    const usual = syncLimits.pullRows
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 40 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          async (size, part) => {
            syncLimits.pullRows = size
            await device.data.deltas.clear()
            await goBack(device, from)
            await pullAll(device)
            expect(await ofAll((id) => shown(device, id))).toEqual(expected)

            await goBack(device, from + Math.floor(part * ((await versionOf(device)) - from)))
            await pullAll(device)
            expect(await ofAll((id) => shown(device, id))).toEqual(expected)
          },
        ),
        { numRuns: RUNS },
      )
    } finally {
      syncLimits.pullRows = usual
    }
  })
})

type Damage = 'removed' | 'older' | 'strange'

/** Makes a segment of the device differ from the server's in one row. */
async function damage({ data, vault }: TestDevice, pid: string, place: number, how: Damage) {
  const segment = await data.segments.get([pid, 'employee', 0])
  if (!segment) throw new Error('The company has a segment')
  const columns = await openSegment(vault, segment)
  const at = place % columns.id.length
  const rows = columns.id.map((_, n) => ({ row: rowAt(columns, n), v: columns.v[n] ?? 0 }))
  const one = rows[at]
  if (!one) throw new Error('The segment has rows')
  if (how === 'removed') rows.splice(at, 1)
  if (how === 'older') rows[at] = { ...one, v: one.v - 1 }
  if (how === 'strange')
    rows.push({ row: { ...one.row, id: '00000000-0000-7000-8000-000000000000' }, v: one.v })
  const sealed = await sealSegment(vault, segment, columnsOf(rows))
  await data.segments.put({ ...segment, n: rows.length, ...sealed })
}

describe('the daily comparison', () => {
  test('finds any single row that is missing, old or one too many, and mends it', async () => {
    const device = await loadedDevice()
    const expected = await ofAll(served)
    const places = owner.login.customers.filter((_, at) => (expected[at]?.length ?? 0) > 0)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.nat({ max: 1000 }),
        fc.constantFrom<Damage>('removed', 'older', 'strange'),
        async ({ id }, place, how) => {
          await damage(device, partitionOf(id, 'engage'), place, how)
          expect(await audit(device.parts)).toBe(1)
          await device.settle()
          expect(await ofAll((each) => shown(device, each))).toEqual(expected)
          expect(await audit(device.parts)).toBe(0)
        },
      ),
      { numRuns: RUNS },
    )
  })
})
