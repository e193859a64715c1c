import { isPeopleApplication } from '#shared/domain/employees/without-application.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Directory } from '#server/connectors/directory.ts'
import {
  type KeptMemberships,
  keepMemberships,
  readKeptMemberships,
  type WhoseDirectory,
} from '#server/import-settings/memberships.store.ts'
import { readMemberships } from '#server/import-settings/read-memberships.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

export function whoseOf({ organizationId, integration: { customer_id, type } }: Run): WhoseDirectory {
  invariant(isPeopleApplication(type), 'What is read is a directory')
  return { organizationId, customerId: customer_id, application: type }
}

/** Reads groups and roles, and keeps them. Before people, so that whom a rule ignores is so from the first moment. */
export async function storeMemberships(
  parts: SyncParts,
  run: Run,
  directory: Pick<Directory, 'groups'> & Partial<Pick<Directory, 'administrators'>>,
): Promise<KeptMemberships> {
  const kept = await readMemberships(directory, await readKeptMemberships(parts.db, whoseOf(run)))
  await commit(parts, run.organizationId, async (work) => {
    await stillConnected(work, run)
    await keepMemberships(work.tx, whoseOf(run), kept)
  })
  return kept
}
