// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RowOf } from '#shared/contract/kinds.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import { RISK_DAYS, type RiskOverview } from '#shared/domain/risk/risk-overview.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { createLog } from '#server/platform/log.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { readTenantJob } from '#server/readings/reading.jobs.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import { readRisk, type RiskParts } from '#server/risk/read-risk.ts'
import { entityTables } from '#server/schema.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, pullAs, pulledBy, type TestSite } from '#tests/support/test-site.ts'

const SCORES = 'security/secureScores'
const PROFILES = 'security/secureScoreControlProfiles'
const DETECTIONS = 'identityProtection/riskDetections'
const SIGN_INS = 'auditLogs/signIns'
/** The middle of a day: what is an hour away lies on the same one. */
const NOON = Date.UTC(2026, 9, 20, 12)

let site: TestSite
let owner: Person
let agent: Person

const openSite = (size?: Parameters<typeof openTestSite>[0]) => async () => {
  site = await openTestSite(size)
  ;[owner, agent] = [await site.signIn('owner'), await site.signIn('agent')]
}

const organizationId = () => owner.login.organization.id
const company = (place = 0) => agent.login.customers[place]?.id ?? ''

async function integrationOf(customerId: string) {
  const { rows } = await sql<{ id: string; tenant_id: string }>`
    select id, tenant_id from integration where customer_id = ${customerId}::uuid`.execute(site.database.db)
  if (!rows[0]) throw new Error('The companies of the demo are connected')
  return rows[0]
}

/** What devices of a person that hold nothing are told of the risks of companies. */
async function allTold(person = owner): Promise<[id: string, row: RiskOverview | null][]> {
  const { rows } = await pulledBy(person, { cursor: 0 })
  return rows.flatMap(([kind, id, , , row]) =>
    kind === 'riskOverview' ? [[id, row as RiskOverview | null] as [string, RiskOverview | null]] : [],
  )
}
const told = async (customerId: string) => (await allTold()).find(([id]) => id === customerId)?.[1]

/** A tenant beneath the site that can be changed, and what reads it as a company's. */
function openTenant(pretend: Parameters<typeof openPretendTenant>[0] = {}) {
  const pretended = openPretendTenant(pretend)
  const { graph } = pretended.tenant.settings
  graph[SCORES] = []
  graph[PROFILES] = []
  graph[DETECTIONS] = []
  graph[SIGN_INS] = []
  const parts: PostureParts & RiskParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => pretended.settings,
        risks: () => pretended.risks,
        auditLog: () => pretended.auditLog,
      },
    },
    now: () => site.now.value,
  }
  const asked = async (customerId: string) => ({
    organizationId: organizationId(),
    integrationId: (await integrationOf(customerId)).id,
  })
  return {
    ...pretended,
    parts,
    asked,
    graph,
    readAs: async (customerId: string) => {
      await readPosture(parts, await asked(customerId))
      await readRisk(parts, await asked(customerId))
      return told(customerId)
    },
    readRiskAs: async (customerId: string) => readRisk(parts, await asked(customerId)),
  }
}

const at = (before: number) => new Date(site.now.value - before).toISOString()
const day = (daysBefore = 0) => at(daysBefore * DAY).slice(0, 10)

const score = (daysBefore: number, currentScore: unknown, controls: [string, string, number][] = []) => ({
  id: `tenant_${day(daysBefore)}`,
  createdDateTime: `${day(daysBefore)}T00:00:00Z`,
  currentScore,
  maxScore: 200,
  controlScores: controls.map(([controlName, controlCategory, points]) => ({
    controlName,
    controlCategory,
    score: points,
  })),
})
const detection = (id: string, said: Record<string, unknown> = {}) => ({
  id,
  requestId: `request-${id}`,
  correlationId: `correlation-${id}`,
  riskEventType: 'unfamiliarFeatures',
  riskLevel: 'medium',
  riskState: 'atRisk',
  detectedDateTime: at(HOUR),
  ipAddress: '192.0.2.7',
  location: { countryOrRegion: 'NG' },
  userPrincipalName: 'alma@fabrikam.example',
  ...said,
})
const signIn = (id: string, said: Record<string, unknown> = {}) => ({
  id,
  correlationId: `correlation-of-${id}`,
  createdDateTime: at(2 * HOUR),
  riskLevelDuringSignIn: 'high',
  ipAddress: '203.0.113.4',
  location: { countryOrRegion: 'BR' },
  ...said,
})

describe('a new demo site', () => {
  beforeAll(openSite({ customers: 16, employees: 240, isNew: true }))
  afterAll(() => site?.close())

  test('has the scores of every connected company, and its detections where its licence gives them', async () => {
    const { rows: connected } = await sql<{ customer_id: string; plans: string[] }>`
      select i.customer_id, p.service_plans as plans from integration i
      join posture p on p.id = i.customer_id where i.organization_id = ${organizationId()}::uuid`.execute(
      site.database.db,
    )
    const rows = new Map(await allTold())
    expect([...rows.keys()].toSorted()).toEqual(connected.map((each) => each.customer_id).toSorted())
    const isMeasured = new Set<boolean>()
    for (const { customer_id, plans } of connected) {
      const row = rows.get(customer_id)
      expect(row?.secure_score).toMatchObject({ days: { length: RISK_DAYS } })
      expect(row?.identity_score).toMatchObject({ days: { length: RISK_DAYS } })
      const isLicensed = plans.includes('AAD_PREMIUM_P2')
      isMeasured.add(isLicensed)
      const { risk_detections: part } = row ?? {}
      const standing = part && 'reason' in part ? part.reason : 'measured'
      expect([customer_id, standing]).toEqual([customer_id, isLicensed ? 'measured' : 'noLicense'])
      expect(JSON.stringify(row).length).toBeLessThan(10_000)
    }
    expect(isMeasured.size).toBe(2)
  })

  test('tells after the next sync what was detected meanwhile', async () => {
    const licensed = (await allTold()).find(([, row]) => row && 'newest' in row.risk_detections)?.[0] ?? ''
    const { id, tenant_id } = await integrationOf(licensed)
    const page = `/sandbox/microsoft365/admin/tenants/${tenant_id}/settings`
    const value = JSON.stringify([detection('seen', { userPrincipalName: 'edda@tailspin.example' })])
    const saved = await site.fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'graph', name: DETECTIONS, value }),
    })
    expect(saved.status).toBe(303)
    const task = { taskShortName: 'M365_DISCOVER_TASK' }
    expect((await owner.api('POST', `/integration/${id}/task`, task)).status).toBeLessThan(300)
    const newest = async () => {
      const row = await told(licensed)
      return row && 'newest' in row.risk_detections ? row.risk_detections.newest.map(({ user }) => user) : []
    }
    await expect.poll(newest, { timeout: 30_000 }).toContain('edda@tailspin.example')
  })
})

describe('what is read of a tenant', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())
  beforeEach(() => {
    site.now.value += 2 * DAY
    site.now.value = Math.ceil(site.now.value / DAY) * DAY + DAY / 2
  })

  test('is summed up', async () => {
    const { graph, readAs } = openTenant()
    graph[SCORES] = [
      score(0, 130, [
        ['AdminMFAV2', 'Identity', 10],
        ['BlockLegacyAuthentication', 'Identity', 0],
        ['mdo_safelinks', 'Apps', 9],
        ['NoProfile', 'Identity', 50],
      ]),
      score(1, 120, [['AdminMFAV2', 'Identity', 5]]),
      score(RISK_DAYS, 10, [['AdminMFAV2', 'Identity', 5]]),
    ]
    graph[PROFILES] = [
      { id: 'AdminMFAV2', maxScore: 10 },
      { id: 'BlockLegacyAuthentication', maxScore: 8 },
      { id: 'mdo_safelinks', maxScore: 9 },
    ]
    graph[DETECTIONS] = [
      detection('a'),
      detection('b', { requestId: 'request-a', riskEventType: 'anonymizedIPAddress', riskLevel: 'high' }),
      detection('c', {
        detectedDateTime: at(DAY),
        location: { countryOrRegion: 'us' },
        ipAddress: '2001:db8::9',
      }),
      detection('old', { detectedDateTime: at(40 * DAY) }),
    ]
    graph[SIGN_INS] = [
      signIn('request-a'),
      signIn('other', { correlationId: 'correlation-c' }),
      signIn('alone'),
      signIn('calm', { riskLevelDuringSignIn: 'none' }),
    ]
    const read_at = at(0)
    const newest = { state: 'atRisk', user: 'alma@fabrikam.example', type: 'unfamiliarFeatures' }
    expect(await readAs(company())).toEqual({
      id: company(),
      customer_id: company(),
      secure_score: {
        read_at,
        days: [
          { date: day(1), current: 120, maximum: 200 },
          { date: day(), current: 130, maximum: 200 },
        ],
      },
      identity_score: {
        read_at,
        days: [
          { date: day(1), current: 5, maximum: 10 },
          { date: day(), current: 10, maximum: 18 },
        ],
      },
      risk_detections: {
        read_at,
        days: [
          { date: day(1), high: 0, medium: 1, low: 0, other: 0 },
          { date: day(), high: 1, medium: 1, low: 0, other: 0 },
        ],
        types: [
          { type: 'unfamiliarFeatures', count: 2 },
          { type: 'anonymizedIPAddress', count: 1 },
        ],
        newest: [
          { ...newest, at: at(HOUR), level: 'medium', ip: '192.0.2.7', country: 'NG' },
          {
            ...newest,
            at: at(HOUR),
            type: 'anonymizedIPAddress',
            level: 'high',
            ip: '192.0.2.7',
            country: 'NG',
          },
          { ...newest, at: at(DAY), level: 'medium', ip: '2001:db8::9', country: 'US' },
        ],
        is_incomplete: false,
      },
      risky_countries: {
        read_at,
        top: [
          { place: 'NG', count: 1, last_at: at(HOUR) },
          { place: 'BR', count: 1, last_at: at(2 * HOUR) },
          { place: 'US', count: 1, last_at: at(DAY) },
        ],
        is_incomplete: false,
        without_sign_ins: null,
      },
      risky_ips: {
        read_at,
        top: [
          { place: '192.0.2.7', count: 1, last_at: at(HOUR) },
          { place: '203.0.113.4', count: 1, last_at: at(2 * HOUR) },
          { place: '2001:db8::9', count: 1, last_at: at(DAY) },
        ],
        is_incomplete: false,
        without_sign_ins: null,
      },
    })
  })

  test('counts nothing twice, nothing of tomorrow, and what it does not know as that', async () => {
    const { graph, readAs } = openTenant()
    graph[SCORES] = [score(0, 100), score(0, 110), score(-3, 190)]
    graph[DETECTIONS] = [
      detection('a'),
      detection('a'),
      detection('b', { detectedDateTime: at(-5 * DAY), riskLevel: 'galactic', riskEventType: undefined }),
      detection('c', { riskLevel: 7, location: '<b>nowhere</b>', ipAddress: '<script>' }),
      detection('d', { detectedDateTime: 'yesterday' }),
    ]
    const row = await readAs(company(1))
    expect(row?.secure_score).toMatchObject({ days: [{ date: day(), current: 110 }] })
    expect(row?.risk_detections).toMatchObject({
      days: [{ date: day(), high: 0, medium: 1, low: 0, other: 2 }],
      newest: [
        { at: at(0), level: 'galactic', type: 'unknown' },
        {},
        { level: 'unknown', country: null, ip: null },
      ],
      is_incomplete: true,
    })
    expect(row?.risky_countries).toMatchObject({ top: [{ place: 'NG', count: 2 }], is_incomplete: true })
  })

  test('does not grow with the tenant', async () => {
    const { graph, readAs } = openTenant()
    graph[DETECTIONS] = Array.from({ length: 1200 }, (_, place) =>
      detection(`many-${place}`, {
        detectedDateTime: at(place * 30 * MINUTE),
        riskEventType: `type-${place % 40} ${'x'.repeat(500)}`,
        ipAddress: `198.51.100.${place % 250}`,
        userPrincipalName: `${'long'.repeat(100)}@fabrikam.example`,
      }),
    )
    const row = await readAs(company(2))
    expect(JSON.stringify(row).length).toBeLessThan(12_000)
    const { days = [], newest = [] } = row && 'days' in row.risk_detections ? row.risk_detections : {}
    expect(days.reduce((sum, { medium }) => sum + medium, 0)).toBe(1200)
    expect(newest[0]?.at).toBe(at(0))
  })

  test('is no score where the newest one cannot be understood, or where there is none', async () => {
    const { graph, readAs } = openTenant()
    expect((await readAs(company(3)))?.secure_score).toEqual({ reason: 'notComputed' })
    graph[SCORES] = [score(0, 'many'), score(1, 120)]
    expect((await readAs(company(3)))?.secure_score).toEqual({ reason: 'unexpectedAnswer' })
    graph[SCORES] = [score(0, 400)]
    expect((await readAs(company(3)))?.secure_score).toEqual({ reason: 'unexpectedAnswer' })
    graph[SCORES] = [score(0, 120, [['Unknown', 'Identity', 3]])]
    expect(await readAs(company(3))).toMatchObject({
      secure_score: { days: [{ current: 120 }] },
      identity_score: { reason: 'unexpectedAnswer' },
    })
    graph[SCORES] = [score(45, 120)]
    expect((await readAs(company(3)))?.secure_score).toEqual({ reason: 'notComputed' })
  })

  test('is nothing where no detection can be understood', async () => {
    const { graph, readAs } = openTenant()
    graph[DETECTIONS] = [detection('a', { detectedDateTime: null })]
    expect(await readAs(company(3))).toMatchObject({
      risk_detections: { reason: 'unexpectedAnswer' },
      risky_countries: { reason: 'unexpectedAnswer' },
      risky_ips: { reason: 'unexpectedAnswer' },
    })
    graph[DETECTIONS] = []
    expect((await readAs(company(3)))?.risk_detections).toMatchObject({ days: [], newest: [] })
  })
})

describe('what is not read says why', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())
  beforeEach(() => void (site.now.value += HOUR))

  const every = (reason: string) => ({
    risk_detections: { reason },
    risky_countries: { reason },
    risky_ips: { reason },
  })
  const asking = (name: string, answer: (url: URL) => Response) => {
    const asked: string[] = []
    return {
      asked,
      answer: (request: Request) => {
        const url = new URL(request.url)
        if (!url.pathname.endsWith(name)) return undefined
        asked.push(url.search)
        return answer(url)
      },
    }
  }

  test('a tenant without the licence is not asked', async () => {
    const { asked, answer } = asking('riskDetections', () => Response.json({ value: [] }))
    const { readAs, graph } = openTenant({ plans: ['AAD_PREMIUM'], answer })
    graph[SCORES] = [score(0, 90)]
    expect(await readAs(company())).toMatchObject({
      secure_score: { days: [{ current: 90 }] },
      ...every('noLicense'),
    })
    expect(asked).toEqual([])
  })

  test('the vendor says that the licence is missing', async () => {
    const { readAs, readRiskAs, tenant } = openTenant()
    await readAs(company())
    tenant.subscribedSkus = []
    await readRiskAs(company())
    expect(await told(company())).toMatchObject(every('noLicense'))
  })

  test('sign-ins that cannot be read leave what was detected, and say so', async () => {
    const { readAs, graph, tenant } = openTenant()
    graph[DETECTIONS] = [detection('a')]
    tenant.consentedRoles = (tenant.consentedRoles ?? []).filter((role) => role !== 'AuditLog.Read.All')
    expect((await readAs(company(1)))?.risky_countries).toMatchObject({
      top: [{ place: 'NG', count: 1 }],
      without_sign_ins: 'missingScope',
    })
  })

  test('a permission is missing', async () => {
    const { readAs, tenant } = openTenant()
    const lacking = ['IdentityRiskEvent.Read.All', 'SecurityEvents.Read.All']
    tenant.consentedRoles = (tenant.consentedRoles ?? []).filter((role) => !lacking.includes(role))
    expect(await readAs(company(1))).toMatchObject({
      secure_score: { reason: 'missingScope' },
      identity_score: { reason: 'missingScope' },
      ...every('missingScope'),
    })
  })

  test.each([
    ['the vendor asks to slow down', () => new Response('{}', { status: 429 }), 'sourceFailed'],
    ['it is out of order', () => new Response('', { status: 503 }), 'sourceFailed'],
    ['something in between answers a page', () => new Response('<!doctype html>'), 'unexpectedAnswer'],
    ['it answers something else', () => Response.json({ value: 'none' }), 'unexpectedAnswer'],
    [
      'a page leads to itself',
      (url: URL) =>
        Response.json({
          value: [],
          '@odata.nextLink': `https://cloud.example/m365${url.pathname.replace(/^\/m365/, '')}?$skiptoken=1`,
        }),
      'unexpectedAnswer',
    ],
  ])('%s', async (_, answering, reason) => {
    const { asked, answer } = asking('riskDetections', answering)
    const { readAs, graph } = openTenant({ answer })
    graph[SCORES] = [score(0, 90)]
    expect(await readAs(company(2))).toMatchObject({
      secure_score: { days: [{ current: 90 }] },
      ...every(reason),
    })
    expect(asked.length).toBeLessThan(10)
  })

  test('a list without an end is cut, and says so', async () => {
    let page = 0
    const { asked, answer } = asking('riskDetections', (url) => {
      page += 1
      const next = `https://cloud.example/m365${url.pathname.replace(/^\/m365/, '')}?$skiptoken=${page}`
      return Response.json({ value: [detection(`page-${page}`)], '@odata.nextLink': next })
    })
    const { readAs } = openTenant({ answer })
    expect((await readAs(company(2)))?.risk_detections).toMatchObject({
      days: [{ medium: 10 }],
      is_incomplete: true,
    })
    expect(asked).toHaveLength(10)
  })

  test('a cloud behind a page of its gateway gives neither a score nor a detection', async () => {
    const { readAs, tenant } = openTenant()
    await readAs(company(3))
    tenant.provoked.add('html')
    expect(await readAs(company(3))).toMatchObject({
      secure_score: { reason: 'unexpectedAnswer' },
      identity_score: { reason: 'unexpectedAnswer' },
      ...every('unexpectedAnswer'),
    })
  })
})

describe('devices', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())

  test('are told again only of something else, and of the time once a day', async () => {
    site.now.value = NOON + 60 * DAY
    const { graph, readAs, readRiskAs } = openTenant()
    graph[DETECTIONS] = [detection('a')]
    const first = await readAs(company())
    const { head } = await pulledBy(owner)
    const kindsSince = async () => (await pulledBy(owner, { cursor: head })).rows.map(([kind]) => kind)

    site.now.value += 6 * HOUR
    await readRiskAs(company())
    expect(await kindsSince()).toEqual([])
    expect(await told(company())).toEqual(first)

    site.now.value += 18 * HOUR
    await readRiskAs(company())
    expect(await kindsSince()).toEqual(['riskOverview'])
    expect((await told(company()))?.risk_detections).toMatchObject({ read_at: at(0) })

    site.now.value += HOUR
    graph[DETECTIONS] = []
    await readRiskAs(company())
    expect((await told(company()))?.risk_detections).toMatchObject({ read_at: at(0), days: [] })

    graph[DETECTIONS] = [detection('b')]
    site.now.value -= 3 * HOUR
    await readRiskAs(company())
    expect((await told(company()))?.risk_detections).toMatchObject({ days: [] })
  })

  test('have the posture also where the risks could not be read at all', async () => {
    const { parts, asked } = openTenant()
    const openRisks = () => {
      throw new Error('The reading of risks is broken')
    }
    site.now.value += 2 * DAY
    const broken = {
      ...parts,
      keyring: testKeyring,
      log: createLog('silent'),
      vendors: { Office365: { ...parts.vendors.Office365, risks: openRisks } },
    }
    await expect(readTenantJob.act(broken, await asked(company(1)))).rejects.toThrow('broken')
    const { rows } = await pulledBy(owner, { cursor: 0 })
    const posture = rows.find(([kind, id]) => kind === 'posture' && id === company(1))
    expect(posture?.[4]).toMatchObject({ read_at: at(0) })
  })

  test('forget it when the company is disconnected, and when it is deleted', async () => {
    await openTenant().readAs(company(3))
    const { id } = await integrationOf(company(3))
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    expect(await told(company(3))).toBeNull()

    const deleted = owner.login.customers.find((each) =>
      agent.login.customers.every((own) => own.id !== each.id),
    )?.id
    expect(await told(deleted ?? '')).toMatchObject({ customer_id: deleted })
    expect((await owner.api('DELETE', `/customer/${deleted}`)).status).toBe(204)
    const { rows } = await sql`select 1 from risk_overview where customer_id = ${deleted}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  })
})

describe('whoever may not read it', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())

  async function grant(said: Partial<Permissions>): Promise<void> {
    const { id, permissions } = agent.login.userData
    await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      await work.load('user', [id])
      const { row } = work.get('user', id) as { row: RowOf<'user'> | undefined }
      if (row) work.put('user', { ...row, role: 'System user', permissions: { ...permissions, ...said } })
    })
  }

  /** All that the agent's devices can be told, with every partition asked for by its name. */
  async function everything(): Promise<string> {
    const pids = owner.login.customers.map(({ id }) => `${id}:secure`)
    const answers = [
      await pullAs(agent, { cursor: 0 }),
      await agent.api('POST', '/sync/snapshot', { schema: SCHEMA, pids: null }),
      await agent.api('POST', '/sync/snapshot', { schema: SCHEMA, pids }),
    ]
    return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
  }

  test('never receives that of another company, nor any without a part of Secure', async () => {
    const foreign = owner.login.customers.find((each) =>
      agent.login.customers.every(({ id }) => id !== each.id),
    )
    const { graph, readAs } = openTenant()
    graph[DETECTIONS] = [detection('a', { userPrincipalName: 'own@fabrikam.example' })]
    await readAs(company())
    graph[DETECTIONS] = [detection('a', { userPrincipalName: 'foreign@fabrikam.example' })]
    await readAs(foreign?.id ?? '')
    await grant({ secure: 'readOnly' })
    const some = await everything()
    expect(some).toContain('own@fabrikam.example')
    expect(some).not.toContain('foreign@fabrikam.example')
    await grant({ secure: 'disabled' })
    expect(await everything()).not.toContain('own@fabrikam.example')
  })
})
