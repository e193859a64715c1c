import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { sealDelta } from '#client/data/rows/segment.ts'
import { type PulledRow, SCHEMA } from '#shared/contract/sync.ts'
import { employeesOf, servedEmployees } from '#tests/support/device-reads.ts'
import { plainSnapshot } from '#tests/support/vendors/plain-snapshot.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { audit } from '#workers/sync/audit.ts'
import { compact } from '#workers/sync/compaction.ts'
import { SyncProblem } from '#workers/server/problem.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite({ customers: 5, employees: 400 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

/** A device before its first load; `spoil` gets every snapshot on its way. */
async function openDevice(spoil: (text: string) => string = (text) => text) {
  const asked: unknown[] = []
  const fetch: Fetch = async (url, init) => {
    const response = await site.fetch(url, init)
    if (!url.endsWith('/sync/snapshot')) return response
    asked.push(JSON.parse(init.body as string))
    return new Response(spoil(await response.text()), response)
  }
  return { device: await openTestDevice(owner.login, owner.idToken, fetch), asked }
}
type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

const served = (customerId: string) => servedEmployees(owner, customerId)

const byId = (rows: readonly Employee[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
async function expectSameAsServer(device: TestDevice) {
  for (const { id } of owner.login.customers) {
    const shown = (await employeesOf(device, id)).map(({ row }) => row)
    expect(byId(shown)).toEqual(byId(await served(id)))
  }
}
/** The compression of each segment, by kind. */
const compressions = async ({ data }: TestDevice, kind: string) =>
  (await data.segments.toArray()).filter((each) => each.kind === kind).map((each) => each.compression)

describe('segments', () => {
  test('come compressed, lie compressed, and are read as they were', async () => {
    const { device, asked } = await openDevice()
    await device.settle()
    expect(asked).toMatchObject([{ compression: 'gzip' }])
    expect(new Set(await compressions(device, 'employee'))).toEqual(new Set(['gzip']))
    await expectSameAsServer(device)
    expect(await audit(device.parts)).toBe(0)
  })

  test('are the same rows whether they are asked for compressed or not, in a fraction of the bytes', async () => {
    const ask = async (said: object) => {
      const { body } = await owner.api('POST', '/sync/snapshot', { schema: SCHEMA, pids: null, ...said })
      return body as string
    }
    const [plain, compressed] = [await ask({}), await ask({ compression: 'gzip' })]
    const payloadsOf = (text: string) =>
      plainSnapshot(text)
        .split('\n')
        .filter((line) => !/^\{"(segment|head)"/.test(line))
    expect(payloadsOf(compressed)).toEqual(payloadsOf(plain))
    expect(compressed.length).toBeLessThan(plain.length / 3)
  })

  test('that are folded on the device are compressed again', async () => {
    const { device } = await openDevice()
    await device.settle()
    const customerId = owner.login.customers[0]?.id ?? ''
    const [somebody] = await served(customerId)
    for (let n = 0; n < 25; n++) {
      await owner.api('PUT', `/employee/${somebody?.id}`, { department: `Folded ${n}` })
      await device.pull()
    }
    expect(await compact(device.parts)).toContain(partitionOf(customerId, 'engage'))
    expect(await device.data.deltas.count()).toBe(0)
    expect(new Set(await compressions(device, 'employee'))).toEqual(new Set(['gzip']))
    await expectSameAsServer(device)
  })

  test('of a device that does not compress come as they are', async () => {
    const { device, asked } = await openDevice()
    device.parts.compress = undefined
    await device.settle()
    expect(asked).toEqual([{ schema: SCHEMA, pids: null }])
    expect(new Set(await compressions(device, 'employee'))).toEqual(new Set([null]))
    await expectSameAsServer(device)
  })

  test('whose line is no base64 are asked for again, and nothing of them is kept', async () => {
    let isSpoilt = true
    const { device } = await openDevice((text) => {
      const lines = text.split('\n')
      const at = lines.findLastIndex((line) => line.includes('"compression":"gzip"')) + 1
      if (isSpoilt) lines[at] = `!${lines[at]?.slice(1)}`
      return lines.join('\n')
    })
    await expect(device.settle()).rejects.toBeInstanceOf(SyncProblem)
    isSpoilt = false
    await device.settle()
    await expectSameAsServer(device)
  })
})

test('deltas are folded when they hold many rows, however few of them there are', async () => {
  const { device } = await openDevice()
  await device.settle()
  const rows = await served(owner.login.customers[0]?.id ?? '')
  const pid = partitionOf(owner.login.customers[0]?.id ?? '', 'engage')
  const to = (await device.data.readState('cursor'))?.version ?? 0
  const many = Array.from({ length: 4001 }, (_, at): PulledRow => {
    const row = rows[at % rows.length]
    return ['employee', row?.id ?? '', to, pid, row ?? null]
  })
  await device.data.deltas.add(await sealDelta(device.vault, to, many.slice(1)))
  expect(await compact(device.parts)).toEqual([])
  await device.data.deltas.add(await sealDelta(device.vault, to, many.slice(0, 1)))
  expect(await compact(device.parts)).toContain(pid)
  expect(await device.data.deltas.count()).toBe(0)
})
