// @module-tag database
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mfaLimits, type MfaReport, mfaReportSchema } from '#shared/domain/mfa/mfa-report.ts'
import type { Item } from '#sandbox/microsoft365/tenant/settings.ts'
import { keepFactorStatuses, type ToldFactor } from '#server/mfa/factor-status.ts'
import { type MfaParts, readMfa } from '#server/mfa/read-mfa.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const REGISTRATIONS = 'reports/authenticationMethods/userRegistrationDetails'
const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ALMA, BERT, CLEO] = [guid(901), guid(902), guid(903)]

let site: TestSite
let owner: Person
let sync: Omit<MfaParts, 'vendors'>
beforeAll(async () => {
  site = await openTestSite()
  sync = { db: site.database.db, tables: entityTables, pokes: { publish: () => {} } }
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const company = (at = 0) => owner.login.customers[at]?.id ?? ''

async function integrationOf(customerId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from integration where customer_id = ${customerId}::uuid`.execute(site.database.db)
  return rows[0]?.id ?? ''
}

async function reportOf(customerId = company()): Promise<MfaReport | undefined> {
  const table = entityTables.mfaReport
  const { rows } = await site.database.db.executeQuery<{ row: MfaReport }>(
    CompiledQuery.raw(`select ${rowAsJson(table)} as row from mfa_report t where t.customer_id = $1`, [
      customerId,
    ]),
  )
  return rows[0] && mfaReportSchema.parse(rows[0].row)
}

/** The version at which devices were last told of a report. */
async function version(): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select max(version) as version from sync_row
    where organization_id = ${owner.login.organization.id}::uuid and kind = 'mfaReport'`.execute(
    site.database.db,
  )
  return Number(rows[0]?.version)
}

const registration = (id: string, more: Item = {}): Item => ({
  id,
  userType: 'member',
  isAdmin: false,
  isMfaRegistered: true,
  isMfaCapable: true,
  methodsRegistered: ['microsoftAuthenticatorPush'],
  userPreferredMethodForSecondaryAuthentication: 'push',
  ...more,
})

/** A tenant of three people that can be changed, and what reads it as a company's. */
function openTenant(pretend: Parameters<typeof openPretendTenant>[0] = {}) {
  const pretended = openPretendTenant(pretend)
  const { graph } = pretended.tenant.settings
  pretended.tenant.users.push(
    { id: ALMA, userPrincipalName: 'alma@fabrikam.example', displayName: 'Alma', accountEnabled: true },
    {
      id: BERT,
      userPrincipalName: 'bert@fabrikam.example',
      displayName: 'Bert',
      accountEnabled: false,
      perUserMfaState: 'enforced',
    },
    {
      id: CLEO,
      userPrincipalName: 'cleo_other.example#EXT#@fabrikam.example',
      displayName: 'Cleo',
      accountEnabled: true,
      userType: 'Guest',
    },
  )
  const registrations = [
    registration(ALMA, {
      isAdmin: true,
      methodsRegistered: ['mobilePhone', 'fido2SecurityKey', 'telepathy'],
    }),
    registration(CLEO, { isMfaRegistered: false, isMfaCapable: false, methodsRegistered: [] }),
  ]
  graph[REGISTRATIONS] = registrations
  const parts: MfaParts = {
    ...sync,
    vendors: { Office365: { directory: () => pretended.directory } },
  }
  return {
    ...pretended,
    graph,
    registrations,
    readAs: async (customerId = company()) =>
      readMfa(parts, {
        organizationId: owner.login.organization.id,
        integrationId: await integrationOf(customerId),
      }),
  }
}

const refusing =
  (pattern: RegExp) =>
  ({ url, method }: Request) =>
    method === 'GET' && pattern.test(decodeURIComponent(url))
      ? Response.json({ error: { code: 'Authorization_RequestDenied', message: 'No' } }, { status: 403 })
      : undefined

describe('a reading of who has a second factor', () => {
  test('tells how somebody stands at another vendor, also when it is repeated, until that is disconnected (MFA-03)', async () => {
    const { readAs } = openTenant()
    await readAs()
    const customerId = company()
    const { rows } = await sql<{ id: string }>`
      select id from employee where customer_id = ${customerId}::uuid order by id limit 1`.execute(
      site.database.db,
    )
    const id = rows[0]?.id ?? ''
    await changeStored(site.database.db, 'employee', { id }, { entra_id: ALMA })
    const integration = { id: await integrationOf(customerId), customer_id: customerId }
    const tell = (told: ReadonlyMap<string, ToldFactor>) =>
      commit(sync, owner.login.organization.id, (work) => keepFactorStatuses(work, integration, told))
    const standings = async () =>
      (await reportOf())?.people.map(({ name, elsewhere }) => [name, elsewhere ?? null])
    const nowhere = ['Alma', 'Bert', 'Cleo'].map((name) => [name, null])
    expect(await standings()).toEqual(nowhere)
    await tell(new Map([[id, { status: null, standing: 'Locked Out' }]]))
    expect(await standings()).toEqual([['Alma', 'Locked Out'], ...nowhere.slice(1)])
    const told = await version()
    await readAs()
    expect([await standings(), await version()]).toEqual([
      [['Alma', 'Locked Out'], ...nowhere.slice(1)],
      told,
    ])
    await tell(new Map())
    expect(await standings()).toEqual(nowhere)
  })

  test('tells of every account, with what is registered, asked of it by itself, and whether it may sign in', async () => {
    await openTenant().readAs()
    const report = await reportOf()
    expect(report).toMatchObject({
      id: company(),
      unread: null,
      registrations_unread: null,
      states_unread: null,
      is_incomplete: false,
    })
    expect(report?.people).toEqual([
      {
        id: ALMA,
        name: 'Alma',
        username: 'alma@fabrikam.example',
        is_guest: false,
        sign_in_enabled: true,
        state: 'disabled',
        registered: {
          is_registered: true,
          is_capable: true,
          is_admin: true,
          methods: ['fido2SecurityKey', 'mobilePhone'],
          others: 1,
          preferred: 'push',
        },
      },
      expect.objectContaining({ id: BERT, sign_in_enabled: false, state: 'enforced', registered: null }),
      expect.objectContaining({
        id: CLEO,
        is_guest: true,
        registered: expect.objectContaining({ is_capable: false, methods: [], others: 0 }),
      }),
    ])
  })

  test('that finds the same tells devices of nothing', async () => {
    const tenant = openTenant()
    await tenant.readAs()
    const before = await version()
    await tenant.readAs()
    expect(await version()).toBe(before)
    tenant.registrations.pop()
    await tenant.readAs()
    expect(await version()).toBeGreaterThan(before)
  })

  test('without the permission for per-user MFA tells the rest, and why that is missing', async () => {
    await openTenant({ answer: refusing(/perUserMfaState/) }).readAs()
    const report = await reportOf()
    expect(report).toMatchObject({ unread: null, registrations_unread: null, states_unread: 'missingScope' })
    expect(report?.people.map(({ state }) => state)).toEqual([null, null, null])
    expect(report?.people[0]?.registered?.methods).toContain('mobilePhone')
  })

  test('without the report of registrations says of nobody that they have none', async () => {
    await openTenant({ answer: refusing(/userRegistrationDetails/) }).readAs()
    expect(await reportOf()).toMatchObject({
      unread: null,
      registrations_unread: 'missingScope',
      people: [{ registered: null }, { registered: null }, { registered: null }],
    })
  })

  test('of a tenant without the licence is told so', async () => {
    const answer = refusing(/userRegistrationDetails/)
    const tenant = openTenant({ answer })
    await unitOfWork(
      { db: site.database.db, tables: entityTables },
      owner.login.organization.id,
      async (work) => {
        await work.load('posture', [company()])
        const { row } = work.get('posture', company())
        if (row) work.put('posture', { ...row, service_plans: ['EXCHANGE_S_STANDARD'] })
      },
    )
    await tenant.readAs()
    expect(await reportOf()).toMatchObject({ registrations_unread: 'noLicense' })
  })

  test('that is refused the accounts leaves those of the earlier one, and says why', async () => {
    await openTenant().readAs()
    await openTenant({ answer: refusing(/\/users\?/) }).readAs()
    const report = await reportOf()
    expect(report?.unread).toBe('missingScope')
    expect(report?.people).toHaveLength(3)
  })

  test('keeps as many people as a report has room for, and says that there are more', async () => {
    const tenant = openTenant()
    for (let number = 0; number < mfaLimits.people; number++)
      tenant.tenant.users.push({
        id: guid(10_000 + number),
        userPrincipalName: `p${number}@fabrikam.example`,
      })
    await tenant.readAs()
    const report = await reportOf()
    expect(report?.people).toHaveLength(mfaLimits.people)
    expect(report?.is_incomplete).toBe(true)
  })

  test('takes names in any script and what no database has a form for', async () => {
    const tenant = openTenant()
    const [first] = tenant.tenant.users
    if (first) first['displayName'] = `山田\u0000${'x'.repeat(400)}\ud800`
    await tenant.readAs()
    const name = (await reportOf())?.people.find(({ id }) => id === ALMA)?.name
    expect(name).toHaveLength(256)
    expect(name?.startsWith('山田\u{fffd}xx')).toBe(true)
  })

  test('of a company that was disconnected meanwhile leaves nothing', async () => {
    const other = company(1)
    await openTenant().readAs(other)
    expect(await reportOf(other)).toBeDefined()
    const integrationId = await integrationOf(other)
    const tenant = openTenant({
      answer: async ({ url }) => {
        if (url.includes('userRegistrationDetails'))
          await owner.api('DELETE', `/integration/${integrationId}`)
        return undefined
      },
    })
    await tenant.readAs(other)
    expect(await reportOf(other)).toBeUndefined()
  })
})

describe('GET /secure/mfa/{id}', () => {
  const people = async (query = '', customerId = company(), person = owner) => {
    const { status, body } = await person.api('GET', `/secure/mfa/${customerId}${query}`)
    return { status, ...(body as { total: number; people: { name: string }[]; unread: string | null }) }
  }
  const namesOf = async (query: string) => (await people(query)).people.map(({ name }) => name)

  beforeAll(async () => {
    await openTenant().readAs()
  })

  test('tells who has a second factor, in words of the field, of those that the filters ask for (MFA-01)', async () => {
    expect((await people()).people).toMatchObject([
      { name: 'Alma', status: 'Registered', protection: 'protected', strength: 'phishingResistant' },
      { name: 'Bert', status: 'Enforced', protection: 'signInBlocked', strength: null },
      { name: 'Cleo', status: 'Not Registered', protection: 'notProtected', strength: 'none' },
    ])
    expect(await namesOf('?protection=notProtected')).toEqual(['Cleo'])
    expect(await namesOf('?status=Enforced')).toEqual(['Bert'])
    expect(await namesOf('?method=mobilePhone')).toEqual(['Alma'])
    expect(await namesOf('?admin=false')).toEqual(['Cleo'])
    expect(await namesOf('?guest=true&strength=none')).toEqual(['Cleo'])
    expect(await people('?from=1&size=1')).toMatchObject({ total: 3, people: [{ name: 'Bert' }] })
  })

  test('refuses a filter that there is none of, and a company that the person does not see', async () => {
    expect((await people('?protection=maybe')).status).toBe(422)
    expect((await people('', guid(1))).status).toBe(404)
  })

  test('says of a tenant that was never read that it was not, and not that it has nobody', async () => {
    await commit(
      { db: site.database.db, tables: entityTables, pokes: { publish: () => {} } },
      owner.login.organization.id,
      (work) => removeRows(work, 'mfaReport', [company(2)]),
    )
    expect(await people('', company(2))).toMatchObject({ unread: 'notConnected', total: 0, people: [] })
  })
})
