import { z } from 'zod'
import { readOwnSession } from '../tokens/access-token.ts'
import { factorChangedMail } from '../mails/pool-mails.ts'
import { defineOperation, members } from './operation.ts'
import { notAuthorized } from '../pool-error.ts'
import { requireFresh } from '../tokens/refresh-tokens.ts'
import { preferSoftwareToken, readSoftwareToken } from '../software-tokens.ts'

const input = z.object({
  AccessToken: members.AccessToken,
  SoftwareTokenMfaSettings: members.SoftwareTokenMfaSettings.optional(),
})

export const setUserMfaPreference = defineOperation(
  input,
  async (pool, { AccessToken, SoftwareTokenMfaSettings }, { report }) => {
    const { user, originJti } = await readOwnSession(pool, AccessToken)
    const { sub } = user
    if (!SoftwareTokenMfaSettings) return {}
    const { Enabled, PreferredMfa } = SoftwareTokenMfaSettings
    if (!(Enabled && PreferredMfa) && (await pool.demandsSecondFactor(sub))) {
      throw notAuthorized('A second factor is demanded of this user')
    }
    await requireFresh(pool, sub, originJti)
    const wasEnabled = (await readSoftwareToken(pool, sub))?.enabled ?? false
    await preferSoftwareToken(pool, sub, SoftwareTokenMfaSettings)
    if (Enabled !== wasEnabled) {
      report?.({ event: Enabled ? 'secondFactor.set' : 'secondFactor.removed', actorId: sub })
      await pool.mailer.send({
        to: user.email,
        ...factorChangedMail(pool, user, Enabled ? 'set' : 'removed'),
      })
    }
    return {}
  },
)
