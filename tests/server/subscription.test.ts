// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { subscriptionAnswerSchema } from '#shared/contract/endpoints/licenses.ts'
import type { LicenseName } from '#shared/domain/licenses/catalogue.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables, migrations } from '#server/schema.ts'
import { buildSubscription, licensed } from '#tests/support/build-access.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const subscriptionOf = async (person: Person) =>
  (await person.api('GET', `/organization/${organizationId()}/subscription`)).body as z.infer<
    typeof subscriptionAnswerSchema
  >

/** Notes that the organization has bought something else. */
async function buy(said: Partial<Subscription>): Promise<void> {
  const id = organizationId()
  await unitOfWork({ db: site.database.db, tables: entityTables }, id, async (work) => {
    await work.load('subscription', [id])
    work.put('subscription', buildSubscription({ id, ...said }))
  })
}

describe('the billing account', () => {
  test('is there from the first day, one for each organization', async () => {
    const { organizationId: neighbor } = await addNeighbor(site)
    const accounts = await site.database.db
      .selectFrom('organization')
      .select(['id', 'owner_billing_id'])
      .execute()
    expect(accounts.map(({ id }) => id)).toEqual(expect.arrayContaining([organizationId(), neighbor]))
    expect(new Set(accounts.map((account) => account.owner_billing_id)).size).toBe(accounts.length)
    expect(owner.login.ownerBillingId).toBe(
      accounts.find(({ id }) => id === organizationId())?.owner_billing_id,
    )
  })

  test('is the same in the login data and the subscription, and nobody’s who may not read the billing', async () => {
    for (const name of ['owner', 'admin', 'agent', 'reader'] as const) {
      const person = name === 'owner' ? owner : await site.signIn(name)
      const { billingAccountId, hash } = await subscriptionOf(person)
      const known = name === 'owner' ? owner.login.ownerBillingId : null
      expect([name, person.login.ownerBillingId, billingAccountId]).toEqual([name, known, known])
      expect([name, typeof hash]).toEqual([name, name === 'owner' ? 'string' : 'object'])
    }
  })

  test('is known to a system user who reads the billing, with the same signature', async () => {
    const email = 'bookkeeper@demo.castellan.example'
    const permissions = permissionsOf('System user', { billing: 'readOnly' })
    const added = buildAdded(email, { role: 'System user', permissions })
    await owner.api('POST', `/organization/${organizationId()}/user`, added)
    const person = await site.join(email, secretIn(await site.readMail(email)), 'Portcullis-2026!')
    expect(person.login.ownerBillingId).toBe(owner.login.ownerBillingId)
    const { hash } = await subscriptionOf(person)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe((await subscriptionOf(owner)).hash)
  })
})

describe('the subscription', () => {
  test('says what the organization has bought, in the names of the specification', async () => {
    const licenses = licensed('secure-premium')
    await buy({ hasPbSub: false, hasMfaOnlySubscription: true, licenses })
    expect(await subscriptionOf(owner)).toEqual({
      hasValidSubscription: true,
      billingAccountId: owner.login.ownerBillingId,
      hash: expect.any(String),
      hasPbSub: false,
      hasMultiCspSubscription: true,
      hasMfaOnlySubscription: true,
      hasEngageAutopilotSubscription: true,
      hasLicensingReportSubscription: true,
      licenses,
    })
  })

  test.each<[LicenseName[], boolean]>([
    [['discover-premium', 'nfr-engage-essentials', 'nfr-secure-essentials'], false],
    [['engage-essentials'], true],
    [['secure-premium'], true],
  ])('with %j brings the licensing report: %s', async (names, brings) => {
    await buy({ licenses: licensed(...names) })
    expect((await subscriptionOf(owner)).hasLicensingReportSubscription).toBe(brings)
  })

  test('is not valid any more after its trial', async () => {
    await buy({ billing: 'trial', trial_ends_at: new Date(site.now.value + 60_000).toISOString() })
    expect((await subscriptionOf(owner)).hasValidSubscription).toBe(true)
    site.now.value += 60_000
    expect((await subscriptionOf(owner)).hasValidSubscription).toBe(false)
  })
})

test('the catalogue of licences says of each its name, module number, type and parent check', async () => {
  const { body } = await owner.api('GET', `/organization/${organizationId()}/licenses`)
  expect(body).toHaveLength(9)
  expect(body).toContainEqual({
    licenseName: 'nfr-discover-essentials',
    moduleNumber: 1,
    licenseType: 'essentials',
    parentCheck: true,
  })
  expect(body).toContainEqual({
    licenseName: 'secure-premium',
    moduleNumber: 9,
    licenseType: 'premium',
    parentCheck: false,
  })
})

test('an organization from before has a billing account after its next start, with a signature of its own', async () => {
  const { db } = site.database
  const before = await subscriptionOf(owner)
  await sql`alter table organization drop column owner_billing_id`.execute(db)
  await sql`alter table organization add column owner_billing_id text`.execute(db)
  await sql`delete from migration where name = '0130-billing-account'`.execute(db)
  await migrate(site.database, migrations)
  const { rows } = await sql<{ id: string | null }>`select owner_billing_id as id from organization`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).not.toContainEqual({ id: null })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const after = await subscriptionOf(owner)
  expect(rows.map(({ id }) => id)).toContain(after.billingAccountId)
  expect(after.hash).not.toBe(before.hash)
})
