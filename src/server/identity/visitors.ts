import type { Context } from 'hono'
import { AppError } from '#server/platform/app-error.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import { PoolError } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'

/** Requests of people who have not said who they are, counted by their network together with wrong passwords. */
export interface Visitors {
  /** Throws `tooManyRequests`. */
  count: (c: Context) => Promise<void>
  /** Takes counts back of somebody who turned out to be in order. */
  forgive: (c: Context, counts?: number) => Promise<void>
}

export const createVisitors = (pool: Pick<UserPool, 'countRequest' | 'forgiveRequests'>): Visitors => ({
  count: async (c) => {
    try {
      await pool.countRequest(callerNetwork(c))
    } catch (cause) {
      if (!(cause instanceof PoolError)) throw cause
      throw new AppError('tooManyRequests', { cause })
    }
  },
  forgive: (c, counts = 1) => pool.forgiveRequests(callerNetwork(c), counts),
})
