import type { ListSource } from './list-source.ts'

/**
 * Why a list has no rows. `filtered`: some are there, none fits. `unread`: this device never reached the server.
 * `offline`: there is no network to ask the server by. `failed`: it gave none.
 */
export type EmptyReason = 'filtered' | 'none' | 'unread' | 'offline' | 'failed'

/** Why a list shows nothing, should it be so; what is not there comes before what is not wanted. */
export function emptyReason<Row>(source: ListSource<Row>): EmptyReason {
  const { rows, refusal, isUnread = false, isNarrowed = false } = source
  if (isUnread) return 'unread'
  if (rows === undefined && refusal) return isOffline(source) ? 'offline' : 'failed'
  return isNarrowed || (rows !== undefined && rows.length > 0) ? 'filtered' : 'none'
}

/** Whether the server could not be asked because there is no network. */
export const isOffline = ({ isOnline = true, refusal }: Pick<ListSource<never>, 'isOnline' | 'refusal'>) =>
  !isOnline && refusal?.code === undefined
