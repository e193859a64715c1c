import { endpoints } from '#shared/contract/endpoints.ts'
import type { User } from '#shared/domain/users/user.ts'
import { actRefusal } from '#shared/domain/users/user-rules.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { type AccountParts, asked } from './user-accounts.ts'
import { readColleague, readColleagueAt } from './user.store.ts'

/** Helps a colleague in: another invitation, another password, another second factor (AUTH-50). */
export function mountAccountRoutes(mount: Mount, { db, accounts }: AccountParts) {
  const reached = async (scope: Scope, email: string): Promise<User> => {
    const user = await readColleagueAt(db, scope, email)
    const refusal = actRefusal('recover', await readColleague(db, scope, scope.userId), user)
    if (refusal) throw new AppError(refusal)
    return user
  }

  mount(endpoints.inviteUser, async ({ c, body }) => {
    const { email, status } = await reached(c.var.scope, body.email)
    if (status === 'joined') throw new AppError('alreadyJoined')
    await asked(accounts.resendInvite(email), { wrongState: 'alreadyJoined' })
  })

  mount(endpoints.setUserMfa, async ({ c, body }) => {
    const { id } = await reached(c.var.scope, body.email)
    await asked(accounts.setMfa(id, body.action), { wrongState: 'mfaNotSetUp' })
  })

  mount(endpoints.resetUserPassword, async ({ c, body }) => {
    const { id } = await reached(c.var.scope, body.email)
    await asked(accounts.resetPassword(id), {
      wrongState: 'cannotResetPassword',
      invalid: 'cannotResetPassword',
    })
  })
}
