import type { Context } from 'hono'
import type { Grants } from './grants.ts'
import { GoogleRefusal, OtherPage } from './refusal.ts'
import { type GoogleUser, isProvoked, type Workspace } from './state.ts'

const SCOPES = 'https://www.googleapis.com/auth/'

/** Who asks, and of which workspace. */
export interface Caller {
  workspace: Workspace
  user: GoogleUser
}

/**
 * Whoever asks, whose token has to hold one of these scopes and who has to be an administrator. What was chosen to fail in their
 * workspace fails now.
 */
export function callerOf(c: Context, grants: Grants, ...scopes: string[]): Caller {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const grant = token === undefined ? undefined : grants.ofAccess(token)
  if (!grant) throw new GoogleRefusal('authError', 'Invalid Credentials')
  const { workspace, user } = grant.account
  if (workspace) provoke(workspace)
  if (!scopes.some((scope) => grant.scopes.includes(SCOPES + scope)))
    throw new GoogleRefusal('insufficientPermissions', 'Request had insufficient authentication scopes.')
  if (!workspace || !user || !(user.isAdmin || user.isDelegatedAdmin))
    throw new GoogleRefusal('forbidden', 'Not Authorized to access this resource/api')
  return { workspace, user }
}

function provoke(workspace: Workspace): void {
  workspace.requests += 1
  const isThird = workspace.requests % 3 === 1
  if (isProvoked(workspace, 'html')) throw new OtherPage()
  if (isProvoked(workspace, 'down')) throw new GoogleRefusal('backendError', 'Backend Error')
  if (isProvoked(workspace, 'forbidden'))
    throw new GoogleRefusal('forbidden', 'Not Authorized to access this resource/api')
  if (isProvoked(workspace, 'no-scope'))
    throw new GoogleRefusal('insufficientPermissions', 'Request had insufficient authentication scopes.')
  if (isProvoked(workspace, 'quota-exceeded')) throw new GoogleRefusal('quotaExceeded', 'Quota exceeded.')
  if (!isThird) return
  if (isProvoked(workspace, 'throttled')) throw new GoogleRefusal('tooManyRequests', 'Resource exhausted')
  if (isProvoked(workspace, 'rate-limited'))
    throw new GoogleRefusal('rateLimitExceeded', 'Rate Limit Exceeded')
  if (isProvoked(workspace, 'user-rate-limited'))
    throw new GoogleRefusal('userRateLimitExceeded', 'User Rate Limit Exceeded')
}

/** A part of a list, as `maxResults` and `pageToken` ask for it. */
export function pageOf<T>(
  c: Context,
  all: readonly T[],
  { usual, most }: { usual: number; most: number },
): { items: T[]; nextPageToken?: string } {
  const asked = c.req.query('maxResults')
  const size = asked === undefined ? usual : Number(asked)
  if (!Number.isInteger(size) || size < 1) throw new GoogleRefusal('invalid', `Invalid value '${asked}'.`)
  const from = startOf(c.req.query('pageToken'))
  const end = from + Math.min(size, most)
  return {
    items: all.slice(from, end),
    ...(end < all.length ? { nextPageToken: Buffer.from(`page/${end}`).toString('base64url') } : {}),
  }
}

function startOf(token: string | undefined): number {
  if (token === undefined || token === '') return 0
  const place = /^page\/(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (place === undefined) throw new GoogleRefusal('invalid', 'Invalid Input: pageToken')
  return Number(place)
}

/** The JSON of a request; nothing where there is none. */
export async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new GoogleRefusal('badRequest', 'Parse Error')
  }
}

/** The workspace that a request names has to be the caller's own. */
export function requireOwn(c: Context, { customerId, domain }: Workspace): void {
  const customer = c.req.query('customer')
  const asked = c.req.query('domain')
  if (customer === undefined && asked === undefined) throw new GoogleRefusal('badRequest', 'Bad Request')
  if (customer !== undefined && customer !== 'my_customer' && customer !== customerId)
    throw new GoogleRefusal('badRequest', 'Invalid Input: customer')
  if (asked !== undefined && asked.toLowerCase() !== domain)
    throw new GoogleRefusal('notFound', 'Domain not found.')
}
