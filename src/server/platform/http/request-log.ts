import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/platform/log.ts'
import type { Environment } from './environment.ts'

/** One line per request: id, method, path without its query, status, milliseconds, organization and user. */
export const requestLog =
  (log: Log): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.header('X-Request-Id', requestId)
    const scope = c.get('scope') as Environment['Variables']['scope'] | undefined
    log.info(
      {
        event: 'request.answered',
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        ...(scope ? { organization: scope.organizationId, user: scope.userId } : {}),
      },
      'A request was answered',
    )
  }
