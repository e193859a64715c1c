import { randomBytes } from 'node:crypto'
import { type Selectable } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { SECOND } from '#shared/lib/time.ts'
import type { IdentityTables } from './identity.tables.ts'
import type { Pool } from './pool.ts'
import { invalidParameter, PoolError } from './pool-error.ts'
import { seal, unseal } from '#server/platform/keys/sealed.ts'

const PERIOD = 30
/** A phone's clock may be one step off, either way. */
const DRIFT = 1
/** 52 characters of base 32, as the hosted pool gives. */
const SECRET_BYTES = 32

export type SoftwareToken = Selectable<IdentityTables['identity_software_token']>

export const readSoftwareToken = ({ db }: Pool, sub: string): Promise<SoftwareToken | undefined> =>
  db.selectFrom('identity_software_token').selectAll().where('sub', '=', sub).executeTakeFirst()

/** A new secret for an authenticator app. The former one stays good until the new one is proved. */
export async function associate(pool: Pool, sub: string): Promise<string> {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer })
  const pending_secret = seal((await pool.keys()).secret, sub, base32)
  await pool.db
    .insertInto('identity_software_token')
    .values({ sub, pending_secret })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet({ pending_secret }))
    .execute()
  return base32
}

/** Takes the pending secret for good if the code is the app's. Throws `EnableSoftwareTokenMFAException`. */
export async function prove(pool: Pool, sub: string, code: string): Promise<void> {
  const pending = (await readSoftwareToken(pool, sub))?.pending_secret
  if (!pending) throw noSoftwareToken()
  const step = await stepOf(pool, sub, pending, code)
  if (step === undefined) throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
  await pool.db
    .updateTable('identity_software_token')
    .set({ secret: pending, pending_secret: null, last_step: step })
    .where('sub', '=', sub)
    .where('pending_secret', '=', pending)
    .execute()
}

/** Takes a code of the app, once. Throws `CodeMismatchException`, `ExpiredCodeException` for one that was taken before. */
export async function takeAppCode(pool: Pool, sub: string, code: string): Promise<void> {
  const token = await readSoftwareToken(pool, sub)
  if (!token?.enabled || !token.secret) throw noSoftwareToken()
  const step = await stepOf(pool, sub, token.secret, code)
  if (step === undefined)
    throw new PoolError('CodeMismatchException', 'Invalid code received for user', 'wrongCode')
  const taken = await pool.db
    .updateTable('identity_software_token')
    .set({ last_step: step })
    .where('sub', '=', sub)
    .where('secret', '=', token.secret)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) {
    throw new PoolError('ExpiredCodeException', 'Your software token has already been used once.', 'codeUsed')
  }
}

/** Switches the second factor on or off. Throws `InvalidParameterException` while there is no proved secret. */
export async function preferSoftwareToken(
  pool: Pool,
  sub: string,
  { Enabled, PreferredMfa }: { Enabled: boolean; PreferredMfa: boolean },
): Promise<void> {
  const { numUpdatedRows } = await pool.db
    .updateTable('identity_software_token')
    .set({ enabled: Enabled, preferred: Enabled && PreferredMfa })
    .where('sub', '=', sub)
    .$if(Enabled, (query) => query.where('secret', 'is not', null))
    .executeTakeFirst()
  if (Enabled && numUpdatedRows === 0n) {
    throw invalidParameter('User has not verified software token mfa')
  }
}

const noSoftwareToken = () =>
  new PoolError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.')

/** The time step that a code stands for at this moment, if it does. */
async function stepOf(
  { keys, clock }: Pool,
  sub: string,
  sealed: string,
  code: string,
): Promise<number | undefined> {
  const secret = Secret.fromBase32(unseal((await keys()).secret, sub, sealed))
  const timestamp = clock()
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * SECOND)) + delta
}
