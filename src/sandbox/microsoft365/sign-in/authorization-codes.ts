import { createHash, randomBytes } from 'node:crypto'
import type { Tenant, User } from '../tenant/state.ts'

/** Milliseconds: "authorization codes are short lived, and they typically expire after about a minute". */
const LIFETIME = 60_000

/** What was agreed on when a code was given out. */
export interface Grant {
  redirectUri: string
  /** Of PKCE, method S256. */
  challenge: string
  nonce: string | undefined
  scope: string
  tenant: Tenant
  user: User
  /** Template ids of the directory roles that the person holds. */
  roleIds: readonly string[]
}

export type Taken = { grant: Grant } | { refused: 'unknown' | 'used' | 'expired' }

/** The codes of one token service; like the rest of the pretend cloud they do not outlive the process. */
export interface AuthorizationCodes {
  give: (grant: Grant) => string
  /** A code is good once. */
  take: (code: string) => Taken
}

export function createAuthorizationCodes({ now }: { now: () => number }): AuthorizationCodes {
  const given = new Map<string, { grant: Grant; until: number; isUsed: boolean }>()
  return {
    give: (grant) => {
      for (const [code, { until }] of given) if (until + LIFETIME < now()) given.delete(code)
      const code = `1.${randomBytes(48).toString('base64url')}`
      given.set(code, { grant, until: now() + LIFETIME, isUsed: false })
      return code
    },
    take: (code) => {
      const known = given.get(code)
      if (!known) return { refused: 'unknown' }
      if (known.isUsed) return { refused: 'used' }
      known.isUsed = true
      return known.until < now() ? { refused: 'expired' } : { grant: known.grant }
    },
  }
}

/** Whether a verifier is the one that a challenge was made from. */
export const fitsChallenge = (verifier: string, challenge: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge
