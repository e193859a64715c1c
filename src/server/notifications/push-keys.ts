import webPush from 'web-push'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'

/** The key pair by which push services know this site (VAPID, RFC 8292), both halves in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const PLACE = 'push_key'
export const sealedPushKey: SealedColumn = {
  table: 'push_key',
  column: 'private_key',
  type: 'text',
  place: `'${PLACE}'`,
}

/** The site's keys, made at the first start: every subscription is bound to them. Of several processes the first counts. */
export async function loadPushKeys(db: Db, keyring: Keyring, now: () => number): Promise<PushKeys> {
  const known = await read(db, keyring)
  if (known) return known
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_key')
    .values({
      public_key: publicKey,
      private_key: keyring.seal(PLACE, privateKey),
      created_at: new Date(now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await read(db, keyring)
  invariant(stored, 'a key that was just stored is there')
  return stored
}

async function read(db: Db, keyring: Keyring): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: keyring.open(PLACE, row.private_key) }
}
