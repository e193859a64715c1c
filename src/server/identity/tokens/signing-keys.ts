import { hkdfSync } from 'node:crypto'
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWK_RSA_Public,
} from 'jose'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import { invariant } from '#shared/lib/invariant.ts'

export type TokenUse = 'id' | 'access'

export type PublicKey = JWK_RSA_Public & { kid: string }

interface SigningKey {
  kid: string
  sign: CryptoKey
  verify: CryptoKey
}

export interface SigningKeys extends Record<TokenUse, SigningKey> {
  /** What the pool publishes: the public halves. */
  jwks: { keys: PublicKey[] }
  /** A secret of the pool that survives a restart and is the same in every process. */
  secret: Buffer
}

const USES: TokenUse[] = ['id', 'access']

const placeOf = (use: TokenUse) => `identity_signing_key/${use}`
export const sealedSigningKeys: SealedColumn = {
  table: 'identity_signing_key',
  column: 'private_jwk',
  type: 'jsonb',
  place: `'identity_signing_key/' || token_use`,
}

/** The pool's keys, made at the first start. Of several processes that start at once the first one's keys count. */
export async function loadSigningKeys(db: Db, keyring: Keyring, clock: () => number): Promise<SigningKeys> {
  const stored = (await readKeys(db, keyring)) ?? (await createKeys(db, keyring, clock))
  const [id, access] = await Promise.all([importPair(stored.id), importPair(stored.access)])
  const { d } = stored.id
  invariant(d, 'a stored key has its private part')
  return {
    id,
    access,
    jwks: { keys: USES.map((use) => publicHalf(stored[use])) },
    secret: Buffer.from(hkdfSync('sha256', d, '', 'pretended users', 32)),
  }
}

async function readKeys(db: Db, keyring: Keyring): Promise<Record<TokenUse, JWK> | undefined> {
  const rows = await db
    .selectFrom('identity_signing_key')
    .select(['token_use', 'kid', 'private_jwk'])
    .execute()
  const [id, access] = USES.map((use): JWK | undefined => {
    const row = rows.find(({ token_use }) => token_use === use)
    return row && { ...(JSON.parse(keyring.open(placeOf(use), row.private_jwk)) as JWK), kid: row.kid }
  })
  return id && access ? { id, access } : undefined
}

async function createKeys(db: Db, keyring: Keyring, clock: () => number): Promise<Record<TokenUse, JWK>> {
  const made = await Promise.all(
    USES.map(async (use) => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      const jwk = await exportJWK(privateKey)
      return {
        token_use: use,
        kid: await calculateJwkThumbprint(jwk),
        private_jwk: JSON.stringify(keyring.seal(placeOf(use), JSON.stringify(jwk))),
        created_at: new Date(clock()),
      }
    }),
  )
  await db
    .insertInto('identity_signing_key')
    .values(made)
    .onConflict((conflict) => conflict.column('token_use').doNothing())
    .execute()
  const stored = await readKeys(db, keyring)
  invariant(stored, 'keys that were just stored are there')
  return stored
}

async function importPair(jwk: JWK): Promise<SigningKey> {
  const { kid } = jwk
  invariant(kid, 'a stored key has an id')
  const [sign, verify] = await Promise.all([importJWK(jwk, 'RS256'), importJWK(publicHalf(jwk), 'RS256')])
  invariant(!(sign instanceof Uint8Array) && !(verify instanceof Uint8Array), 'an RSA key is not a secret')
  return { kid, sign, verify }
}

function publicHalf({ n, e, kid }: JWK): PublicKey {
  invariant(n && e && kid, 'a stored key is a whole RSA key')
  return { alg: 'RS256', e, kid, kty: 'RSA', n, use: 'sig' }
}
