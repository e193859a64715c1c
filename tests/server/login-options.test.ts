import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '#shared/domain/users/user.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/schema.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { signInWithMicrosoft } from '#tests/support/browser/microsoft-sign-in.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const PASSWORD = 'Portcullis-2026!'
/** The pretend Microsoft knows this person, and we do not yet. */
const NEWCOMER = 'newcomer@demo.castellan.example'
const wrong = { type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

let site: TestSite
let owner: Person
let users: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  users = `/organization/${owner.login.organization.id}/user`
})
afterAll(() => site?.close())
// Mails lie in the order of the site's time.
beforeEach(() => void (site.now.value += 1000))

const add = async (email: string, login_options: User['login_options']) =>
  (await owner.api('POST', users, buildAdded(email, { login_options }))).body as User
const setOption = async ({ id }: Pick<User, 'id'>, login_options: User['login_options']) =>
  expect((await owner.api('PUT', `${users}/${id}`, { login_options })).status).toBe(200)

test('who is changed to Microsoft is refused a password and still signed in by Microsoft, until changed back', async () => {
  const { userData } = (await site.signIn('agent')).login
  await setOption(userData, 'microsoft')
  await expect(site.signIn('agent')).rejects.toMatchObject(wrong)
  expect((await signInWithMicrosoft(site.fetch, userData.email)).status).toBe(200)
  await setOption(userData, 'password')
  await site.signIn('agent')
})

test('who was added for Microsoft never had a password, and is invited when changed to one', async () => {
  const user = await add(NEWCOMER, 'microsoft')
  expect((await signInWithMicrosoft(site.fetch, NEWCOMER)).status).toBe(200)
  await setOption(user, 'microsoft')
  const other = await add('other@demo.castellan.example', 'password')
  // The mails of one site go out in their order.
  await site.readMail(other.email)
  await expect(site.readMail(NEWCOMER, 500)).rejects.toThrow('No mail')
  await setOption(user, 'password')
  await site.join(NEWCOMER, secretIn(await site.readMail(NEWCOMER)), PASSWORD)
  await site.enter(NEWCOMER, PASSWORD)
})

test('an invitation that was sent is worth nothing after a change to Microsoft', async () => {
  const email = 'changed-mind@demo.castellan.example'
  const user = await add(email, 'password')
  const temporary = secretIn(await site.readMail(email))
  await setOption(user, 'microsoft')
  await expect(site.join(email, temporary, PASSWORD)).rejects.toMatchObject(wrong)
})

test('an installation from before refuses passwords of such users after its next start', async () => {
  const { db } = site.database
  const email = 'from-before@demo.castellan.example'
  const { id } = await add(email, 'microsoft')
  await sql`update identity_user set attributes = attributes - 'custom:login_options'`.execute(db)
  await sql`delete from migration where name = '0121-login-options-in-the-pool'`.execute(db)
  await migrate(site.database, migrations)
  const { rows } = await sql`
    select sub, attributes->>'email_verified' as verified from identity_user
    where attributes->>'custom:login_options' = 'microsoft' and sub = ${id}::uuid`.execute(db)
  expect(rows).toEqual([{ sub: id, verified: 'true' }])
  await site.signIn('owner')
})
