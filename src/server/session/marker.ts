import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { HOUR, SECOND } from '#shared/lib/time.ts'
import { SESSION_MARKER } from '#shared/contract/session-marker.ts'

/** Marks in the browser that a session is alive. What is marked grants nothing: the page only learns what to open. */
export interface SessionMarker {
  /** For one more hour (SESS-01). */
  mark: (c: Context) => void
  unmark: (c: Context) => void
}

/** The marker of one site, whose address is `publicUrl`. `now` is in milliseconds since 1970. */
export function createSessionMarker(publicUrl: string, now: () => number): SessionMarker {
  const options = { path: '/', sameSite: 'Lax', secure: publicUrl.startsWith('https:') } as const
  return {
    mark: (c) =>
      setCookie(c, SESSION_MARKER, String(now() + HOUR), {
        ...options,
        maxAge: HOUR / SECOND,
      }),
    unmark: (c) => void deleteCookie(c, SESSION_MARKER, options),
  }
}
