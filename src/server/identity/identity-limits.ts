import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'

/** The hosted pool's defaults. */
export const tokenLifetimes = { id: HOUR, access: HOUR, refresh: 30 * DAY }

export const challengeLifetime = 3 * MINUTE

/** After so many wrong guesses an account is locked: for `firstLock`, then twice as long with every further one. */
export const accountGuesses = {
  free: 5,
  firstLock: SECOND,
  longestLock: 15 * MINUTE,
  forgottenAfter: 15 * MINUTE,
}

/** An office shares one address, so an address may be wrong more often, and one guess is forgiven every `drain`. */
export const addressGuesses = { free: 50, drain: 10 * SECOND }

/** No throttle row has a meaning for longer than this. */
export const throttleMemory = HOUR

export const largestRequest = 128 * 1024
