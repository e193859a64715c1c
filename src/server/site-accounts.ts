import type { Configuration } from '#server/platform/configuration.ts'
import type { UserPool } from './identity/user-pool.ts'
import { createIdentityAdmin, type IdentityAdmin } from './users/identity-admin.ts'

/** Accounts of the embedded pool, which is asked in the process. */
export const ownAccounts = (
  { routes, adminKey }: Pick<UserPool, 'routes' | 'adminKey'>,
  poolId: string,
  now: () => number,
): IdentityAdmin =>
  createIdentityAdmin({
    endpoint: 'http://pool.internal',
    region: regionOf(poolId),
    poolId,
    credentials: adminKey,
    fetch: async (request) => routes.fetch(request),
    now,
  })

/**
 * Accounts of a hosted pool; undefined where the embedded one is used. Without a key the pool refuses, and whoever
 * changes a user hears that it was not done.
 */
export function hostedAccounts(
  {
    USER_POOL_URL,
    USER_POOL_ID = '',
    USER_POOL_KEY_ID = '',
    USER_POOL_KEY_SECRET = '',
  }: Pick<Configuration, 'USER_POOL_URL' | 'USER_POOL_ID' | 'USER_POOL_KEY_ID' | 'USER_POOL_KEY_SECRET'>,
  now: () => number,
): IdentityAdmin | undefined {
  if (USER_POOL_URL === undefined) return undefined
  return createIdentityAdmin({
    endpoint: USER_POOL_URL,
    region: regionOf(USER_POOL_ID),
    poolId: USER_POOL_ID,
    credentials: async () => ({ id: USER_POOL_KEY_ID, secret: USER_POOL_KEY_SECRET }),
    fetch: (request) => fetch(request),
    now,
  })
}

/** The part of a pool's id that its service is in. */
const regionOf = (poolId: string): string => poolId.slice(0, poolId.indexOf('_'))
