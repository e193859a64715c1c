// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { type OrganizationSummary, organizationSummarySchema } from '#shared/contract/organizations.ts'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { FEATURES } from '#shared/domain/features/feature-flags.ts'
import { permissionsOf, type Role, ROLES } from '#shared/domain/permissions/roles.ts'
import { DAY } from '#shared/lib/time.ts'
import { listOrganizations } from '#server/organization/organization-list.store.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables, migrations } from '#server/schema.ts'
import { buildSubscription } from '#tests/support/build-access.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { firstRunOf, openLiveSite } from '#tests/support/live-site.ts'
import {
  addNeighbor,
  type Neighbor,
  openTestSite,
  type Person,
  pulledBy,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let product: Person
let owner: Person
let neighbor: Neighbor
beforeAll(async () => {
  site = await openTestSite()
  product = await site.signIn('product')
  owner = await site.signIn('owner')
  neighbor = await addNeighbor(site)
})
afterAll(() => site?.close())

async function listed(query = '', by = product): Promise<OrganizationSummary[]> {
  const { status, body } = await by.api('GET', `/organizations${query}`)
  expect(status).toBe(200)
  return organizationSummarySchema.array().parse(body)
}
const named = async (name: string) => (await listed()).find((each) => each.name === name)
const ofNeighbor = async () => (await listed()).find(({ id }) => id === neighbor.organizationId)
const toggle = (by: Person, id: string, feature: string, enabled: boolean) =>
  by.api('POST', `/organization/${id}/feature-toggle`, { feature, enabled })
const trialSignIn = async () => {
  const response = await site.fetch('/api/trial/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('the list of organizations', () => {
  test('has every organization of the site by name, in numbers', async () => {
    await owner.api('PUT', `/device/${uuidv7()}`, { name: 'Desk', keyMode: 'session' })
    const [demo, other, trial] = await listed()
    expect(demo).toEqual({
      id: owner.login.organization.id,
      name: 'Demo Managed Services',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      customers: 8,
      users: 17,
      devices: 15,
      subscription: { plan: 'Premium', billing: 'yearly', trial_ends_at: null, isValid: true },
      features: FEATURES.filter(
        (each) => !['castellan-ai-assistant', 'test-account'].includes(each),
      ).toSorted(),
    })
    expect(other).toMatchObject({
      id: neighbor.organizationId,
      customers: 1,
      users: 0,
      devices: 0,
      subscription: null,
      features: [],
    })
    expect(trial).toMatchObject({ name: 'Trial Managed Services', customers: 5, users: 1 })
    expect(trial?.features).toContain('test-account')
  })

  test('says until when a trial lasts, and that it is over by the clock of the server', async () => {
    const { organizationId: id } = neighbor
    for (const [left, isValid] of [
      [DAY, true],
      [0, false],
    ] as const) {
      const trial_ends_at = new Date(site.now.value + left).toISOString()
      await unitOfWork({ db: site.database.db, tables: entityTables }, id, async (work) => {
        await work.load('subscription', [id])
        work.put('subscription', buildSubscription({ id, plan: 'trial', billing: 'trial', trial_ends_at }))
      })
      const subscription = { plan: 'trial', billing: 'trial', trial_ends_at, isValid }
      expect((await ofNeighbor())?.subscription).toEqual(subscription)
    }
  })

  test('comes in pages that leave nothing out', async () => {
    const whole = await listed()
    const pages = await Promise.all(whole.map((_, from) => listed(`?from=${from}&size=1`)))
    expect(pages.flat()).toEqual(whole)
    expect(await listed(`?from=${whole.length}`)).toEqual([])
    expect((await product.api('GET', '/organizations?size=501')).status).toBe(422)
  })

  test('asks the database twice, however many there are', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => addNeighbor(site)))
    let asked = 0
    const counting = site.database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const found = await listOrganizations(counting, { from: 0, size: 500 }, site.now.value)
    expect(found.length).toBeGreaterThan(others.length)
    expect(asked).toBe(2)
  })

  test('names nobody and no company', async () => {
    const { body } = await product.api('GET', '/organizations')
    const text = JSON.stringify(body)
    expect(text).not.toContain('@')
    expect(text).not.toContain('Neighbor Company')
  })

  test.each(ROLES)('is open to %s only where they run the product (PERM-25)', async (role: Role) => {
    const { db } = site.database
    const email = 'reader@demo.castellan.example'
    const before = { role: 'Read-Only', permissions: permissionsOf('Read-Only', {}) } as const
    const reader = await site.signIn('reader')
    await changeStored(db, 'user', { email }, { role, permissions: permissionsOf(role, {}) })
    onTestFinished(() => changeStored(db, 'user', { email }, before))
    const list = await reader.api('GET', '/organizations')
    const flag = await toggle(reader, neighbor.organizationId, 'intune', true)
    const codes = [list, flag].map(({ status, body }) => [status, (body as { code?: string }).code])
    const expected = role === 'Product administrator' ? [200, undefined] : [403, 'noPermission']
    expect(codes).toEqual([expected, expected])
  })
})

test("another organization's feature is switched, and its people and devices hear of it (PERM-25)", async () => {
  const trial = await named('Trial Managed Services')
  if (!trial) throw new Error('The test site has a trial organization')
  const { idToken } = signedInSchema.parse((await trialSignIn()).body)
  const ask = (path: string, init: RequestInit = {}) =>
    site.fetch(`/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    })
  const visitor = {
    api: async (method: string, path: string, body?: unknown) => {
      const response = await ask(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json(), headers: response.headers }
    },
  } as Person
  const { to: cursor, epoch, scope } = await pulledBy(visitor)
  const flags = async () => (await visitor.api('GET', '/tools/feature-flags')).body as unknown[]

  expect((await toggle(product, trial.id, 'intune', false)).body).toEqual({
    feature: 'intune',
    enabled: false,
  })
  onTestFinished(async () => void (await toggle(product, trial.id, 'intune', true)))
  expect(await flags()).toContainEqual({ feature: 'intune', enabled: false })
  expect((await named('Trial Managed Services'))?.features).not.toContain('intune')
  // What a device of theirs is told from where it stands.
  const { rows } = await pulledBy(visitor, { cursor, epoch, scopeHash: scope?.hash ?? null })
  expect(rows.map(([kind, id]) => [kind, id])).toEqual([['featureFlag', 'intune']])
  expect((await named('Demo Managed Services'))?.features).toContain('intune')
})

test('the shared trial account is open only while its organization is marked, and the mark can be put back', async () => {
  const trial = await named('Trial Managed Services')
  if (!trial) throw new Error('The test site has a trial organization')
  await toggle(product, trial.id, 'test-account', false)
  expect((await trialSignIn()).status).toBe(401)
  await toggle(product, trial.id, 'test-account', true)
  expect((await trialSignIn()).status).toBe(200)
})

test('they enter no other organization: its companies, people and users are not there for them', async () => {
  const { organizationId, customerId, employeeId } = neighbor
  for (const path of [
    `/organization/${organizationId}`,
    `/organization/${organizationId}/user`,
    `/organization/${organizationId}/subscription`,
    `/organization/${organizationId}/customer`,
    `/customer/${customerId}`,
    `/customer/${customerId}/employee`,
    `/employee/${employeeId}`,
  ])
    expect([path, (await product.api('GET', path)).status]).toEqual([path, 404])
})

describe('who runs the product on a live site', () => {
  /** A site whose owner is listed, or is not. */
  async function open(PRODUCT_ADMINISTRATORS: string) {
    const live = await openLiveSite({ PRODUCT_ADMINISTRATORS })
    onTestFinished(() => live.close())
    const { body } = await live.post('/first-run', firstRunOf(live.token))
    const { idToken } = signedInSchema.parse(body)
    const ask = async (method: string, path: string, sent?: unknown) => {
      const response = await live.fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    }
    const login = loginDataSchema.parse((await ask('GET', '/user/login-data')).body)
    return { live, ask, login, users: `/organization/${login.organization.id}/user` }
  }

  test('is an owner whose address the setting names, in any case, and who stays the owner', async () => {
    const { ask, login, users } = await open('somebody@harbour.example, ODO@harbour.example')
    expect(login.userData.role).toBe('Product administrator')
    expect(await ask('GET', '/organizations')).toMatchObject({
      status: 200,
      body: [{ name: 'Harbour Services', users: 1, customers: 1 }],
    })
    expect((await ask('GET', users)).body).toMatchObject([{ role: 'Owner' }])
    const renamed = await ask('PUT', '/user/profile', { first_name: 'Odilo', last_name: 'Keeper' })
    expect(renamed).toMatchObject({
      status: 200,
      body: { first_name: 'Odilo', role: 'Product administrator' },
    })
    expect((await ask('GET', users)).body).toMatchObject([{ role: 'Owner' }])
  })

  test('is nobody else', async () => {
    for (const named of ['', 'somebody@harbour.example']) {
      const { ask, login } = await open(named)
      expect(login.userData.role).toBe('Owner')
      expect((await ask('GET', '/organizations')).status).toBe(403)
    }
  })

  test.each(['Admin', 'Agent', 'Read-Only', 'System user'] as const)(
    'is no %s, whose account others may change',
    async (role) => {
      const { live, ask, login } = await open('odo@harbour.example')
      const { id, organization } = login.userData
      await unitOfWork({ db: live.database.db, tables: entityTables }, organization, async (work) => {
        await work.load('user', [id])
        const { row } = work.get('user', id)
        if (row) work.put('user', { ...row, role })
      })
      expect(loginDataSchema.parse((await ask('GET', '/user/login-data')).body).userData.role).toBe(role)
      expect((await ask('GET', '/organizations')).status).toBe(403)
    },
  )

  test('cannot be given by anybody of an organization, not even by who holds it by the setting', async () => {
    for (const setting of ['', 'odo@harbour.example']) {
      const { ask, login, users } = await open(setting)
      const role = 'Product administrator'
      const refused = { status: 403, body: { code: 'cannotGrantRole' } }
      expect(await ask('POST', users, buildAdded('new@harbour.example', { role }))).toMatchObject(refused)
      const added = await ask('POST', users, buildAdded('new@harbour.example', { role: 'Administrator' }))
      const { id } = added.body as { id: string }
      expect(await ask('PUT', `${users}/${id}`, { role })).toMatchObject(refused)
      expect(await ask('PUT', `${users}/${login.userData.id}`, { role })).toMatchObject({
        status: 409,
        body: { code: 'lastOwner' },
      })
      expect((await ask('GET', users)).body).not.toContainEqual(expect.objectContaining({ role }))
    }
  })
})

test('of an organization that was there before, the id says when it was made, where it is of version 7', async () => {
  const { db } = site.database
  await sql`alter table organization drop column created_at`.execute(db)
  await sql`delete from migration where name = '0131-organization-created'`.execute(db)
  await migrate(site.database, migrations)
  const found = await listed()
  const createdOf = (id: string) => found.find((each) => each.id === id)?.created_at
  const { organizationId } = neighbor
  const made = parseInt(organizationId.replaceAll('-', '').slice(0, 12), 16)
  expect(createdOf(organizationId)).toBe(new Date(made).toISOString())
  expect(createdOf(owner.login.organization.id)).toBeNull()
  expect((await addNeighbor(site)).organizationId).not.toBe(organizationId)
  expect((await listed()).filter(({ created_at: at }) => at === null)).toHaveLength(2)
})
