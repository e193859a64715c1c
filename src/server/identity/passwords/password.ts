import { hash, verify } from '@node-rs/argon2'
import { createCredentials, type SrpIdentity } from './srp.ts'

// OWASP's first recommendation for Argon2id, which is the library's default algorithm.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export interface PasswordRecord {
  password_hash: string
  srp_salt: string
  srp_verifier: string
}

/** All that is kept of a password: one form for each way to sign in. */
export async function recordPassword(identity: SrpIdentity, password: string): Promise<PasswordRecord> {
  const { salt, verifier } = createCredentials(identity, password)
  return { password_hash: await hash(password, COST), srp_salt: salt, srp_verifier: verifier }
}

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password)

/** The hash of random bytes that were thrown away: comparing with it costs what comparing with a real one costs. */
export const HASH_OF_NOTHING =
  '$argon2id$v=19$m=19456,t=2,p=1$jXJO7Z6sgpkNtxVAnS/vvg$kvO/2lX+0gEmm5NYo9yk3t6HCE9PXCsXjfp1muyWPb8'
