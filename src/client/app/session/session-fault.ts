import { ApiError } from '#client/data/call/api-error.ts'

/**
 * `refused`: the server no longer knows the session; `removed`: its person was taken away; `unreachable`: it did not
 * answer, or somebody else did.
 */
export type SessionFault = 'refused' | 'removed' | 'unreachable'

/** What a call that failed says of the session, where it says something of it. */
export function sessionFaultOf(cause: unknown): SessionFault | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const { code, status } = cause
  // Whoever is signed in on too many devices has to hear that, not that nobody answered.
  if (code === 'tooManyDevices') return undefined
  if (code === 'accountRemoved' || code === 'deviceErased') return 'removed'
  return status === 401 ? 'refused' : 'unreachable'
}
