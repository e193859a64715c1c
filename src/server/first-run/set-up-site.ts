import type { FirstRun } from '#shared/contract/first-run.ts'
import type { Kind, RowOf } from '#shared/contract/kinds.ts'
import { PoolError } from '#server/identity/pool-error.ts'
import type { UserPool } from '#server/identity/user-pool.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { unitOfWork, type Work } from '#server/platform/sync/unit-of-work.ts'
import { firstRows } from './first-rows.ts'
import { spendSetUpToken } from './set-up-link.ts'

export interface SetUpParts {
  db: Db
  tables: EntityTables
  createAccount: UserPool['createUser']
}

/**
 * Makes the owner's account and the organization in one transaction, or nothing of it and the link stays good. Gives the
 * owner's id. Throws `setUpLinkInvalid`, or `accountExists`.
 */
export async function setUpSite(parts: SetUpParts, firstRun: FirstRun): Promise<string> {
  const { owner } = firstRun
  const rows = firstRows(firstRun)
  await unitOfWork(parts, rows.organization.id, async (work) => {
    if (!(await spendSetUpToken(work.tx, firstRun.token))) throw new AppError('setUpLinkInvalid')
    await createHead(work.tx, rows.organization.id)
    await createAccount(parts, work, {
      id: rows.user.id,
      email: owner.email,
      password: owner.password,
      givenName: owner.first_name,
      familyName: owner.last_name,
      emailVerified: true,
    })
    await put(work, 'organization', [rows.organization])
    await put(work, 'customer', [rows.customer])
    await put(work, 'checklistItem', rows.checklist)
    await put(work, 'featureFlag', rows.features)
    await put(work, 'subscription', [rows.subscription])
    await put(work, 'user', [rows.user])
  })
  return rows.user.id
}

async function createAccount(
  parts: SetUpParts,
  { tx }: Work,
  user: Parameters<UserPool['createUser']>[0],
): Promise<void> {
  try {
    await parts.createAccount(user, tx)
  } catch (cause) {
    throw cause instanceof PoolError ? new AppError('accountExists', { cause }) : cause
  }
}

async function put<K extends Kind>(work: Work, kind: K, rows: readonly RowOf<K>[]): Promise<void> {
  await work.load(
    kind,
    rows.map(({ id }) => id),
  )
  for (const row of rows) work.put(kind, row)
}
