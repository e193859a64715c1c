import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { deviceLimits } from '#shared/contract/devices.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** Signs how long a user may use a device without the server. */
export interface Leases {
  /** A JWT of `leaseClaimsSchema` that ends 72 hours from now. */
  issue: (scope: Scope, deviceId: string) => Promise<string>
  publicKey: JWK
}

const ALGORITHM = 'ES256'
const PLACE = 'lease_key'
export const sealedLeaseKey: SealedColumn = {
  table: 'lease_key',
  column: 'private_jwk',
  type: 'jsonb',
  place: `'${PLACE}'`,
}

/** The site's leases. Its key is made at the first start; of several processes that start at once the first one's counts. */
export async function loadLeases(db: Db, keyring: Keyring, now: () => number): Promise<Leases> {
  const jwk = (await readKey(db, keyring)) ?? (await createKey(db, keyring, now))
  const key = await importJWK(jwk, ALGORITHM)
  const { d: _, ...publicKey } = jwk
  return {
    publicKey: { ...publicKey, alg: ALGORITHM, use: 'sig' },
    issue: ({ userId }, deviceId) =>
      new SignJWT({ dev: deviceId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setExpirationTime(Math.floor((now() + deviceLimits.lease) / 1000))
        .sign(key),
  }
}

async function readKey(db: Db, keyring: Keyring): Promise<JWK | undefined> {
  const row = await db.selectFrom('lease_key').select('private_jwk').executeTakeFirst()
  return row && (JSON.parse(keyring.open(PLACE, row.private_jwk)) as JWK)
}

async function createKey(db: Db, keyring: Keyring, now: () => number): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const made = JSON.stringify(await exportJWK(privateKey))
  await db
    .insertInto('lease_key')
    .values({ private_jwk: JSON.stringify(keyring.seal(PLACE, made)), created_at: new Date(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await readKey(db, keyring)
  invariant(stored, 'a key that was just stored is there')
  return stored
}
