import { unsentOf } from '#client/machines/sign-out.machine.ts'
import { countUnsent } from './session.ts'
import type { Lock } from './use-lock.ts'

/** Signs an unlocked device out without a question: nothing unsent is discarded, it stays behind sealed. */
export async function leaveKeeping(lock: Lock, to = '/'): Promise<void> {
  const isUnsent = unsentOf(await countUnsent(lock.userKey)) > 0
  await lock.leave(isUnsent ? 'keeping' : 'all', to)
}
