import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checksOf } from '#shared/domain/posture/checks.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { requestDueReadings } from '#server/readings/reading.jobs.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import type { RiskParts } from '#server/risk/read-risk.ts'

let site: TestSite
let owner: Person

/** What a test changes is seen by the next one of its group. */
const onOneSite = () => {
  beforeAll(async () => {
    site = await openTestSite({ customers: 5, employees: 60 })
    owner = await site.signIn('owner')
  })
  afterAll(() => site?.close())
}

const organizationId = () => owner.login.organization.id

const postures = async () => {
  const { rows } = await sql<Posture>`
    select id, customer_id, to_json(read_at) #>> '{}' as read_at, clouds, service_plans, verdicts from posture order by id`.execute(
    site.database.db,
  )
  return rows
}

async function integrations() {
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from integration order by id`.execute(site.database.db)
  return rows
}

/** One of the owner's; there are those of the trial's organization, too. */
async function ownIntegration(place = 0) {
  const companies = new Set(owner.login.customers.map(({ id }) => id))
  const own = (await integrations()).filter(({ customer_id }) => companies.has(customer_id))[place]
  if (!own) throw new Error('The demo has several connected companies')
  return own
}

/** The parts of a reading, of a tenant that can be changed beneath it. */
function parts(settings?: TenantSettings) {
  const pretended = openPretendTenant()
  const published: number[] = []
  const given: PostureParts & RiskParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: (_: string, version: number) => void published.push(version) } as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => settings ?? pretended.settings,
        risks: () => pretended.risks,
        auditLog: () => pretended.auditLog,
      },
    },
    now: () => site.now.value,
  }
  return { ...pretended, given, published }
}

/** A tenant whose every source is refused. */
const refusing = (settings: TenantSettings): TenantSettings => ({
  ...settings,
  read: async (asked) =>
    Object.fromEntries(
      Object.keys(asked).map((source) => [source, { error: new ConnectorError('consentMissing') }]),
    ) as never,
})

describe('a new demo site', () => {
  onOneSite()

  test('has a verdict of every check for every connected company', async () => {
    const rows = await postures()
    expect(rows.map(({ id }) => id)).toEqual(
      (await integrations()).map((each) => each.customer_id).toSorted(),
    )
    for (const { verdicts } of rows)
      expect(Object.keys(verdicts).toSorted()).toEqual(
        checksOf('microsoft')
          .map(({ id }) => id)
          .toSorted(),
      )
  })

  test('has companies of different care', async () => {
    const compliant = (await postures()).map(
      ({ verdicts }) => Object.values(verdicts).filter(({ status }) => status === 'compliant').length,
    )
    expect(new Set(compliant).size).toBeGreaterThan(2)
  })
})

describe('reading a tenant', () => {
  onOneSite()

  test('keeps what was read and judges it, and open devices are told', async () => {
    const { given, tenant, published } = parts()
    const { id, customer_id } = await ownIntegration()
    Object.assign(tenant.settings.exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: true })
    site.now.value += HOUR
    await readPosture(given, { organizationId: organizationId(), integrationId: id })
    const posture = (await postures()).find((each) => each.id === customer_id)
    expect(posture?.verdicts['external-sender-tag-on']).toMatchObject({ status: 'compliant' })
    // Again with who made it what it is.
    expect(published).toHaveLength(2)

    Object.assign(tenant.settings.exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: false })
    site.now.value += HOUR
    await readPosture(given, { organizationId: organizationId(), integrationId: id })
    const later = (await postures()).find((each) => each.id === customer_id)
    expect(later?.verdicts['external-sender-tag-on']).toMatchObject({ status: 'notCompliant' })
    expect(Date.parse(later?.read_at ?? '')).toBe(site.now.value)
  })

  test('what is found otherwise is noted with what it was, also when a reading failed in between', async () => {
    const { given, tenant, settings } = parts()
    const second = await ownIntegration(1)
    const asked = { organizationId: organizationId(), integrationId: second.id }
    const tag = (isOn: boolean) =>
      Object.assign(tenant.settings.exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: isOn })
    const readLater = async (parts: PostureParts) => {
      site.now.value += HOUR
      await readPosture(parts, asked)
    }
    const changes = async () => {
      const { rows } = await sql<PostureChange>`
        select check_id, before, after, to_json(found_at) #>> '{}' as found_at from posture_change
        where customer_id = ${second.customer_id}::uuid and check_id = 'external-sender-tag-on'
        order by found_at`.execute(site.database.db)
      return rows
    }
    tag(true)
    await readLater(given)
    const known = (await changes()).length
    await readLater(given)
    expect(await changes()).toHaveLength(known)

    await readLater(parts(refusing(settings)).given)
    tag(false)
    await readLater(given)
    const found = (await changes()).slice(known)
    expect(found).toMatchObject([
      { before: { status: 'compliant', found: true }, after: { status: 'notCompliant', found: false } },
    ])
    expect(Date.parse(found[0]?.found_at ?? '')).toBe(site.now.value)

    site.now.value += 91 * DAY
    await readPosture(given, asked)
    expect(await changes()).toEqual([])
  })

  test('a tenant that refuses everything is measured by nothing, and its last answers are kept', async () => {
    const { id, customer_id } = await ownIntegration()
    site.now.value += HOUR
    await readPosture(parts(refusing(parts().settings)).given, {
      organizationId: organizationId(),
      integrationId: id,
    })
    const posture = (await postures()).find((each) => each.id === customer_id)
    expect(new Set(Object.values(posture?.verdicts ?? {}).map(({ status }) => status))).toEqual(
      new Set(['notMeasured']),
    )
    const { rows } = await sql<{ failure: string; values: number; failed: number }>`
      select count(*) filter (where failure = 'notConnected')::int as failed, count(value)::int as values
      from source_reading where customer_id = ${customer_id}::uuid`.execute(site.database.db)
    expect(rows[0]?.failed).toBeGreaterThan(20)
    expect(rows[0]?.values).toBeGreaterThan(20)
  })

  test('an earlier reading that ends later changes nothing', async () => {
    const { id, customer_id } = await ownIntegration()
    const before = (await postures()).find((each) => each.id === customer_id)
    site.now.value -= HOUR
    const { given, published } = parts()
    await readPosture(given, { organizationId: organizationId(), integrationId: id })
    expect((await postures()).find((each) => each.id === customer_id)).toEqual(before)
    expect(published).toEqual([])
  })

  test('an integration that was removed meanwhile leaves no row', async () => {
    const { id, customer_id } = await ownIntegration()
    const removed: TenantSettings = {
      ...parts().settings,
      read: async (asked) => {
        await unitOfWork(parts().given, organizationId(), async (work) => {
          await work.load('integration', [id])
          await work.load('posture', [customer_id])
          work.remove('integration', id)
          work.remove('posture', customer_id)
        })
        return parts().settings.read(asked)
      },
    }
    await readPosture(parts(removed).given, { organizationId: organizationId(), integrationId: id })
    expect((await postures()).some((each) => each.id === customer_id)).toBe(false)
  })
})

describe('what is due', () => {
  onOneSite()

  /** Notes what is sent instead of doing it. */
  async function dueNow() {
    const sent: string[] = []
    const jobs: Pick<Jobs, 'send'> = { send: async (_queue, _data, key) => void sent.push(key ?? '') }
    await requestDueReadings({ ...parts().given, jobs })
    return sent
  }

  test('is no tenant that was read within six hours, and every one after that', async () => {
    const { rows } = await sql<{ id: string; read_at: Date }>`
      select i.id, p.read_at from posture p join integration i on i.customer_id = p.id
      where p.organization_id = ${organizationId()}::uuid order by p.read_at, i.id`.execute(site.database.db)
    const [first, second] = rows
    // The demo's tenants were read one after the other within these hours.
    expect(second?.read_at.getTime()).toBeGreaterThan(first?.read_at.getTime() ?? 0)
    site.now.value = (first?.read_at.getTime() ?? 0) + 6 * HOUR
    expect(await dueNow()).toEqual([])
    site.now.value += 1
    expect(await dueNow()).toEqual([first?.id])
    site.now.value += 6 * HOUR
    expect((await dueNow()).toSorted()).toEqual((await integrations()).map(({ id }) => id))
  })

  test('is no tenant whose integration is paused', async () => {
    const { id } = await ownIntegration(1)
    await unitOfWork(parts().given, organizationId(), async (work) => {
      await work.load('integration', [id])
      const { row } = work.get('integration', id)
      if (row) work.put('integration', { ...row, is_active: false })
    })
    site.now.value += 7 * HOUR
    const due = await dueNow()
    expect(due).not.toContain(id)
    expect(due.length).toBeGreaterThan(1)
  })

  test('is no company that was deactivated', async () => {
    const { id, customer_id } = await ownIntegration()
    await unitOfWork(parts().given, organizationId(), async (work) => {
      await work.load('customer', [customer_id])
      const { row } = work.get('customer', customer_id)
      if (row) work.put('customer', { ...row, active: false })
    })
    site.now.value += 7 * HOUR
    expect(await dueNow()).not.toContain(id)
  })
})
