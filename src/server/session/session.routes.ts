import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY, SECOND } from '#shared/lib/time.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { putTogether, takeApart } from './kept-token.ts'
import { type PoolCalls, renewTokens, revokeToken } from './pool-tokens.ts'

interface Parts {
  /** Calls of somebody who has no token that is good. */
  open: Mount
  poolCalls: PoolCalls
  sessionSecret: () => Promise<Buffer>
  publicUrl: string
}

/** As long as the pool's refresh tokens are good at most. */
const LIFETIME = 30 * DAY
const NAME = 'refresh'

/**
 * A session that is kept: its refresh token lies in a cookie that no script can read, sealed, and opens only with a
 * half that the browser's storage holds. Whoever injects a script gets the half and not the cookie; whoever takes the
 * disk of a device in field mode gets the cookie, and the half only sealed.
 */
export function mountSessionRoutes(mount: Mount, { open, poolCalls, sessionSecret, publicUrl }: Parts) {
  const isSecure = publicUrl.startsWith('https:')
  const options = { path: '/api/session', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  const prefix = isSecure ? ({ prefix: 'secure' } as const) : {}

  const opened = async (c: Context, half: string): Promise<string | undefined> => {
    const cookie = getCookie(c, NAME, isSecure ? 'secure' : undefined)
    return cookie === undefined ? undefined : putTogether(await sessionSecret(), cookie, half)
  }

  mount(endpoints.keepSession, async ({ c, body }) => {
    const { cookie, half } = takeApart(await sessionSecret(), body.refreshToken)
    setCookie(c, NAME, cookie, { ...options, ...prefix, maxAge: LIFETIME / SECOND })
    return { half }
  })

  open(endpoints.renewSession, async ({ c, body }) => {
    const refreshToken = await opened(c, body.half)
    if (refreshToken === undefined) throw new AppError('sessionUnverified')
    c.header('Cache-Control', 'no-store')
    return renewTokens(poolCalls, refreshToken)
  })

  open(endpoints.endSession, async ({ c, body }) => {
    const refreshToken = await opened(c, body.half)
    if (refreshToken !== undefined) await revokeToken(poolCalls, refreshToken)
    // The cookie of somebody else who has signed in since stays.
    if (refreshToken !== undefined) deleteCookie(c, NAME, { ...options, ...prefix })
  })
}
