import { z } from 'zod'
import { defineOperation, members } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { notAuthorized } from '../pool-error.ts'
import { endAllSignIns } from '../tokens/refresh-tokens.ts'
import { factorChangedMail } from '../mails/pool-mails.ts'
import { preferSoftwareToken, readSoftwareToken } from '../software-tokens.ts'
import { storeAttributes } from '../user-attributes.ts'
import { describeUserFully, onOneUser, userNamed } from './admin-user.ts'

const input = z.object(onOneUser)

export const adminGetUser = defineOperation(input, async (pool, asked) =>
  describeUserFully(pool, await userNamed(pool, asked)),
)

/** A user who is disabled cannot sign in, and what was given out before is not renewed. */
export const adminDisableUser = defineOperation(input, (pool, asked) => setEnabled(pool, asked, false))

export const adminEnableUser = defineOperation(input, (pool, asked) => setEnabled(pool, asked, true))

export const adminDeleteUser = defineOperation(input, async (pool, asked) => {
  const { sub } = await userNamed(pool, asked)
  await pool.db.deleteFrom('identity_code').where('sub', '=', sub).execute()
  await pool.db.deleteFrom('identity_user').where('sub', '=', sub).execute()
  return {}
})

export const adminUserGlobalSignOut = defineOperation(input, async (pool, asked) => {
  const { sub } = await userNamed(pool, asked)
  await endAllSignIns(pool, sub)
  return {}
})

export const adminConfirmSignUp = defineOperation(input, async (pool, asked) => {
  const user = await userNamed(pool, asked)
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  }
  await pool.db
    .updateTable('identity_user')
    .set({ status: 'CONFIRMED' })
    .where('sub', '=', user.sub)
    .execute()
  await storeAttributes(pool, user, { email_verified: 'true' })
  return {}
})

const mfaInput = z.object({
  ...onOneUser,
  SoftwareTokenMfaSettings: members.SoftwareTokenMfaSettings.optional(),
})

export const adminSetUserMfaPreference = defineOperation(mfaInput, async (pool, asked) => {
  const user = await userNamed(pool, asked)
  const settings = asked.SoftwareTokenMfaSettings
  if (!settings) return {}
  const wasEnabled = (await readSoftwareToken(pool, user.sub))?.enabled ?? false
  await preferSoftwareToken(pool, user.sub, settings)
  if (settings.Enabled !== wasEnabled) {
    const change = settings.Enabled ? 'set' : 'removed'
    await pool.mailer.send({ to: user.email, ...factorChangedMail(pool, user, change) })
  }
  return {}
})

async function setEnabled(pool: Pool, asked: z.infer<typeof input>, enabled: boolean) {
  const { sub } = await userNamed(pool, asked)
  await pool.db
    .updateTable('identity_user')
    .set({ enabled, updated_at: new Date(pool.clock()) })
    .where('sub', '=', sub)
    .execute()
  return {}
}
