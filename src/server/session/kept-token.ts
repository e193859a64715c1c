import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '#server/platform/keys/sealed.ts'

const OWNER = 'refresh token'

/** Takes a refresh token apart: what the cookie holds opens only with the server's secret and the other half. */
export function takeApart(secret: Buffer, refreshToken: string): { cookie: string; half: string } {
  const half = randomBytes(32).toString('base64url')
  return { half, cookie: sealedFor(secret, half, refreshToken) }
}

/**
 * The cookie of a token that takes the place of another one. The half stays, because a browser that is killed may keep
 * an older cookie than what its pages have stored, or a newer one.
 */
export const sealedFor = (secret: Buffer, half: string, refreshToken: string): string =>
  seal(keyOf(secret, half), OWNER, refreshToken)

/** The refresh token again; undefined where the halves are not of one session, or not of this server. */
export function putTogether(secret: Buffer, cookie: string, half: string): string | undefined {
  try {
    return unseal(keyOf(secret, half), OWNER, cookie)
  } catch {
    return undefined
  }
}

const keyOf = (secret: Buffer, half: string): Buffer =>
  createHmac('sha256', secret).update(`kept session ${half}`).digest()
