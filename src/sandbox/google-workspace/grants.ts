import { createHash, randomBytes } from 'node:crypto'
import type { GoogleUser, Workspace } from './state.ts'

/** Lengths of time in milliseconds. */
const LIFETIMES = { code: 600_000, access: 3_599_000 } as const

/** Somebody who can sign in: of a workspace, or with an account of their own. */
export interface Account {
  email: string
  sub: string
  /** Undefined for a consumer account. */
  workspace?: Workspace | undefined
  user?: GoogleUser | undefined
}

/** What somebody has let an app do. */
export interface Grant {
  account: Account
  scopes: string[]
  isRevoked: boolean
}

interface CodeGrant extends Grant {
  redirectUri: string
  challenge: string | undefined
  isOffline: boolean
}

export type Redeemed = { grant: Grant; isOffline: boolean } | { refused: string }

/** What was given out; like the rest of the pretend cloud it does not outlive the process. */
export function createGrants({ now }: { now: () => number }) {
  const codes = new Map<string, CodeGrant & { until: number }>()
  const refreshTokens = new Map<string, Grant>()
  const accessTokens = new Map<string, { grant: Grant; until: number }>()
  const secret = () => randomBytes(32).toString('base64url')
  return {
    giveCode(grant: Omit<CodeGrant, 'isRevoked'>): string {
      const code = `4/${secret()}`
      codes.set(code, { ...grant, isRevoked: false, until: now() + LIFETIMES.code })
      return code
    },

    redeem(code: string, redirectUri: string, verifier: string | undefined): Redeemed {
      const given = codes.get(code)
      codes.delete(code)
      if (!given || given.until < now()) return { refused: 'Malformed auth code.' }
      if (given.redirectUri !== redirectUri) return { refused: 'Bad Request' }
      if (given.challenge !== undefined) {
        if (verifier === undefined) return { refused: 'Missing code verifier.' }
        if (challengeOf(verifier) !== given.challenge) return { refused: 'Invalid code verifier.' }
      }
      const { account, scopes, isOffline } = given
      return { grant: { account, scopes, isRevoked: false }, isOffline }
    },

    giveRefreshToken(grant: Grant): string {
      const token = `1//${secret()}`
      refreshTokens.set(token, grant)
      return token
    },

    giveAccessToken(grant: Grant): { token: string; seconds: number } {
      const token = `ya29.${secret()}`
      accessTokens.set(token, { grant, until: now() + LIFETIMES.access })
      return { token, seconds: LIFETIMES.access / 1000 }
    },

    refreshed: (token: string): Grant | undefined => live(refreshTokens.get(token)),

    ofAccess(token: string): Grant | undefined {
      const given = accessTokens.get(token)
      return given && given.until >= now() ? live(given.grant) : undefined
    },

    /** By either token; false where it is none. */
    revoke(token: string): boolean {
      const grant = refreshTokens.get(token) ?? accessTokens.get(token)?.grant
      if (!grant || grant.isRevoked) return false
      grant.isRevoked = true
      return true
    },

    /** Every app is taken out of an account, as its owner or their administrator does. */
    revokeOf(sub: string): void {
      for (const grant of [
        ...refreshTokens.values(),
        ...[...accessTokens.values()].map((each) => each.grant),
      ])
        if (grant.account.sub === sub) grant.isRevoked = true
    },

    /** How many apps are let in by somebody. */
    countOf: (sub: string): number =>
      new Set([...refreshTokens.values()].filter((grant) => grant.account.sub === sub && !grant.isRevoked))
        .size,
  }
}
export type Grants = ReturnType<typeof createGrants>

/** Who was deleted or suspended lets nobody in. */
const live = (grant: Grant | undefined): Grant | undefined => {
  if (!grant || grant.isRevoked) return undefined
  const { workspace, user } = grant.account
  if (workspace && user && (user.suspended || !workspace.users.includes(user))) return undefined
  return grant
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
