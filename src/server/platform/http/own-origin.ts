import type { MiddlewareHandler } from 'hono'
import { API_PATH, type Endpoint } from '#shared/contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Environment } from './environment.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes in the user's browser, also one of a neighbouring name, which may be
 * somebody else's; programs send neither header. Calls of `endpoints` that are signed are taken from everywhere.
 */
export const ownOrigin = (
  publicUrl: string,
  endpoints: readonly Endpoint[],
): MiddlewareHandler<Environment> => {
  const signed = new Set(
    endpoints.filter(({ isSigned }) => isSigned).map(({ method, path }) => `${method} ${API_PATH}${path}`),
  )
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !signed.has(`${c.req.method} ${c.req.path}`)) {
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
}
