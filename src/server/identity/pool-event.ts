import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import { PoolError } from './pool-error.ts'

/** Something that happened to an account, or to one that does not exist: nothing tells them apart here either. */
export type PoolEvent = Omit<EventDetails, 'network'>

/** Reports why `act` is refused to somebody; what is no reason for a security log passes unheard. */
export async function reportingRefusal<T>(
  { report }: { report?: (event: PoolEvent) => void },
  event: PoolEvent,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof PoolError && cause.reason) report?.({ ...event, reason: cause.reason })
    throw cause
  }
}
