import { unsentOf } from '#client/machines/sign-out.machine.ts'
import { countUnsent, leaveDevice } from './session.ts'

/** Where nobody is asked nothing unsent is ever discarded: it stays behind sealed. */
export const quietExtent = async (userKey: string): Promise<'keeping' | 'all'> =>
  unsentOf(await countUnsent(userKey)) > 0 ? 'keeping' : 'all'

/** Signs out without a question. */
export const leaveQuietly = async (userKey: string): Promise<void> =>
  leaveDevice(userKey, await quietExtent(userKey))
