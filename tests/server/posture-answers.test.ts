import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RowOf } from '#shared/contract/kinds.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import { inverseOf } from '#shared/domain/posture/change.ts'
import { judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { HOUR } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import { lastAnswers } from '#server/posture/source-reading.store.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, pullAs, pulledBy, type TestSite } from '#tests/support/test-site.ts'

type TenantAnswers = RowOf<'tenantAnswers'>

let site: TestSite
let owner: Person
let agent: Person

const openSite = (size?: Parameters<typeof openTestSite>[0]) => async () => {
  site = await openTestSite(size)
  ;[owner, agent] = [await site.signIn('owner'), await site.signIn('agent')]
}

const organizationId = () => owner.login.organization.id
const company = (place = 0) => agent.login.customers[place]?.id ?? ''
/** One that the agent does not see. */
const foreignCompany = () =>
  owner.login.customers.find(({ id }) => !agent.login.customers.some((own) => own.id === id))?.id ?? ''

async function integrationOf(customerId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from integration where customer_id = ${customerId}::uuid`.execute(site.database.db)
  if (!rows[0]) throw new Error('The companies of the demo are connected')
  return rows[0].id
}

/** What devices of a person that hold nothing are told of a company's tenant; null where it is gone. */
async function told(customerId: string, person = owner) {
  const { rows } = await pulledBy(person, { cursor: 0 })
  const row = rows.find(([kind, id]) => kind === 'tenantAnswers' && id === customerId)
  return row && { v: row[2], pid: row[3], row: row[4] as TenantAnswers | null }
}

/** A tenant that can be changed beneath the site, and what reads it as a company's. */
function openTenant(settings?: TenantSettings) {
  const pretended = openPretendTenant()
  const parts: PostureParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => settings ?? pretended.settings,
        auditLog: () => pretended.auditLog,
      },
    },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    readAs: async (customerId: string) => {
      site.now.value += HOUR
      const integrationId = await integrationOf(customerId)
      await readPosture(parts, { organizationId: organizationId(), integrationId })
    },
    tag: (isOn: boolean) =>
      Object.assign(pretended.tenant.settings.exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: isOn }),
  }
}

describe('every tenant of the demo', () => {
  beforeAll(openSite({ customers: 40, employees: 120 }))
  afterAll(() => site?.close())

  test('is judged, changed and changed back by what devices have as by all that was read', async () => {
    const { rows } = await pulledBy(owner, { cursor: 0 })
    const all = rows.flatMap(([kind, , , , row]) => (kind === 'tenantAnswers' ? [row as TenantAnswers] : []))
    const postures = new Map(
      rows.flatMap(([kind, id, , , row]) => (kind === 'posture' ? [[id, row as RowOf<'posture'>]] : [])),
    )
    expect(all.map(({ id }) => id).toSorted()).toEqual([...postures.keys()].toSorted())
    expect(all.length).toBeGreaterThan(30)
    const remedied = new Set<string>()
    for (const answers of all) {
      const { read_at = '', verdicts } = postures.get(answers.id) ?? {}
      const onDevice = snapshotOf(answers, read_at)
      const whole = await wholeSnapshot(answers)
      for (const check of checksOf('microsoft')) {
        expect(judge(check, onDevice)).toEqual(judge(check, whole))
        expect(judge(check, onDevice)).toEqual(verdicts?.[check.id])
        const changes = remedyFor(check, whole)
        expect(remedyFor(check, onDevice)).toEqual(changes)
        if (changes.length > 0) remedied.add(check.id)
        for (const change of changes) expect(inverseOf(onDevice, change)).toEqual(inverseOf(whole, change))
      }
    }
    // Else there was nothing to bring back.
    expect(remedied.size).toBeGreaterThan(40)
  })

  /** As the server keeps it, each answer as it came. */
  const wholeSnapshot = ({ customer_id: customerId, service_plans }: TenantAnswers): Promise<Snapshot> =>
    site.database.db
      .transaction()
      .execute((tx) =>
        lastAnswers(tx, { organizationId: organizationId(), customerId }, service_plans ?? undefined),
      )
})

describe('what was read of a tenant', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())

  test('is told to devices again only where something of it is otherwise', async () => {
    const { readAs, tag } = openTenant()
    tag(false)
    await readAs(company())
    const first = await told(company())
    expect(first).toMatchObject({
      pid: `${company()}:answers`,
      row: { customer_id: company(), answers: { externalInOutlook: { value: { Enabled: false } } } },
    })
    const { head } = await pulledBy(owner)

    await readAs(company())
    expect(await told(company())).toEqual(first)
    const { rows } = await pulledBy(owner, { cursor: head })
    expect(rows.map(([kind]) => kind)).toEqual(['posture'])

    tag(true)
    await readAs(company())
    const later = await told(company())
    expect(later?.row?.answers['externalInOutlook']).toEqual({ value: { Enabled: true } })
    expect(later?.v).toBeGreaterThan(first?.v ?? Infinity)
  })

  test('says why a source was not read', async () => {
    const settings: TenantSettings = {
      ...openPretendTenant().settings,
      read: async (asked) =>
        Object.fromEntries(
          Object.keys(asked).map((source) => [source, { error: new ConnectorError('missingScope') }]),
        ) as never,
    }
    await openTenant(settings).readAs(company(1))
    const answers = (await told(company(1)))?.row?.answers
    expect(answers?.['authorizationPolicy']).toEqual({ reason: 'missingScope' })
    expect(answers?.['organizationConfig']).toEqual({ reason: 'exchangeNotConnected' })
  })

  test('stays as it is where an earlier reading ends later', async () => {
    const { readAs, tag } = openTenant()
    tag(true)
    await readAs(company(2))
    const before = await told(company(2))
    tag(false)
    site.now.value -= 3 * HOUR
    await readAs(company(2))
    expect(await told(company(2))).toEqual(before)
    site.now.value += 3 * HOUR
  })

  test('leaves devices when the company is disconnected, and when it is deleted', async () => {
    await openTenant().readAs(company(3))
    const id = await integrationOf(company(3))
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    expect(await told(company(3))).toMatchObject({ row: null })

    const deleted = foreignCompany()
    expect(await told(deleted)).toMatchObject({ row: { customer_id: deleted } })
    expect((await owner.api('DELETE', `/customer/${deleted}`)).status).toBe(204)
    const { rows } = await sql`select 1 from tenant_answers where customer_id = ${deleted}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  })
})

describe('whoever may not read it', () => {
  beforeAll(openSite())
  afterAll(() => site?.close())
  beforeEach(() => grant({ secure: 'readOnly' }))

  /** Gives the agent these levels; the others stay. */
  async function grant(said: Partial<Permissions>): Promise<void> {
    const { id, permissions } = agent.login.userData
    await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      await work.load('user', [id])
      const { row } = work.get('user', id)
      if (row) work.put('user', { ...row, role: 'System user', permissions: { ...permissions, ...said } })
    })
  }

  /** All that the agent's devices can be told, with every partition asked for by its name. */
  async function everyAnswer(): Promise<string[]> {
    const pids = owner.login.customers.map(({ id }) => `${id}:answers`)
    const answers = [
      await pullAs(agent, { cursor: 0 }),
      await agent.api('POST', '/sync/snapshot', { schema: SCHEMA, pids: null }),
      await agent.api('POST', '/sync/snapshot', { schema: SCHEMA, pids }),
      await agent.api('POST', '/sync/digest', { pids }),
    ]
    return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body)))
  }

  const answersIn = (text: string, ids: readonly string[]) =>
    ids.filter((id) => text.includes(`${id}:answers`))
  const ids = ({ login }: Person) => login.customers.map(({ id }) => id)

  test('because the company is not theirs never receives it', async () => {
    const own = ids(agent)
    const others = ids(owner).filter((id) => !own.includes(id))
    expect(others).not.toEqual([])
    for (const text of await everyAnswer()) {
      expect(answersIn(text, others)).toEqual([])
      expect(answersIn(text, own)).toEqual(own)
    }
  })

  test('because their role has no part of Secure never receives any', async () => {
    await grant({ secure: 'disabled' })
    for (const text of await everyAnswer()) {
      expect(answersIn(text, ids(owner))).toEqual([])
      expect(text).not.toContain('externalInOutlook')
    }
  })
})
