// @module-tag database
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAlertStatuses } from '#client/data/nouns/secure/alerts.ts'
import { keepEarlyAlerts } from '#client/data/rows/early-alerts.ts'
import { forgetOpenedRows, viewAlerts, viewEarlyAlerts, viewPartition } from '#client/data/rows/read.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { compact } from '#workers/sync/compaction.ts'
import { loadAgain } from '#workers/sync/partitions.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>
const organizationId = () => owner.login.organization.id
const company = (place: number) => owner.login.customers[place]?.id ?? ''

/** Alerts of the server are changed as its jobs do it; null takes one away. */
const write = (alerts: readonly (AlertRow | { id: string; gone: true })[]) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
    await work.load(
      'alert',
      alerts.map(({ id }) => id),
    )
    for (const each of alerts) {
      if ('gone' in each) work.remove('alert', each.id)
      else work.put('alert', each)
    }
  })

const some = Array.from({ length: 6 }, (_, place) => place)
const alertOf = (place: number, given: Partial<AlertRow> = {}) =>
  buildAlert({ customer_id: company(place % 2), status: place % 3 === 0 ? 'resolved' : 'new', ...given })

async function loadedDevice() {
  const alerts = some.map((place) => alertOf(place))
  await write(alerts)
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  return { device, alerts }
}

const byId = <T extends { row: AlertRow }>(views: readonly T[]) =>
  views.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)).map(({ row, ...view }) => ({ ...view, row }))

/** What each company's partition shows by itself: nothing of it is kept from read to read. */
async function plainly(device: TestDevice) {
  const ofCompanies = await Promise.all(
    owner.login.customers.map(({ id }) =>
      viewPartition(device, 'alert', partitionOf(id, 'alerts'), organizationId()),
    ),
  )
  return ofCompanies.flatMap((views) =>
    [...views.values()].map(({ row, v, isPending, isConflict }) => ({ row, v, isPending, isConflict })),
  )
}

async function shown(device: TestDevice) {
  const views = await viewAlerts(device, organizationId())
  return views.map(({ row, v, isPending, isConflict }) => ({ row, v, isPending, isConflict }))
}

/** Every way to the alerts shows what the partitions do, whatever was open before. */
async function expectAsPlainly(device: TestDevice) {
  const expected = byId(await plainly(device))
  expect(byId(await shown(device))).toEqual(expected)
  const early = await viewEarlyAlerts(device, organizationId())
  const open = ({ row }: { row: AlertRow }) => !isClosed(row)
  expect(early && byId(early.filter(open))).toEqual(early && expected.filter(open))
  return { expected, early }
}

test('alerts that stay open from read to read are those of the partitions, whatever comes and waits', async () => {
  const { device, alerts } = await loadedDevice()
  const [first, second, third] = alerts
  if (!first || !second || !third) throw new Error('There are some')
  expect((await expectAsPlainly(device)).early).toBeUndefined()
  await keepEarlyAlerts(device)
  expect((await expectAsPlainly(device)).early?.length).toBeGreaterThan(0)

  await write([
    { ...second, severity: 'low' },
    { ...first, status: 'new' },
    alertOf(1, { ip: '198.51.100.1' }),
  ])
  await device.pull()
  await expectAsPlainly(device)

  await setAlertStatuses(device, [
    { alert: { row: second, title: 'Second', company: '' }, status: 'resolved' },
  ])
  const { expected } = await expectAsPlainly(device)
  expect(expected.find(({ row }) => row.id === second.id)).toMatchObject({
    isPending: true,
    row: { status: 'resolved', severity: 'low' },
  })

  await write([{ id: third.id, gone: true }])
  await device.settle()
  const after = await expectAsPlainly(device)
  expect(after.expected.map(({ row }) => row.id)).not.toContain(third.id)

  forgetOpenedRows()
  expect(byId(await shown(device))).toEqual(after.expected)
})

test('a change of one leaves the others the same objects, and one of something else the list', async () => {
  const { device, alerts } = await loadedDevice()
  const read = () => viewAlerts(device, organizationId())
  const before = await read()
  expect(await read()).toBe(before)
  const [one] = alerts
  if (!one) throw new Error('There are some')
  await write([{ ...one, severity: 'informational' }])
  await device.pull()
  const after = await read()
  expect(after.filter((view) => !before.includes(view)).map(({ row }) => row.id)).toEqual([one.id])
  const [someone] = (await owner.api('GET', `/customer/${company(0)}/employee?size=1`)).body as {
    id: string
  }[]
  await owner.api('PUT', `/employee/${someone?.id}`, { job_title: 'Keeper' })
  await device.pull()
  expect(await read()).toBe(after)
})

test('what is kept for the first look is folded with the segments, and goes with those that are loaded again', async () => {
  const { device, alerts } = await loadedDevice()
  const kept = () => device.data.readState('earlyAlerts')
  await keepEarlyAlerts(device)
  await viewAlerts(device, organizationId())
  expect(await kept()).toBeDefined()
  const [one, , third, , other] = alerts
  if (!one || !other || !third) throw new Error('There are some')
  await write([{ ...other, status: 'resolved' }, { ...third, severity: 'low' }, alertOf(2)])
  for (let time = 0; time < 26; time++) {
    await write([{ ...one, status: 'new', count: time + 2 }])
    await device.pull()
  }
  const before = await viewAlerts(device, organizationId())
  expect(await compact(device.parts)).toContain(partitionOf(one.customer_id, 'alerts'))
  // No start in between is a slow one.
  expect((await expectAsPlainly(device)).early?.map(({ row }) => row.id)).toContain(one.id)
  // Segments of companies of which nothing came are as they were, and are not opened again.
  const others = (await viewAlerts(device, organizationId())).filter(
    ({ row }) => row.customer_id !== one.customer_id,
  )
  expect(others.filter((view) => !before.includes(view))).toEqual([])
  expect(others.length).toBeGreaterThan(0)
  await expectAsPlainly(device)
  await keepEarlyAlerts(device)
  await expectAsPlainly(device)
  // Who may not see a company any more keeps nothing of it.
  await loadAgain(device.parts, new Set([partitionOf(one.customer_id, 'alerts')]))
  expect(await kept()).toBeUndefined()
  const { expected } = await expectAsPlainly(device)
  expect(expected.filter(({ row }) => row.customer_id === one.customer_id)).toEqual([])
})
