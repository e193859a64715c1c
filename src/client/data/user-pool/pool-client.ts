import { z } from 'zod'
import { callPool, type Fetch, type UserPool, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'

/** A user pool and the way to it. */
export interface PoolClient {
  pool: UserPool
  fetch: Fetch
}

/** Asks the pool and reads its answer. Throws `UserPoolError` or `UserPoolUnreachable`. */
export async function ask<S extends z.ZodType>(
  { pool, fetch }: PoolClient,
  operation: string,
  body: object,
  answerSchema: S,
): Promise<z.output<S>> {
  const answer = answerSchema.safeParse(await callPool(pool, fetch, operation, body))
  if (!answer.success) throw new UserPoolUnreachable('Something else answered in the place of the user pool.')
  return answer.data
}

/** For answers that say nothing. */
export const nothing = z.unknown()
