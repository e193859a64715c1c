import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'

/** The hosted pool's defaults. */
export const tokenLifetimes = { id: HOUR, access: HOUR, refresh: 30 * DAY }

/**
 * A refresh token is replaced at most so often. Longer than a browser takes to write a cookie to its disk (Chromium:
 * half a minute), so that one that is killed comes back with a token that is good.
 */
export const rotationPause = MINUTE

/** How long after a sign-in its second factor can be changed. */
export const freshSignIn = 10 * MINUTE

export const challengeLifetime = 3 * MINUTE

/** How long a mailed secret is good: a code, and the temporary password of an invitation. */
export const mailedLifetimes = { code: HOUR, temporaryPassword: 7 * DAY }

/** So often may be tried before a code is worth nothing. */
export const triesPerCode = 5

/** A count that goes down by one every `drain`; nothing more is let through while `free` are counted. */
export interface DrainingLimit {
  free: number
  drain: number
}

/** Five mails with a code at once, and five in every hour. */
export const codeRequests: DrainingLimit = { free: 5, drain: 12 * MINUTE }

/** After so many wrong guesses an account is locked: for `firstLock`, then twice as long with every further one. */
export const accountGuesses = {
  free: 5,
  firstLock: SECOND,
  longestLock: 15 * MINUTE,
  forgottenAfter: 15 * MINUTE,
}

/** An office shares one address, so an address may be wrong more often, and one guess is forgiven every `drain`. */
export const addressGuesses: DrainingLimit = { free: 50, drain: 10 * SECOND }

/** No throttle row has a meaning for longer than this. */
export const throttleMemory = HOUR

/** So long after a sign-in its network is one that the account is known to be used from. */
export const networkMemory = 30 * DAY

/** How far the clock of a server that signs its requests may be off. */
export const signatureSkew = 5 * MINUTE

export const largestRequest = 128 * 1024
