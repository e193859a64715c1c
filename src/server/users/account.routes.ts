import { endpoints } from '#shared/contract/endpoints.ts'
import type { User } from '#shared/domain/users/user.ts'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import { actRefusal } from '#shared/domain/users/user-rules.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { callerNetwork, type Scope } from '#server/platform/sync/scope.ts'
import { type AccountParts, asked } from './user-accounts.ts'
import { readColleague, readColleagueAt } from './user.store.ts'

/** Helps a colleague in: another invitation, another password, another second factor (AUTH-50). */
export function mountAccountRoutes({ mount }: Mounts, { db, accounts, securityLog }: AccountParts) {
  const reached = async (scope: Scope, email: string): Promise<User> => {
    const user = await readColleagueAt(db, scope, email)
    const refusal = actRefusal('recover', await readColleague(db, scope, scope.userId), user)
    if (refusal) throw new AppError(refusal)
    return user
  }
  const noteDone = (scope: Scope, event: EventDetails['event'], { id, email }: Pick<User, 'id' | 'email'>) =>
    securityLog.note({
      event,
      actorId: scope.userId,
      target: id,
      targetName: email,
      network: callerNetwork(scope),
    })

  mount(endpoints.inviteUser, async ({ c, body }) => {
    const { email, status } = await reached(c.var.scope, body.email)
    if (status === 'joined') throw new AppError('alreadyJoined')
    await asked(accounts.resendInvite(email), { wrongState: 'alreadyJoined' })
  })

  mount(endpoints.setUserMfa, async ({ c, body }) => {
    const { id, email } = await reached(c.var.scope, body.email)
    await asked(accounts.setMfa(id, body.action), { wrongState: 'mfaNotSetUp' })
    const event = body.action === 'enable' ? 'secondFactor.set' : 'secondFactor.removed'
    noteDone(c.var.scope, event, { id, email })
  })

  mount(endpoints.resetUserPassword, async ({ c, body }) => {
    const { id, email } = await reached(c.var.scope, body.email)
    await asked(accounts.resetPassword(id), {
      wrongState: 'cannotResetPassword',
      invalid: 'cannotResetPassword',
    })
    noteDone(c.var.scope, 'password.reset', { id, email })
  })
}
