import { createHmac } from 'node:crypto'
import { networkMemory } from './identity-limits.ts'
import type { Pool } from './pool.ts'

export interface Origin {
  /** Of the account, or what an account that does not exist pretends to have. */
  sub: string
  address: string
}

/** The hash of the network, if this account has been signed in to from there in the last 30 days. */
export async function knownNetwork(pool: Pool, origin: Origin): Promise<string | undefined> {
  const known = await pool.db
    .selectFrom('identity_known_network')
    .select('network_hash')
    .where('sub', '=', origin.sub)
    .where('network_hash', '=', await hashOf(pool, origin))
    .where('last_at', '>', new Date(pool.clock() - networkMemory))
    .executeTakeFirst()
  return known?.network_hash
}

/** Notes that the account's owner was here: with his password and whatever else was asked, or with a mailed code. */
export async function noteNetwork(pool: Pool, origin: Origin): Promise<void> {
  const at = new Date(pool.clock())
  await pool.db
    .insertInto('identity_known_network')
    .values({ sub: origin.sub, network_hash: await hashOf(pool, origin), last_at: at })
    .onConflict((conflict) => conflict.columns(['sub', 'network_hash']).doUpdateSet({ last_at: at }))
    .execute()
}

/** Forgets where an account was used from. */
export const forgetNetworks = ({ db }: Pick<Pool, 'db'>, sub: string) =>
  db.deleteFrom('identity_known_network').where('sub', '=', sub).execute()

export const sweepNetworks = ({ db, clock }: Pool) =>
  db
    .deleteFrom('identity_known_network')
    .where('last_at', '<', new Date(clock() - networkMemory))
    .execute()

/** With the pool's secret, or the few addresses that there are could be tried out. */
async function hashOf({ keys }: Pool, { sub, address }: Origin): Promise<string> {
  return createHmac('sha256', (await keys()).secret)
    .update(`network ${sub} ${address}`)
    .digest('base64url')
}
