import { endpoints } from '#shared/contract/endpoints.ts'
import type { SignInWork } from '#shared/contract/endpoints/identity.ts'
import { PoolError } from '#server/identity/pool-error.ts'
import { AppError } from '#server/platform/app-error.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import type { Mounts } from '#server/platform/http/mount.ts'

/** What of the user pool is asked by way of the API. `address` is whose requests are counted together. */
export interface OpenIdentity {
  userStatusOf: (email: string, address: string) => Promise<string>
  resendInvitation: (email: string, address: string) => Promise<void>
  giveWork: () => Promise<SignInWork>
}

/** The calls of somebody who is not signed in. */
export function mountIdentityRoutes({ open: mount }: Mounts, { identity }: { identity: OpenIdentity }) {
  mount(endpoints.getCaptcha, async ({ c }) => {
    c.header('Cache-Control', 'no-store')
    return { ...(await identity.giveWork()) }
  })

  mount(endpoints.getUserStatus, async ({ c, body }) => ({
    userStatus: await limited(identity.userStatusOf(body.email, callerNetwork(c))),
  }))

  mount(endpoints.resendInvitation, async ({ c, body }) => {
    await limited(identity.resendInvitation(body.email, callerNetwork(c)))
  })
}

/** The pool's limits in the words of the API. */
async function limited<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof PoolError)) throw cause
    if (cause.type === 'LimitExceededException') throw new AppError('attemptLimit', { cause })
    if (cause.type === 'TooManyRequestsException') throw new AppError('tooManyRequests', { cause })
    throw cause
  }
}
