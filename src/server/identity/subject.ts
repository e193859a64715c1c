import { createHmac, hkdfSync } from 'node:crypto'
import { validate } from 'uuid'
import { isClosedToPasswords } from './passwords/closed-to-passwords.ts'
import { HASH_OF_NOTHING } from './passwords/password.ts'
import type { Pool } from './pool.ts'
import { verifierFromSeed } from './passwords/srp.ts'
import { findUser, type PoolUser } from './users.ts'

/** Who wants to sign in. It looks the same whether the account exists, has a password, or neither. */
export interface Subject {
  sub: string
  passwordHash: string
  srpSalt: string
  srpVerifier: string
  /** Only who has an account that takes a password, and has one, can be let in. */
  user: PoolUser | undefined
  /** The account also where nobody is let in by a password: what is seen from outside must not depend on that. */
  account: PoolUser | undefined
}

/** The account behind a user name, or one that is made up: always the same for the same name, with no password. */
export async function subjectOf(pool: Pool, username: string): Promise<Subject> {
  const { secret } = await pool.keys()
  const user = await findUser(pool.db, username)
  // Made up in either case, so that its cost tells nothing, and of the sub, by which an account can be asked for, too.
  const pretended = pretend(secret, username.toLowerCase(), user?.sub)
  if (!user) return pretended
  const { sub, password_hash, srp_salt, srp_verifier } = user
  if (!password_hash || !srp_salt || !srp_verifier) return { ...pretended, account: user }
  return {
    sub,
    passwordHash: password_hash,
    srpSalt: srp_salt,
    srpVerifier: srp_verifier,
    // The password is tried all the same, so that a right one is refused as a wrong one is.
    user: isClosedToPasswords(user) ? undefined : user,
    account: user,
  }
}

/** True when a client names one of `names`; an address counts in any case. */
export const isNameOf = (answered: string, names: string[]): boolean =>
  names.some((name) => name.toLowerCase() === answered.toLowerCase())

function pretend(secret: Buffer, username: string, known: string | undefined): Subject {
  const made = uuidFrom(createHmac('sha256', secret).update(`sub ${username}`).digest())
  const sub = known ?? (validate(username) ? username : made)
  const part = (what: string) => createHmac('sha256', secret).update(`${what} ${sub}`).digest()
  return {
    sub,
    passwordHash: HASH_OF_NOTHING,
    srpSalt: part('salt').toString('hex', 0, 16),
    srpVerifier: verifierFromSeed(Buffer.from(hkdfSync('sha256', part('verifier'), '', '', 384))),
    user: undefined,
    account: undefined,
  }
}

/** In the form of a random uuid (version 4), as real subs are. */
function uuidFrom(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  const variant = '89ab'[(bytes[8] ?? 0) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
