import { afterEach, describe, expect, test } from 'vitest'
import { readPartition, readShared } from '#client/data/rows/read.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { SHARED_KINDS } from '#shared/contract/kind-names.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { openTestDevice } from '#tests/support/test-device.ts'

/** A snapshot of two companies, small enough to be cut at each of its bytes. */
const CUSTOMERS = ['0192c000-0000-7000-8000-00000000000a', '0192c000-0000-7000-8000-00000000000b']
const PIDS = CUSTOMERS.map((id) => `${id}:engage`)
const employees = CUSTOMERS.map((customer_id, at) =>
  buildEmployee({ id: `0192c000-0000-7000-8000-0000000000${at}1`, customer_id, first_name: 'Ana Žöé' }),
)
const encoder = new TextEncoder()

function snapshotLines(): string[] {
  const lines = [JSON.stringify({ head: 7, epoch: 'e', scopeHash: 'h', pids: 2, rows: 0 })]
  for (const kind of SHARED_KINDS)
    lines.push(JSON.stringify({ closed: `*/${kind}`, v: 7, count: 0, sumV: 0 }))
  for (const [at, pid] of PIDS.entries()) {
    const row = employees[at] as unknown as Record<string, unknown>
    const columns = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, [value]]))
    const payload = JSON.stringify({ v: [5], ...columns })
    const bytes = encoder.encode(payload).length
    lines.push(JSON.stringify({ segment: pid, kind: 'employee', no: 0, v: 7, n: 1, bytes }), payload)
    lines.push(JSON.stringify({ closed: `${pid}/employee`, v: 7, count: 1, sumV: 5 }))
  }
  return [...lines, JSON.stringify({ end: true, pids: 2 })]
}
const WHOLE = encoder.encode(`${snapshotLines().join('\n')}\n`)

const login = {
  organization: { id: 'o' },
  permissions: {},
  customers: [],
} as unknown as LoginData

/** A device that is to load both companies, from a stream that is `bytes`. */
async function deviceLoading(bytes: { value: Uint8Array<ArrayBuffer> }) {
  const device = await openTestDevice(login, 'token', async (url) =>
    url.endsWith('/sync/snapshot')
      ? new Response(bytes.value, { headers: { 'content-type': 'application/x-ndjson' } })
      : Response.json({
          now: Date.now(),
          epoch: 'e',
          head: 7,
          to: 7,
          more: false,
          scope: { hash: 'h', pids: PIDS },
          rows: [],
        }),
  )
  opened.push(device.close)
  await device.pull()
  return device
}
const opened: (() => void)[] = []
afterEach(() => opened.splice(0).forEach((close) => close()))

type TestDevice = Awaited<ReturnType<typeof deviceLoading>>
const statesOf = async (device: TestDevice) => {
  const partitions = (await device.data.readState('partitions')) ?? {}
  return PIDS.map((pid) => partitions[pid]?.state)
}
const rowsOf = async (device: TestDevice, pid: string) => [
  ...(await readPartition(device, 'employee', pid)).values(),
]

describe('a stream that is cut', () => {
  test('at any byte keeps exactly what was whole, and the next one brings the rest', async () => {
    const lineEnds = [...WHOLE.keys()].filter((at) => WHOLE[at] === 10)
    const closedAt = PIDS.map((_, at) => (lineEnds[SHARED_KINDS.length + 3 + at * 3] ?? 0) + 1)
    const bytes = { value: WHOLE }
    const device = await deviceLoading(bytes)
    for (let cut = 0; cut < WHOLE.length - 1; cut++) {
      bytes.value = WHOLE.slice(0, cut)
      await expect(device.snapshot(), `cut at ${cut}`).rejects.toHaveProperty('fault')
      const expected = closedAt.map((end) => (cut >= end ? 'ready' : 'wanted'))
      expect(await statesOf(device), `cut at ${cut}`).toEqual(expected)
      const rows = await rowsOf(device, PIDS[0] ?? '')
      expect(rows, `cut at ${cut}`).toEqual(
        expected[0] === 'ready' ? [{ row: employees[0], v: 5, pid: PIDS[0] }] : [],
      )
      await startAnew(device)
    }
    bytes.value = WHOLE
    await device.snapshot()
    expect(await statesOf(device)).toEqual(['ready', 'ready'])
    expect(await rowsOf(device, PIDS[1] ?? '')).toMatchObject([{ row: employees[1], v: 5 }])
    expect((await readShared(device, 'customer')).size).toBe(0)
  }, 60_000)

  test('whose bytes were changed anywhere never keeps the device from loading the next one', async () => {
    const bytes = { value: WHOLE }
    const device = await deviceLoading(bytes)
    for (let at = 0; at < WHOLE.length; at += 7) {
      const changed = WHOLE.slice()
      changed[at] = (changed[at] ?? 0) ^ 0x15
      bytes.value = changed
      await device.snapshot().catch(() => {})
      const states = await statesOf(device)
      expect(states.every((state) => state === 'ready' || state === 'wanted')).toBe(true)
      await startAnew(device)
    }
    bytes.value = WHOLE
    await device.snapshot()
    expect(await statesOf(device)).toEqual(['ready', 'ready'])
  }, 60_000)

  test('leaves nothing of a segment that the next stream does not bring any more', async () => {
    const [one, , ...rest] = snapshotLines().slice(SHARED_KINDS.length + 1)
    const header = JSON.parse(one ?? '') as object
    const payload = rest.length > 0 ? (snapshotLines()[SHARED_KINDS.length + 2] ?? '') : ''
    const lines = snapshotLines().slice(0, SHARED_KINDS.length + 1)
    const longer = [...lines, one, payload, JSON.stringify({ ...header, no: 1 }), payload]
    const bytes = { value: encoder.encode(`${longer.join('\n')}\n`) }
    const device = await deviceLoading(bytes)
    // Filled up so far that the half partition is written before the stream breaks.
    await device.data.segments.put({
      ...(header as { kind: string; v: number; n: number }),
      pid: PIDS[0] ?? '',
      no: 1,
      compression: null,
      payload: new Uint8Array(8),
    })
    await expect(device.snapshot()).rejects.toHaveProperty('fault')
    bytes.value = WHOLE
    await device.snapshot()
    expect(await device.data.segments.count()).toBe(2)
    expect(await rowsOf(device, PIDS[0] ?? '')).toHaveLength(1)
  })
})

/** As before the first attempt. */
async function startAnew(device: TestDevice) {
  await device.data.segments.clear()
  await device.data.deltas.clear()
  await device.data.writeState(
    'partitions',
    Object.fromEntries(PIDS.map((pid) => [pid, { state: 'wanted', v: 0 }])),
  )
}
