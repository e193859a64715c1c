import { z } from 'zod'
import { userOfAccessToken } from '../tokens/access-token.ts'
import { defineOperation, members } from './operation.ts'
import type { Pool } from '../pool.ts'
import { readSoftwareToken } from '../software-tokens.ts'
import { listAttributes } from '../user-attributes.ts'

const input = z.object({ AccessToken: members.AccessToken })

export const getUser = defineOperation(input, async (pool, { AccessToken }) => {
  const user = await userOfAccessToken(pool, AccessToken)
  return {
    Username: user.sub,
    UserAttributes: listAttributes(user),
    ...(await mfaSettings(pool, user.sub)),
  }
})

/** The second factors of a user in the protocol's words; where there is none, the members are absent. */
export async function mfaSettings(pool: Pool, sub: string) {
  const token = await readSoftwareToken(pool, sub)
  if (!token?.enabled) return {}
  return {
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    ...(token.preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
  }
}
