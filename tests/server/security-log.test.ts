import { Secret, TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type SecurityEvent, securityEventSchema } from '#shared/contract/security-log.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { User } from '#shared/domain/users/user.ts'
import { inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { sweepSecurityEvents } from '#server/security-log/security-log.store.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { callPool, type PoolTokens, signIn } from '#client/data/user-pool/user-pool.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { openCookieBrowser } from '#tests/support/browser/cookie-browser.ts'
import { exchange, signInWithMicrosoft } from '#tests/support/browser/microsoft-sign-in.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }
const { clientId: ClientId } = POOL
const PASSWORD = 'Portcullis-2026!'
const addressOf = (name: string) => `${name}@demo.castellan.example`

let site: TestSite
let owner: Person
let agent: Person
let reader: Person
let path: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
  reader = await site.signIn('reader')
  path = `/organization/${owner.login.organization.id}/security-event`
})
afterAll(() => site?.close())
// What one test does is not counted with what another did; and a guess is forgiven in time.
afterEach(async () => {
  site.now.value += 20 * MINUTE
  await site.database.db.deleteFrom('identity_throttle').execute()
})

const idOf = ({ login }: Person) => login.userData.id

/** The same person by another sign-in. */
const withToken = (person: Person, idToken: string): Person => ({
  ...person,
  idToken,
  api: (method, address, body) => person.api(method, address, body, { authorization: `Bearer ${idToken}` }),
})

/** The log as its owner reads it, the newest first. */
async function read(query = 'size=200'): Promise<SecurityEvent[]> {
  const { status, body } = await owner.api('GET', `${path}?${query}`)
  expect(status).toBe(200)
  return z.array(securityEventSchema.strict()).parse(body)
}

/** What an act left in the log, the first first. */
async function leftBy(act: () => Promise<unknown>): Promise<SecurityEvent[]> {
  const [newest] = await read('size=1')
  await act()
  const events = await read()
  const end = events.findIndex(({ id }) => id === newest?.id)
  return events.slice(0, end < 0 ? undefined : end).toReversed()
}
const namesLeftBy = async (act: () => Promise<unknown>) => (await leftBy(act)).map(({ event }) => event)

const pool = (operation: string, body: object) => callPool(POOL, site.fetch, operation, body)
const enter = (name: string, password = DEMO_PASSWORD): Promise<PoolTokens> =>
  signIn(POOL, site.fetch, addressOf(name), password)
/** Whatever becomes of it. */
const tried = (act: Promise<unknown>) => act.catch(() => {})

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now.value })

async function setUp(AccessToken: string): Promise<string> {
  const { SecretCode } = (await pool('AssociateSoftwareToken', { AccessToken })) as { SecretCode: string }
  await pool('VerifySoftwareToken', { AccessToken, UserCode: codeOf(SecretCode) })
  return SecretCode
}
const prefer = (AccessToken: string, isOn: boolean) =>
  pool('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
  })

let count = 0
async function joined(role: User['role'] = 'Agent') {
  const email = `logged-${++count}@demo.castellan.example`
  const users = `/organization/${owner.login.organization.id}/user`
  const { body } = await owner.api('POST', users, buildAdded(email, { role }))
  const temporary = secretIn(await site.readMail(email))
  return { user: body as User, temporary, users, path: `${users}/${(body as User).id}` }
}

// First, while the site's time is the one by which Microsoft's tokens are checked.
test('a sign-in with Microsoft is kept, let in or refused', async () => {
  expect(await leftBy(() => signInWithMicrosoft(site.fetch, addressOf('admin')))).toMatchObject([
    { event: 'signIn.succeeded', actorName: addressOf('admin') },
  ])
  const { accessToken } = await enter('admin')
  await setUp(accessToken)
  await prefer(accessToken, true)
  expect(await leftBy(() => signInWithMicrosoft(site.fetch, addressOf('admin')))).toMatchObject([
    { event: 'signIn.refused', reason: 'secondFactorNeeded', actorName: addressOf('admin') },
  ])
  await prefer(accessToken, false)
  expect(await leftBy(() => exchange(openCookieBrowser(site.fetch), { code: 'c', state: 's' }))).toEqual([])
})

describe('of a sign-in', () => {
  test('that succeeds is kept who, when and from where', async () => {
    const at = new Date(site.now.value).toISOString()
    expect(await leftBy(() => enter('agent'))).toEqual([
      {
        id: expect.any(String),
        at,
        event: 'signIn.succeeded',
        reason: null,
        actorId: idOf(agent),
        actorName: addressOf('agent'),
        actorPerson: 'Ari Agent',
        target: null,
        targetName: null,
        members: [],
        network: 'unknown',
        count: 1,
      },
    ])
  })

  test('with a wrong password the name is kept as it was typed, and nothing of the password', async () => {
    const left = await leftBy(() =>
      tried(signIn(POOL, site.fetch, 'AGENT@demo.castellan.example', 'Wrong-Guess-1!')),
    )
    expect(left).toMatchObject([
      {
        event: 'signIn.refused',
        reason: 'wrongPassword',
        actorId: idOf(agent),
        actorName: 'AGENT@demo.castellan.example',
      },
    ])
    expect(JSON.stringify(left)).not.toContain('Wrong-Guess')
  })

  test('that never sends the password a wrong proof is a wrong password', async () => {
    const prove = async () => {
      const { ChallengeParameters } = (await pool('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId,
        AuthParameters: { USERNAME: addressOf('agent'), SRP_A: 'abcdef' },
      })) as { ChallengeParameters: Record<string, string> }
      await pool('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: ChallengeParameters['USER_ID_FOR_SRP'],
          PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters['SECRET_BLOCK'],
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Fri Nov 20 11:24:23 UTC 2026',
        },
      })
    }
    expect(await leftBy(() => tried(prove()))).toMatchObject([
      {
        event: 'signIn.refused',
        reason: 'wrongPassword',
        actorId: idOf(agent),
        actorName: addressOf('agent'),
      },
    ])
  })

  test('that is guessed at there is one row per reason in a minute, which counts', async () => {
    const left = await leftBy(async () => {
      for (let guess = 0; guess < 9; guess++) await tried(enter('reader', `Wrong-Guess-${guess}!`))
    })
    expect(left).toHaveLength(2)
    expect(left).toMatchObject([
      { reason: 'wrongPassword', count: 5 },
      { reason: 'lockedOut', count: 4 },
    ])
    site.now.value += MINUTE
    expect(await leftBy(() => tried(enter('reader', 'Wrong-Guess-9!')))).toMatchObject([
      { event: 'signIn.refused', count: 1 },
    ])
  })

  test('to a disabled account the right password is told from a wrong one', async () => {
    const { user, temporary, path: one } = await joined()
    await site.join(user.email, temporary, PASSWORD)
    await owner.api('PUT', one, { disabled: true })
    expect(await leftBy(() => tried(signIn(POOL, site.fetch, user.email, PASSWORD)))).toMatchObject([
      { event: 'signIn.refused', reason: 'disabled', actorId: user.id },
    ])
  })

  test('to an account that there is not nothing is kept of what was typed', async () => {
    const typed = addressOf('my-password-in-the-wrong-field')
    expect(await leftBy(() => tried(signIn(POOL, site.fetch, typed, PASSWORD)))).toEqual([])
    const all = await site.database.db.selectFrom('security_event').selectAll().execute()
    expect(JSON.stringify(all)).not.toContain(typed)
  })
})

describe('of an account', () => {
  test('its second factor is kept as set, replaced, refused and removed', async () => {
    const { accessToken } = await enter('agent')
    let secret = ''
    expect(await namesLeftBy(async () => (secret = await setUp(accessToken)))).toEqual([])
    expect(await namesLeftBy(() => prefer(accessToken, true))).toEqual(['secondFactor.set'])
    site.now.value += MINUTE
    expect(await namesLeftBy(() => prefer(accessToken, true))).toEqual([])
    expect(await namesLeftBy(async () => (secret = await setUp(accessToken)))).toEqual(['secondFactor.set'])

    const { Session } = (await pool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId,
      AuthParameters: { USERNAME: addressOf('agent'), PASSWORD: DEMO_PASSWORD },
    })) as { Session: string }
    const answer = (code: string) =>
      pool('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: addressOf('agent'), SOFTWARE_TOKEN_MFA_CODE: code },
      })
    const used = codeOf(secret)
    const wrong = used === '000000' ? '000001' : '000000'
    const refused = await leftBy(() => tried(answer(wrong)))
    expect(refused).toMatchObject([
      { event: 'secondFactor.refused', reason: 'wrongCode', actorId: idOf(agent) },
    ])
    expect(await leftBy(() => tried(answer(used)))).toMatchObject([
      { event: 'secondFactor.refused', reason: 'codeUsed' },
    ])
    site.now.value += MINUTE
    expect(await namesLeftBy(() => answer(codeOf(secret)))).toEqual(['signIn.succeeded'])
    expect(await leftBy(() => prefer(accessToken, false))).toMatchObject([
      { event: 'secondFactor.removed', actorId: idOf(agent), target: null },
    ])
  })

  test('its password is kept as changed by its person and as reset by a colleague or a code', async () => {
    const { user, temporary } = await joined()
    const chosen = await leftBy(() => site.join(user.email, temporary, PASSWORD))
    expect(chosen.map(({ event }) => event)).toEqual(['password.changed', 'signIn.succeeded'])
    const { accessToken: AccessToken } = await signIn(POOL, site.fetch, user.email, PASSWORD)
    site.now.value += MINUTE
    const ProposedPassword = 'Barbican-2026!'
    expect(
      await leftBy(() =>
        pool('ChangePassword', { AccessToken, PreviousPassword: PASSWORD, ProposedPassword }),
      ),
    ).toMatchObject([{ event: 'password.changed', actorId: user.id }])

    // Mails lie in the order of the site's time, and the next one shall be the newest.
    const mailed = (words: string) =>
      vi.waitFor(async () => expect(await site.readMail(user.email)).toContain(words), 20_000)
    await mailed('has just been changed')
    site.now.value += MINUTE
    const reset = await leftBy(() =>
      owner.api('POST', '/tools/identity/password-reset', { email: user.email }),
    )
    expect(reset).toMatchObject([
      {
        event: 'password.reset',
        actorId: idOf(owner),
        target: user.id,
        targetName: 'Nell Newcomer',
      },
    ])
    expect(await leftBy(() => tried(signIn(POOL, site.fetch, user.email, ProposedPassword)))).toMatchObject([
      { event: 'signIn.refused', reason: 'resetRequired' },
    ])
    await mailed('Reset code')
    const ConfirmationCode = secretIn(await site.readMail(user.email))
    expect(
      await leftBy(() =>
        pool('ConfirmForgotPassword', {
          ClientId,
          Username: user.email,
          ConfirmationCode,
          Password: 'Gatehouse-2026!',
        }),
      ),
    ).toMatchObject([{ event: 'password.reset', actorId: user.id, target: null }])
  })

  test('its sessions that end elsewhere are kept, and its devices that are signed out', async () => {
    const [here, there, third] = [uuidv7(), uuidv7(), uuidv7()]
    for (const id of [here, there, third]) {
      const at = id === here ? agent : withToken(agent, (await enter('agent')).idToken)
      await at.api('PUT', `/device/${id}`, { name: 'Desk', keyMode: 'session' })
    }
    expect(await leftBy(() => agent.api('POST', `/user/devices/${there}/sign-out`, {}))).toMatchObject([
      { event: 'device.signedOut', actorId: idOf(agent), target: there, targetName: 'Desk' },
    ])
    expect(
      await leftBy(() => owner.api('POST', `/device/${third}/wipe`, { userId: idOf(agent) })),
    ).toMatchObject([{ event: 'device.signedOut', actorId: idOf(owner), target: third }])
    expect(
      await leftBy(() => agent.api('POST', '/user/sign-out-elsewhere', { deviceId: here })),
    ).toMatchObject([{ event: 'session.endedElsewhere', actorId: idOf(agent) }])
    expect(await namesLeftBy(() => agent.api('POST', `/user/devices/${uuidv7()}/sign-out`, {}))).toEqual([])

    const { accessToken: AccessToken } = await enter('agent')
    site.now.value += MINUTE
    expect(await namesLeftBy(() => pool('GlobalSignOut', { AccessToken }))).toEqual([
      'session.endedElsewhere',
    ])
    agent = await site.signIn('agent')
  })
})

describe('of the users', () => {
  test('is kept who was added, changed in what, and removed; the name outlives the user', async () => {
    let one = await joined()
    expect(await leftBy(async () => (one = await joined()))).toMatchObject([
      { event: 'user.added', actorId: idOf(owner), target: one.user.id, targetName: 'Nell Newcomer' },
    ])
    expect(
      await leftBy(() => owner.api('PUT', one.path, { role: 'Read-Only', all_customers: false })),
    ).toMatchObject([
      {
        event: 'user.changed',
        actorName: addressOf('owner'),
        target: one.user.id,
        members: ['role', 'permissions', 'companies'],
      },
    ])
    expect(await leftBy(() => owner.api('PUT', one.path, { disabled: true }))).toMatchObject([
      { event: 'user.changed', members: ['disabled'] },
    ])
    expect(await leftBy(() => owner.api('PUT', one.path, { disabled: true }))).toEqual([])
    expect(await leftBy(() => owner.api('PUT', one.path, { disabled: false }))).toMatchObject([
      { event: 'user.changed', members: ['enabled'] },
    ])
    expect(await leftBy(() => owner.api('DELETE', one.path))).toMatchObject([
      { event: 'user.removed', target: one.user.id, targetName: one.user.email },
    ])
  })

  test('what was refused is no change, but that it was tried', async () => {
    const left = await leftBy(() =>
      owner.api('PUT', `/organization/${owner.login.organization.id}/user/${idOf(owner)}`, {
        disabled: true,
      }),
    )
    expect(left).toMatchObject([{ event: 'access.refused', reason: 'protectedUser', target: 'putUser' }])
  })

  test('the second factor of all is kept as demanded, and as demanded no more', async () => {
    const { organization } = owner.login
    const companies = (await owner.api('GET', `/organization/${organization.id}/customer`)).body as Customer[]
    const own = companies.find(({ nfr, parent_id }) => nfr && parent_id === null)
    const other = companies.find(({ nfr }) => !nfr)
    const demand = (company: Customer | undefined, MFA: boolean) =>
      owner.api('PUT', `/customer/${company?.id}`, { MFA })
    expect(await leftBy(() => demand(other, !other?.MFA))).toEqual([])

    // Who demands it shows one from now on.
    const { accessToken, idToken } = await enter('owner')
    await setUp(accessToken)
    const before = owner
    owner = withToken(before, idToken)
    expect(await leftBy(() => demand(own, true))).toMatchObject([
      { event: 'organization.secondFactorDemanded', reason: null, target: own?.id, targetName: own?.name },
    ])
    expect(await leftBy(() => demand(own, true))).toEqual([])
    expect(await leftBy(() => demand(own, false))).toMatchObject([
      { event: 'organization.secondFactorDemanded', reason: 'withdrawn', actorId: idOf(owner) },
    ])
    owner = before
  })
})

describe('where alerts go', () => {
  test('is kept when a webhook is set and taken away, by its host alone', async () => {
    const url = 'https://hooks.msp.example/alerts?key=secret'
    const left = await leftBy(() => owner.api('PUT', '/secure/alert/webhook', { url }))
    expect(left).toMatchObject([
      { event: 'alerts.webhookSet', actorId: idOf(owner), targetName: 'hooks.msp.example' },
    ])
    expect(JSON.stringify(left)).not.toContain('secret')
    expect(await leftBy(() => owner.api('DELETE', '/secure/alert/webhook'))).toMatchObject([
      { event: 'alerts.webhookRemoved', targetName: 'hooks.msp.example' },
    ])
    expect(await leftBy(() => owner.api('DELETE', '/secure/alert/webhook'))).toEqual([])
  })

  test('is kept when recipients are set and removed, of all companies, of one and of a rule', async () => {
    const [company] = owner.login.customers
    const set = (customerId: string, recipients: string[]) =>
      owner.api('PUT', `/secure/alert/setting?customerId=${customerId}`, { ...inheritedSettings, recipients })
    expect(await leftBy(() => set('*', ['a@msp.example', 'b@msp.example']))).toMatchObject([
      { event: 'alerts.recipientsSet', actorId: idOf(owner), targetName: 'a@msp.example, b@msp.example' },
    ])
    expect(await leftBy(() => set('*', ['b@msp.example', 'c@msp.example']))).toMatchObject([
      { event: 'alerts.recipientsSet', targetName: 'c@msp.example' },
      { event: 'alerts.recipientsRemoved', targetName: 'a@msp.example' },
    ])
    expect(await leftBy(() => set('*', ['b@msp.example', 'c@msp.example']))).toEqual([])
    expect(await leftBy(() => set(company?.id ?? '', ['d@msp.example']))).toMatchObject([
      { event: 'alerts.recipientsSet', targetName: `${company?.name}: d@msp.example` },
    ])
    const rules = '/secure/alert/rule?customerId=*'
    const said = { ...loudRule, recipients: ['e@msp.example'] }
    const added = await leftBy(() => owner.api('POST', rules, said))
    expect(added).toMatchObject([{ event: 'alerts.recipientsSet', targetName: 'e@msp.example' }])
    const [{ id } = { id: '' }] = (await owner.api('GET', rules)).body as { id: string }[]
    expect(await leftBy(() => owner.api('DELETE', `/secure/alert/rule/${id}?customerId=*`))).toMatchObject([
      { event: 'alerts.recipientsRemoved', targetName: 'e@msp.example' },
    ])
  })

  test('is not kept of a change that was refused', async () => {
    const refused = { ...inheritedSettings, recipients: ['x@msp.example'] }
    expect(await namesLeftBy(() => reader.api('PUT', '/secure/alert/setting?customerId=*', refused))).toEqual(
      ['access.refused'],
    )
  })
})

describe('what is refused', () => {
  test('by a call is kept with the name of the call', async () => {
    expect(await leftBy(() => reader.api('GET', '/device'))).toMatchObject([
      { event: 'access.refused', reason: 'noPermission', actorId: idOf(reader), target: 'listDevices' },
    ])
    expect(await leftBy(() => reader.api('GET', `/customer/${uuidv7()}`))).toEqual([])
  })

  test('of the commands of a device is kept by their names, each with its count', async () => {
    const [company] = reader.login.customers
    const patch = () => commandOf(site, 'customer.patch', { id: company?.id, set: { contact_name: 'Me' } })
    const add = commandOf(site, 'checklist.dismiss', { checkName: 'SCHEDULE_REPORT', dismissed: true })
    const left = await leftBy(() => pushAs(reader, [patch(), add, patch()]))
    expect(left).toMatchObject([
      { event: 'access.refused', reason: 'noPermission', target: 'customer.patch', count: 2 },
      { event: 'access.refused', reason: 'noPermission', target: 'checklist.dismiss', count: 1 },
    ])
  })
})

describe('the log', () => {
  test('is read by owners alone, of their own organization alone', async () => {
    const { organizationId } = await addNeighbor(site)
    for (const name of ['admin', 'agent', 'reader', 'product'] as const) {
      const person = await site.signIn(name)
      expect(await person.api('GET', path)).toMatchObject({ status: 403, body: { code: 'noPermission' } })
    }
    expect((await owner.api('GET', `/organization/${organizationId}/security-event`)).status).toBe(404)
    expect((await site.fetch(`/api${path}`, {})).status).toBe(401)
  })

  test('holds nothing of another organization, whichever event is named', async () => {
    const { organizationId } = await addNeighbor(site)
    const foreign = uuidv7()
    await site.database.db
      .insertInto('security_event')
      .values({
        organization_id: organizationId,
        id: foreign,
        at: new Date(site.now.value),
        minute: new Date(site.now.value),
        event: 'signIn.succeeded',
        reason: null,
        actor_id: idOf(owner),
        actor_name: 'Neighbor',
        target: null,
        target_name: null,
        members: '[]',
        network: 'unknown',
        count: 1,
      })
      .execute()
    expect((await read()).map(({ id }) => id)).not.toContain(foreign)
    expect(await read(`before=${foreign}`)).toEqual([])
    expect(await read(`user=${idOf(owner)}&size=200`)).not.toContainEqual(
      expect.objectContaining({ id: foreign }),
    )
  })

  test('is read page by page, the newest first, each event once', async () => {
    for (let round = 0; round < 5; round++) {
      site.now.value += MINUTE
      await enter('agent')
    }
    const all = await read()
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const paged: SecurityEvent[] = []
    for (;;) {
      const last = paged.at(-1)
      const page = await read(`size=3${last ? `&before=${last.id}` : ''}`)
      paged.push(...page)
      if (page.length < 3) break
    }
    expect(paged).toEqual(all)
    for (const size of ['0', '201', 'x'])
      expect((await owner.api('GET', `${path}?size=${size}`)).status).toBe(422)
  })

  test('is narrowed to a kind of event, and to one user as the one who acts or is acted on', async () => {
    const { user, path: one } = await joined()
    await owner.api('PUT', one, { first_name: 'Nora' })
    const events = new Set((await read('event=user.changed')).map(({ event }) => event))
    expect([...events]).toEqual(['user.changed'])
    expect((await read(`user=${user.id}`)).map(({ event }) => event)).toEqual(['user.changed', 'user.added'])
    expect((await owner.api('GET', `${path}?event=bogus`)).status).toBe(422)
  })

  test('forgets what is older than a year', async () => {
    await enter('agent')
    const before = await read()
    site.now.value += 364 * DAY
    const parts = { db: site.database.db, now: () => site.now.value }
    await sweepSecurityEvents(parts)
    expect(await read()).toEqual(before.filter(({ at }) => Date.parse(at) >= site.now.value - 365 * DAY))
    expect(await read()).not.toEqual([])
    site.now.value += 2 * DAY
    await sweepSecurityEvents(parts)
    expect(await read()).toEqual([])
  })
})
