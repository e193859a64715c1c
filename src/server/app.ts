import { Hono } from 'hono'
import { AppError } from '#server/platform/app-error.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { errorCatalogue } from '#shared/contract/errors.ts'
import type { Site } from './site.ts'

/**
 * Everything that one process serves. A request's Host header chooses the site; a Host that no site is served under
 * is refused, so that no page elsewhere can reach this process under a name of its own.
 */
export function createApp(sites: readonly Site[], files: Hono): Hono {
  const byHost = new Map(sites.map((site) => [new URL(site.publicUrl).host, site]))
  const health = async () => {
    const states = await Promise.all(
      sites.map(async ({ name, engine, isAnswering }) => ({ name, engine, database: await isAnswering() })),
    )
    return { ok: states.every(({ database }) => database), sites: states }
  }
  return new Hono()
    .get('/health', async (c) => {
      const state = await health()
      return c.json(state, state.ok ? 200 : 503)
    })
    .use(async (c, next) => {
      const site = byHost.get((c.req.header('host') ?? '').toLowerCase())
      if (!site) {
        const { code } = new AppError('unknownHost')
        return c.json({ code, message: errorCatalogue[code].message, requestId: '' }, 421)
      }
      return securityHeaders(site.publicUrl, [site.config.pool.url])(c, async () => {
        const { pathname } = new URL(c.req.url)
        const isServed = /^\/(api|identity|sandbox)(\/|$)/.test(pathname)
        if (pathname === '/config.json') c.res = c.json(site.config)
        else if (isServed) c.res = await site.routes.fetch(c.req.raw, c.env)
        else await next()
      })
    })
    .route('/', files)
}
