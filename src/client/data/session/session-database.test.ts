import { afterEach, expect, test } from 'vitest'
import type { LoginData } from '#shared/contract/login-data.ts'
import { fullMember } from '#shared/domain/users/user.ts'
import { SessionDatabase } from './session-database.ts'
import { createVault, type Vault } from '../device/vault.ts'

const databases: SessionDatabase[] = []
afterEach(async () => {
  await databases[0]?.delete()
  for (const database of databases.splice(0)) database.close()
})
function open(vault?: Vault) {
  const database = new SessionDatabase(vault)
  databases.push(database)
  return database
}
const newVault = async () =>
  createVault(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )

const tokens = { idToken: 'id-token-canary', accessToken: 'a', half: 'half-canary', expiresAt: 7 }
const config = { site: 'test' as const, pool: { url: '/identity/', clientId: 'castellan' } }
const session = { userKey: 'user', tokens, config }
const login = {
  userData: { ...fullMember(), email: 'jo@example.com', first_name: 'Jo', last_name: 'Keep' },
  customers: [{ id: '1', name: 'Canary Shipping' }],
} as unknown as LoginData

/** Everything that lies in the store, as text. */
const onDisk = async (database: SessionDatabase) =>
  JSON.stringify(await database.table('sessions').toArray(), (_, value: unknown) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value,
  )

test('what an earlier build kept of a person is read with what it did not know of', async () => {
  const vault = await newVault()
  const database = open()
  const { withheld: _, ...earlier } = login.userData
  await database.write(session, { ...login, userData: earlier as typeof login.userData }, vault, false)
  expect(await database.readLogin(vault)).toEqual(login)
})

test('who is signed in can be read without a key, their customers cannot', async () => {
  const vault = await newVault()
  const database = open()
  await database.write(session, login, vault, false)
  expect(await database.readHeader()).toEqual({
    userKey: 'user',
    user: { name: 'Jo Keep', email: 'jo@example.com' },
    config,
  })
  expect(await database.read()).toEqual(session)
  expect(await database.readLogin(vault)).toEqual(login)
  expect(await onDisk(database)).not.toContain('Canary')
  await expect(database.readLogin(await newVault())).rejects.toThrow('cannot be opened')
})

test('in field mode the tokens are sealed, and are renewed sealed', async () => {
  const vault = await newVault()
  const locked = open()
  await locked.write(session, login, vault, true)
  expect(await locked.read()).toBeUndefined()
  expect(await onDisk(locked)).not.toContain('canary')
  const unlocked = open(vault)
  expect(await unlocked.read()).toEqual(session)
  await unlocked.renew('user', { ...tokens, idToken: 'next-canary' })
  expect((await unlocked.read())?.tokens.idToken).toBe('next-canary')
  expect(await onDisk(locked)).not.toContain('canary')
})

test('whoever has no key cannot put tokens in the place of sealed ones', async () => {
  const vault = await newVault()
  const locked = open()
  await locked.write(session, login, vault, true)
  await locked.renew('user', { ...tokens, idToken: 'mine' })
  expect(await open(vault).read()).toEqual(session)
})

test('turning field mode on seals what lies there, and off opens it', async () => {
  const vault = await newVault()
  const database = open(vault)
  await database.write(session, login, vault, false)
  await database.setLockable('user', true)
  expect(await open().read()).toBeUndefined()
  await database.setLockable('user', false)
  expect(await open().read()).toEqual(session)
})

test("another user's tokens and sign-out are left alone", async () => {
  const vault = await newVault()
  const database = open()
  await database.write(session, login, vault, false)
  await database.renew('somebody', { ...tokens, idToken: 'theirs' })
  await database.clearOf('somebody')
  expect(await database.read()).toEqual(session)
  await database.clearOf('user')
  expect(await database.readHeader()).toBeUndefined()
})
