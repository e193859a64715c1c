import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { policyChangeLimits } from '#shared/domain/policy-history/policy-areas.ts'
import { accessLimits, accessOptionsSchema } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { accessPolicySchema } from '#shared/domain/conditional-access/access-policy.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import type { Item } from '#sandbox/microsoft365/tenant/settings.ts'
import { type AccessParts, readAccess } from '#server/access/read-access.ts'
import { readReportOnly } from '#server/access/read-report-only.ts'
import type { TenantPolicies } from '#server/connectors/policies.ts'
import type { LogFields } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import { type EntityTable, rowAsJson } from '#server/platform/sync/entity-table.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const POLICIES = 'identity/conditionalAccess/policies'
const LOCATIONS = 'identity/conditionalAccess/namedLocations'
const CONTEXTS = 'identity/conditionalAccess/authenticationContextClassReferences'
const TERMS = 'identityGovernance/termsOfUse/agreements'
const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ALMA, GONE, STAFF, OFFICE] = [guid(901), guid(902), guid(903), guid(904)]

let site: TestSite
let owner: Person

const openSite = async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
}

const organizationId = () => owner.login.organization.id
const company = (at = 0) => owner.login.customers[at]?.id ?? ''

async function integrationOf(customerId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from integration where customer_id = ${customerId}::uuid`.execute(site.database.db)
  return rows[0]?.id ?? ''
}

/** The rows of a kind that are there of a company, in the order of the kind. */
async function told<K extends Kind>(kind: K, customerId: string): Promise<RowOf<K>[]> {
  const table: EntityTable<K> = entityTables[kind]
  const { rows } = await site.database.db.executeQuery<{ row: RowOf<K> }>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as row from ${table.table} t where t.customer_id = $1 order by ${table.order}`,
      [customerId],
    ),
  )
  return rows.map(({ row }) => row)
}
const optionsOf = async (customerId: string) => (await told('accessOptions', customerId))[0]
const changesOf = (customerId: string) => told('policyChange', customerId)
const namesOf = async (customerId: string) =>
  (await told('accessPolicy', customerId)).map(({ policy: { displayName } }) => displayName).toSorted()

/** The newest version at which devices were told of something of policies. */
async function version(): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select max(version) as version from sync_row
    where organization_id = ${organizationId()}::uuid and (kind like 'access%' or kind = 'policyChange')`.execute(
    site.database.db,
  )
  return Number(rows[0]?.version)
}

const policy = (number: number, displayName: string, more: Item = {}): Item => ({
  id: guid(number),
  displayName,
  state: 'enabled',
  createdDateTime: '2026-03-02T09:00:00Z',
  modifiedDateTime: null,
  conditions: {
    clientAppTypes: ['all'],
    users: { includeUsers: ['All'] },
    applications: { includeApplications: ['All'] },
  },
  grantControls: { operator: 'OR', builtInControls: ['mfa'] },
  sessionControls: null,
  ...more,
})
const forThese = (users: Item): Item => ({
  conditions: { clientAppTypes: ['all'], users, applications: { includeApplications: ['All'] } },
})
const office = (more: Item = {}): Item => ({
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  id: OFFICE,
  displayName: 'Office',
  isTrusted: true,
  ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '198.51.100.0/24' }],
  ...more,
})

/** A tenant beneath the site that can be changed, and what reads it as a company's. */
function openTenant(pretend: Parameters<typeof openPretendTenant>[0] = {}) {
  const pretended = openPretendTenant({ now: () => site.now.value, ...pretend })
  const { graph } = pretended.tenant.settings
  pretended.tenant.users.push({ id: ALMA, userPrincipalName: 'alma@fabrikam.example', displayName: 'Alma' })
  graph['groups'] = [{ id: STAFF, displayName: 'Staff' }]
  const policies: Item[] = []
  graph[POLICIES] = policies
  const logged: LogFields[] = []
  const parts: AccessParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { policies: () => pretended.policies } },
    log: { warn: (fields) => void logged.push(fields) },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    parts,
    graph,
    logged,
    policies,
    readAs: async (customerId: string, by?: Parameters<typeof readAccess>[2]) =>
      readAccess(
        parts,
        { organizationId: organizationId(), integrationId: await integrationOf(customerId) },
        by,
      ),
  }
}

/** As if the tenant of a company had never been read. */
async function forget(customerId: string): Promise<void> {
  const kinds = ['accessPolicy', 'accessOptions', 'policyChange'] as const
  const idsOf = async (kind: Kind) => (await told(kind, customerId)).map(({ id }) => id)
  const rows = await Promise.all(kinds.map(async (kind) => ({ kind, ids: await idsOf(kind) })))
  await commit(openTenant().parts, organizationId(), async (work) => {
    for (const { kind, ids } of rows) await removeRows(work, kind, ids)
  })
}

beforeAll(openSite)
afterAll(() => site?.close())

describe('a new demo site', () => {
  test('has policies of its connected companies, of each its own, and its tenants tell nothing new', async () => {
    const counts = await Promise.all(owner.login.customers.map(async ({ id }) => (await namesOf(id)).length))
    expect(counts.filter((count) => count >= 4 && count <= 12).length).toBeGreaterThan(counts.length / 2)
    const all = await Promise.all(owner.login.customers.map(async ({ id }) => (await namesOf(id)).join()))
    expect(new Set(all).size).toBeGreaterThan(counts.length / 2)
    const missing = await Promise.all(
      owner.login.customers.map(async ({ id }) => (await optionsOf(id))?.missing),
    )
    expect(missing.flat().length).toBeGreaterThan(0)

    const before = await version()
    const id = await integrationOf(company())
    const asked = async () => {
      const { rows } = await sql<{ at: Date }>`
        select asked_at as at from policy_reading where customer_id = ${company()}::uuid and area = 'access'`.execute(
        site.database.db,
      )
      return rows[0]?.at.getTime()
    }
    const first = await asked()
    site.now.value += HOUR
    const task = { taskShortName: 'M365_DISCOVER_TASK' }
    expect((await owner.api('POST', `/integration/${id}/task`, task)).status).toBeLessThan(300)
    await expect.poll(asked, { timeout: 30_000 }).not.toBe(first)
    expect(await version()).toBe(before)
  })
})

describe('what is read of a tenant', () => {
  beforeEach(async () => {
    site.now.value += DAY
    await forget(company())
  })

  test('is kept whole, with what policies can name and what is gone', async () => {
    const { graph, policies, readAs } = openTenant()
    const unknown = { agents: { includeAgents: ['All'] } }
    policies.push(
      policy(1, 'All', {
        conditions: {
          ...(forThese({ includeUsers: ['All'], excludeUsers: [ALMA] })['conditions'] as Item),
          ...unknown,
          signInRiskLevels: ['high', 'medium'],
        },
      }),
      policy(2, 'Staff', forThese({ includeGroups: [STAFF], excludeUsers: [GONE] })),
    )
    graph[LOCATIONS] = [office({ mark: { kept: true } })]
    graph[CONTEXTS] = [{ id: 'c1', displayName: 'Payroll', isAvailable: true }]
    graph['servicePrincipals'] = [{ id: guid(7), appId: guid(8), displayName: 'Payroll app' }]
    await readAs(company())
    const rows = await told('accessPolicy', company())
    expect(rows.map((row) => accessPolicySchema.parse(row).policy)).toContainEqual(
      expect.objectContaining({
        id: guid(1),
        conditions: expect.objectContaining({ ...unknown, signInRiskLevels: 'high,medium' }) as unknown,
      }),
    )
    expect(accessOptionsSchema.parse(await optionsOf(company()))).toMatchObject({
      unread: null,
      is_incomplete: false,
      locations: { items: [{ id: OFFICE, mark: { kept: true } }], is_incomplete: false },
      groups: { items: [{ id: STAFF, name: 'Staff' }] },
      applications: { items: [{ id: guid(8), name: 'Payroll app' }] },
      contexts: { items: [{ id: 'c1', name: 'Payroll' }] },
      people: { items: [{ id: ALMA, name: 'Alma' }] },
      missing: [GONE],
      security_defaults: false,
    })
    const { strengths } = (await optionsOf(company())) ?? {}
    expect(strengths && 'items' in strengths ? strengths.items[0]?.combinations.length : 0).toBeGreaterThan(0)
    expect(await changesOf(company())).toEqual([])
  })

  test('tells who is in a small group that policies leave out, and of a large or unreadable one nothing', async () => {
    const { graph, policies, readAs } = openTenant()
    const [small, large, gone] = [guid(60), guid(61), guid(62)]
    policies.push(policy(1, 'All', forThese({ includeUsers: ['All'], excludeGroups: [small, large, gone] })))
    policies.push(policy(2, 'Staff', forThese({ includeGroups: [STAFF] })))
    graph['groups'] = [small, large, STAFF].map((id) => ({ id, displayName: id }))
    const people = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: guid(80 + at),
        userPrincipalName: `${at}@fabrikam.example`,
      }))
    graph[`groups/${small}/transitiveMembers`] = people(accessLimits.members)
    graph[`groups/${large}/transitiveMembers`] = people(accessLimits.members + 1)
    graph[`groups/${STAFF}/transitiveMembers`] = people(1)
    await readAs(company())
    const { members } = (await optionsOf(company())) ?? {}
    expect(Object.keys(members ?? {})).toEqual([small])
    expect(members?.[small]).toHaveLength(accessLimits.members)
    expect(members?.[small]?.[0]).toEqual({ id: guid(80), name: '0@fabrikam.example' })
  })

  test('is not sent again where nothing is otherwise', async () => {
    const { graph, policies, readAs } = openTenant()
    policies.push(policy(1, 'All'), policy(2, 'Two'))
    graph[LOCATIONS] = [office()]
    await readAs(company())
    const before = await version()
    site.now.value += HOUR
    policies.reverse()
    await readAs(company())
    expect(await version()).toBe(before)
  })

  test('is told as changed, added and removed, and only what means something else is history', async () => {
    const { graph, policies, readAs } = openTenant()
    policies.push(policy(1, 'Stays'), policy(2, 'Goes'), policy(3, 'Changes'))
    graph[LOCATIONS] = [office()]
    await readAs(company())
    site.now.value += HOUR
    policies.splice(0, 3, policy(1, 'Stays', { modifiedDateTime: '2026-10-01T00:00:00Z' }))
    policies.push(policy(3, 'Changes', { state: 'disabled' }), policy(4, 'New'))
    graph[LOCATIONS] = [office({ isTrusted: false })]
    const taskId = guid(77)
    await readAs(company(), { taskId, objectIds: new Set([guid(3).toUpperCase()]) })
    const found_at = new Date(site.now.value).toISOString()
    const changes = await changesOf(company())
    const byName = new Map(changes.map((change) => [change.name, change]))
    expect([...byName.keys()].toSorted()).toEqual(['Changes', 'Goes', 'New', 'Office'])
    expect(byName.get('Changes')).toMatchObject({
      target: 'policy',
      object_id: guid(3),
      change: 'modified',
      found_at,
      before: { state: 'enabled' },
      after: { state: 'disabled' },
      task_id: taskId,
    })
    expect(byName.get('Goes')).toMatchObject({ change: 'removed', after: null, task_id: null })
    expect(byName.get('New')).toMatchObject({ change: 'added', before: null, after: { id: guid(4) } })
    expect(byName.get('Office')).toMatchObject({ target: 'location', change: 'modified', task_id: null })
    expect(await namesOf(company())).toEqual(['Changes', 'New', 'Stays'])
    const stays = (await told('accessPolicy', company())).find(({ policy: each }) => each.id === guid(1))
    expect(stays?.policy.modifiedDateTime).toContain('2026-10-01')
  })

  test('has the most of named ones first, and says that there are more', async () => {
    const { graph, policies, readAs } = openTenant()
    const last = guid(5000)
    graph['groups'] = Array.from({ length: 1200 }, (_, at) => ({
      id: guid(3801 + at),
      displayName: `Group ${at + 1000}`,
    }))
    policies.push(policy(1, 'All', forThese({ includeUsers: ['All'], excludeGroups: [last] })))
    await readAs(company())
    const { groups } = (await optionsOf(company())) ?? {}
    expect(groups).toMatchObject({ is_incomplete: true, items: { length: accessLimits.groups } })
    expect(groups && 'items' in groups ? groups.items.slice(0, 2) : []).toEqual([
      { id: last, name: 'Group 2199' },
      { id: guid(3801), name: 'Group 1000' },
    ])
  })
})

describe('what is refused', () => {
  beforeEach(async () => {
    site.now.value += DAY
    await forget(company(1))
  })

  const granted = [
    'Policy.Read.All',
    'Policy.Read.ConditionalAccess',
    'Group.Read.All',
    'Application.Read.All',
    'Directory.ReadWrite.All',
    'Agreement.Read.All',
  ]
  const refused = { reason: 'missingScope' }
  test.each([
    [
      'Policy.Read.All',
      { unread: 'missingScope', locations: refused, strengths: refused, security_defaults: null },
    ],
    ['Policy.Read.ConditionalAccess', { contexts: refused }],
    ['Group.Read.All', { groups: refused }],
    ['Application.Read.All', { applications: refused }],
    ['Directory.ReadWrite.All', { people: refused, missing: [] }],
    ['Agreement.Read.All', { terms: refused }],
  ])('without %s is that alone', async (permission, lacking) => {
    const { tenant, graph, policies, readAs } = openTenant()
    tenant.consentedRoles = granted.filter((each) => each !== permission)
    policies.push(policy(1, 'All', forThese({ includeUsers: ['All'], excludeUsers: [ALMA, GONE] })))
    graph[TERMS] = [{ id: guid(60), displayName: 'Rules of the house' }]
    await readAs(company(1))
    const whole = {
      unread: null,
      locations: { items: [] },
      strengths: { items: { length: 3 } },
      security_defaults: false,
      contexts: { items: [] },
      groups: { items: [{ id: STAFF }] },
      applications: { items: [{ name: 'Microsoft 365 on the web' }] },
      people: { items: permission === 'Policy.Read.All' ? [] : [{ id: ALMA }] },
      missing: permission === 'Policy.Read.All' ? [] : [GONE],
      terms: { items: [{ name: 'Rules of the house' }] },
    }
    expect(await optionsOf(company(1))).toMatchObject({ ...whole, ...lacking })
  })

  test('leaves policies that were read earlier, and adds none to the history when they are read again', async () => {
    const { tenant, policies, readAs } = openTenant()
    const granted = tenant.consentedRoles
    policies.push(policy(1, 'All', forThese({ includeUsers: [ALMA] })))
    await readAs(company(1))
    tenant.consentedRoles = ['Directory.Read.All']
    site.now.value += 2 * HOUR
    await readAs(company(1))
    expect(await optionsOf(company(1))).toMatchObject({
      unread: 'missingScope',
      people: { items: [{ id: ALMA }] },
    })
    expect(await namesOf(company(1))).toEqual(['All'])
    tenant.consentedRoles = granted
    site.now.value += 2 * HOUR
    await readAs(company(1))
    expect(await optionsOf(company(1))).toMatchObject({ unread: null })
    expect(await changesOf(company(1))).toEqual([])
  })

  test('says of a tenant without the licence that it lacks that', async () => {
    const { tenant, parts, readAs } = openTenant()
    await commit(parts, organizationId(), async (work) => {
      await work.load('posture', [company(1)])
      const { row } = work.get('posture', company(1))
      if (row) work.put('posture', { ...row, service_plans: ['EXCHANGE_S_STANDARD'] })
    })
    tenant.consentedRoles = []
    await readAs(company(1))
    expect(await optionsOf(company(1))).toMatchObject({ unread: 'noLicense', groups: refused })
  })

  test('is no history where the first reading was refused', async () => {
    const { tenant, policies, readAs } = openTenant()
    const granted = tenant.consentedRoles
    policies.push(policy(1, 'All'))
    tenant.consentedRoles = []
    await readAs(company(1))
    tenant.consentedRoles = granted
    site.now.value += 2 * HOUR
    await readAs(company(1))
    expect(await namesOf(company(1))).toEqual(['All'])
    expect(await changesOf(company(1))).toEqual([])
  })
})

describe('a hostile tenant', () => {
  beforeEach(() => void (site.now.value += DAY))

  test('may have the ids of another one, names of any kind, and what would change objects', async () => {
    await Promise.all([2, 3].map((at) => forget(company(at))))
    const names = ['\u0000 \ud800', '‮evil', 'ポリシー', '<script>alert(1)</script>', '🦊'.repeat(400)]
    const spoil = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    for (const at of [2, 3]) {
      const { policies, readAs } = openTenant()
      policies.push(
        ...names.map((name, number) => policy(number, name, JSON.parse(spoil) as Item)),
        policy(9, `of ${at}`),
      )
      await readAs(company(at))
    }
    expect(await namesOf(company(2))).toContain('of 2')
    expect(await namesOf(company(3))).toContain('of 3')
    expect(await namesOf(company(2))).toContain('\u{fffd} \u{fffd}')
    expect(await told('accessPolicy', company(2))).toHaveLength(names.length + 1)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('cannot fill a device, and what of it is not understood is told and logged', async () => {
    await forget(company(2))
    const { graph, policies, logged, readAs } = openTenant()
    policies.push(policy(1, 'Whole'), policy(2, 'Later broken'))
    await readAs(company(2))
    site.now.value += HOUR
    policies.splice(0, 2, policy(1, 'Whole'), policy(2, 'Later broken', { conditions: 7 }))
    policies.push(
      policy(3, 'x'.repeat(1_000_000)),
      ...Array.from({ length: 1000 }, () => policy(4, 'Again')),
      JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) as Item,
    )
    graph[LOCATIONS] = [
      office(),
      {
        id: guid(5),
        '@odata.type': '#microsoft.graph.compliantNetworkNamedLocation',
        displayName: 'Network',
      },
    ]
    await readAs(company(2))
    expect(await namesOf(company(2))).toEqual(['Again', 'Later broken', 'Whole'])
    expect(await optionsOf(company(2))).toMatchObject({
      unread: null,
      is_incomplete: true,
      locations: { items: [{ id: OFFICE }], is_incomplete: true },
    })
    expect(logged.map(({ event }) => event)).toEqual(['access.policiesNotUnderstood'])
    // The broken one was not removed.
    const changes = (await changesOf(company(2))).map(({ change, name }) => `${name} ${change}`)
    expect(new Set(changes)).toEqual(new Set(['Again added', 'Office added']))
  })
})

describe('readings', () => {
  beforeEach(async () => {
    site.now.value += DAY
    await forget(company(4))
  })

  /** A reading that has begun, and is answered with one policy when it is let go. */
  async function begin(customerId: string, name: string) {
    const { parts, policies } = openTenant()
    const [begun, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: TenantPolicies = {
      ...openPretendTenant().policies,
      policies: async () => {
        begun.resolve()
        await letGo.promise
        return { items: [policy(policies.length + 1, name)], isIncomplete: false }
      },
    }
    const integrationId = await integrationOf(customerId)
    const reading = readAccess(
      { ...parts, vendors: { Office365: { policies: () => slow } } },
      { organizationId: organizationId(), integrationId },
    )
    await begun.promise
    return {
      end: async () => {
        letGo.resolve()
        await reading
      },
    }
  }

  test('at once: the one that began later counts', async () => {
    const earlier = await begin(company(4), 'Earlier')
    site.now.value += 1000
    const later = await begin(company(4), 'Later')
    await later.end()
    await earlier.end()
    expect(await namesOf(company(4))).toEqual(['Later'])
    expect(await changesOf(company(4))).toEqual([])
  })

  test('are dropped with all that was read where the company is disconnected meanwhile', async () => {
    const { policies, readAs } = openTenant()
    await forget(company(5))
    policies.push(policy(1, 'All'))
    await readAs(company(5))
    site.now.value += 1000
    policies.push(policy(2, 'More'))
    await readAs(company(5))
    expect(await changesOf(company(5))).toHaveLength(policies.length - 1)
    site.now.value += 1000
    const reading = await begin(company(5), 'Late')
    const id = await integrationOf(company(5))
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    await reading.end()
    for (const kind of ['accessPolicy', 'accessOptions', 'policyChange'] as const)
      expect(await told(kind, company(5))).toEqual([])
    const { rows } = await sql`
      select 1 from policy_reading where customer_id = ${company(5)}::uuid`.execute(site.database.db)
    expect(rows).toEqual([])
  })

  test('keep the history short, by age and by number', async () => {
    const { policies, readAs } = openTenant()
    await readAs(company(4))
    site.now.value += HOUR
    policies.push(
      ...Array.from({ length: policyChangeLimits.changes + 20 }, (_, at) => policy(at, `Policy ${at}`)),
    )
    await readAs(company(4))
    expect(await changesOf(company(4))).toHaveLength(policyChangeLimits.changes)
    site.now.value += HOUR
    policies.splice(0, 30)
    await readAs(company(4))
    const changes = await changesOf(company(4))
    expect(changes).toHaveLength(policyChangeLimits.changes)
    expect(changes.filter(({ change }) => change === 'removed')).toHaveLength(30)
    site.now.value += (policyChangeLimits.days + 1) * DAY
    await readAs(company(4))
    expect(await changesOf(company(4))).toEqual([])
  })
})

describe('what policies that only report would have done', () => {
  const signIn = (number: number, more: Item = {}): Item => ({
    id: guid(200 + number),
    createdDateTime: new Date(site.now.value - number * HOUR).toISOString(),
    userId: ALMA,
    userPrincipalName: 'alma@fabrikam.example',
    appId: guid(9),
    clientAppUsed: 'Browser',
    riskLevelDuringSignIn: 'none',
    authenticationRequirement: 'singleFactorAuthentication',
    deviceDetail: { isCompliant: false, operatingSystem: 'Windows10' },
    location: { countryOrRegion: 'DE' },
    ...more,
  })
  const reporting = (number: number, grant: Item, more: Item = {}): Item =>
    policy(number, `Reports ${number}`, {
      state: 'enabledForReportingButNotEnforced',
      grantControls: { operator: 'OR', ...grant },
      ...more,
    })
  const look = ({ parts }: ReturnType<typeof openTenant>) =>
    readReportOnly(parts, { organizationId: organizationId(), customerId: company(3) })

  test('is counted by what sign-ins of the last seven days tell, with whom it would have met', async () => {
    const tenant = openTenant()
    tenant.policies.push(
      reporting(1, { builtInControls: ['mfa'] }),
      reporting(2, { builtInControls: ['block'] }, forThese({ includeUsers: [GONE] })),
      reporting(3, { builtInControls: ['compliantDevice'] }),
      policy(4, 'On'),
    )
    tenant.graph['auditLogs/signIns'] = [
      signIn(1),
      signIn(2, { authenticationRequirement: 'multiFactorAuthentication' }),
      signIn(3, { userId: GONE, userPrincipalName: 'gone@fabrikam.example' }),
      signIn(8 * 24),
    ]
    const seen = await look(tenant)
    expect(seen).toMatchObject({ unread: null, sign_ins: 3, is_incomplete: false })
    expect(Object.fromEntries(seen.policies.map((each) => [each.policy_id, each]))).toMatchObject({
      [guid(1)]: {
        success: 1,
        interrupted: 2,
        failure: 0,
        people: [{ name: 'alma@fabrikam.example' }, { name: 'gone@fabrikam.example' }],
      },
      [guid(2)]: { failure: 1, not_applied: 2, people: [{ id: GONE, failure: 1 }] },
      [guid(3)]: { failure: 3 },
    })
    expect(seen.policies).toHaveLength(3)
  })

  test('is said not to be known where the tenant does not tell', async () => {
    expect(await look(openTenant({ plans: [] }))).toMatchObject({ unread: 'noLicense', policies: [] })
    const lacking = openTenant()
    lacking.tenant.consentedRoles = ['Policy.Read.All']
    expect(await look(lacking)).toMatchObject({ unread: 'missingScope', policies: [] })
  })

  test('is answered to who may read the posture of the company, and to nobody else', async () => {
    const path = `/secure/policy/${company()}/report-only`
    expect(await owner.api('GET', path)).toMatchObject({ status: 200, body: { unread: null } })
    expect((await owner.api('GET', `/secure/policy/${guid(99)}/report-only`)).status).toBe(404)
  })
})

describe('whoever asks', () => {
  const get = async (person: Person, path: string) => person.api('GET', `/secure/${path}`)

  test('is told of the policies of their companies, of what is under way, and of who uses a location', async () => {
    site.now.value += DAY
    await forget(company())
    const { parts, graph, policies, readAs } = openTenant()
    const elsewhere = {
      ...(forThese({ includeUsers: ['All'] })['conditions'] as Item),
      locations: { includeLocations: ['All'], excludeLocations: [OFFICE.toUpperCase()] },
    }
    policies.push(policy(1, 'Everywhere'), policy(2, 'Elsewhere', { conditions: elsewhere }))
    graph[LOCATIONS] = [office()]
    await readAs(company())
    site.now.value += HOUR
    policies.splice(0, 1)
    await readAs(company())
    await commit(parts, organizationId(), async (work) => {
      await work.load('accessTask', [guid(70)])
      work.put('accessTask', taskFor(company(), guid(2).toUpperCase()))
    })
    const common = { customer_id: company(), unread: null, is_incomplete: false }
    expect((await get(owner, `policy/${company().toUpperCase()}`)).body).toMatchObject({
      ...common,
      policies: [{ id: guid(2), displayName: 'Elsewhere', updateStatus: 'PENDING' }],
    })
    expect((await get(owner, `policy/${company()}/history`)).body).toMatchObject([
      { name: 'Everywhere', change: 'removed' },
    ])
    expect((await get(owner, `policy/${company()}/history?from=1`)).body).toEqual([])
    expect((await get(owner, `named-location/${company()}`)).body).toMatchObject({
      ...common,
      locations: [{ id: OFFICE, policies: [{ id: guid(2), name: 'Elsewhere' }] }],
    })
  })

  test('is not told of companies of others, and never that there is none where nothing was read', async () => {
    const agent = await site.signIn('agent')
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.find(({ id }) => !own.has(id))?.id ?? ''
    for (const path of ['policy/:id', 'policy/:id/history', 'named-location/:id']) {
      expect((await get(agent, path.replace(':id', foreign))).status).toBe(404)
      expect((await get(owner, path.replace(':id', foreign))).status).toBe(200)
    }
    expect((await get(owner, `policy/${company(5)}`)).body).toMatchObject({
      unread: 'notConnected',
      policies: [],
    })
    expect((await get(owner, `named-location/${company(5)}`)).body).toMatchObject({ unread: 'notConnected' })
  })
})

const taskFor = (customer_id: string, object_id: string): AccessTask => ({
  id: guid(70),
  customer_id,
  source: null,
  undoes: null,
  state: 'in progress',
  items: [
    {
      target: 'policy',
      change: 'delete',
      object_id,
      name: 'Elsewhere',
      body: null,
      expected: null,
      before: null,
      template: null,
      state: 'pending',
      fault: null,
      detail: null,
    },
  ],
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: null,
})
