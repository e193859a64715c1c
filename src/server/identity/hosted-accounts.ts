import type { Log } from '#server/platform/log.ts'
import { countCodeRequest } from './codes/codes.ts'
import type { Caller } from './operations/operation.ts'
import type { Pool } from './pool.ts'
import { subjectOf } from './subject.ts'

/** What is asked of a hosted pool for somebody who is not signed in. */
export interface HostedAccounts {
  /** In the pool's own words; undefined where there is no account. */
  statusOf: (email: string) => Promise<string | undefined>
  resendInvite: (email: string) => Promise<void>
}

/**
 * Invites somebody again who never signed in, in a hosted pool. It is counted here as in our own pool, and nobody waits
 * for what follows, so that neither the answer nor its time tells who was invited.
 */
export async function resendHostedInvitation(
  pool: Pool,
  { statusOf, resendInvite }: HostedAccounts,
  email: string,
  { caller, log }: { caller: Caller; log: Pick<Log, 'error'> | undefined },
): Promise<void> {
  // Where the accounts are elsewhere, this is the one that is made up for the address.
  const { sub } = await subjectOf(pool, email)
  await countCodeRequest(pool, { sub, ...caller })
  const invite = async () => {
    if ((await statusOf(email)) === 'FORCE_CHANGE_PASSWORD') await resendInvite(email)
  }
  invite().catch((cause: unknown) => {
    log?.error(
      { event: 'userPool.invitationNotSent', kind: cause instanceof Error ? cause.message : 'unknown' },
      'An invitation was not sent again',
    )
  })
}
