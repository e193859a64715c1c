import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Environment } from './environment.ts'

/**
 * Refuses with `tooManyRequests` whoever asks more often than `perMinute`, and says when to come again. `whose` names
 * who is counted; undefined is not counted here. It counts in the memory of one process: it keeps one account from
 * slowing all others down, and is not what stops guessing (that is the user pool's). 0 counts nobody.
 */
export function rateLimit(
  perMinute: number,
  whose: (c: Context<Environment>) => string | undefined,
): MiddlewareHandler<Environment> {
  const count = createLimit(perMinute)
  return async (c, next) => {
    const key = whose(c)
    if (key !== undefined) await count(key)
    await next()
  }
}

/** Counts one more of a key, and throws `tooManyRequests` where there were more than `perMinute`; 0 counts nobody. */
export function createLimit(perMinute: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE / SECOND })
  return async (key) => {
    if (perMinute > 0) await take(limiter, key)
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    throw new AppError('tooManyRequests', { retryAfter: Math.ceil(cause.msBeforeNext / SECOND) })
  }
}
