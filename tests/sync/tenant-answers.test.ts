// @module-tag database
import { firstValueFrom, type Subscription } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { watchPostures } from '#client/data/nouns/secure/posture.ts'
import { readTenantAnswers, watchTenantAnswers } from '#client/data/nouns/secure/tenant-answers.ts'
import { packedKindOf } from '#shared/contract/kind-names.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { audit } from '#workers/sync/audit.ts'
import { compact } from '#workers/sync/compaction.ts'
import { createEmployeeSearch } from '#workers/sync/employee-search.ts'
import { makeRoom, markUsed } from '#workers/sync/evict.ts'
import { prepareProjection } from '#workers/sync/projection.ts'

let site: TestSite
let owner: Person
let agent: Person
beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent] = [await site.signIn('owner'), await site.signIn('agent')]
})
afterAll(() => site?.close())

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

const opened: Subscription[] = []
afterEach(() => opened.splice(0).forEach((each) => each.unsubscribe()))

/** A loaded device, what each of its snapshots asked for, and its network. */
async function loadedDevice(person = owner) {
  const asked: (string[] | null)[] = []
  const network = { isOnline: true }
  const fetch: Fetch = async (url, init) => {
    if (!network.isOnline) throw new TypeError('Failed to fetch')
    if (url.endsWith('/sync/snapshot'))
      asked.push((JSON.parse(init.body as string) as { pids: string[] | null }).pids)
    return site.fetch(url, init)
  }
  const device = await openTestDevice(person.login, person.idToken, fetch)
  await device.settle()
  return { device, asked, network }
}

const company = (place = 0) => agent.login.customers[place]?.id ?? ''
const pidOf = (customerId: string) => partitionOf(customerId, 'answers')

const write = (act: Parameters<typeof unitOfWork<void>>[2]) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, act)

let times = 0

/** A tenant says something of its mail that none said before; gives what a device has to show then. */
async function say(customerId: string, isTagged: boolean): Promise<TenantAnswers> {
  let said: TenantAnswers | undefined
  await write(async (work) => {
    await work.load('tenantAnswers', [customerId])
    const { row } = work.get('tenantAnswers', customerId)
    if (!row) return
    const AllowList = [`partner${++times}.example`]
    const answers = { ...row.answers, externalInOutlook: { value: { Enabled: isTagged, AllowList } } }
    work.put('tenantAnswers', (said = { ...row, answers }))
  })
  if (!said) throw new Error('The companies of the demo are connected')
  return said
}

async function statesOf({ data }: TestDevice, kind: 'employee' | 'tenantAnswers') {
  const partitions = (await data.readState('partitions')) ?? {}
  return Object.entries(partitions).flatMap(([pid, { state }]) => (packedKindOf(pid) === kind ? [state] : []))
}

/** A search over all companies, and whether its stored index is of the segments as they are. */
function searchOn(device: TestDevice) {
  const search = createEmployeeSearch(device, owner.login.organization.id)
  const sort = { field: 'first_name', direction: 'asc' } as const
  return {
    total: async () => (await search.query({ search: '', filters: {}, sort, offset: 0, limit: 0 })).total,
    isReady: async () =>
      (await device.data.readState('projection'))?.generation ===
        ((await device.data.readState('generation')) ?? 0) && (await device.data.projection.count()) > 0,
  }
}

describe('without a network', () => {
  test('a device says of a tenant what its posture says, of the answers themselves', async () => {
    const { device, network } = await loadedDevice(agent)
    network.isOnline = false
    const postures = await firstValueFrom(watchPostures(device))
    for (const { id } of agent.login.customers) {
      const [posture, answers] = [postures.get(id), await readTenantAnswers(device, id)]
      if (!posture || !answers) throw new Error('The companies of the demo are read')
      const snapshot = snapshotOf(answers, posture.read_at)
      expect(
        Object.fromEntries(checksOf('microsoft').map((check) => [check.id, judge(check, snapshot)])),
      ).toEqual(posture.verdicts)
    }
    device.close()
  })

  test('opening one company opens no other', async () => {
    const { device } = await loadedDevice()
    const places: string[] = []
    const vault: typeof device.vault = {
      ...device.vault,
      open: (sealed, place) => {
        places.push(place)
        return device.vault.open(sealed, place)
      },
    }
    await readTenantAnswers({ ...device, vault }, company())
    expect(places).toEqual([`segment/${pidOf(company())}/tenantAnswers/0`])
    device.close()
  })
})

test('who watches is told of every change, and of nothing that others changed', async () => {
  const { device } = await loadedDevice()
  const seen: (TenantAnswers | undefined)[] = []
  opened.push(watchTenantAnswers(device, company(1)).subscribe((answers) => seen.push(answers)))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  await say(company(2), true)
  await device.settle()
  const said = await say(company(1), true)
  await device.settle()
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(said))
  expect(seen).toHaveLength(2)

  await write(async (work) => {
    await work.load('tenantAnswers', [company(1)])
    work.remove('tenantAnswers', company(1))
  })
  await device.settle()
  await vi.waitFor(() => expect(seen.at(-1)).toBe(undefined))
  device.close()
})

test('folding deltas into segments keeps what tenants say', async () => {
  const { device } = await loadedDevice()
  let said: TenantAnswers | undefined
  for (let n = 0; n < 26; n++) {
    said = await say(company(2), n % 2 === 0)
    await device.pull()
  }
  expect(await readTenantAnswers(device, company(2))).toEqual(said)
  expect(await compact(device.parts)).toContain(pidOf(company(2)))
  expect(await device.data.deltas.count()).toBe(0)
  expect(await readTenantAnswers(device, company(2))).toEqual(said)
  expect(await audit(device.parts)).toBe(0)
  device.close()
})

test('the daily comparison finds what a device lost of a tenant, loads only that, and makes no search anew', async () => {
  const { device, asked } = await loadedDevice()
  await prepareProjection(device)
  await device.data.segments.delete([pidOf(company(3)), 'tenantAnswers', 0])
  expect(await readTenantAnswers(device, company(3))).toBe(undefined)
  expect(await audit(device.parts)).toBe(1)
  await device.settle()
  expect(asked).toEqual([null, [pidOf(company(3))]])
  expect(await readTenantAnswers(device, company(3))).toMatchObject({ customer_id: company(3) })
  expect(await searchOn(device).isReady()).toBe(true)
  device.close()
})

describe('a device that needs room', () => {
  test('gives up tenants before people, keeps every verdict and the search, and gets back what is looked at', async () => {
    const { device, asked } = await loadedDevice()
    await prepareProjection(device)
    const search = searchOn(device)
    const people = await search.total()
    const before = await firstValueFrom(watchPostures(device))
    await markUsed(device.parts, [pidOf(company())])
    while ((await statesOf(device, 'tenantAnswers')).filter((state) => state === 'ready').length > 1)
      expect(await makeRoom(device.parts)).toBe(true)

    expect(new Set(await statesOf(device, 'employee'))).toEqual(new Set(['ready']))
    expect(await firstValueFrom(watchPostures(device))).toEqual(before)
    expect(await readTenantAnswers(device, company())).toMatchObject({ customer_id: company() })
    expect(await readTenantAnswers(device, company(4))).toBe(undefined)
    expect(await search.isReady()).toBe(true)

    // A newer row of what is not held is not kept: it would be half of a company.
    const said = await say(company(4), true)
    await device.settle()
    expect(await readTenantAnswers(device, company(4))).toBe(undefined)

    const sync = { ...device.sync, use: (pids: string[]) => void used.push(...pids) }
    const used: string[] = []
    await readTenantAnswers({ ...device, sync }, company(4))
    opened.push(watchTenantAnswers({ ...device, sync }, company(4)).subscribe())
    expect(used).toEqual([pidOf(company(4)), pidOf(company(4))])
    expect(await markUsed(device.parts, used)).toBe(true)
    expect(await search.total()).toBe(people)
    await device.settle()
    expect(asked).toEqual([null, [pidOf(company(4))]])
    expect(await readTenantAnswers(device, company(4))).toEqual(said)
    expect(await search.isReady()).toBe(true)
    expect(await search.total()).toBe(people)
    device.close()
  })
})

test('what may no longer be read leaves the device, and the people stay', async () => {
  const { device } = await loadedDevice(agent)
  expect(await readTenantAnswers(device, company())).toBeDefined()
  const { id, permissions } = agent.login.userData
  await write(async (work) => {
    await work.load('user', [id])
    const { row } = work.get('user', id)
    const without = { ...permissions, secure: 'disabled' as const }
    if (row) work.put('user', { ...row, role: 'System user', permissions: without })
  })
  await device.settle()
  expect(await readTenantAnswers(device, company())).toBe(undefined)
  expect(await statesOf(device, 'tenantAnswers')).toEqual([])
  expect((await device.data.segments.toArray()).filter(({ kind }) => kind === 'tenantAnswers')).toEqual([])
  expect(new Set(await statesOf(device, 'employee'))).toEqual(new Set(['ready']))
  device.close()
})
