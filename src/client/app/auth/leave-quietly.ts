import { unsentOf } from '#client/machines/sign-out.machine.ts'
import { countUnsent, leaveDevice } from '../session.ts'

/** Signs out where nobody is asked: nothing unsent is ever discarded, it stays behind sealed. */
export async function leaveQuietly(userKey: string): Promise<void> {
  const isUnsent = unsentOf(await countUnsent(userKey)) > 0
  await leaveDevice(userKey, isUnsent ? 'keeping' : 'all')
}
