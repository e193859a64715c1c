import { quietExtent } from './leave-quietly.ts'
import type { Lock } from '../lock/use-lock.ts'

/** Signs an unlocked device out without a question, and goes to an address. */
export const leaveKeeping = async (lock: Lock, to = '/'): Promise<void> =>
  lock.leave(await quietExtent(lock.userKey), to)
