import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { DevicePolicies as Connector } from '#server/connectors/device-policies.ts'
import { type IntuneParts, readDevicePolicies } from '#server/intune/read-device-policies.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { ownCompanies, type OwnCompany } from '#tests/support/database/own-company.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const TEAM = '5b7c1d1e-0000-4000-8000-00000000000a'
const GONE = '5b7c1d1e-0000-4000-8000-00000000000b'

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test. */
const nextCompany = ownCompanies()
let asked: OwnCompany
let customerId = ''
beforeEach(async () => {
  site ??= await openTestSite({ customers: 40, employees: 80 })
  owner ??= await site.signIn('owner')
  asked = await nextCompany(site, owner)
  customerId = asked.customerId
})

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, act).then(
    ({ result }) => result,
  )
const rowOf = (): Promise<DevicePolicies | undefined> =>
  change(async (work) => {
    await work.load('devicePolicies', [customerId])
    return work.get('devicePolicies', customerId).row
  })

function openTenant(
  wrap: (connector: Connector) => Partial<Connector> = () => ({}),
  pretend: Parameters<typeof openPretendTenant>[0] = {},
) {
  const pretended = openPretendTenant(pretend)
  const { graph } = pretended.tenant.settings
  graph['groups'] = [{ id: TEAM, displayName: 'Field service' }]
  const real = pretended.devicePolicies
  const parts: IntuneParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: {
      Office365: {
        devicePolicies: () => ({ ...real, ...wrap(real) }),
        policies: () => pretended.policies,
      },
    },
    now: () => site.now.value,
  }
  return { ...pretended, graph, real, read: () => readDevicePolicies(parts, asked) }
}

const updates = (more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set: 'deviceConfigurations',
  id: null,
  name: 'Updates',
  description: 'After a week',
  platform: 'windows',
  targets: { everyDevice: false, everyUser: false, include: [TEAM], exclude: [] },
  actions: [],
  body: {
    '@odata.type': '#microsoft.graph.windowsUpdateForBusinessConfiguration',
    qualityUpdatesDeferralPeriodInDays: 7,
  },
  ...more,
})

const compliance = (): DevicePolicy => ({
  ...updates(),
  set: 'deviceCompliancePolicies',
  name: 'Encrypted',
  targets: { everyDevice: false, everyUser: true, include: [], exclude: [] },
  actions: [{ action: 'block', graceHours: 24 }],
  body: { '@odata.type': '#microsoft.graph.windows10CompliancePolicy', bitLockerEnabled: true },
})

async function make({ real }: ReturnType<typeof openTenant>, policy: DevicePolicy): Promise<string> {
  const id = await real.create(policy)
  await real.assign(id, policy)
  return id
}

describe('a reading of what a tenant asks of its devices (INTUNE-01, INTUNE-02)', () => {
  test('tells platform, whom a policy is for by name, and what follows for a device that does not comply (INTUNE-03)', async () => {
    const tenant = openTenant()
    await make(tenant, updates())
    await make(tenant, compliance())
    await tenant.read()
    expect(await rowOf()).toMatchObject({
      customer_id: customerId,
      unread: {},
      is_incomplete: false,
      groups: { [TEAM]: 'Field service' },
      policies: [
        { set: 'deviceConfigurations', name: 'Updates', platform: 'windows', targets: { include: [TEAM] } },
        {
          set: 'deviceCompliancePolicies',
          name: 'Encrypted',
          targets: { everyUser: true },
          actions: [{ action: 'block', graceHours: 24 }],
        },
      ],
    })
  })

  test('tells devices of nothing where all is as it was, and of what is gone', async () => {
    const tenant = openTenant()
    const id = await make(tenant, updates())
    await tenant.read()
    const version = () =>
      sql<{ version: string }>`
        select max(version) as version from sync_row where organization_id = ${asked.organizationId}::uuid
          and kind = 'devicePolicies'`
        .execute(site.database.db)
        .then(({ rows }) => rows[0]?.version)
    const before = await version()
    await tenant.read()
    expect(await version()).toBe(before)
    await tenant.real.remove('deviceConfigurations', id)
    await tenant.read()
    const { policies, groups } = (await rowOf()) ?? {}
    expect({ policies, groups }).toEqual({ policies: [], groups: {} })
  })

  test('keeps what was read of a set that the tenant does not tell any more, with the reason', async () => {
    const tenant = openTenant(({ list }) => ({
      list: (set) => {
        if (isRefused && set === 'deviceConfigurations') throw new ConnectorError('missingScope')
        return list(set)
      },
    }))
    let isRefused = false
    await make(tenant, updates())
    await tenant.read()
    isRefused = true
    await tenant.read()
    const row = await rowOf()
    expect(row?.unread).toEqual({ deviceConfigurations: 'missingScope' })
    expect(row?.policies.map(({ name }) => name)).toEqual(['Updates'])
  })

  test('says of a tenant without Intune that it has no license, and asks no more', async () => {
    const asks: string[] = []
    const tenant = openTenant(({ list }) => ({ list: (set) => (asks.push(set), list(set)) }), {
      plans: ['EXCHANGE_S_STANDARD'],
    })
    await tenant.read()
    const row = await rowOf()
    expect(new Set(Object.values(row?.unread ?? {}))).toEqual(new Set(['noLicense']))
    expect(Object.keys(row?.unread ?? {})).toHaveLength(8)
    expect(asks).toHaveLength(1)
  })

  test('is stopped by no text that a database cannot hold, and by no group that is gone', async () => {
    const tenant = openTenant()
    await make(tenant, updates({ name: 'Zero\u0000', body: { ...updates().body, note: 'a\u0000b' } }))
    const list = tenant.graph['deviceManagement/deviceConfigurations']
    const [made] = Array.isArray(list) ? list : []
    Object.assign(made ?? {}, {
      assignments: [
        { id: 'x', target: { '@odata.type': '#microsoft.graph.groupAssignmentTarget', groupId: GONE } },
      ],
    })
    await tenant.read()
    expect(await rowOf()).toMatchObject({ groups: {}, policies: [{ targets: { include: [GONE] } }] })
  })
})

test('the demo has companies with policies of most sets, and some that have none', async () => {
  const { rows } = await sql<{ sets: string[] }>`
    select array(select distinct p ->> 'set' from jsonb_array_elements(d.policies) p) as sets
    from device_policies d where d.organization_id = ${asked.organizationId}::uuid`.execute(site.database.db)
  const counts = rows.map(({ sets }) => sets.length)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(4)
  expect(Math.min(...counts)).toBe(0)
  expect(new Set(rows.flatMap(({ sets }) => sets)).size).toBeGreaterThanOrEqual(5)
})

describe('whoever reads Secure (INTUNE-07)', () => {
  test('gets the list of an area, and one policy with its settings', async () => {
    const tenant = openTenant()
    const id = await make(tenant, updates())
    await make(tenant, compliance())
    await tenant.read()
    const listed = await owner.api('GET', `/secure/intune/${customerId}?area=compliance`)
    expect(listed.body).toMatchObject({ policies: [{ name: 'Encrypted' }] })
    expect((listed.body as { policies: object[] }).policies).toHaveLength(1)
    const path = `/secure/intune/${customerId}/deviceConfigurations/${id}`
    expect((await owner.api('GET', path)).body).toMatchObject({
      name: 'Updates',
      body: { qualityUpdatesDeferralPeriodInDays: 7 },
    })
    expect((await owner.api('GET', `${path}0`)).status).toBe(404)
    expect((await owner.api('GET', path.replace('deviceConf', 'anotherConf'))).status).toBe(404)
  })

  test('gets nothing of a company of another organization', async () => {
    const tenant = openTenant()
    const id = await make(tenant, updates())
    await tenant.read()
    const neighbor = await addNeighbor(site)
    for (const path of ['', `/deviceConfigurations/${id}`])
      expect((await owner.api('GET', `/secure/intune/${neighbor.customerId}${path}`)).status).toBe(404)
  })
})
