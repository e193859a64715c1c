import { generateKeyPairSync, sign } from 'node:crypto'
import type { Account } from './grants.ts'

let keys: ReturnType<typeof makeKeys> | undefined

/** Made at the first use, which takes a while, and the same for every cloud of a process. */
const pair = () => (keys ??= makeKeys())

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Who has signed in, signed with a key that a restart replaces. https://developers.google.com/identity/openid-connect */
export function createIdTokens(clientId: string, now: () => number) {
  return {
    give({ sub, email, workspace }: Account): string {
      const seconds = Math.floor(now() / 1000)
      const head = encoded({ alg: 'RS256', kid: 'pretend', typ: 'JWT' })
      const claims = encoded({
        iss: 'https://accounts.google.com',
        azp: clientId,
        aud: clientId,
        sub,
        // Absent for an account that belongs to nobody's workspace.
        ...(workspace ? { hd: workspace.domain } : {}),
        email,
        email_verified: true,
        iat: seconds,
        exp: seconds + 3600,
      })
      const signature = sign('sha256', Buffer.from(`${head}.${claims}`), pair().privateKey)
      return `${head}.${claims}.${signature.toString('base64url')}`
    },
    certs: () => ({
      keys: [{ ...pair().publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'pretend' }],
    }),
  }
}
export type IdTokens = ReturnType<typeof createIdTokens>

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
