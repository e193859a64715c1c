import { endpoints } from '#shared/contract/endpoints.ts'
import { actRefusal } from '#shared/domain/users/user-rules.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireOwn, type Scope } from '#server/platform/sync/scope.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { forgetAccount } from './forget-removed.ts'
import { type IdentityAdmin, IdentityFailure } from './identity-admin.ts'
import { type AccountParts, addUser, asked, requireWayToSignIn, tellPool } from './user-accounts.ts'
import { changeUser, removeUser } from './user-changes.ts'
import { listUsers, readColleague } from './user.store.ts'

/** Who may sign in for the organization (ORG-16 to ORG-20, PERM-15 to PERM-17). */
export function mountSystemUserRoutes({ mount }: Mounts, parts: AccountParts) {
  const { db, accounts, log } = parts

  mount(endpoints.listUsers, async ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    return listUsers(db, c.var.scope)
  })

  mount(endpoints.addUser, async ({ c, params, body }) => {
    requireOwn(c.var.scope, params.id)
    return addUser(parts, c.var.scope, body)
  })

  mount(endpoints.putUser, async ({ c, params, body }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    requireWayToSignIn(parts, body)
    // Nobody is let in by half: the door of the pool opens first and closes last.
    if (body.disabled === false) await enable(parts, scope, params.userId)
    const change = definedOnly(body)
    const changed = await changeUser(parts, scope, params.userId, change)
    const { after } = changed
    if (body.disabled) await asked(shutOut(accounts, after.id))
    await asked(tellPool(parts, change, changed))
    return after
  })

  mount(endpoints.deleteUser, async ({ c, params }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    await removeUser(parts, scope, params.userId)
    // They are not let in any more; where the pool does not hear of it now, it does later.
    await forgetAccount(parts, params.userId).catch((cause: unknown) => {
      if (!(cause instanceof IdentityFailure)) throw cause
      log.warn(
        { event: 'users.accountKept', reason: cause.reason },
        'The user pool did not forget an account yet',
      )
    })
  })
}

async function enable({ db, accounts }: AccountParts, scope: Scope, id: string): Promise<void> {
  const target = await readColleague(db, scope, id)
  const refusal = actRefusal('disable', await readColleague(db, scope, scope.userId), target)
  if (refusal) throw new AppError(refusal)
  await asked(accounts.enable(id))
}

async function shutOut(accounts: IdentityAdmin, id: string): Promise<void> {
  await accounts.disable(id)
  await accounts.signOutEverywhere(id)
}
