import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { passwordLimits } from '#shared/domain/identity/password.ts'

/** As many guesses as the shortest password takes that may be chosen, if its characters were drawn by chance. */
const FEWEST_GUESSES = 10 ** passwordLimits.shortest

/** Words that whoever guesses a password here tries first. */
const OWN_WORDS = ['castellan']

let checker: ZxcvbnFactory | undefined

/** Made at the first look: the list of common passwords is large. */
const checkerOf = (): ZxcvbnFactory =>
  (checker ??= new ZxcvbnFactory({
    dictionary: { ...dictionary },
    graphs: adjacencyGraphs,
    maxLength: passwordLimits.longest,
  }))

/**
 * Whether a password is guessed sooner than one of the shortest by chance: a common one, also with letters replaced and
 * a year behind it, one along the keyboard, or made of the person's address (ASVS 6.2.4).
 */
export function isGuessable(password: string, email = ''): boolean {
  const words = email.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return checkerOf().check(password, [...OWN_WORDS, email, ...words.filter(Boolean)]).guesses < FEWEST_GUESSES
}
