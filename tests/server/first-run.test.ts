// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { renewSetUpToken } from '#server/first-run/set-up-link.ts'
import { hashToken } from '#server/identity/tokens/token-hash.ts'
import { signIn } from '#client/data/user-pool/user-pool.ts'
import { firstRunOf, type LiveSite, openLiveSite } from '#tests/support/live-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }

const look = (live: LiveSite, token = live.token) => live.post('/first-run/link', { token })
const setUp = (live: LiveSite, token = live.token, more: object = {}) =>
  live.post('/first-run', { ...firstRunOf(token), ...more })
const invalid = { status: 410, body: expect.objectContaining({ code: 'setUpLinkInvalid' }) }

async function count({ database: { db } }: LiveSite, ...tables: string[]): Promise<number[]> {
  const counts: number[] = []
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    counts.push(Number(rows[0]?.n))
  }
  return counts
}

/** A site for one test. */
async function open(): Promise<LiveSite> {
  const live = await openLiveSite()
  onTestFinished(() => live.close())
  return live
}

test('the first person becomes the owner of their organization, is signed in, and uses the link up', async () => {
  const live = await open()
  expect(live.site.setUpUrl).toMatch(/^http:\/\/localhost:4700\/first-run\?token=[\w-]{43}$/)
  expect((await look(live)).status).toBe(204)
  const { status, body } = await setUp(live)
  expect(status).toBe(200)
  const { idToken } = signedInSchema.parse(body)
  const get = async (path: string) => {
    const response = await live.fetch(`/api${path}`, { headers: { authorization: `Bearer ${idToken}` } })
    return response.json()
  }
  const login = loginDataSchema.parse(await get('/user/login-data'))
  expect(login).toMatchObject({
    userData: { email: 'odo@harbour.example', first_name: 'Odo', role: 'Owner', all_customers: true },
    organization: { name: 'Harbour Services', time_zone: 'Europe/Lisbon' },
    customers: [{ name: 'Harbour Services' }],
    ownerBillingId: expect.any(String),
    mfaRequired: false,
  })
  const { id } = login.organization
  expect(await get(`/customer/${login.customers[0]?.id}`)).toMatchObject({ nfr: true, parent_id: null })
  expect(await get('/tools/feature-flags')).toContainEqual({ feature: 'test-account', enabled: false })
  expect(await get(`/organization/${id}/subscription`)).toMatchObject({ hasValidSubscription: true })
  const checklist = (await get(`/organization/${id}/onboarding-checklist`)) as object[]
  expect(checklist).toHaveLength(7)
  const byPassword = await signIn(POOL, live.fetch, 'odo@harbour.example', 'Portcullis-2026!')
  expect(byPassword.idToken).not.toBe('')

  expect(await look(live)).toEqual(invalid)
  expect(await setUp(live)).toEqual(invalid)
  // Another process may have made a link in the very moment.
  const values = { token_hash: hashToken(live.token), created_at: new Date() }
  await live.database.db.insertInto('first_run').values(values).execute()
  expect(await look(live)).toEqual(invalid)
  expect(await setUp(live)).toEqual(invalid)
  expect(await renewSetUpToken(live.database.db, Date.now)).toBeUndefined()
  expect(await count(live, 'organization', 'app_user', 'identity_user')).toEqual([1, 1, 1])
})

test('a link that several use at the same time makes one organization', async () => {
  const live = await open()
  const answers = await Promise.all([1, 2, 3].map(() => setUp(live)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  expect(await count(live, 'organization', 'app_user', 'identity_user')).toEqual([1, 1, 1])
})

describe('a link that nobody has used', () => {
  let live: LiveSite
  beforeAll(async () => {
    live = await openLiveSite()
  })
  afterAll(() => live?.close())
  const nothing = async () =>
    expect(await count(live, 'organization', 'app_user', 'org_head')).toEqual([0, 0, 0])

  test('lies in the database as a hash alone', async () => {
    const { rows } = await sql<{ all: string }>`select first_run::text as all from first_run`.execute(
      live.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.all).not.toContain(live.token)
  })

  test.each(['', 'A'.repeat(43), 'nonsense'])('is not opened by another one (%j)', async (token) => {
    expect(await look(live, token)).toEqual(invalid)
    expect(await setUp(live, token)).toEqual(invalid)
    await nothing()
  })

  test('stays good when what was typed is not in order', async () => {
    const { owner, organization } = firstRunOf('')
    const wrong = [
      { owner: { ...owner, password: 'drawbridge' } },
      { owner: { ...owner, password: 'Odo@harbour.example1' } },
      { owner: { ...owner, password: 'Password1!' } },
      { owner: { ...owner, email: 'odo' } },
      { owner: { ...owner, first_name: ' ' } },
      { organization: { ...organization, time_zone: 'Atlantis/Capital' } },
      { organization: { ...organization, name: '' } },
    ]
    for (const more of wrong) expect((await setUp(live, live.token, more)).status).toBe(422)
    await nothing()
    expect((await look(live)).status).toBe(204)
  })

  test('stays good when the user pool has that account already', async () => {
    const sub = crypto.randomUUID()
    const nobody = { password_hash: null, srp_salt: null, srp_verifier: null }
    const at = { created_at: new Date(), updated_at: new Date() }
    await live.database.db
      .insertInto('identity_user')
      .values({ sub, email: 'Odo@harbour.example', status: 'CONFIRMED', attributes: '{}', ...nobody, ...at })
      .execute()
    expect(await setUp(live)).toMatchObject({ status: 409, body: { code: 'accountExists' } })
    await live.database.db.deleteFrom('identity_user').where('sub', '=', sub).execute()
    await nothing()
    expect((await look(live)).status).toBe(204)
  })

  test('is another one with the next start', async () => {
    const next = await renewSetUpToken(live.database.db, Date.now)
    expect(await look(live)).toEqual(invalid)
    expect((await look(live, next)).status).toBe(204)
  })

  test('is not guessed without end', async () => {
    let guesses = 0
    while ((await look(live, 'A'.repeat(43))).status !== 429) guesses++
    expect(guesses).toBeLessThanOrEqual(50)
  })
})
