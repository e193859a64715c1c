import type { Db } from '#server/platform/database/database.ts'
import { PoolError } from './pool-error.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What every operation works on. */
export interface Pool {
  db: Db
  /** Milliseconds since 1970. */
  clock: () => number
  issuer: string
  /** `{region}_{name}`. */
  poolId: string
  clientId: string
  keys: () => Promise<SigningKeys>
}

/** The part of the pool's id that SRP mixes into every password. */
export const poolNameOf = ({ poolId }: Pick<Pool, 'poolId'>): string => poolId.slice(poolId.indexOf('_') + 1)

/** Throws `ResourceNotFoundException` for a client that is not the pool's. */
export function requireClient({ clientId }: Pool, asked: string): void {
  if (asked !== clientId) {
    throw new PoolError('ResourceNotFoundException', `User pool client ${asked} does not exist.`)
  }
}
