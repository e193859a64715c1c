import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '#server/platform/keys/sealed.ts'

const OWNER = 'refresh token'

/** Takes a refresh token apart: what the cookie holds opens only with the server's secret and the other half. */
export function takeApart(secret: Buffer, refreshToken: string): { cookie: string; half: string } {
  const half = randomBytes(32).toString('base64url')
  return { half, cookie: seal(keyOf(secret, half), OWNER, refreshToken) }
}

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
