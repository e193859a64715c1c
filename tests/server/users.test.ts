// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import {
  addNeighbor,
  openTestSite,
  type Person,
  pullAs,
  pulledBy,
  type TestSite,
} from '#tests/support/test-site.ts'

const PASSWORD = 'Portcullis-2026!'

let site: TestSite
let owner: Person
let admin: Person
let users: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  admin = await site.signIn('admin')
  users = `/organization/${owner.login.organization.id}/user`
})
afterAll(() => site?.close())
// Mails lie in the order of the site's time.
beforeEach(() => void (site.now.value += 1000))

let count = 0
const newEmail = () => `newcomer-${++count}@demo.castellan.example`
const idOf = ({ login }: Person) => login.userData.id
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

async function add(said: Parameters<typeof buildAdded>[1] = {}, by = owner): Promise<User> {
  const { status, body } = await by.api('POST', users, buildAdded(newEmail(), said))
  if (status !== 201) throw new Error(`The user was not added: ${JSON.stringify(body)}`)
  return body as User
}
/** Somebody who was added and has signed in. */
async function joined(said: Parameters<typeof buildAdded>[1] = {}) {
  const user = await add(said)
  const person = await site.join(user.email, secretIn(await site.readMail(user.email)), PASSWORD)
  return { user, person }
}
const listed = async (id: string) =>
  ((await owner.api('GET', users)).body as User[]).find((user) => user.id === id)
const put = (by: Person, id: string, set: object) => by.api('PUT', `${users}/${id}`, set)
const tool = (by: Person, name: string, body: object) => by.api('POST', `/tools/identity/${name}`, body)

describe('an invitation', () => {
  test('goes out by mail, opens the account once, and the person has joined', async () => {
    const [one, two] = owner.login.customers
    if (!one || !two) throw new Error('There are companies')
    const user = await add({ all_customers: false, customer_ids: [two.id, one.id] })
    expect(await listed(user.id)).toMatchObject({
      status: 'inviteSent',
      customer_ids: [one.id, two.id].toSorted(),
    })
    const temporary = secretIn(await site.readMail(user.email))
    const person = await site.join(user.email, temporary, PASSWORD)
    expect(await listed(user.id)).toMatchObject({ status: 'joined' })
    expect(person.login.permissions).toEqual(permissionsOf('Agent', {}))
    expect(person.login.customers.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
    await expect(site.enter(user.email, temporary)).rejects.toMatchObject({ type: 'NotAuthorizedException' })
    await site.enter(user.email, PASSWORD)
  })

  test('is written in the language of who invites', async () => {
    const user = await add({ language: 'de' })
    expect(await site.readMail(user.email)).toContain('Vorläufiges Passwort')
  })

  test('can be sent again until the person has joined, and the former password is worth nothing then', async () => {
    const { email } = await add()
    const first = secretIn(await site.readMail(email))
    site.now.value += 1000
    expect((await tool(admin, 'invite', { email: email.toUpperCase() })).status).toBe(204)
    await expect.poll(async () => secretIn(await site.readMail(email)), { timeout: 20_000 }).not.toBe(first)
    await expect(site.join(email, first, PASSWORD)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
    await site.join(email, secretIn(await site.readMail(email)), PASSWORD)
    const again = await tool(admin, 'invite', { email })
    expect([again.status, codeOf(again)]).toEqual([409, 'alreadyJoined'])
  })

  test('is not sent to somebody who signs in with Microsoft', async () => {
    const { email } = await add({ login_options: 'microsoft' })
    const other = await add()
    // The mails of one site go out in their order.
    await site.readMail(other.email)
    await expect(site.readMail(email, 500)).rejects.toThrow('No mail')
  })

  test('to an address that is somebody’s already is refused, in any case of its letters', async () => {
    const { email } = await add()
    for (const address of [email.toUpperCase(), 'AGENT@demo.castellan.example']) {
      const again = await owner.api('POST', users, buildAdded(address))
      expect([again.status, codeOf(again)]).toEqual([409, 'accountExists'])
    }
  })

  test('that two send at once adds one user', async () => {
    const body = buildAdded(newEmail())
    const answers = await Promise.all([owner, admin].map((by) => by.api('POST', users, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const found = ((await owner.api('GET', users)).body as User[]).filter(({ email }) => email === body.email)
    expect(found).toHaveLength(1)
  })

  test.each([
    ['first_name', { first_name: 'X' }],
    ['last_name', { last_name: 'Number 5' }],
    ['role', { role: 'Emperor' }],
    ['email', { email: 'nobody' }],
    ['untouchable', { untouchable: true }],
  ])('with a wrong %s is refused', async (_, said) => {
    const answer = await owner.api('POST', users, { ...buildAdded(newEmail()), ...said })
    expect([answer.status, codeOf(answer)]).toEqual([422, 'failedValidation'])
  })
})

test('a system user is added, changed and removed by three calls (ORG-17)', async () => {
  const user = await add({ first_name: 'Nils', last_name: 'Berg', role: 'Agent' })
  expect(await listed(user.id)).toMatchObject({ first_name: 'Nils', last_name: 'Berg', role: 'Agent' })
  const changed = await put(owner, user.id, { last_name: 'Bergman', role: 'Administrator' })
  expect(changed).toMatchObject({ status: 200, body: { last_name: 'Bergman', role: 'Administrator' } })
  expect(await listed(user.id)).toMatchObject({ first_name: 'Nils', last_name: 'Bergman' })
  expect((await owner.api('DELETE', `${users}/${user.id}`)).status).toBe(204)
  expect(await listed(user.id)).toBeUndefined()
})

describe('company access', () => {
  const seenBy = async (person: Person) => {
    const { body } = await person.api('GET', '/user/login-data')
    return (body as Person['login']).customers.map(({ name }) => name)
  }

  test('to all companies leaves out the organization’s own one where it is excluded', async () => {
    const { person, user } = await joined()
    const all = await seenBy(person)
    await put(owner, user.id, { excludes_nfr: true })
    const some = await seenBy(person)
    const [own] = all.filter((name) => !some.includes(name))
    expect([all.length - some.length, typeof own]).toEqual([1, 'string'])
    await put(owner, user.id, { all_customers: false, customer_ids: [owner.login.customers[0]?.id] })
    await put(owner, user.id, { excludes_nfr: false })
    expect(await seenBy(person)).toHaveLength(1)
  })

  test('of a guest is their own company alone, without users, billing and branding (ORG-01)', async () => {
    const [company] = owner.login.customers
    const { person } = await joined({
      role: 'System user',
      permissions: permissionsOf('Owner', {}),
      customer_id: company?.id ?? '',
    })
    expect(person.login.customers).toEqual([company])
    expect(person.login.permissions).toMatchObject({
      secure: 'manage',
      systemUsers: 'disabled',
      billing: 'disabled',
      lookAndFeel: 'disabled',
    })
    expect((await person.api('GET', users)).status).toBe(403)
    const asAdmin = await owner.api('POST', users, {
      ...buildAdded(newEmail(), { role: 'Admin' }),
      customer_id: company?.id,
    })
    expect([asAdmin.status, codeOf(asAdmin)]).toEqual([422, 'guestRole'])
  })

  test.each(['Read-Only', 'Agent'] as const)(
    'of a guest who is %s ends at users, billing and branding, wherever it is read',
    async (role) => {
      const [company] = owner.login.customers
      const { person, user } = await joined({ role, customer_id: company?.id ?? '' })
      const beyond = { systemUsers: 'disabled', billing: 'disabled', lookAndFeel: 'disabled' } as const
      const held = { ...permissionsOf(role, {}), ...beyond }
      expect([person.login.permissions, person.login.userData.permissions]).toEqual([held, held])
      const levels = await person.api('GET', `/organization/${user.organization}/userPermissions/${user.id}`)
      expect(levels.body).toEqual(held)
      expect((await listed(user.id))?.permissions).toEqual(held)
      expect((await person.api('GET', users)).status).toBe(403)
    },
  )

  test('to a company of another organization is to one that nobody has', async () => {
    const { customerId } = await addNeighbor(site)
    const { id } = await add()
    for (const company of [customerId, uuidv7()]) {
      const said = { all_customers: false, customer_ids: [company] }
      expect((await put(owner, id, said)).status).toBe(404)
      const email = newEmail()
      expect((await owner.api('POST', users, buildAdded(email, said))).status).toBe(404)
      // Nothing was begun that is in the way now.
      expect((await owner.api('POST', users, buildAdded(email))).status).toBe(201)
    }
  })

  test('that is taken away takes its partitions from the person’s devices', async () => {
    const [one, two] = owner.login.customers
    const { person, user } = await joined({
      all_customers: false,
      customer_ids: [one?.id ?? '', two?.id ?? ''],
    })
    const before = await pulledBy(person)
    await put(owner, user.id, { customer_ids: [one?.id] })
    const { scope, epoch, to } = await pulledBy(person, { scopeHash: before.scope?.hash ?? null })
    expect(scope?.pids.some((pid) => pid.startsWith(two?.id ?? '-'))).toBe(false)
    // Without a right to employees their partitions go, too.
    await put(owner, user.id, {
      role: 'System user',
      permissions: permissionsOf('System user', { companies: 'readOnly' }),
    })
    const after = await pulledBy(person, { epoch, cursor: to, scopeHash: scope?.hash ?? null })
    const left = [`${user.id}:own`, `${one?.id}:companies`, 'org:base']
    expect(after.scope?.pids).toEqual(left.toSorted())
  })
})

describe('permissions', () => {
  test('are given as three levels for nine areas in two groups', async () => {
    const { person } = await joined()
    expect((await person.api('GET', '/organization/user/permissionLevels')).body).toEqual([
      'disabled',
      'readOnly',
      'manage',
    ])
    expect((await person.api('GET', '/organization/user/permissionEntities')).body).toEqual([
      { group: 'product', areas: ['discover', 'engage', 'secure'] },
      {
        group: 'management',
        areas: ['companies', 'integrations', 'billing', 'systemUsers', 'licenseCenter', 'lookAndFeel'],
      },
    ])
  })

  test('of one user are the levels of each area', async () => {
    const permissions = permissionsOf('System user', { secure: 'manage', companies: 'readOnly' })
    const { id, organization } = await add({ role: 'System user', permissions })
    expect((await owner.api('GET', `/organization/${organization}/userPermissions/${id}`)).body).toEqual({
      discover: 'disabled',
      secure: 'manage',
      engage: 'disabled',
      licenseCenter: 'disabled',
      integrations: 'disabled',
      billing: 'disabled',
      companies: 'readOnly',
      lookAndFeel: 'disabled',
      systemUsers: 'disabled',
    })
  })
})

describe('other names', () => {
  test('reach the user pool, so that mails greet with them', async () => {
    const { user } = await joined()
    expect((await put(admin, user.id, { first_name: 'Zoë' })).status).toBe(200)
    site.now.value += 1000
    expect((await tool(admin, 'password-reset', { email: user.email })).status).toBe(204)
    await expect.poll(() => site.readMail(user.email), { timeout: 20_000 }).toContain('Hello Zoë,')
  })
})

describe('the rules', () => {
  const refused = async (answer: Promise<{ status: number; body: unknown }>) => codeOf(await answer)

  test('keep the owner: not demoted, disabled, renamed or deleted by others', async () => {
    const id = idOf(owner)
    const administrator = (await joined({ role: 'Administrator' })).person
    for (const by of [admin, administrator]) {
      for (const set of [{ role: 'Agent' }, { disabled: true }, { first_name: 'Nobody' }])
        expect(await refused(put(by, id, set))).toBe('cannotChangeOwner')
      expect(await refused(by.api('DELETE', `${users}/${id}`))).toBe('cannotDeleteUser')
    }
    expect(await refused(tool(admin, 'password-reset', { email: owner.login.userData.email }))).toBe(
      'cannotChangeOwner',
    )
    // What the owner could lose is not even stored.
    await put(owner, id, {
      permissions: permissionsOf('Agent', {}),
      all_customers: false,
      excludes_nfr: true,
    })
    expect(await listed(id)).toMatchObject({ permissions: permissionsOf('Owner', {}), all_customers: true })
  })

  test('let nobody delete or disable themselves', async () => {
    for (const person of [owner, admin]) {
      expect(await refused(person.api('DELETE', `${users}/${idOf(person)}`))).toBe('cannotChangeSelf')
      expect(await refused(put(person, idOf(person), { disabled: true }))).toBe('cannotChangeSelf')
    }
  })

  test('give Administrator and Owner only to those who may give them', async () => {
    const { id } = await add()
    expect(await refused(put(admin, id, { role: 'Administrator' }))).toBe('cannotGrantRole')
    expect(await refused(admin.api('POST', users, buildAdded(newEmail(), { role: 'Administrator' })))).toBe(
      'cannotGrantRole',
    )
    expect((await put(owner, id, { role: 'Administrator' })).status).toBe(200)
    expect(await refused(put(admin, id, { role: 'Agent' }))).toBe('cannotChangeSenior')
    expect(await refused(admin.api('DELETE', `${users}/${id}`))).toBe('cannotDeleteUser')
  })

  test('leave an account alone that is untouchable', async () => {
    const user = await add()
    await unitOfWork({ db: site.database.db, tables: entityTables }, user.organization, async (work) => {
      await work.load('user', [user.id])
      work.put('user', { ...user, untouchable: true })
    })
    expect(await refused(put(owner, user.id, { first_name: 'Other' }))).toBe('untouchableUser')
    expect(await refused(owner.api('DELETE', `${users}/${user.id}`))).toBe('cannotDeleteUser')
    expect(await refused(tool(owner, 'mfa', { email: user.email, action: 'disable' }))).toBe(
      'untouchableUser',
    )
  })

  test('keep one owner, also where two step down at once', async () => {
    const second = await joined({ role: 'Owner' })
    const answers = await Promise.all([
      put(owner, idOf(owner), { role: 'Administrator' }),
      put(second.person, second.user.id, { role: 'Administrator' }),
    ])
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['done', 'lastOwner'])
    const left = answers[0]?.status === 200 ? second.person : owner
    expect((await put(left, idOf(owner), { role: 'Owner' })).status).toBe(200)
    await put(owner, second.user.id, { role: 'Owner' })
    expect((await put(second.person, second.user.id, { role: 'Agent' })).status).toBe(200)
  })

  test('hold at the moment of the change: who lost the right a moment ago has none', async () => {
    const { person, user } = await joined({ role: 'Admin' })
    const victim = await add()
    const [demoted, deleted] = await Promise.all([
      put(owner, user.id, { role: 'Agent' }),
      person.api('DELETE', `${users}/${victim.id}`),
    ])
    expect(demoted.status).toBe(200)
    // Either came first; afterwards nothing goes any more.
    expect([204, 403]).toContain(deleted.status)
    expect((await person.api('DELETE', `${users}/${victim.id}`)).status).toBe(403)
  })
})

describe('who is disabled', () => {
  test('is refused at once with a token that is still good, cannot sign in, and can be let in again', async () => {
    const { person, user } = await joined()
    expect((await put(admin, user.id, { disabled: true })).status).toBe(200)
    const refused = await pullAs(person)
    expect([refused.status, codeOf(refused)]).toEqual([401, 'accountDisabled'])
    await expect(site.enter(user.email, PASSWORD)).rejects.toMatchObject({ type: 'NotAuthorizedException' })
    expect((await put(admin, user.id, { disabled: false })).status).toBe(200)
    // What was signed in before stays out: it signs in anew.
    expect(codeOf(await pullAs(person))).toBe('sessionUnverified')
    expect((await pullAs(await site.enter(user.email, PASSWORD))).status).toBe(200)
  })
})

describe('who is deleted', () => {
  test('is gone from list and pool, and their devices are told to erase themselves', async () => {
    const { person, user } = await joined()
    const device = uuidv7()
    await person.api('PUT', `/device/${device}`, { name: 'Tablet', keyMode: 'pin' })
    expect((await admin.api('DELETE', `${users}/${user.id}`)).status).toBe(204)
    expect(await listed(user.id)).toBeUndefined()
    expect(codeOf(await admin.api('DELETE', `${users}/${user.id}`))).toBe('notFound')
    for (const answer of [
      await pullAs(person),
      await person.api('PUT', `/device/${device}`, { name: 'Tablet', keyMode: 'pin' }),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([410, 'accountRemoved'])
    const row = await site.database.db
      .selectFrom('device')
      .select(['wipe', 'secret'])
      .where('id', '=', device)
      .executeTakeFirst()
    expect(row).toEqual({ wipe: 'asked', secret: null })
    await expect(site.enter(user.email, PASSWORD)).rejects.toMatchObject({ type: 'NotAuthorizedException' })
    const grants = await site.database.db
      .selectFrom('user_customer')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(grants).toEqual([])
  })

  test('can be invited again and is somebody new', async () => {
    const { user } = await joined()
    await owner.api('DELETE', `${users}/${user.id}`)
    site.now.value += 1000
    const again = await owner.api('POST', users, buildAdded(user.email))
    expect(again.status).toBe(201)
    expect((again.body as User).id).not.toBe(user.id)
  })
})

describe('the account of a colleague', () => {
  test('gets another password by a mailed code, and the former one ends at once', async () => {
    const { user } = await joined()
    site.now.value += 1000
    expect((await tool(admin, 'password-reset', { email: user.email })).status).toBe(204)
    await expect(site.enter(user.email, PASSWORD)).rejects.toMatchObject({
      type: 'PasswordResetRequiredException',
    })
    await expect.poll(() => site.readMail(user.email), { timeout: 20_000 }).toContain('Reset code')
    const invited = await add()
    expect(codeOf(await tool(admin, 'password-reset', { email: invited.email }))).toBe('cannotResetPassword')
  })

  test('gets no second factor turned on that nobody has set up, and any turned off', async () => {
    const { user } = await joined()
    const ask = (action: string) => tool(admin, 'mfa', { email: user.email, action })
    expect(codeOf(await ask('enable'))).toBe('mfaNotSetUp')
    expect((await ask('disable')).status).toBe(204)
    expect((await ask('reset')).status).toBe(204)
    expect((await ask('explode')).status).toBe(422)
  })

  test.each(['invite', 'mfa', 'password-reset'])(
    '%s answers for people of another organization as for nobody',
    async (name) => {
      const { organizationId } = await addNeighbor(site)
      const [id, email] = [uuidv7(), `${uuidv7()}@neighbor.example`]
      await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId, async (work) => {
        await work.load('user', [id])
        work.put('user', { ...owner.login.userData, id, email, organization: organizationId })
      })
      const ask = async (address: string) => {
        const { status, body } = await tool(owner, name, {
          email: address,
          ...(name === 'mfa' ? { action: 'disable' } : {}),
        })
        return { status, code: (body as { code?: string }).code }
      }
      const nobody = await ask('nobody@neighbor.example')
      expect(nobody).toEqual({ status: 404, code: 'userNotFound' })
      expect(await ask(email)).toEqual(nobody)
      expect((await put(owner, id, { first_name: 'Other' })).status).toBe(404)
      expect((await owner.api('DELETE', `${users}/${id}`)).status).toBe(404)
    },
  )
})
