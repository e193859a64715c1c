import { z } from 'zod'
import { ownerOfAccessToken } from './access-token.ts'
import { defineOperation, members } from './operation.ts'
import { notAuthorized } from './pool-error.ts'
import { preferSoftwareToken } from './software-tokens.ts'

const input = z.object({
  AccessToken: members.AccessToken,
  SoftwareTokenMfaSettings: members.SoftwareTokenMfaSettings.optional(),
})

export const setUserMfaPreference = defineOperation(
  input,
  async (pool, { AccessToken, SoftwareTokenMfaSettings }) => {
    const { sub } = await ownerOfAccessToken(pool, AccessToken)
    if (!SoftwareTokenMfaSettings) return {}
    const { Enabled, PreferredMfa } = SoftwareTokenMfaSettings
    if (!(Enabled && PreferredMfa) && (await pool.demandsSecondFactor(sub))) {
      throw notAuthorized('A second factor is demanded of this user')
    }
    await preferSoftwareToken(pool, sub, SoftwareTokenMfaSettings)
    return {}
  },
)
