import { SESSION_MARKER } from '#shared/contract/session-marker.ts'
import type { CookieJar } from './device-cookie.ts'

/** Whether the server has said within the last hour that the session is alive (SESS-02). */
export const isSessionMarked = (jar: Pick<CookieJar, 'read'>): boolean =>
  jar
    .read()
    .split(/;\s*/)
    .some((cookie) => cookie.startsWith(`${SESSION_MARKER}=`))

/** Says that there is no session, also where the server cannot be told. */
export const unmarkSession = (jar: CookieJar): void => jar.write(`${SESSION_MARKER}=; Max-Age=0; Path=/`)
