import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import type { Pool } from './pool.ts'

/** How long somebody may take to type a password after the work was given out. */
const LIFETIME = 20 * MINUTE

/** One derivation for each guess of the counter, so that a sign-in costs a phone about a second and a guesser a bill. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, mostGuesses: 1_500 } as const

/** The longest text that can be a payload. */
const LONGEST = 8_192

// Everything that was signed has to come back as it was given out.
const payloadSchema = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.literal(WORK.algorithm),
      cost: z.literal(WORK.cost),
      nonce: z.string(),
      salt: z.string(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

/** Work for a browser to do before it may try a password (AUTH-08), signed, so that nothing is kept until it is done. */
export async function giveWork(pool: Pool): Promise<Challenge> {
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(Math.floor(WORK.mostGuesses / 3), WORK.mostGuesses),
    deriveKey,
    expiresAt: Math.floor((pool.clock() + LIFETIME) / SECOND),
    hmacSignatureSecret: await secretOf(pool),
  })
}

/** Whether the work was given out here, is done, is not too old, and was not shown before. */
export async function isDone(pool: Pool, payload: string | undefined): Promise<boolean> {
  const read = payload === undefined ? undefined : readPayload(payload)
  if (!read || read.challenge.parameters.expiresAt * SECOND <= pool.clock()) return false
  const { verified } = await verifySolution({
    ...(read as unknown as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>),
    deriveKey,
    hmacSignatureSecret: await secretOf(pool),
  })
  return verified && spend(pool, read.challenge.signature, read.challenge.parameters.expiresAt)
}

function readPayload(payload: string) {
  if (payload.length > LONGEST) return undefined
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/** True for the first who shows it, in whichever process. */
async function spend({ db }: Pool, signature: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_spent_work')
    .values({ signature, expires_at: new Date(expiresAt * SECOND) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const sweepSpentWork = ({ db, clock }: Pool) =>
  db.deleteFrom('identity_spent_work').where('expires_at', '<', new Date(clock())).execute()

const secretOf = async ({ keys }: Pool): Promise<string> =>
  createHmac('sha256', (await keys()).secret)
    .update('proof of work')
    .digest('base64url')
