import { createHash } from 'node:crypto'
import { seal, unseal } from './sealed.ts'

/** Keys that cannot be used, in one sentence for the person at the terminal. */
export class KeyProblem extends Error {
  override name = 'KeyProblem'
}

/** What secrets in the database are sealed with. The keys come from outside it, so that a copy of it alone opens none. */
export interface Keyring {
  /** Encrypts a text with the newest key. It opens only for the same `place`, and only with that key. */
  seal: (place: string, text: string) => string
  /** Throws `KeyProblem` where the key is not here; another error where the text was altered or belongs elsewhere. */
  open: (place: string, stored: string) => string
  /** What texts begin with that the newest key has sealed. */
  mark: string
}

const SEALED = 'sealed:'
export const KEY_LENGTH = 32

export const isSealed = (stored: string): boolean => stored.startsWith(SEALED)

/** `keys` are 32 bytes each, the newest first: it seals, the others only open. */
export function createKeyring(keys: readonly Buffer[]): Keyring {
  const known = new Map(keys.map((key) => [idOf(key), key]))
  const [newest] = keys
  if (!newest) throw new KeyProblem('There is no key to seal secrets with.')
  const mark = `${SEALED}${idOf(newest)}:`
  return {
    mark,
    seal: (place, text) => mark + seal(newest, place, text),
    open(place, stored) {
      const [, id = '', sealed = ''] = stored.split(':')
      const key = known.get(id)
      if (!isSealed(stored) || !key)
        throw new KeyProblem(
          `Secrets in the database are sealed with the key ${id || '(none)'}, which is not among the keys given. Add it to them again.`,
        )
      return unseal(key, place, sealed)
    },
  }
}

/** Tells keys apart without telling them. */
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 12)
