import { z } from 'zod'
import { choosePassword } from './choose-password.ts'
import { defineOperation, members } from './operation.ts'
import { checkProof } from './password-verifier.ts'
import { requireClient } from '../pool.ts'
import { invalidParameter, invalidSession } from '../pool-error.ts'
import { checkSecondFactor, finishSetup } from './second-factor.ts'

const input = z.object({
  ClientId: members.ClientId,
  ChallengeName: members.oneOf([
    'SMS_MFA',
    'EMAIL_OTP',
    'SOFTWARE_TOKEN_MFA',
    'SELECT_MFA_TYPE',
    'MFA_SETUP',
    'PASSWORD_VERIFIER',
    'CUSTOM_CHALLENGE',
    'SELECT_CHALLENGE',
    'DEVICE_SRP_AUTH',
    'DEVICE_PASSWORD_VERIFIER',
    'ADMIN_NO_SRP_AUTH',
    'NEW_PASSWORD_REQUIRED',
    'SMS_OTP',
    'PASSWORD',
    'WEB_AUTHN',
    'PASSWORD_SRP',
  ]),
  ChallengeResponses: members.texts.default({}),
  Session: members.Session.optional(),
})

/** What follows a right password; no other question is asked. */
const answers: Partial<Record<z.infer<typeof input>['ChallengeName'], typeof checkSecondFactor>> = {
  NEW_PASSWORD_REQUIRED: choosePassword,
  SOFTWARE_TOKEN_MFA: checkSecondFactor,
  MFA_SETUP: finishSetup,
}

export const respondToAuthChallenge = defineOperation(
  input,
  async (pool, { ClientId, ChallengeName, ChallengeResponses, Session }, caller) => {
    requireClient(pool, ClientId)
    if (ChallengeName === 'PASSWORD_VERIFIER') return checkProof(pool, ChallengeResponses, caller)
    if (!Session) throw invalidParameter('Missing required parameter Session')
    const answerTo = answers[ChallengeName]
    if (!answerTo) throw invalidSession()
    return answerTo(pool, ChallengeResponses, Session, caller)
  },
)
