import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { type DuoReadParts, parentsToRead, readDuoAccounts } from './read-duo-accounts.ts'

interface AskedOrganization {
  organizationId: string
}

/** Reads the accounts below an organization's own. */
export const readDuoAccountsJob = defineJob({
  queue: 'read-duo-accounts',
  parallel: 1,
  rules: { policy: 'short' },
  act: (parts: DuoReadParts, { organizationId }: AskedOrganization) => readDuoAccounts(parts, organizationId),
})

/** Has an organization's accounts read soon. */
export const requestReadingOfDuo = (
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  organizationId: string,
): Promise<void> => jobs.send<AskedOrganization>(readDuoAccountsJob.queue, { organizationId }, organizationId)

/** Asks for the accounts that were not read for a time. */
export async function requestDueDuoAccounts(parts: DuoReadParts & { feedInterval: number }): Promise<void> {
  if (parts.feedInterval === 0) return
  for (const { organizationId } of await parentsToRead(parts, parts.now()))
    await requestReadingOfDuo(parts, organizationId)
}
