import { solveChallenge } from 'altcha-lib'
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha'
import { identityEndpoints } from '#shared/contract/endpoints/identity.ts'
import { SECOND } from '#shared/lib/time.ts'
import { UserPoolError } from '#client/data/user-pool/user-pool.ts'
import { callOpenly } from '../auth/call-openly.ts'

/** A solution is not used in the last moments of its life. */
const MARGIN = 10 * SECOND
const PATIENCE = 60 * SECOND

interface CaptchaProof {
  payload: string
  /** In milliseconds since 1970. */
  until: number
}

let begun: Promise<CaptchaProof> | undefined

/** Begins the proof of work, which is done while somebody types. */
export function beginCaptcha(): void {
  if (begun) return
  const solving = solve()
  begun = solving
  solving.catch(() => {
    if (begun === solving) begun = undefined
  })
}

/** The solved proof of work, good for one sign-in. */
export async function solveCaptcha(): Promise<string> {
  const solved = await (begun ?? solve())
  begun = undefined
  return solved.until - MARGIN > Date.now() ? solved.payload : (await solve()).payload
}

async function solve(): Promise<CaptchaProof> {
  const given = await callOpenly(identityEndpoints.getCaptcha)
  const { expiresAt, ...rest } = given.parameters
  const parameters = { ...rest, ...(expiresAt === undefined ? {} : { expiresAt }) }
  const challenge = { ...given, parameters }
  const solution = await solveChallenge({
    challenge,
    deriveKey: parameters.algorithm.startsWith('PBKDF2/') ? deriveByPbkdf2 : deriveBySha,
    timeout: PATIENCE,
  })
  if (!solution) throw new UserPoolError('UserLambdaValidationException', 'The proof of work took too long')
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    until: expiresAt === undefined ? Infinity : expiresAt * SECOND,
  }
}
