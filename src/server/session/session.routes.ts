import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SECOND } from '#shared/lib/time.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { createSessionMarker } from './marker.ts'
import { putTogether, sealedFor, takeApart } from './kept-token.ts'
import { type PoolCalls, renewTokens, revokeToken } from './pool-tokens.ts'
import { isEnded, SESSION_LIFETIME } from './session-ends.ts'

interface SessionRouteParts {
  db: Db
  poolCalls: PoolCalls
  sessionSecret: () => Promise<Buffer>
  publicUrl: string
  now: () => number
}

const NAME = 'refresh'

/**
 * A session that is kept: its refresh token lies in a cookie that no script can read, sealed, and opens only with a
 * half that the browser's storage holds. Whoever injects a script gets the half and not the cookie; whoever takes the
 * disk of a device in field mode gets the cookie, and the half only sealed.
 */
export function mountSessionRoutes(
  { mount, open }: Mounts,
  { db, poolCalls, sessionSecret, publicUrl, now }: SessionRouteParts,
) {
  const marker = createSessionMarker(publicUrl, now)
  const isSecure = publicUrl.startsWith('https:')
  const options = { path: '/api/session', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  const prefix = isSecure ? ({ prefix: 'secure' } as const) : {}

  const opened = async (c: Context, half: string): Promise<string | undefined> => {
    const cookie = getCookie(c, NAME, isSecure ? 'secure' : undefined)
    return cookie === undefined ? undefined : putTogether(await sessionSecret(), cookie, half)
  }

  const keep = (c: Context, cookie: string) =>
    setCookie(c, NAME, cookie, { ...options, ...prefix, maxAge: SESSION_LIFETIME / SECOND })

  mount(endpoints.keepSession, async ({ c, body }) => {
    const { cookie, half } = takeApart(await sessionSecret(), body.refreshToken)
    keep(c, cookie)
    marker.mark(c)
    return { half }
  })

  open(endpoints.renewSession, async ({ c, body }) => {
    const refreshToken = await opened(c, body.half)
    if (refreshToken === undefined) throw new AppError('sessionUnverified')
    c.header('Cache-Control', 'no-store')
    const { tokens, refreshToken: next } = await renewTokens(poolCalls, refreshToken, callerAddress(c))
    if (await isEnded(db, tokens.idToken)) {
      await revokeToken(poolCalls, next, callerAddress(c))
      throw new AppError('sessionUnverified')
    }
    if (next !== refreshToken) keep(c, sealedFor(await sessionSecret(), body.half, next))
    marker.mark(c)
    return tokens
  })

  open(endpoints.endSession, async ({ c, body }) => {
    const refreshToken = await opened(c, body.half)
    // The cookies of somebody else who has signed in since stay.
    if (refreshToken === undefined) return
    await revokeToken(poolCalls, refreshToken, callerAddress(c))
    deleteCookie(c, NAME, { ...options, ...prefix })
    marker.unmark(c)
  })
}
