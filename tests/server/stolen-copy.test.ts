// @module-tag database
import { sql } from 'kysely'
import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { DEMO_DUO_PROVIDER } from '#server/demo/demo-duo.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createKeyring, KEY_LENGTH } from '#server/platform/keys/keyring.ts'
import { sealStored } from '#server/platform/keys/seal-stored.ts'
import { createLog } from '#server/platform/log.ts'
import { sealedColumns } from '#server/schema.ts'
import { openSite } from '#server/site.ts'
import { connectPartner, tenantCalled } from '#tests/support/vendors/connect-partner.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'
import { haloCredentials } from '#tests/support/vendors/tool-credentials.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  await owner.api('PUT', `/device/${uuidv7()}`, { name: 'Laptop', keyMode: 'session' })
  const [company] = owner.login.customers
  const credentials = await duoKeys(site, company?.name ?? '')
  await owner.api('POST', '/tools/duo-security', { customerId: company?.id, credentials })
  await owner.api('POST', '/duo/parent', { credentials: await duoKeys(site, DEMO_DUO_PROVIDER) })
  await owner.api('POST', '/tools/halo', { credentials: await haloCredentials(site) })
  await owner.api('POST', `/customer/${company?.id}/agent_key`)
  await connectPartner(site, owner, await tenantCalled(site, 'Demo Managed Services'))
  await owner.api('PUT', '/secure/alert/webhook', { url: 'https://hooks.msp.example/' })
})
afterAll(() => site?.close())

/** Every row of every table, as a thief has them. */
async function copy(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    site.database.db,
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        row: unknown
      }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(site.database.db)
      return [name, JSON.stringify(rows)] as const
    }),
  )
  return Object.fromEntries(rows)
}

describe('a copy of the database', () => {
  test('holds no key in the clear', async () => {
    const rows = await copy()
    for (const { table } of sealedColumns) expect(rows[table]).toContain('sealed:')
    // The private members of keys as RFC 7517 writes them, and what stands in their place where they are not JSON.
    const whole = Object.values(rows).join('\n')
    expect(whole).not.toMatch(/\\?"(?:d|p|q|dp|dq|qi)\\?"\s*:\s*\\?"[\w-]{20,}/)
    const { rows: keys } = await sql<{ private_key: string }>`select private_key from push_key`.execute(
      site.database.db,
    )
    expect(keys[0]?.private_key).toMatch(/^sealed:/)
    // One that has to erase itself has no secret any more.
    const { rows: devices } = await sql<{ secret: string }>`
      select secret from device where wipe is null`.execute(site.database.db)
    expect(devices.length).toBeGreaterThan(0)
    expect(devices.every(({ secret }) => secret.startsWith('sealed:'))).toBe(true)
  })

  test('signs in nobody: no token that is made from it is believed', async () => {
    const { rows } = await sql<{ kid: string; private_jwk: unknown }>`
      select kid, private_jwk from identity_signing_key where token_use = 'id'`.execute(site.database.db)
    const [stolen] = rows
    const claims = JSON.parse(
      Buffer.from(owner.idToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as object
    const sign = (key: Parameters<SignJWT['sign']>[0], alg: string) =>
      new SignJWT({ ...claims, exp: 4_000_000_000 })
        .setProtectedHeader({ alg, kid: stolen?.kid ?? '' })
        .sign(key)
    // What a copy gave before: the private half itself.
    await expect(importJWK(stolen?.private_jwk as JWK, 'RS256')).rejects.toThrow('JWK must be an object')
    const { privateKey } = await generateKeyPair('RS256')
    const sealed = new TextEncoder().encode(String(stolen?.private_jwk))
    for (const forged of [await sign(privateKey, 'RS256'), await sign(sealed, 'HS256')]) {
      const answer = await site.fetch('/api/user/login-data', {
        headers: { authorization: `Bearer ${forged}` },
      })
      expect(answer.status).toBe(401)
    }
    expect((await owner.api('GET', '/user/login-data')).status).toBe(200)
  })

  test('opens no site without the keys that it was sealed with', async () => {
    const configuration = readConfiguration({
      SEALING_KEYS: Buffer.alloc(KEY_LENGTH, 'of a stranger').toString('base64'),
      DATA_DIR: '/nowhere',
      CUSTOMERS: '8',
      EMPLOYEES: '120',
    })
    const database = { ...site.database, close: async () => {} }
    const open = async () => ({ database, release: () => {} })
    await expect(openSite('test', configuration, createLog('silent'), { open })).rejects.toThrow(
      'not among the keys given',
    )
  })
})

describe('secrets that lie there', () => {
  const secretOf = async (id: string) =>
    (
      await sql<{ secret: string }>`select secret from device where id = ${id}::uuid`.execute(
        site.database.db,
      )
    ).rows[0]?.secret
  const openDevice = async (id: string) =>
    (
      (await owner.api('PUT', `/device/${id}`, { name: 'Laptop', keyMode: 'session' })).body as {
        secret: string
      }
    ).secret

  test('in the clear, from an earlier version, are sealed by the next start and stay what they were', async () => {
    const { db } = site.database
    const id = uuidv7()
    const secret = await openDevice(id)
    await sql`update device set secret = ${secret} where id = ${id}::uuid`.execute(db)
    await sql`update lease_key set private_jwk = ${'{"kty":"EC","d":"x"}'}::jsonb`.execute(db)
    expect(await sealStored(db, testKeyring, sealedColumns)).toBe(2)
    expect(await sealStored(db, testKeyring, sealedColumns)).toBe(0)
    expect(await secretOf(id)).toMatch(/^sealed:/)
    expect(await openDevice(id)).toBe(secret)
    const { rows } = await sql<{ private_jwk: string }>`select private_jwk from lease_key`.execute(db)
    expect(JSON.parse(testKeyring.open('lease_key', rows[0]?.private_jwk ?? ''))).toEqual({
      kty: 'EC',
      d: 'x',
    })
  })

  test('are sealed with a newer key as soon as there is one, and open with it alone from then on', async () => {
    const { db } = site.database
    const id = uuidv7()
    const secret = await openDevice(id)
    const [newer, old] = [Buffer.alloc(KEY_LENGTH, 'newer'), Buffer.alloc(KEY_LENGTH, 'of the tests')]
    expect(await sealStored(db, createKeyring([newer, old]), sealedColumns)).toBeGreaterThan(3)
    const alone = createKeyring([newer])
    const stored = (await secretOf(id)) ?? ''
    const { id: userId } = owner.login.userData
    expect(alone.open(`device/${owner.login.organization.id}/${userId}/${id}`, stored)).toBe(secret)
    // And back again, for whatever else this site is asked.
    await sealStored(db, createKeyring([old, newer]), sealedColumns)
    expect(await openDevice(id)).toBe(secret)
  })
})
