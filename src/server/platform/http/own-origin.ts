import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/platform/app-error.ts'
import type { Environment } from './environment.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes in the user's browser, also one of a neighbouring name, which may be
 * somebody else's; programs send neither header.
 */
export const ownOrigin =
  (publicUrl: string): MiddlewareHandler<Environment> =>
  async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const isForeign =
        (origin !== undefined && origin !== new URL(publicUrl).origin) ||
        site === 'cross-site' ||
        site === 'same-site'
      if (isForeign) throw new AppError('foreignOrigin')
    }
    await next()
  }
