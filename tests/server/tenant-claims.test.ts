// @module-tag database
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { isAdministrator } from '#server/integrations/prove-administrator.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables, migrations } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { type ConsentAnswer, giveConsent, signInAtTenant } from '#tests/support/browser/give-consent.ts'
import { chooseAccount } from '#tests/support/browser/microsoft-sign-in.ts'
import { recordTenants } from '#tests/support/vendors/record-tenants.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const FREE = '1f000000-0000-4000-8000-000000000000'
const RACED = '2f000000-0000-4000-8000-000000000000'
const folder = recordTenants([
  { tenantId: FREE, displayName: 'Freefab', domain: 'freefab.example' },
  { tenantId: RACED, displayName: 'Racefab', domain: 'racefab.example' },
])

let site: TestSite
let owner: Person
/** Connects the companies that they see, which are few. */
let limited: Person
/** A company that they see, and one that they do not, with its tenant. */
let own: string
let foreign: Integration
beforeAll(async () => {
  site = await openTestSite({}, { SANDBOX_MICROSOFT365_DIR: folder })
  owner = await site.signIn('owner')
  limited = await site.signIn('agent')
  await changeStored(
    site.database.db,
    'user',
    { id: limited.login.userData.id },
    {
      role: 'System user',
      permissions: permissionsOf('System user', {
        integrations: 'manage',
        engage: 'manage',
        secure: 'manage',
      }),
    },
  )
  const seen = new Set(limited.login.customers.map(({ id }) => id))
  own = limited.login.customers[0]?.id ?? ''
  const hidden = owner.login.customers.filter(({ id }) => !seen.has(id))
  for (const { id } of hidden) {
    const connection = await connectionOf(id)
    if (connection) foreign = connection
  }
  // The first step of the attack: a company of their own is free again.
  const connected = await connectionOf(own, limited)
  if (connected) await limited.api('DELETE', `/integration/${connected.id}`)
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

const connectionOf = async (customerId: string, by = owner) =>
  ((await by.api('GET', `/customer/${customerId}/integration`)).body as Integration[])[0]
const begin = async (customerId = own, by = limited) =>
  (await by.api('POST', '/tools/m365', { action: 'authCodeUrl', customerId })).body as ConsentPage
const hand = (answer: ConsentAnswer, by = limited) =>
  by.api('POST', '/tools/m365', { action: 'tokenByCode', ...answer })
const refused = (code: string) =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ code }) })

describe('a tenant is connected by nobody who only names it', () => {
  test('by its id or domain, with what the vendor would send, or with a code of another tenant', async () => {
    const named = [
      { type: 'Office365', tenant_id: foreign.tenant_id },
      { integrationApplicationId: 'Office365', kind: 2, tenant_id: foreign.tenant_id },
      { integrationApplicationId: 'Office365', kind: 2, metaData: { tenant: foreign.tenant_id } },
    ]
    for (const body of named)
      expect((await limited.api('POST', `/customer/${own}/integration`, body)).status).toBe(422)

    const { state } = await begin()
    expect(await hand({ state, tenant: foreign.tenant_id })).toEqual(refused('integrationAuthFailed'))

    const page = await begin()
    const { code = '' } = await signInAtTenant(site.fetch, page, FREE)
    expect(await hand({ state: page.state, code, tenant: foreign.tenant_id })).toEqual(
      refused('integrationAuthFailed'),
    )
    expect(await connectionOf(own)).toBeUndefined()
  })

  test('by a code that was given for another state', async () => {
    const [one, two] = [await begin(), await begin()]
    const { code = '' } = await signInAtTenant(site.fetch, one, FREE)
    expect(await hand({ state: two.state, code })).toEqual(refused('integrationAuthFailed'))
  })

  test('for another company than the one that the consent was asked for', async () => {
    const [, other] = limited.login.customers
    const page = await begin()
    const metaData = await giveConsent(site.fetch, page, FREE)
    const body = { integrationApplicationId: 'Office365', kind: 2, metaData }
    expect(await limited.api('POST', `/customer/${other?.id}/integration`, body)).toEqual(
      refused('consentNotAsked'),
    )
    expect(await connectionOf(own)).toBeUndefined()
  })
})

test('somebody of a tenant who is none of its administrators proves nothing', async () => {
  const page = await begin()
  const signInUrl = new URL(page.signInUrl)
  signInUrl.searchParams.set('prompt', 'select_account')
  const back = await chooseAccount(site.fetch, signInUrl, 'mallory@moat-street.example')
  const code = back.searchParams.get('code') ?? ''
  expect(code).not.toBe('')
  expect(await hand({ state: page.state, code })).toEqual(refused('administratorNotProven'))
  expect(await connectionOf(own)).toBeUndefined()
})

test('where a token says nothing of roles, those that the tenant has given decide', async () => {
  const answer = (value: unknown) => ({
    read: async () => ({ roleAssignments: value }) as never,
  })
  const assigned = (principal: string, roleDefinitionId: string) =>
    answer({ value: [{ id: 'a', roleDefinitionId, principal: { id: principal } }] })
  const person = { tenantId: FREE, objectId: 'aaaaaaaa-0000-4000-8000-000000000000', roleIds: undefined }
  const [global, reader] = ['62e90394-69f5-4237-9190-012177145e10', 'f2ef992c-3afb-46b9-b7cf-a126ee74c451']
  const judged = [
    await isAdministrator(assigned(person.objectId, global), person),
    await isAdministrator(assigned(person.objectId.toUpperCase(), global.toUpperCase()), person),
    await isAdministrator(assigned(person.objectId, reader), person),
    await isAdministrator(assigned(uuidv7(), global), person),
    await isAdministrator(answer({ error: new Error('not read') }), person),
    await isAdministrator(answer({ value: 'nonsense' }), person),
    // What the token says counts alone.
    await isAdministrator(assigned(person.objectId, global), { ...person, roleIds: [reader] }),
  ]
  expect(judged).toEqual([true, true, false, false, false, false, false])
})

describe('a tenant belongs to one company of one organization', () => {
  test('also where its own administrator consents for another one', async () => {
    expect(await hand(await giveConsent(site.fetch, await begin(), foreign.tenant_id))).toEqual(
      refused('tenantMismatch'),
    )
    expect(await connectionOf(own)).toBeUndefined()
  })

  test('also across organizations, and the answer is the same as for a company next door', async () => {
    const neighbor = await addNeighbor(site)
    await unitOfWork(
      { db: site.database.db, tables: entityTables },
      neighbor.organizationId,
      async (work) => {
        const row = {
          ...foreign,
          id: uuidv7(),
          customer_id: neighbor.customerId,
          tenant_id: FREE.toUpperCase(),
        }
        await work.load('integration', [row.id])
        work.put('integration', row)
      },
    )
    const answer = await hand(await giveConsent(site.fetch, await begin(), FREE))
    const nextDoor = await hand(await giveConsent(site.fetch, await begin(), foreign.tenant_id))
    const rest = ({ body }: typeof answer) => ({ ...(body as object), requestId: '' })
    expect(answer).toEqual(refused('tenantMismatch'))
    expect(rest(answer)).toEqual(rest(nextDoor))
  })

  test('also where two companies are connected to it in the same moment', async () => {
    const companies = limited.login.customers.slice(0, 2).map(({ id }) => id)
    for (const id of companies) {
      const connected = await connectionOf(id)
      if (connected) await owner.api('DELETE', `/integration/${connected.id}`)
    }
    const answers = await Promise.all(
      companies.map(async (id) => giveConsent(site.fetch, await begin(id), RACED)),
    )
    const results = await Promise.all(answers.map((answer) => hand(answer)))
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const connections = await Promise.all(companies.map((id) => connectionOf(id)))
    expect(connections.filter((each) => each?.tenant_id === RACED)).toHaveLength(1)
  })

  test('and the database keeps that, whoever writes', async () => {
    const { organization } = owner.login
    const added = await owner.api('POST', `/organization/${organization.id}/customer`, {
      name: 'Without a tenant',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: '',
      MFA: false,
    })
    const { id: customer_id } = added.body as { id: string }
    const writing = unitOfWork(
      { db: site.database.db, tables: entityTables },
      organization.id,
      async (work) => {
        const row = { ...foreign, id: uuidv7(), customer_id }
        await work.load('integration', [row.id])
        work.put('integration', row)
      },
    )
    await expect(writing).rejects.toMatchObject({ constraint: 'integration_of_tenant' })
  })
})

test('an installation where two companies had one tenant keeps it with the first, and asks the other to prove it', async () => {
  const database = await openTestDatabase()
  try {
    const { db } = database
    await sql`drop index integration_of_tenant`.execute(db)
    await sql`delete from migration where name = '0191-tenant-of-one-company'`.execute(db)
    const customers = [uuidv7(), uuidv7(), uuidv7()]
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const [place, customerId] of customers.entries()) {
        const tenantId = place === 2 ? RACED : FREE[place === 0 ? 'toLowerCase' : 'toUpperCase']()
        await sql`insert into integration
          (organization_id, id, customer_id, type, state, tenant_id, tenant_name, domains, delta_link, facts)
          values (${uuidv7()}::uuid, ${uuidv7()}::uuid, ${customerId}::uuid, 'Office365', 'Connected',
            ${tenantId}, '', '{}', 'link', '{}')`.execute(tx)
      }
    })
    await migrate(database, migrations)
    const { rows } = await sql<{
      customer_id: string
      tenant_id: string
      state: string
      delta_link: string | null
    }>`
      select customer_id, tenant_id, state, delta_link from integration order by id`.execute(db)
    expect(rows).toEqual([
      { customer_id: customers[0], tenant_id: FREE, state: 'Connected', delta_link: 'link' },
      { customer_id: customers[1], tenant_id: '', state: 'Auth Failed', delta_link: null },
      { customer_id: customers[2], tenant_id: RACED, state: 'Connected', delta_link: 'link' },
    ])
  } finally {
    await database.close()
  }
})
