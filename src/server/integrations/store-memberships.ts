import type { Directory } from '#server/connectors/directory.ts'
import { byAccount, keepMemberships, readKeptMemberships } from '#server/import-settings/memberships.store.ts'
import { readMemberships } from '#server/import-settings/read-memberships.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

export const whoseOf = ({ organizationId, integration }: Run) => ({
  organizationId,
  customerId: integration.customer_id,
})

/** Reads groups and roles before people, so that whom a rule ignores is so from the first moment. */
export async function storeMemberships(
  parts: SyncParts,
  run: Run,
  directory: Pick<Directory, 'groups' | 'administrators'>,
): Promise<void> {
  const kept = await readMemberships(directory, await readKeptMemberships(parts.db, whoseOf(run)))
  await commit(parts, run.organizationId, async (work) => {
    await stillConnected(work, run)
    await keepMemberships(work.tx, whoseOf(run), kept)
  })
  run.memberships = byAccount(kept)
}
