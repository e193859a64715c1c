import { z } from 'zod'
import { DAY, SECOND } from '#shared/lib/time.ts'

/** `document.cookie`, which has one name for two things: reading all cookies, and writing one. */
export interface CookieJar {
  read: () => string
  write: (cookie: string) => void
  isSecure: boolean
}

/** What survives when the browser clears its storage: which device this is, and what waited on it to be sent. */
export interface DeviceCookie {
  id: string
  unsent: number
  /** When the oldest unsent change was made, in milliseconds; null where none waits. */
  oldest: number | null
  /** Whose changes they are, so that nobody else hears of them. */
  userKey: string | null
}

const NAME = 'castellan-device'
/** The longest that browsers keep a cookie. */
const LIFETIME = (400 * DAY) / SECOND

const id = z.uuid()
const userKey = z.string().regex(/^[\da-f]{16}$/)

/** The device's cookie, or undefined where there is none that can be read. */
export function readDeviceCookie(jar: CookieJar): DeviceCookie | undefined {
  const value = jar
    .read()
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  const [device, count, oldest, owner] = value?.split('.') ?? []
  if (!id.safeParse(device).success) return undefined
  const unsent = naturalOf(count)
  return {
    id: device ?? '',
    unsent,
    oldest: unsent > 0 && naturalOf(oldest) > 0 ? naturalOf(oldest) : null,
    userKey: userKey.safeParse(owner).success ? (owner ?? null) : null,
  }
}

/** This device's id; it is made where there is none, and `known` takes the place of a cookie that was deleted. */
export function ensureDeviceId(jar: CookieJar, known?: string): string {
  const cookie = readDeviceCookie(jar)
  if (cookie) return cookie.id
  const made = known ?? crypto.randomUUID()
  write(jar, { id: made, unsent: 0, oldest: null, userKey: null })
  return made
}

/** Notes how many changes of a user wait and since when, at each change of the queue. */
export function noteUnsent(jar: CookieJar, owner: string, unsent: number, oldest: number | null): void {
  const cookie = readDeviceCookie(jar)
  if (cookie) write(jar, { id: cookie.id, unsent, oldest: unsent > 0 ? oldest : null, userKey: owner })
}

function write(jar: CookieJar, { id, unsent, oldest, userKey }: DeviceCookie) {
  const value = [id, unsent, oldest ?? 0, userKey ?? ''].join('.')
  const secure = jar.isSecure ? '; Secure' : ''
  jar.write(`${NAME}=${value}; Path=/; Max-Age=${LIFETIME}; SameSite=Strict${secure}`)
}

function naturalOf(text: string | undefined): number {
  const number = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  return Number.isSafeInteger(number) ? number : 0
}
