import { ownFetch } from '#client/data/call/send.ts'
import type { PoolClient } from '#client/data/user-pool/pool-client.ts'
import { knownSite } from './site.ts'

/** The site's user pool. Throws `UserPoolUnreachable`. */
export const openPool = async (): Promise<PoolClient> => ({
  pool: (await knownSite()).pool,
  fetch: ownFetch,
})
