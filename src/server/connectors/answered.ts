import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import { ConnectorError, NOT_LICENSED, unreadReasonOf } from './connector-error.ts'

export type Refused = { reason: UnreadReason }

/**
 * What was read, or why it was refused. `isUnlicensed`: whether the tenant is known to lack what has to be bought for it. Throws
 * only what is no failure of the vendor's.
 */
export async function answered<T>(read: () => Promise<T>, isUnlicensed = false): Promise<T | Refused> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    const reason = cause.code === NOT_LICENSED ? 'noLicense' : unreadReasonOf(cause.reason)
    // A tenant without the licence is refused in the words of a missing permission.
    return { reason: reason === 'missingScope' && isUnlicensed ? 'noLicense' : reason }
  }
}
