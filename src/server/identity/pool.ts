import type { Db } from '#server/platform/database/database.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { PoolError } from './pool-error.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What every operation works on. */
export interface Pool {
  db: Db
  /** Milliseconds since 1970. */
  clock: () => number
  issuer: string
  /** `{region}_{name}`. */
  poolId: string
  clientId: string
  keys: () => Promise<SigningKeys>
  mailer: Mailer
  /** Where the links in mails lead. */
  publicUrl: string
  allowSignUp: boolean
  requireMfa: boolean
  /** Whether somebody who has a second factor may not be without one again. */
  demandsSecondFactor: (sub: string) => Promise<boolean>
  verifyCaptcha: VerifyCaptcha | undefined
}

/** True when what a client sent along proves that a person works it. */
export type VerifyCaptcha = (payload: string | undefined, email: string) => Promise<boolean>

/** The part of the pool's id that SRP mixes into every password. */
export const poolNameOf = ({ poolId }: Pick<Pool, 'poolId'>): string => poolId.slice(poolId.indexOf('_') + 1)

/** The part of the pool's id that signatures are made for. */
export const regionOf = ({ poolId }: Pick<Pool, 'poolId'>): string => poolId.slice(0, poolId.indexOf('_'))

/** Throws `ResourceNotFoundException` for a client that is not the pool's. */
export function requireClient({ clientId }: Pool, asked: string): void {
  if (asked !== clientId) {
    throw new PoolError('ResourceNotFoundException', `User pool client ${asked} does not exist.`)
  }
}
