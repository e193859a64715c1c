import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { validate } from 'uuid'

/** The refresh tokens of one sign-in, each of which takes the place of the one before. */
export interface TokenFamily {
  originJti: string
  /** In base64url. It shows that a token was given out here; it alone makes none that is good. */
  familyKey: string
}

/** Bytes of a token that nobody can guess, followed by those that tell whose it is. */
const SECRET = 32
const TAG = 16

export const newFamilyKey = (): string => randomBytes(32).toString('base64url')

export const firstToken = (family: TokenFamily): string => tokenOf(family, randomBytes(SECRET))

/** The successor of a token: the same one for the same `branch`, so that tabs that ask at once are given the same. */
export const nextToken = (family: TokenFamily, token: string, branch: string): string =>
  tokenOf(family, createHmac('sha256', token).update(branch).digest())

/** The sign-in that a token names, whether or not it was given out; undefined where it names none. */
export function originOf(token: string): string | undefined {
  const [originJti, rest, ...more] = token.split('.')
  return rest !== undefined && more.length === 0 && validate(originJti) ? originJti : undefined
}

/** Whether a token was once given out for a sign-in. */
export function isOfFamily(token: string, family: TokenFamily): boolean {
  const bytes = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  if (family.familyKey === '' || bytes.length !== SECRET + TAG) return false
  return timingSafeEqual(bytes.subarray(SECRET), tagOf(family, bytes.subarray(0, SECRET)))
}

const tokenOf = (family: TokenFamily, secret: Buffer): string =>
  `${family.originJti}.${Buffer.concat([secret, tagOf(family, secret)]).toString('base64url')}`

const tagOf = ({ originJti, familyKey }: TokenFamily, secret: Buffer): Buffer =>
  createHmac('sha256', familyKey).update(originJti).update(secret).digest().subarray(0, TAG)
