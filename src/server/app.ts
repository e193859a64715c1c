import { type Context, Hono } from 'hono'
import { AppError } from '#server/platform/app-error.ts'
import { within } from '#server/platform/within.ts'
import { withCaller } from '#server/platform/http/caller-address.ts'
import { notStored } from '#server/platform/http/not-stored.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { type IsTrustedProxy, trustedProxies } from '#server/platform/http/trusted-proxies.ts'
import { type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'
import type { Site } from './site.ts'
import { PORTAL_PATH } from './site-billing.ts'
import { STORAGE_PATH } from './site-storage.ts'

/**
 * How long an answer may take to begin, in milliseconds: twice what a device waits. What comes later is carried out
 * all the same, and found by the same request when it is sent again.
 */
const REQUEST_LIMIT = 60_000
/** In seconds. */
const RETRY_AFTER = 5

const bodyOf = (code: ErrorCode) => ({ code, message: errorCatalogue[code].message, requestId: '' })

/** The pages of others that a site shows within its own. */
const framesOf = ({ config: { billing, chatUrl } }: Site): string[] =>
  [billing?.portal, chatUrl].flatMap((url) => url ?? [])

/**
 * Everything that one process serves. A request's Host header chooses the site; a Host that no site is served under
 * is refused, so that no page elsewhere can reach this process under a name of its own. Who asks is said by the
 * connection, or by the proxies that `isTrustedProxy` knows; nobody, unless said otherwise.
 */
export function createApp(
  sites: readonly Site[],
  files: Hono,
  isTrustedProxy: IsTrustedProxy = trustedProxies([]),
): Hono {
  const byHost = new Map(
    sites.map((site) => [new URL(site.publicUrl).host, { site, headers: headersOf(site) }]),
  )
  // The pretend portal is shown in a frame, which no other page may be.
  const hasOwnPolicy = (c: Context) => isStored(c) || c.req.path.startsWith(`${PORTAL_PATH}/`)
  const isStored = (c: Context) => c.req.path.startsWith(`${STORAGE_PATH}/`)
  const servedAt = (c: Context) => byHost.get((c.req.header('host') ?? '').toLowerCase())
  const headersElsewhere = securityHeaders()
  const health = async () => {
    const states = await Promise.all(
      sites.map(async ({ name, engine, health: look }) => {
        const reason = await look()
        return { name, engine, database: reason === undefined, ...(reason ? { reason } : {}) }
      }),
    )
    return { ok: states.every(({ database }) => database), sites: states }
  }
  return (
    new Hono()
      .onError((error, c) => {
        if (!(error instanceof AppError)) throw error
        c.header('Retry-After', String(RETRY_AFTER))
        return c.json(bodyOf(error.code), 503)
      })
      // What is stored has a stricter policy of its own.
      .use((c, next) => (hasOwnPolicy(c) ? next() : (servedAt(c)?.headers ?? headersElsewhere)(c, next)))
      .use(notStored)
      .get('/health', async (c) => {
        const state = await health()
        return c.json(state, state.ok ? 200 : 503)
      })
      .use(async (c, next) => {
        const site = servedAt(c)?.site
        if (!site) return c.json(bodyOf('unknownHost'), 421)
        const { pathname } = new URL(c.req.url)
        if (pathname === '/config.json') return c.json(site.config)
        if (!/^\/(api|identity|sandbox|storage)(\/|$)/.test(pathname)) return next()
        const answering = Promise.resolve(site.routes.fetch(c.req.raw, withCaller(c, isTrustedProxy)))
        // How long a file takes is a matter of the network.
        if (isStored(c)) return answering
        return within(REQUEST_LIMIT, answering, () => new AppError('missingTangibles'))
      })
      .route('/', files)
  )
}

const headersOf = (site: Site) =>
  securityHeaders(site.publicUrl, [site.config.pool.url, ...site.storageUrls], framesOf(site))
