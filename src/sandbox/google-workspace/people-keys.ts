import type { Context } from 'hono'
import { GoogleRefusal } from './refusal.ts'
import { findUser, type GoogleUser } from './state.ts'

/** Whom the path names. */
export function found(users: readonly GoogleUser[], c: Context): GoogleUser {
  const person = findUser(users, c.req.param('key') ?? '')
  if (!person) throw new GoogleRefusal('notFound', 'Resource Not Found: userKey')
  return person
}

/** Whoever has a part of an administrator's rights cannot change a super administrator. */
export function requireRank(caller: GoogleUser, person: GoogleUser): void {
  if (person.isAdmin && !caller.isAdmin)
    throw new GoogleRefusal('forbidden', 'Not Authorized to access this resource/api')
}
