import { AUTH_PATHS, type AuthPath, isAfterPassword } from '#client/features/auth/address.ts'
import { looksLikeEmail } from '#client/features/auth/looks-like-email.ts'

export interface Arrival {
  path: AuthPath
  search: string
  /** Where to go after the sign-in; undefined where nowhere in particular was asked for. */
  redirect?: string
}

/** What somebody who is not signed in gets at an address (AUTH-03, AUTH-47). */
export function arriveAt({ pathname, search }: { pathname: string; search: string }): Arrival {
  const path = authPathOf(pathname)
  if (path && isAfterPassword(path)) return { path: '/auth/login', search: '' }
  if (path) return { path, search: path === '/auth/forgot-password' ? resetQuery(search) : search }
  const isNowhere = pathname === '/' || pathname === '/auth' || pathname.startsWith('/auth/')
  return isNowhere
    ? { path: '/auth/login', search }
    : { path: '/auth/login', search: '', redirect: pathname + search }
}

/** The reset of a password is somebody's, or it begins with asking whose (AUTH-31). */
const resetQuery = (search: string) =>
  looksLikeEmail(new URLSearchParams(search).get('id') ?? '') ? search : ''

/** The screen that an address names, whatever its case and final slash. */
export function authPathOf(pathname: string): AuthPath | undefined {
  const asked = pathname.replace(/\/+$/, '').toLowerCase()
  return AUTH_PATHS.find((path) => path.toLowerCase() === asked)
}

const FOR_ALL: readonly AuthPath[] = ['/sso', '/error', '/cb-integrations', '/first-run']

/** Screens that also somebody sees who is signed in. */
export function isForAll(pathname: string): boolean {
  const path = authPathOf(pathname)
  return path !== undefined && FOR_ALL.includes(path)
}

/** An address that is left as soon as somebody is signed in (AUTH-48). */
export const isLeftWhenSignedIn = (pathname: string): boolean => /^\/auth(\/|$)/i.test(pathname)

/** Where somebody stands who has just come, and may wait a moment (AUTH-07). */
export const isArrival = (pathname: string): boolean => pathname === '/' || pathname === '/auth/login'
