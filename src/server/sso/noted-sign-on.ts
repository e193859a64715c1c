import type { ErrorCode } from '#shared/contract/errors.ts'
import type { SecurityReason } from '#shared/domain/security-log/security-event.ts'
import { PoolError } from '#server/identity/pool-error.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'

/** Notes what becomes of a sign-in by another provider. `act` is told whom to name once that is known. */
export async function notedSignOn<T>(
  { note }: Pick<SecurityLog, 'note'>,
  network: string,
  act: (onNamed: (userId: string) => void) => Promise<T>,
): Promise<T> {
  let actorId: string | undefined
  try {
    const signedIn = await act((userId) => (actorId = userId))
    note({ event: 'signIn.succeeded', actorId, network })
    return signedIn
  } catch (cause) {
    const reason = cause instanceof AppError ? reasonOf(cause, actorId) : undefined
    if (reason) note({ event: 'signIn.refused', reason, actorId, network })
    throw cause
  }
}

const reasons: Partial<Record<ErrorCode, SecurityReason>> = {
  accountDisabled: 'disabled',
  accountRemoved: 'unknownAccount',
  sessionUnverified: 'unverified',
}

/** Why somebody is not let in; undefined where the provider could not be asked. */
function reasonOf({ code, cause }: AppError, actorId: string | undefined): SecurityReason | undefined {
  if (code !== 'notAuthorized') return reasons[code]
  if (cause instanceof PoolError) return cause.reason ?? 'unknownAccount'
  return actorId === undefined ? 'unknownAccount' : 'secondFactorNeeded'
}
