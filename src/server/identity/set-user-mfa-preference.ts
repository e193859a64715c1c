import { z } from 'zod'
import { ownerOfAccessToken } from './access-token.ts'
import { defineOperation, members } from './operation.ts'
import { preferSoftwareToken } from './software-tokens.ts'

const input = z.object({
  AccessToken: members.AccessToken,
  SoftwareTokenMfaSettings: members.SoftwareTokenMfaSettings.optional(),
})

export const setUserMfaPreference = defineOperation(
  input,
  async (pool, { AccessToken, SoftwareTokenMfaSettings }) => {
    const { sub } = await ownerOfAccessToken(pool, AccessToken)
    if (SoftwareTokenMfaSettings) await preferSoftwareToken(pool, sub, SoftwareTokenMfaSettings)
    return {}
  },
)
