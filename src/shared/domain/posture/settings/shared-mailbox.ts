import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'

export type SharedMailbox = Readings['sharedMailboxes'][number]

/** Why we cannot say whether somebody may sign in to a mailbox. */
export type SignInObstacle =
  /** Its account comes from a directory on premises, and is changed there. */
  | 'synchronized'
  /** The vendor did not tell its account, or how that stands. */
  | 'unknown'

export function signInObstacle({
  AccountDisabled,
  ExternalDirectoryObjectId,
  IsDirSynced,
}: SharedMailbox): SignInObstacle | undefined {
  if (!ExternalDirectoryObjectId || AccountDisabled === undefined) return 'unknown'
  return IsDirSynced ? 'synchronized' : undefined
}

/** Blocks the account of a mailbox, or lets it sign in again. */
export const signInChange = (object: string, isBlocked: boolean): Change => ({
  source: 'sharedMailboxes',
  object,
  set: { AccountDisabled: isBlocked },
})
