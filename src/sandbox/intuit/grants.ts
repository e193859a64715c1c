import { randomBytes } from 'node:crypto'
import type { Books } from './state.ts'

/** Lengths of time in milliseconds. */
const LIFETIMES = { code: 600_000, access: 3_600_000, refresh: 8_726_400_000, overlap: 86_400_000 } as const

/** That a company let the app into its books. */
export interface Grant {
  books: Books
  isRevoked: boolean
  /** The newest refresh token. */
  refresh: string
}

interface Given {
  grant: Grant
  until: number
}

const secret = () => randomBytes(24).toString('base64url')

/** What was let in, and the tokens of it. */
export function createGrants({ now }: { now: () => number }) {
  const codes = new Map<string, { books: Books; redirectUri: string; until: number }>()
  const access = new Map<string, Given>()
  const refresh = new Map<string, Given>()
  const live = (given: Given | undefined) =>
    given && given.until > now() && !given.grant.isRevoked ? given.grant : undefined

  function giveRefresh(grant: Grant): void {
    grant.refresh = `AB11${secret()}`
    refresh.set(grant.refresh, { grant, until: now() + LIFETIMES.refresh })
  }

  function tokensOf(grant: Grant) {
    const token = `eyJ${secret()}`
    access.set(token, { grant, until: now() + LIFETIMES.access })
    return {
      token_type: 'bearer',
      access_token: token,
      expires_in: LIFETIMES.access / 1000,
      refresh_token: grant.refresh,
      x_refresh_token_expires_in: LIFETIMES.refresh / 1000,
    }
  }

  return {
    giveCode(books: Books, redirectUri: string): string {
      const code = `AB11${secret()}`
      codes.set(code, { books, redirectUri, until: now() + LIFETIMES.code })
      return code
    },

    redeem(code: string, redirectUri: string) {
      const found = codes.get(code)
      codes.delete(code)
      if (!found || found.redirectUri !== redirectUri || found.until <= now()) return undefined
      const grant: Grant = { books: found.books, isRevoked: false, refresh: '' }
      giveRefresh(grant)
      return tokensOf(grant)
    },

    /** The newest token gives way to another one, and is good for a day more; one that gave way changes nothing. */
    renew(token: string) {
      const grant = live(refresh.get(token))
      if (!grant) return undefined
      if (token === grant.refresh) {
        refresh.set(token, { grant, until: now() + LIFETIMES.overlap })
        giveRefresh(grant)
      }
      return tokensOf(grant)
    },

    ofAccess: (token: string) => live(access.get(token)),

    /** By either token; false where it is none. */
    revoke(token: string): boolean {
      const grant = live(refresh.get(token)) ?? live(access.get(token))
      if (grant) grant.isRevoked = true
      return grant !== undefined
    },

    /** The company takes the app out of its books. */
    revokeOf({ realmId }: Books): void {
      for (const { grant } of refresh.values()) if (grant.books.realmId === realmId) grant.isRevoked = true
    },

    countOf: ({ realmId }: Books): number =>
      new Set(
        [...refresh.values()].flatMap(({ grant }) =>
          grant.books.realmId === realmId && !grant.isRevoked ? grant : [],
        ),
      ).size,
  }
}
export type Grants = ReturnType<typeof createGrants>
