import { v7 as uuidv7 } from 'uuid'
import type { FirstRun } from '#shared/contract/first-run.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { firstRows } from './first-rows.ts'
import type { OwnerAccounts } from './owner-accounts.ts'
import { spendSetUpToken } from './set-up-link.ts'

export interface SetUpParts extends CommitParts {
  owners: OwnerAccounts
  now: () => number
  /** The organization begins with everything there is to buy, else with a trial (AUTH-44). */
  isLicensed: boolean
}

/**
 * Makes the owner's account and the organization, or nothing of it and the link stays good. Gives the owner's id. Throws
 * `setUpLinkInvalid`, and what `OwnerAccounts.open` throws.
 */
export async function setUpSite(parts: SetUpParts, firstRun: FirstRun): Promise<string> {
  const organizationId = uuidv7()
  return commit(parts, organizationId, async (work) => {
    if (!(await spendSetUpToken(work.tx, firstRun.token))) throw new AppError('setUpLinkInvalid')
    await createHead(work.tx, organizationId)
    const ownerId = await parts.owners.open(firstRun.owner, work.tx)
    const { now, isLicensed } = parts
    const rows = firstRows(firstRun, { organizationId, ownerId, now: now(), isLicensed })
    await put(work, 'organization', [rows.organization])
    await put(work, 'customer', [rows.customer])
    await put(work, 'checklistItem', rows.checklist)
    await put(work, 'featureFlag', rows.features)
    await put(work, 'subscription', [rows.subscription])
    await put(work, 'user', [rows.user])
    return ownerId
  })
}

async function put<K extends Kind>(work: Work, kind: K, rows: readonly RowOf<K>[]): Promise<void> {
  await work.load(
    kind,
    rows.map(({ id }) => id),
  )
  for (const row of rows) work.put(kind, row)
}
