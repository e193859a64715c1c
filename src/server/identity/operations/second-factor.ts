import { factorChangedMail } from '../mails/pool-mails.ts'
import { letIn, type SignInAnswer } from './complete-sign-in.ts'
import { type Caller, requireParameter } from './operation.ts'
import type { Pool } from '../pool.ts'
import { invalidSession } from '../pool-error.ts'
import { reportingRefusal } from '../pool-event.ts'
import { preferSoftwareToken, takeAppCode } from '../software-tokens.ts'
import { withinGuesses } from '../throttle.ts'
import { askedUser, closeQuestion, requireName } from './user-challenge.ts'

type Responses = Record<string, string>

/** Answers SOFTWARE_TOKEN_MFA. After a wrong code the session is good for another; a right one ends it. */
export async function checkSecondFactor(
  pool: Pool,
  responses: Responses,
  session: string,
  caller: Caller,
): Promise<SignInAnswer> {
  const asked = await askedUser(pool, 'SOFTWARE_TOKEN_MFA', session)
  requireName(asked, requireParameter(responses, 'USERNAME'))
  const code = requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE')
  const { sub } = asked.user
  await reportingRefusal(caller, { event: 'secondFactor.refused', actorId: sub }, () =>
    withinGuesses(pool, { at: 'software token', sub, ...caller }, () => takeAppCode(pool, sub, code)),
  )
  const { user } = await closeQuestion(pool, 'SOFTWARE_TOKEN_MFA', session)
  return letIn(pool, user, caller, 'factor')
}

/** Answers MFA_SETUP with the session of a proved app, which is switched on by it. */
export async function finishSetup(
  pool: Pool,
  responses: Responses,
  session: string,
  caller: Caller,
): Promise<SignInAnswer> {
  const asked = await askedUser(pool, 'MFA_SETUP', session)
  requireName(asked, requireParameter(responses, 'USERNAME'))
  if (!asked.isProved) throw invalidSession()
  const { user } = await closeQuestion(pool, 'MFA_SETUP', session)
  await preferSoftwareToken(pool, user.sub, { Enabled: true, PreferredMfa: true })
  caller.report?.({ event: 'secondFactor.set', actorId: user.sub })
  await pool.mailer.send({ to: user.email, ...factorChangedMail(pool, user, 'set') })
  return letIn(pool, user, caller, 'factor')
}
