import { timingSafeEqual } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SECOND } from '#shared/lib/time.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import type { Visitors } from '#server/identity/visitors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { attemptLifetime, openAttempt, sealAttempt, spend } from './attempt.ts'
import { notedSignOn } from './noted-sign-on.ts'
import { newAttempt } from './relying-party.ts'
import type { SignOn } from './sign-on.ts'

interface SsoRouteParts {
  db: Db
  /** Undefined where there is no sign-in by another provider. */
  signOn: SignOn | undefined
  visitors: Visitors
  securityLog: Pick<SecurityLog, 'note'>
  sessionSecret: () => Promise<Buffer>
  publicUrl: string
  now: () => number
}

const NAME = 'sso'

/**
 * The way to Microsoft and back. What belongs to it lies, sealed, in a cookie of the browser that began it, so that a
 * code which somebody else was given, or has stolen, signs nobody in here.
 */
export function mountSsoRoutes(
  { open: mount }: Mounts,
  { db, visitors, securityLog, sessionSecret, publicUrl, now, ...parts }: SsoRouteParts,
) {
  const isSecure = publicUrl.startsWith('https:')
  const options = { path: '/api/sso', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  const prefix = isSecure ? ({ prefix: 'secure' } as const) : {}

  function signOn(): SignOn {
    if (!parts.signOn) throw new AppError('notFound')
    return parts.signOn
  }

  mount(endpoints.getAuthorizeUrl, async ({ c }) => {
    const { authorizeUrl } = signOn()
    await visitors.count(c)
    const attempt = newAttempt(now() + attemptLifetime)
    const url = await authorizeUrl(attempt)
    setCookie(c, NAME, sealAttempt(await sessionSecret(), attempt), {
      ...options,
      ...prefix,
      maxAge: attemptLifetime / SECOND,
    })
    c.header('Cache-Control', 'no-store')
    return url
  })

  mount(endpoints.exchangeAuthorizeCode, async ({ c, body }) => {
    const { signIn } = signOn()
    await visitors.count(c)
    const signedIn = await notedSignOn(securityLog, callerNetwork(c), async (onNamed) => {
      const cookie = getCookie(c, NAME, isSecure ? 'secure' : undefined)
      const attempt = cookie === undefined ? undefined : openAttempt(await sessionSecret(), cookie, now())
      if (!attempt || !isSame(attempt.state, body.state)) throw new AppError('sessionUnverified')
      // Also here and not only in the browser: a copy of the cookie could be sent again with another code.
      deleteCookie(c, NAME, { ...options, ...prefix })
      if (!(await spend(db, attempt))) throw new AppError('sessionUnverified')
      return signIn(body.code, attempt, onNamed)
    })
    // For the way there and for the way back.
    await visitors.forgive(c, 2)
    c.header('Cache-Control', 'no-store')
    return signedIn
  })
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
